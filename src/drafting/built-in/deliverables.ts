import { type InitialMilestone, milestoneTitle } from '../../domain/milestone.ts'
import type { MilestoneDeliverables } from '../drafter.ts'
import { wordingFor } from './component.ts'
import type { Stage } from './duty-verbs.ts'
import { handedOver } from './handed-over.ts'
import type { PlanBrief } from './plan-brief.ts'
import { mainTask, type TaskLine, tasksIn } from './task-line.ts'
import { counted, upperStart } from './wording.ts'

const MOST = 4
const MOST_AT_CLOSE = 6

/** What is handed over at each milestone: the thing, its format, and to whom; two to four each. */
export function deliverables(brief: PlanBrief, milestones: readonly InitialMilestone[]): MilestoneDeliverables[] {
  const used = new Set<string>()
  return milestones.map((milestone, index) => {
    const isLast = index === milestones.length - 1
    const things = index === 0 ? atKickoff(brief) : isLast ? atClose(brief, milestone) : inDevelopment(brief, milestone)
    return {
      milestone_number: milestone.milestone_number,
      deliverables: things.slice(0, isLast ? MOST_AT_CLOSE : MOST).map((thing) => once(thing, milestone.milestone_number, used)),
    }
  })
}

/** A thing handed over before comes again as a new issue. */
function once(thing: string, number: number, used: Set<string>): string {
  const isNew = !used.has(thing.toLowerCase())
  used.add(thing.toLowerCase())
  return isNew ? thing : thing.replace(/, to the TPOC$/, `, issue of Milestone ${number}, to the TPOC`)
}

function atKickoff({ demands }: PlanBrief): string[] {
  const count = demands.requirements.length
  return [
    'Kickoff briefing (slides as PDF) and minutes listing actions, owners and dates (PDF), to the TPOC',
    `Verification matrix${count > 0 ? ` with ${count === 1 ? 'the 1 requirement' : `all ${count} requirements`} of the solicitation` : ''} (XLSX), to the TPOC`,
  ]
}

function atClose(brief: PlanBrief, milestone: InitialMilestone): string[] {
  const { facts, subject } = brief
  const next =
    facts.phase === 'I'
      ? `Phase II development plan for ${subject.short} (PDF), to the TPOC`
      : `Phase III transition plan for ${subject.short} (PDF), to the TPOC`
  return [
    `Final report with the SF 298 as first page (PDF), to the TPOC`,
    ...handedOver(brief),
    next,
    `Completed verification matrix with result and evidence for ${countOf(brief)} (XLSX), annexed to the final report of Milestone ${milestone.milestone_number}`,
  ]
}

function countOf({ demands }: PlanBrief): string {
  return demands.requirements.length > 0 ? `each of the ${counted(demands.requirements.length, 'requirement')}` : 'each requirement'
}

function inDevelopment(brief: PlanBrief, milestone: InitialMilestone): string[] {
  const tasks = tasksIn(milestone.text)
  const wording = wordingFor(brief.facts.analysis?.topic)
  const main = mainTask(milestone.text)
  const things = thingsOf(main.stage, objectOf(main, milestone.text, brief), brief)
  const other = tasks.find((task) => task.isAsked && task.stage !== main.stage && task.stage !== 'close' && !PLAIN.test(task.duty))
  const second = other ? thingsOf(other.stage, other.object, brief).slice(...(other.stage === 'test' ? [1, 2] : [0, 1])) : []
  const isTested = /^Test plan: /m.test(milestone.text) && ![...things, ...second].some((thing) => /^test report/i.test(thing))
  const report = isTested ? [`test report on ${brief.subject.short} (PDF) with raw data (CSV)`] : []
  return [...things, ...(isTested ? report : second)]
    .map((thing) => (isDocument(thing) ? thing : wording.product(thing)))
    .map((thing) => `${upperStart(thing)}, to the TPOC`)
}

/** A title that no task carries and that does not name the subject is a theme: what is handed over is the subject's. */
function objectOf(main: TaskLine, text: string, { subject }: PlanBrief): string {
  const isTheme = main.number === '0.0' && !tasksIn(text).some(({ object }) => object === main.object)
  const names = [subject.short, subject.full].map((name) => name.replace(/^the | \([^)]*\)/g, '').toLowerCase())
  const isNamed = names.some((name) => milestoneTitle(text).toLowerCase().includes(name))
  return isTheme && !isNamed ? subject.short : main.object
}

/** Tasks that show or keep something instead of making it leave nothing of their own behind. */
const PLAIN =
  /^(?:hold every|predict|record|measure|provide|show|verify|work out|lay out|build it|integrate the parts|examine|report|design to|follow in|respect in|take into|make sure|carry into|check|write the test|list|state|keep|use)\b/

function isDocument(thing: string): boolean {
  return /^(?:analysis|comparison|design|description|feasibility|interface|test procedure|test report|record|build record|integration report)\b/i.test(
    thing,
  )
}

/** What a stage of work leaves behind, named for its object. */
function thingsOf(stage: Stage, object: string, brief: PlanBrief): string[] {
  const named = article(object)
  const isSoftware = /software|algorithm|code|tool|\bmodels?\b|data|AI\b|LLM/i.test(`${object} ${brief.subject.full}`)
  const simulates = /simulat|model/i.test(brief.facts.analysis?.topic.description ?? '') || isSoftware
  switch (stage) {
    case 'analyse':
      return [`analysis report on ${named} (PDF)`, `comparison table behind the analysis of ${named} (XLSX)`]
    case 'design':
      return [
        `design description of ${named} (PDF)`,
        simulates
          ? `model and simulation files for ${named}, inputs and results (native format and CSV)`
          : `drawings or diagrams of ${named} (PDF and native format)`,
      ]
    case 'build':
      if (/\bdata ?sets?\b/i.test(object))
        return [`data of ${named} (CSV or native format)`, `description of ${named}: sources, fields, split and known gaps (PDF)`]
      return isSoftware
        ? [`software build of ${named} with source, build instructions and version list (ZIP)`, `build record for ${named} (PDF)`]
        : [
            `prototype of ${named}, available for inspection by the TPOC (hardware)`,
            `build record with drawings and parts list for ${named} (PDF)`,
          ]
    case 'integrate':
      return [`integration report on ${named}, interface by interface (PDF)`, `configuration list of ${named} (XLSX)`]
    default:
      if (/feasib/i.test(object))
        return [
          `feasibility report on ${brief.subject.short} (PDF)`,
          `model and simulation files behind the feasibility report on ${brief.subject.short}, inputs and results (native format and CSV)`,
        ]
      return [`test procedure for ${named} (PDF)`, `test report on ${named} (PDF) with raw data (CSV)`]
  }
}

function article(object: string): string {
  const plain = object.replace(/^(?:an?|any|its|all) /i, '')
  return /^(?:the|each|no) /i.test(plain) ? plain : `the ${plain}`
}
