import { listed } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { blanksIn } from '../blank.ts'
import { DELIVERABLE_PLACEHOLDERS, type StoredMilestone, shownText } from '../milestone.ts'
import { factsOfBlank } from './how-blank.ts'
import { factsStated, type HowFact } from './how-fact.ts'
import { tasksOf } from './how-task.ts'
import type { Objection, QualityRule } from './rule.ts'

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
  objections: ({ milestones }) =>
    milestones.filter(({ step_type }) => step_type === 'development').flatMap((one) => facetsOf(one, toldBefore(one, milestones))),
}

/** What goes on in a milestone is told where it began: "continue Task 2.1 (firing the plates)". */
const GOES_ON = cueList('shall continue/complete task #')

/** The tasks of other milestones that go on in this one, as they are told there. */
function toldBefore(milestone: StoredMilestone, milestones: readonly StoredMilestone[]): string {
  const begun = tasksOf(milestone).tasks.flatMap(
    ({ text }) => /\d+\.\d+/.exec(text.slice(GOES_ON.find(text)?.index ?? text.length))?.[0] ?? [],
  )
  if (begun.length === 0) return ''
  const told = milestones.flatMap((one) => tasksOf(one).tasks).filter(({ number }) => number !== null && begun.includes(number))
  return told.map(({ text, below }) => `${text}\n${below}`).join('\n')
}

function facetsOf(milestone: StoredMilestone, before: string): Objection[] {
  const text = shownText(milestone)
  if (text.trim() === '') return []
  const said = new Set([...factsStated(`${text}\n${before}`), ...blanksIn(text).flatMap(({ ask }) => factsOfBlank(ask))])
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

/**
 * QC-22: a milestone hands something over (brief §4). Where nothing is handed over placeholders would be printed (spec §5).
 */
export const taskWithoutOutcome: QualityRule = {
  id: 'QC-22',
  checks: 'each milestone ends in a deliverable; one without any would be printed with placeholders',
  severity: 'error',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7f: milestones with their deliverables; Air Force SBIR 25.1 work plan outline',
  remedy: 'Name what is handed over, in which format and to whom: placeholders are printed until then.',
  objections: ({ milestones }) => milestones.filter(handsNothingOver).map(outcomeless),
}

function outcomeless({ milestone_number }: StoredMilestone): Objection {
  return { milestone_number, part: 'deliverable', message: `Milestone ${milestone_number} hands nothing over.` }
}

function handsNothingOver({ deliverables }: StoredMilestone): boolean {
  return deliverables.every((one) => one.trim() === '' || DELIVERABLE_PLACEHOLDERS.includes(one.trim()))
}
