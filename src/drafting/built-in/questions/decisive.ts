import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isIntroducedAsWork } from '../../../domain/solicitation/layout/item-text.ts'
import { type AnswerKind, answeredBy } from '../../../domain/solicitation/requirement/answered-by.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { lacksMark } from '../../../domain/work-breakdown/composed/proven.ts'
import { isAim } from '../../../domain/work-breakdown/solicitation-steps.ts'
import { beginsWithVerb } from '../../../language/action.ts'
import { startsWithCapital, startsWithDigit, stripped } from '../../../language/characters.ts'
import { stem, stemsIn } from '../../../language/stem.ts'
import { limitsIn } from './asked-figures.ts'
import { isLimit, wordsIn } from './quoted.ts'
import type { SoFar } from './so-far.ts'
import { toldInAnswers } from './told-in-answers.ts'

/** The requirements that questions quote, each in one question only. */
export type Decisive = {
  /** Work of this phase that no step of the company answers yet. */
  tasks: readonly Requirement[]
  /** What states a figure that a result is judged by, and has no pass mark yet. */
  unmarked: readonly Requirement[]
  /** Those of it whose figures stand in the words of an answer, with the slot of that answer: they are placed, not told again. */
  told: ReadonlyMap<Requirement, string>
  threshold: Requirement | undefined
  test: Requirement | undefined
}

const FEWEST_WORDS = 5

/** Words at the start of a sentence that lean on the one before it: alone it would not be understood. */
const LEANING = new Set(
  'this it these those they such its their there additionally specifically however finally lastly other others also then while when if note yes no'.split(
    ' ',
  ),
)
const PROVING = new Set(stemsIn('demonstrate test validate verify show measure evaluate prove'))
/** Papers are work, too, but nobody is asked by which method a report is written or tested. */
const PAPERS = new Set(
  stemsIn('report plan paper presentation document disclose proposal label articulate proposer offeror applicant review commercialize'),
)
/** What is weighed beside the work, and what somebody is in need of: neither tells what is to be made. */
const BESIDE = new Set(stemsIn('risk tradeoff benefit need customer not'))

/** Which requirement each question is about: the most decisive that nothing said so far answers. */
export function decisive(so: SoFar): Decisive {
  const open = so.requirements.filter((one) => isTelling(one) && !isAnswered(one, so))
  const objective = so.facts.analysis?.topic.objective ?? ''
  const tasks = tasksOf(open, so, objective)
  const left = new Set(open)
  const take = (score: (one: Requirement) => number): Requirement | undefined => {
    const best = bestOf([...left].filter(isOfWork), score)
    if (best) left.delete(best)
    return best
  }
  const unmarked = so.requirements.filter((one) => limitsIn(one).length > 0 && lacksMark(one, so.rows))
  const told = toldInAnswers(unmarked, so.facts.answers)
  const takeMark = () => take((one) => (unmarked.includes(one) && !told.has(one) ? 1 : 0))
  const threshold = takeMark() ?? unmarked.find((one) => !told.has(one))
  const test = takeMark() ?? take((one) => testScore(one, so.facts.phase))
  return { tasks, unmarked, told, threshold, test }
}

/** Whether a step's proof or a commitment has a figure for it. */
function isAnswered({ id, quantities }: Requirement, { rows }: SoFar): boolean {
  const isProven = rows.steps.some(({ requirement_ids, proof }) => requirement_ids.includes(id) && proof.some(({ value }) => value))
  return isProven || rows.commitments.some(({ value }) => value !== undefined && quantities.some((one) => one.value === value))
}

/** Whether it says enough to be quoted alone. */
function isTelling(one: Requirement): boolean {
  const { whose } = one
  return wordsIn(requirementWords(one)).length >= FEWEST_WORDS && whose !== 'government' && whose !== 'proposal' && whose !== 'background'
}

/** What a step does and what it shows. */
const OF_WORK: ReadonlySet<AnswerKind> = new Set(['property', 'work'])

/** Whether it asks for work or for its product, not for a paper on it, and is understood alone. */
function isOfWork(one: Requirement): boolean {
  return !isLeaning(one) && OF_WORK.has(answeredBy(one)) && !says(one, PAPERS)
}

/**
 * Open work, of this phase if there is any; what begins with its verb comes first. What the phase's section tells as an order, or as an item of what "the
 * Phase I effort shall" do, is its work whatever it comes to; the objective of the whole is nobody's single task.
 */
function tasksOf(open: readonly Requirement[], { facts, rows }: SoFar, objective: string): Requirement[] {
  const answered = new Set(rows.steps.flatMap(({ requirement_ids }) => requirement_ids))
  const isSet = (one: Requirement) => one.phase === facts.phase && (isOrder(one) || isIntroducedAsWork(one))
  const tasks = open.filter(
    (one) =>
      (isSet(one) || (one.kind === 'task' && !isLeaning(one))) &&
      one.whose !== 'product' &&
      !answered.has(one.id) &&
      !isAim(one, objective),
  )
  const ofPhase = tasks.filter(({ phase }) => phase === facts.phase)
  const chosen = ofPhase.length > 0 ? ofPhase : tasks
  const actions = chosen.filter(isOrder)
  return [...actions, ...chosen.filter((one) => !actions.includes(one))]
}

function isOrder(one: Requirement): boolean {
  return beginsWithVerb(requirementWords(one))
}

/** The one with the highest score above 0; of equals the first. */
function bestOf(all: readonly Requirement[], score: (one: Requirement) => number): Requirement | undefined {
  let best: { one: Requirement; points: number } | undefined
  for (const one of all) {
    const points = score(one)
    if (points > (best?.points ?? 0)) best = { one, points }
  }
  return best?.one
}

/** How much a requirement binds this phase, and how well it can be repeated, whatever it asks. */
function bindingScore(one: Requirement, phase: string): number {
  const words = wordsIn(requirementWords(one)).length
  const tooLong = words > 45 ? 2 : words > 28 ? 1 : 0
  const binds = (one.strength === 'must' ? 2 : 1) + (one.phase === phase ? 2 : 0)
  return binds - tooLong - (says(one, BESIDE) && !one.quantities.some(isLimit) ? 4 : 0)
}

/** What states a figure without a mark has been taken before. */
function testScore(one: Requirement, phase: string): number {
  const isProving = says(one, PROVING)
  if (!isProving && (one.kind !== 'performance' || one.strength !== 'must')) return 0
  return bindingScore(one, phase) + (isProving ? 3 : 0) + (one.kind === 'performance' ? 1 : 0)
}

function isLeaning(one: Requirement): boolean {
  const [first = ''] = wordsIn(requirementWords(one))
  return !(startsWithCapital(first) || startsWithDigit(first)) || LEANING.has(first.toLowerCase().replace(',', ''))
}

function says(one: Requirement, stems: ReadonlySet<string>): boolean {
  return wordsIn(requirementWords(one)).some((word) => stems.has(stem(stripped(word, '.,;:()"“”'))))
}
