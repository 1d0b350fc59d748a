import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { citedIds } from '../acceptance/requirement-ids.ts'
import { decisiveValues } from '../demands/decisive-values.ts'
import { optionTasks } from '../demands/options-left.ts'
import { byNumber } from '../demands/requirement-order.ts'
import { counted, listed, lowerLabel } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { givenMilestone } from '../steps/given-milestones.ts'
import { cited } from './component-lines.ts'

/** What has to be settled at the start for this topic: meeting, matrix, values, standards, what is left open, what the Government brings, dates. */
export function kickoffTasks(brief: PlanBrief, component: ComponentFacts | null): string[] {
  const tasks = [
    meeting(brief, component),
    matrix(brief),
    ...values(brief),
    ...unmeasured(brief),
    ...objectives(brief),
    ...standards(brief),
    ...evidence(brief),
    ...data(brief),
    ...fromGovernment(brief),
    ...optionTasks(brief),
    ...papers(brief),
    ...background(brief),
    ...otherPhase(brief),
    ...dates(brief),
  ]
  return tasks.length < 4 ? [...tasks, conditions(brief)] : tasks
}

/** Where the solicitation leaves most open, what it is judged under has to be said by both sides. */
function conditions({ subject, facts }: PlanBrief): string {
  const users = facts.analysis?.topic.customer ?? 'the users whom the TPOC names'
  return `write down with the TPOC the conditions of use for which ${subject.short} ${subject.plural ? 'are' : 'is'} judged in Phase ${facts.phase}, and ask ${users} to confirm them`
}

function meeting({ customer, facts }: PlanBrief, component: ComponentFacts | null): string {
  const guests = customer === 'the TPOC' ? 'the TPOC' : `the TPOC and ${customer}`
  const days = component?.kickoff_within_days
  const when = days ? `within ${days.value} calendar days of award (${cited(days.source)})` : 'within the first month'
  const every = component?.status_report_every
  const interval = every
    ? `the form of the status reports, which fall due every ${every.value === 1 ? 'month' : `${every.value} months`} (${cited(every.source)})`
    : facts.phase === 'II'
      ? 'the form of the quarterly status reports'
      : 'the interval of the status reports (monthly or every two months)'
  const partner = facts.program_type === 'STTR' && facts.research_institution ? `; ${facts.research_institution} takes part` : ''
  return `hold a start-of-work meeting with ${guests} ${when}, present this plan, and agree ${interval}${partner}`
}

function matrix(brief: PlanBrief): string {
  const { demands, subject } = brief
  const count = demands.requirements.length
  if (count === 0)
    return `set down the requirements on ${subject.short} in a verification matrix that names for each the method of proof and the milestone that answers it`
  return `enter the ${counted(count, 'requirement')} of the solicitation on ${subject.short} in a verification matrix, under the numbers of this plan${numbersOf(demands.requirements)}. It names for each the method of proof (analysis, simulation, test or inspection) and the milestone that answers it`
}

/** " (R2 to R15)": which numbers stand for what in the plan's other tasks. */
function numbersOf(requirements: readonly { id: string }[]): string {
  // one that a person has added stands where its page is, and has the highest number
  const ids = requirements.flatMap(({ id }) => (/^R\d+$/.test(id) ? [id] : [])).sort(byNumber)
  return ids.length < 2 ? '' : ` (${ids[0]} to ${ids.at(-1)})`
}

/** The values that decide success, confirmed with their conditions before work starts: the decisive ones first. */
function values({ demands }: PlanBrief): string[] {
  const named = decisiveValues(demands.proofs, 2, 24)
  if (named.length === 0) return []
  return [
    `confirm with the TPOC the conditions under which the deciding values are measured: ${named.map(({ said, page }) => `${said} (p. ${page})`).join('; ')}`,
  ]
}

/** Where few values are printed, the properties that have none need a measure before anything can be judged. */
function unmeasured({ demands }: PlanBrief): string[] {
  if (decisiveValues(demands.proofs, 2, 24).length > 1) return []
  const proved = new Set(demands.proofs.filter(({ form }) => form !== 'words').map(({ requirement_id }) => requirement_id))
  const open = demands.requirements.filter(
    ({ id, kind, quantities, strength }) => kind === 'performance' && quantities.length === 0 && strength !== 'objective' && proved.has(id),
  )
  const named = citedIds(open.slice(0, 2))
  return named === '' ? [] : [`agree with the TPOC by which measure the properties without a number are judged, first of all ${named}`]
}

const DATA = /\bdata ?sets?\b|\b(?:training|test|flight|sensor|recorded|clinical|imagery|image|operational) data\b/i

/** Data have an owner and a marking, and both take time. */
function data({ demands, answers }: PlanBrief): string[] {
  const asked = demands.requirements.find(({ text }) => DATA.test(text))
  if (!asked || answers.some(({ topic }) => topic === 'data')) return []
  const kind = (DATA.exec(asked.text)?.[0] ?? 'data').toLowerCase()
  return [
    `settle which ${kind} the work uses (p. ${asked.page}), who owns and marks it, and when it arrives: [name the data and its owner]`,
  ]
}

