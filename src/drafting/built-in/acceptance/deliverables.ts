import type { InitialMilestone } from '../../../domain/milestone.ts'
import { dueMonths } from '../../../domain/schedule.ts'
import type { MilestoneDeliverables } from '../../drafter.ts'
import { componentOf, wordingFor } from '../component.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { hasNumber } from '../english/wording.ts'
import { dataItem } from '../milestones/component-lines.ts'
import { hasTestPlan, type MilestoneWork, workOf } from '../milestones/milestone-work.ts'
import { tasksIn } from '../milestones/task-line.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { closeDeliverables, MOST_AT_CLOSE } from './close-deliverables.ts'
import { countWithValue } from './kickoff-criteria.ts'
import { requirementIds } from './requirement-ids.ts'
import { sideThing, stageThings } from './stage-things.ts'
import { statusInterval, statusReport } from './status-reports.ts'
import { testArticles } from './test-articles.ts'
import { checkThings, toldChecks } from './told-checks.ts'

const MOST = 4

/** What is handed over at each milestone: the thing, its format, what is in it, and to whom; two to four each. */
export function deliverables(brief: PlanBrief, milestones: readonly InitialMilestone[]): MilestoneDeliverables[] {
  const used = new Set<string>()
  const component = componentOf(brief.facts)
  const reports = {
    interval: statusInterval(brief.facts.phase, component?.status_report_every?.value),
    item: dataItem(component, /status/i),
  }
  const months = dueMonths(milestones.length, brief.facts.period_of_performance)
  return milestones.map((milestone, index) => {
    const isLast = index === milestones.length - 1
    const status = statusReport(reports, months[index - 1] ?? 0, months[index] ?? 1)
    const things = index === 0 ? atKickoff(brief) : isLast ? closeDeliverables(brief, milestone) : inDevelopment(brief, milestone, status)
    return {
      milestone_number: milestone.milestone_number,
      deliverables: things
        .slice(0, isLast ? MOST_AT_CLOSE : MOST)
        .map((thing) => named(once(thing, milestone.milestone_number, used), brief)),
    }
  })
}

/** A document of the same name again is the next issue of it, and says so by its milestone. */
function once(thing: string, number: number, used: Set<string>): string {
  const name = (thing.split(/ \(/)[0] ?? thing).toLowerCase()
  const isNew = !used.has(name)
  used.add(name)
  return isNew || /^status report/i.test(thing) ? thing : thing.replace(/ \(/, `, updated for Milestone ${number} (`)
}

/** As the component wants things named that are no documents. */
function named(thing: string, { facts }: PlanBrief): string {
  return isDocument(thing) ? thing : wordingFor(facts).product(thing)
}

function atKickoff(brief: PlanBrief): string[] {
  const { demands, subject } = brief
  const count = demands.requirements.length
  const values = countWithValue(brief)
  const held =
    count > 0 ? ` with ${count === 1 ? 'the 1 requirement' : `all ${count} requirements`} on ${subject.short}` : ` on ${subject.short}`
  const numbers = values > 0 ? `, ${values === 1 ? '1 of them with a value' : `${values} of them with values`}` : ''
  return [
    `Kickoff briefing on ${subject.short} (slides as PDF) and minutes listing actions, owners and dates (PDF), to the TPOC`,
    `Verification matrix${held}${numbers} (XLSX): page, method of proof, milestone, result, to the TPOC`,
  ]
}

function inDevelopment(brief: PlanBrief, milestone: InitialMilestone, status: readonly string[]): string[] {
  const { text } = milestone
  const tasks = tasksIn(text)
  const work = workOf(text, brief.subject)
  const things = stageThings({ ...work, text, content: contentOf(brief, milestone, work.stage) }, brief)
  const runs = testReport(brief, text, work)
  const other = tasks.find(
    (task) => task.isAsked && task.stage !== work.stage && /^(?:build|integrate|test)$/.test(task.stage) && !PLAIN.test(task.duty),
  )
  const side = other && runs.length === 0 ? sideThing(other, text, brief) : []
  const isTest = work.stage === 'test' && !/feasib/i.test(work.result)
  const [first, ...others] = isTest && runs.length > 0 ? [...runs, ...things.slice(1)] : [...things, ...runs, ...side]
  const checks = checkThings(toldChecks(tasks))
  const all = [
    ...(first ? [first] : []),
    ...checks,
    ...others.filter(
      (thing) => checks.length === 0 || !/^(?:comparison table|models? of|drawings or diagrams|configuration list)/i.test(thing),
    ),
  ]
  return [
    ...unlike(all)
      .slice(0, MOST - status.length)
      .map((thing) => (/TPOC$/.test(thing) ? thing : `${thing}, to the TPOC`)),
    ...status,
  ]
}

/** Where a test plan stands in a milestone its report is handed over with the raw data, by what the answers say is tested. */
function testReport(brief: PlanBrief, text: string, { stage, object }: MilestoneWork): string[] {
  const articles = testArticles(brief, text)
  if (articles.length > 0) {
    const about = stage === 'test' ? object : brief.subject.short
    return [`Test report on ${about} (PDF) with raw data and test log (CSV): ${articles.join('; ')}`]
  }
  return hasTestPlan(text) ? [`Test report on ${brief.subject.short} (PDF) with raw data and test log (CSV)`] : []
}

/** Each thing once by its name. */
function unlike(things: readonly string[]): string[] {
  const name = (thing: string) => (thing.split(/ \(/)[0] ?? thing).toLowerCase()
  return things.filter((thing, index) => things.findIndex((other) => name(other) === name(thing)) === index)
}

/** What a document of each kind of work holds where no row of the matrix is answered by it. */
const HELD: Record<Stage, string> = {
  analyse: 'with assumptions, sources and open questions',
  design: 'with the choices, their reasons and the predicted performance',
  build: 'with versions, parts and deviations from the design',
  integrate: 'with each fault found and its correction',
  test: 'with set-up, runs, results and shortfalls',
  close: 'with the results',
}

/** What the milestone's document holds: the results of its rows in the verification matrix, else what its kind of work yields. */
function contentOf({ demands }: PlanBrief, { requirement_ids = [] }: InitialMilestone, stage: Stage): string {
  const proofs = demands.proofs.filter(({ requirement_id }) => requirement_ids.includes(requirement_id))
  const withNumber = new Set(proofs.filter(({ text }) => hasNumber(text)).map(({ requirement_id }) => requirement_id))
  const values = requirementIds(demands.requirements.filter(({ id }) => withNumber.has(id)))
  if (values !== '') return `, with required value, result and margin for ${values}`
  return `, ${HELD[stage]}`
}

/** Tasks that show or keep something instead of making it leave nothing of their own behind. */
const PLAIN =
  /^(?:hold every|predict|record|measure|provide|show|verify|work out|lay out|build it|integrate the parts|examine|report|design to|follow in|respect in|take into|make sure|carry into|check|inspect|confirm|allow|plan|include|(?:build|design) the .* so that|(?:meet|build to|trace|cover|answer|record on)\b.* (?:R\d+|design)|write the test|list|state|keep|use)\b/

/** Reports, records, lists and plans; what is left is hardware, software or data. */
function isDocument(thing: string): boolean {
  return /^(?:[\w-]+ ){0,3}(?:reports?|descriptions?|records?|procedures?|table|list|plan|briefing|matrix)\b/i.test(thing)
}
