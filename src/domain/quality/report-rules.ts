import { type CueList, cueList } from '../../language/cue-list.ts'
import { reportIntervals, STATUS_REPORT } from '../component/report-interval.ts'
import { numbersNamed } from '../grounding/plan-number.ts'
import { shownText } from '../milestone.ts'
import { milestoneDues } from '../milestone-due.ts'
import { dueLabel } from '../schedule.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { applying } from './asked-of-phase.ts'
import { announced, cited } from './citation.ts'
import { at, type Objection, placeName, type QualityRule, type ReviewedPlan, type Said } from './rule.ts'

const KICKOFF = cueList('kickoff | kick off | start of work | post award conference/meeting | postaward conference/meeting')

const WITHIN = cueList('within # day | within # calendar day')

function daysIn(sentence: string): number {
  return Number.parseInt(WITHIN.find(sentence)?.text.slice('within '.length) ?? '0', 10)
}

/** Whether the solicitation itself asks for something: then its coverage tells whether it is there. */
function isRequired(plan: ReviewedPlan, words: CueList): boolean {
  return applying(plan).some((one) => words.test(requirementWords(one)))
}

/** QC-15: the first milestone holds a kickoff or start-of-work meeting, in time (brief §4). */
export const missingKickoff: QualityRule = {
  id: 'QC-15',
  checks: 'the first milestone holds a kickoff or start-of-work meeting, within the days that the component gives',
  severity: 'warning',
  source: 'Army SBIR 25.4 Release 12 instructions, section 5.2: within 30 calendar days of award',
  remedy: 'Add a start-of-work meeting with agenda, minutes and date to the first milestone.',
  objections: (plan, { said }) => {
    const { milestones, component } = plan
    const [first] = milestones
    if (!first) return []
    const meetings = said.filter(({ milestone_number, sentence }) => milestone_number === first.milestone_number && KICKOFF.test(sentence))
    if (meetings.length === 0) {
      if (isRequired(plan, KICKOFF)) return []
      const message = 'The first milestone has no kickoff or start-of-work meeting within a month of award.'
      return [{ milestone_number: first.milestone_number, part: 'text', message }]
    }
    const limit = component?.kickoff_within_days
    if (!limit) return []
    return meetings
      .filter(({ sentence }) => daysIn(sentence) > limit.value)
      .map((one) => ({ message: `The kickoff is later than the ${limit.value} days that ${cited(limit.source)} allow.`, ...at(one) }))
  },
}

const FINAL_REPORT = cueList(`
  final report | final _ report | final _ _ report | final _ _ _ report | scientific and technical report | scientific & technical report`)
const SF_298 = cueList('sf298 | sf 298 | standard form 298')

/** QC-14: one of the last two milestones delivers a final report whose first page is the SF 298 (brief §4). */
export const missingFinalReport: QualityRule = {
  id: 'QC-14',
  checks: 'one of the last two milestones delivers a final report whose first page is the SF 298',
  severity: 'error',
  source: 'DoD SBIR 25.1 BAA, section 5.8',
  remedy: 'Add a final report with the SF 298 as its first page to the last milestone.',
  objections: ({ milestones, topic }, { said }) => {
    const last = milestones.at(-1)
    if (!last) return []
    const numbers = milestones.slice(-2).map(({ milestone_number }) => milestone_number)
    const closing = said.filter(({ milestone_number }) => milestone_number !== undefined && numbers.includes(milestone_number))
    const report = closing.find(({ sentence }) => FINAL_REPORT.test(sentence))
    if (!report) {
      const message = 'No final report near the end of the plan; it needs one with an SF 298.'
      return [{ milestone_number: last.milestone_number, part: 'deliverable', message }]
    }
    if (closing.some(({ sentence }) => SF_298.test(sentence))) return []
    // of another release nobody has confirmed that it asks for the same
    const known = announced('5.8', topic?.number) ? {} : { severity: 'advice' as const }
    return [{ message: 'The final report does not name the SF 298 as its first page.', ...known, ...at(report) }]
  },
}

/** QC-16: status reports come as often as the component wants (brief §4). What comes at intervals may be one under any name: "a weekly letter". */
export const statusReports: QualityRule = {
  id: 'QC-16',
  checks: 'status reports come as often as the component wants, each in the milestone in which it falls',
  severity: 'warning',
  source:
    'Army SBIR 25.4 Release 12 instructions, section 5.6: status reports on all awards; Department of the Air Force Direct to Phase II 25.1 instructions: at least quarterly',
  remedy:
    'Say in a milestone how often a status report comes and what it holds: "a status report each quarter, in PDF, to the TPOC". A report of a later month belongs to a later milestone.',
  objections: (plan, { said }) => {
    const { milestones, component } = plan
    if (milestones.length === 0) return []
    const reports = said.filter(({ sentence }) => STATUS_REPORT.test(sentence))
    const isTold = reports.length > 0 || said.some(({ sentence }) => reportIntervals(sentence).length > 0)
    if (!isTold) return isRequired(plan, STATUS_REPORT) ? [] : [{ message: 'No milestone promises status reports.' }]
    const seldom =
      component?.status_report_every && !isRequired(plan, STATUS_REPORT) ? tooSeldom(reports, component.status_report_every) : []
    return [...seldom, ...afterMilestone(reports, plan)]
  },
}

/** Reports that a milestone hands over, and whose month comes after its own: of two that were set apart one was changed. */
function afterMilestone(reports: readonly Said[], { milestones, period }: ReviewedPlan): Objection[] {
  const dues = milestoneDues(milestones.map(shownText), period)
  return reports.flatMap((one) => {
    const due = dues[milestones.findIndex(({ milestone_number }) => milestone_number === one.milestone_number)]
    const late = one.part === 'deliverable' ? numbersNamed(one.own, 'due').find((month) => due !== undefined && month > due) : undefined
    if (due === undefined || late === undefined) return []
    return [{ message: `${placeName(one)} has a status report of ${dueLabel(late)}, and is due at ${dueLabel(due)}.`, ...at(one) }]
  })
}

function tooSeldom(reports: readonly Said[], every: { value: number; source: Parameters<typeof cited>[0] }): Objection[] {
  const told = reports.map((one) => ({ one, interval: reportIntervals(one.sentence)[0] })).filter(({ interval }) => interval !== undefined)
  const wanted = `${cited(every.source)} want one at least every ${every.value === 1 ? 'month' : `${every.value} months`}`
  const [first] = reports
  if (told.length === 0 && first) return [{ message: `The status reports have no interval; ${wanted}.`, ...at(first) }]
  return told
    .filter(({ interval = 0 }) => interval > every.value)
    .map(({ one }) => ({ message: `${placeName(one)} has status reports too seldom; ${wanted}.`, ...at(one) }))
}
