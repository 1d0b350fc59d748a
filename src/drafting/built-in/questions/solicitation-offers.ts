import { printedAnswer } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import { isProhibition } from '../../../domain/grounding/prohibition.ts'
import type { AnswerOffer, Subject } from '../../../domain/interview.ts'
import type { Requirement, RequirementQuantity } from '../../../domain/solicitation/analysis.ts'
import { isIntroducedAsWork } from '../../../domain/solicitation/layout/item-text.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { likelyTests, type StepTest, sureOf, testsOf } from '../../../domain/work-breakdown/showing-tests.ts'
import { figuresOf, askedFigures as ofRequirement, type Telling, tellingOf } from '../../../domain/work-breakdown/told-figures.ts'
import { beginsWithVerb } from '../../../language/action.ts'
import { oneLine } from '../../../language/characters.ts'
import { isModal } from '../../../language/clause.ts'
import { wordsOf } from '../../../language/words.ts'
import type { PlanFacts } from '../../drafter.ts'
import { type AskedFigure, askedFigures, limitsIn } from './asked-figures.ts'
import { datedWork } from './dated-work.ts'
import { decisive } from './decisive.ts'
import { furnishedIn } from './furnished.ts'
import { soFar } from './so-far.ts'

/** As many of a kind as are looked through at a glance, and as many steps as a list of what a phase shall do has. */
const MOST_OFFERED = 6
const MOST_STEPS = 12

/**
 * What the solicitation asks for and no answer has yet, each with its page: the work of this phase as steps in its own words, what it dates as milestones,
 * what it limits as figures to commit to and as pass marks, and what the Government provides. Whoever takes one over makes it theirs, and may set it lower.
 */
export function solicitationOffers(facts: PlanFacts): AnswerOffer[] {
  const { rows, ...so } = soFar(facts)
  const { tasks, unmarked } = decisive({ rows, ...so })
  const steps = so.requirements
    .filter((one) => tasks.includes(one) && !isProhibition(one))
    .flatMap(stepOffers)
    .slice(0, MOST_STEPS)
  const milestones = rows.milestones
    ? []
    : datedWork(so).map(({ words, month, page }) => offer('milestones', { title: words, due: `${month}` }, { page }))
  const told = testsOf(rows)
  const shown = showingOf(unmarked, told)
  // what is committed to stands beside the pass marks: a figure that any test reaches may be its own
  const committed = openFigures(unmarked, shown)
    .filter((one) => one.isNamed && !isToldIn(told, one.set, REACHED))
    .map(({ requirement, quantity, limit }) => offer('threshold', { quantity, limit }, requirement))
  const tests = unmarked.flatMap((requirement) => testOffers(requirement, shown, told))
  const furnished = furnishedIn(facts).map(({ item, by, page }) => offer('government', { item, ...(by ? { by } : {}) }, { page }))
  return [steps, milestones.slice(0, MOST_STEPS), ...[committed, tests, furnished].map((all) => all.slice(0, MOST_OFFERED))].flat()
}

/** Work that says what is done, without what introduces it in its list. */
function stepOffers(task: Requirement): AnswerOffer[] {
  if (beginsWithVerb(task.text)) return tellsDuty(task.text) ? [] : [offer('steps', { action: open(task.text) }, task)]
  const isItem = beginsWithVerb(requirementWords(task)) || isIntroducedAsWork(task)
  return isItem ? [offer('steps', { action: open(requirementWords(task)) }, task)] : []
}

/** "Work with live bees shall not be done": what stands before a duty is of what it is said, also where it looks like a verb. */
function tellsDuty(text: string): boolean {
  const words = wordsOf(text)
  const duty = words.findIndex(isModal)
  return duty > 0 && !words.slice(0, duty).some((word) => OPENS_CLAUSE.has(word.text.toLowerCase()))
}

/** Behind these a duty is of a clause within the order: "Develop a hive that shall not rot". */
const OPENS_CLAUSE: ReadonlySet<string> = new Set([
  'that',
  'which',
  'who',
  'whose',
  'what',
  'how',
  'so',
  'if',
  'when',
  'where',
  'and',
  'it',
  ':',
  ';',
])

/** A sentence whose figures do not all stand beside their things is offered whole, without a pass mark: which is whose, the person tells. */
function testOffers(requirement: Requirement, shown: Showing, tests: readonly StepTest[]): AnswerOffer[] {
  const limits = limitsIn(requirement)
  if (limits.length > 0 && askedFigures([requirement]).length === 0) {
    const words = open(isCut(requirement, limits) ? requirement.text : requirementWords(requirement))
    return shown.get(requirement)?.length || limits.some((set) => isToldIn(tests, set))
      ? []
      : [offer('test', { 'proof.quantity': words }, requirement)]
  }
  return openFigures([requirement], shown).map(({ quantity, limit }) =>
    offer('test', { 'proof.quantity': quantity, 'proof.limit': limit }, requirement),
  )
}

/** Whether a quote ends before one of the figures that its sentence sets. */
function isCut(requirement: Requirement, limits: readonly RequirementQuantity[]): boolean {
  const words = oneLine(requirementWords(requirement))
  return limits.some(({ printed }) => !words.includes(oneLine(printed)))
}

/** The company's tests and commitments that each requirement is shown by: what is told of it need not be told again. */
type Showing = ReadonlyMap<Requirement, readonly StepTest[]>

function showingOf(requirements: readonly Requirement[], tests: readonly StepTest[]): Showing {
  const likely = likelyTests(requirements, tests)
  return new Map(requirements.map((one, at) => [one, sureOf(likely[at] ?? []).map(({ test }) => test)]))
}

/** The figures of which nothing is told yet: of several of one requirement those that no test of it tells. */
function openFigures(requirements: readonly Requirement[], shown: Showing): AskedFigure[] {
  return requirements.flatMap((requirement) => {
    const [tests = [], all] = [shown.get(requirement), askedFigures([requirement])]
    return all.filter(({ set }) => tests.length === 0 || (all.length > 1 && !isToldIn(tests, set)))
  })
}

function isToldIn(tests: readonly StepTest[], set: RequirementQuantity, ways: readonly Telling[] = ANY): boolean {
  return tests.some(({ proof }) => ofRequirement({ quantities: [set] }).some((one) => ways.includes(tellingOf(one, figuresOf(proof).own))))
}

const REACHED: readonly Telling[] = ['same', 'end', 'stricter']
const ANY: readonly Telling[] = [...REACHED, 'bare', 'other']

/** A row in the fields of the question on that subject. */
export function inFields(subject: Subject, row: Readonly<Record<string, string>>): string {
  const form = ANSWER_FORMS[subject]
  return form ? printedAnswer({ free: '', rows: [row] }, form) : Object.values(row).join(', ')
}

type Offered = 'steps' | 'milestones' | 'threshold' | 'test' | 'government'

function offer(subject: Offered, row: Readonly<Record<string, string>>, { page }: Pick<Requirement, 'page'>): AnswerOffer {
  return { subject, words: inFields(subject, row), from: 'solicitation', page }
}