/** Goals beyond the thresholds are only worked toward when the Government wants it. */
function objectives({ demands, facts }: PlanBrief): string[] {
  const both = demands.requirements.filter(
    ({ quantities, kind }) => kind !== 'task' && quantities.some(({ threshold_or_objective }) => threshold_or_objective === 'objective'),
  )
  if (both.length === 0) return []
  const named = citedIds(both)
  if (named === '') return []
  return [
    `agree whether Phase ${facts.phase} works toward the objective ${both.length === 1 ? 'value' : 'values'} of ${named} or reports the distance to ${both.length === 1 ? 'it' : 'them'}`,
  ]
}

const STANDARD =
  /\b(?:MIL-(?:STD|PRF|HDBK|DTL)-\d+[\w/-]*|DO-\d{3}\w?|ASTM [A-Z]\d+|IEEE (?:Std )?\d[\w.]*|ISO(?:\/IEC)? ?\d+|NIST (?:SP )?\d[\w.-]*|STANAG \d+|RTCA[ /]DO-\d+)\b/g

/** A standard without its edition cannot be tested against. */
function standards({ demands }: PlanBrief): string[] {
  const named = demands.requirements.flatMap(({ text, page }) => [...text.matchAll(STANDARD)].map(([name]) => ({ name, page })))
  const once = named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index).slice(0, 4)
  if (once.length === 0) return []
  return [
    `settle with the TPOC the edition, and the methods in it that apply, of ${listed(once.map(({ name, page }) => `${name} (p. ${page})`))}`,
  ]
}

/** A direct Phase II stands on feasibility that was shown before (DoD SBIR BAA 25.1, direct-to-Phase-II rules). */
function evidence({ facts, answers }: PlanBrief): string[] {
  if (facts.phase !== 'II' || facts.analysis?.topic.direct_to_phase_2 !== true) return []
  const isTold = answers.some(({ topic }) => topic === 'evidence')
  const what = isTold
    ? 'with test data, sources and the share of each contributor'
    : ': [state the report, its date, the result in numbers and who paid for the work]'
  return [`lay before the TPOC the feasibility evidence on which this direct Phase II rests${isTold ? ', ' : ''}${what}`]
}

const NEEDS = /\b(?:needs?|requires?|would like|asks? for|depends? on)\b/i
const NO_NEED = /\bneeds? no\b|\bno government|\bnone\b|\bnot (?:need|require)/i
const FURNISHED =
  /government[- ](?:furnished|provided|owned)|\bGF[EIP]\b|(?:provided|supplied|furnished|loaned)(?: \w+){0,3} by (?:the )?(?:government|navy|army|air force|sponsor)/i

/** What the Government has to bring is asked for at the start, with date, owner and fallback. */
function fromGovernment({ answers, demands }: PlanBrief): string[] {
  const isNeeded = answers.some(({ topic, text }) => topic === 'government' && NEEDS.test(text) && !NO_NEED.test(text))
  const furnished = demands.requirements.filter(({ text }) => FURNISHED.test(text) && !/\b(?:no|not|none|without)\b/i.test(text))
  const pages = listed([...new Set(furnished.map(({ page }) => page))].map(String))
  if (furnished.length > 0)
    return [
      `ask the Government in writing for what the solicitation says it provides (p. ${pages}), with the date, the owner and the fallback for each item`,
    ]
  return isNeeded
    ? [
        'ask the Government in writing for each item named under "From the Government" in this plan, with its owner, and settle the date by which it is needed',
      ]
    : []
}

/** Reports and meetings that the solicitation only names. */
function papers({ demands }: PlanBrief): string[] {
  if (demands.papers.length === 0) return []
  const named = listed([...new Set(demands.papers.map(({ text }) => `the ${lowerLabel(text.trim())}`))])
  const pages = listed([...new Set(demands.papers.map(({ page }) => page))].map(String))
  return [`agree the date and the form of the papers that the solicitation names (p. ${pages}): ${named}`]
}

/** What the solicitation tells of the world stands in the matrix; the plan names the first of it, so that nobody looks for a task. */
function background({ demands }: PlanBrief): string[] {
  const named = citedIds(demands.background)
  return named === '' ? [] : [`enter ${named} in the matrix as conditions of the work, without a task of their own`]
}

/** What the solicitation says of the other phase is kept in sight, and is no value of this one. */
function otherPhase({ demands, facts }: PlanBrief): string[] {
  const named = citedIds(demands.other_phase)
  const other = facts.phase === 'I' ? 'II' : 'I'
  const are = demands.other_phase.length > 1 ? ['they are', 'tasks'] : ['it is', 'a task']
  return named === '' ? [] : [`enter ${named} in the matrix as ${are[0]} given for Phase ${other}, without ${are[1]} in this phase`]
}

/** Dates that the solicitation sets; those that it prints by month stand in the milestone of that month. */
function dates({ demands }: PlanBrief): string[] {
  const others = demands.dates.filter((one) => !givenMilestone(one))
  if (others.length === 0) return []
  return [`enter in the schedule the dates that the solicitation sets: ${listed(others.slice(0, 3).map(quoted))}`]
}

function quoted({ text, page }: Requirement): string {
  return `"${text.replace(/[.;]+$/, '').replace(/"/g, "'")}" (p. ${page})`
}
