import { hasLetterOrDigit, listed } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { blanksIn } from '../blank.ts'
import { keyTerms } from '../grounding/key-terms.ts'
import { planNumbersIn } from '../grounding/plan-number.ts'
import { DELIVERABLE_PLACEHOLDERS, milestoneBody, milestoneTitle, type StoredMilestone, shownText } from '../milestone.ts'
import { factsOfBlank } from './how-blank.ts'
import { factsStated, type HowFact } from './how-fact.ts'
import { PAPER, tasksOf } from './how-task.ts'
import { atWords } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

/** What a development milestone has to say of its work, and the facts of which one says it. A blank for it counts: it is listed by itself. */
const FACETS: readonly { missing: string; told: readonly HowFact[] }[] = [
  { missing: 'who does it', told: ['who'] },
  { missing: 'where it is done', told: ['where'] },
  { missing: 'how it is done', told: ['method', 'instrument_or_data'] },
]

/** A duty of the Contractor says whose it is; which person does it is the HOW meter's to ask. */
const OF_THE_FIRM = cueList('the contractor shall/will')

/** QC-20: a milestone with work says who does it, where and how (brief §4). When, is told by its due date. */
export const taskWithoutFacet: QualityRule = {
  id: 'QC-20',
  checks: 'work says who does it, where and how',
  severity: 'warning',
  source: 'DoD SBIR 25.4 BAA, section 3.7 and Appendix A: the statement of work says how and where the work is done',
  remedy: 'Name the person or role, the laboratory, office or range, and the method, instrument or data.',
  objections: ({ milestones }) => milestones.filter(({ step_type }) => step_type === 'development').flatMap(facetsOf),
}

function facetsOf(milestone: StoredMilestone): Objection[] {
  const text = shownText(milestone)
  if (text.trim() === '') return []
  const said = new Set([...factsStated(text), ...blanksIn(text).flatMap(({ ask }) => factsOfBlank(ask))])
  if (OF_THE_FIRM.test(text)) said.add('who')
  const { tasks } = tasksOf(milestone)
  const isOnPaper = tasks.length > 0 && tasks.every(({ kind }) => kind === 'paper' || kind === 'meeting')
  // what only writes, meets and shows on paper needs neither a bench nor an instrument
  const missing = FACETS.filter(({ told }) => !(isOnPaper && !told.includes('who')) && !told.some((fact) => said.has(fact))).map(
    (facet) => facet.missing,
  )
  if (missing.length === 0) return []
  const { milestone_number } = milestone
  const message = `Milestone ${milestone_number} does not say ${listed(missing)}.`
  return [{ milestone_number, part: 'text', message, ...(missing.length === FACETS.length && { severity: 'error' as const }) }]
}

/** What stands behind the number of an objective that a sentence sets: "Objective 3: …". */
const SETS = /^\s?(?:[:–—(.]|-\s|is\b)/i

function isSetting({ sentence }: Said): boolean {
  const [first] = planNumbersIn(sentence)
  if (first?.names !== 'objective') return false
  const before = sentence.slice(0, first.start).toLowerCase()
  return !hasLetterOrDigit(before.replace('technical', '')) && SETS.test(sentence.slice(first.end))
}

/** QC-21: an objective with a number is served by a task, and a task names no objective that is not set (brief §4). */
export const objectiveWithoutTask: QualityRule = {
  id: 'QC-21',
  checks: 'each numbered objective has a task, and each objective that a task names exists',
  severity: 'error',
  source: "Proposal reviewers' practice: tasks that do not reach the objectives; DoD SBIR 25.4 BAA, Appendix A (objectives, then tasks)",
  remedy: 'Say in a task which objective it serves, or take the objective out.',
  objections: (_plan, { said }) => {
    const set = objectivesIn(said.filter(isSetting))
    if (set.size === 0) return []
    const named = objectivesIn(said.filter((one) => !isSetting(one)))
    return [
      ...objected(set, named, (number) => `Objective ${number} has no task that names it.`),
      ...objected(named, set, (number) => `A task serves objective ${number}, which the plan does not set.`),
    ]
  },
}

type Places = Map<number, ReturnType<typeof atWords>>

function objected(wanted: Places, present: Places, message: (number: number) => string): Objection[] {
  return [...wanted].filter(([number]) => !present.has(number)).map(([number, place]) => ({ ...place, message: message(number) }))
}

/** The numbers of the objectives that sentences name, with the place of each one's first mention. */
function objectivesIn(said: readonly Said[]): Places {
  const found: Places = new Map()
  for (const one of said)
    for (const { names, numbers, start, end } of planNumbersIn(one.sentence))
      if (names === 'objective')
        for (const number of counted(numbers, one.sentence.slice(start, end)))
          if (!found.has(number)) found.set(number, atWords(one, start))
  return found
}

/** "objectives 1 to 3" are three. */
function counted(numbers: readonly string[], words: string): number[] {
  const [from = 0, to = 0] = numbers.map(Number)
  const isRange = numbers.length === 2 && to > from && /to|–|-/.test(words.slice(words.indexOf(`${from}`)))
  return isRange ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : numbers.map(Number)
}

/**
 * QC-22: a milestone hands something over; a paper that its title names stands in it (brief §4). Where nothing is handed over placeholders would be printed
 * (spec §5), and they are an error wherever they stand.
 */
export const taskWithoutOutcome: QualityRule = {
  id: 'QC-22',
  checks: 'each milestone ends in a deliverable; one without any would be printed with placeholders',
  severity: 'warning',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7f: milestones with their deliverables; Air Force SBIR 25.1 work plan outline',
  remedy: 'Name what is handed over, in which format and to whom: placeholders are printed until then.',
  objections: ({ milestones }) => [...milestones.filter(handsNothingOver).map(outcomeless), ...milestones.flatMap(unkeptTitle)],
}

/** A title that names a paper of which nothing below it says a word: who pays for that milestone would look for it. */
function unkeptTitle(milestone: StoredMilestone): Objection[] {
  const { milestone_number, deliverables } = milestone
  const title = milestoneTitle(shownText(milestone))
  const body = keyTerms([milestoneBody(shownText(milestone)), ...deliverables].join('\n')).words
  if (body.size === 0 || !PAPER.test(title) || [...keyTerms(title).words].some((word) => body.has(word))) return []
  const message = `Milestone ${milestone_number} is called “${title}”, and neither its work nor what it hands over has that name.`
  return [{ milestone_number, part: 'deliverable', message, quote: title }]
}

function outcomeless({ milestone_number }: StoredMilestone): Objection {
  return {
    milestone_number,
    part: 'deliverable',
    severity: 'error',
    message: `Milestone ${milestone_number} hands nothing over.`,
  }
}

function handsNothingOver({ deliverables }: StoredMilestone): boolean {
  return deliverables.every((one) => one.trim() === '' || DELIVERABLE_PLACEHOLDERS.includes(one.trim()))
}
