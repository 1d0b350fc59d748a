import { timeFrom } from '../../../language/time-words.ts'
import type { ComponentFacts } from '../../component/component-facts.ts'
import { printedFacts } from '../../component/limit.ts'
import { citedInPlan } from '../../quality/citation.ts'
import { isNote, type Requirement } from '../../solicitation/analysis.ts'
import { isOfPhase } from '../../solicitation/requirement/of-phase.ts'
import { isOfTheStart } from '../../solicitation/requirement/of-start.ts'
import { isFromSolicitation } from '../from-solicitation.ts'
import { answeredIds, isOfTheClose } from '../solicitation-steps.ts'
import type { WorkStep } from '../work-breakdown.ts'
import { type ClosingPapers, firstPage, isFirstPageSet } from './closing-papers.ts'
import { type ComposedLine, ownLine } from './composed.ts'
import type { Composition, PlanFrame } from './frame.ts'
import { lowered, numbered, open } from './phrase.ts'
import { namedPapers } from './reports.ts'
import { certification, hasSoftware, legend, reporting, security } from './rules-line.ts'
import { isToldOf } from './same-test.ts'

/** Work that every plan of the program has, whoever proposes: what is done, without who has to do it. */
type StandardWork = { tasks: readonly string[]; deliverables: readonly string[]; criteria: readonly string[] }

/** What is settled at the start, beside a briefing that the solicitation sets itself: the meeting, the requirements, and what law and program ask for before work begins. */
export function kickoffWork(frame: PlanFrame, { isBriefingSet, own, terms = '' }: Known): StandardWork {
  const asked = numbered(askedIn(frame))
  return {
    tasks: [
      ...(own ? [] : [meeting(frame)]),
      ...(asked ? [verificationTable(asked)] : []),
      ...reporting(frame),
      ...security(frame, terms),
      ...certification(frame),
    ],
    deliverables: [
      ...(own?.result
        ? []
        : [
            `${isBriefingSet ? 'Kickoff minutes' : 'Kickoff briefing (slides as PDF) and minutes'} with actions, owners and dates (PDF), to the TPOC`,
          ]),
      ...(asked ? ['Verification table of the requirements (XLSX), to the TPOC'] : []),
    ],
    criteria: [
      ...(own && own.proof.length > 0
        ? []
        : [
            'Kickoff meeting: held, and the minutes name an owner and a date for every action; sent to the TPOC for confirmation by Award + 1 Month.',
          ]),
      ...(asked
        ? [
            `Verification table: ${asked}, each with one method of proof and one milestone; sent to the TPOC for confirmation by Award + 1 Month.`,
          ]
        : []),
    ],
  }
}

/** What is known at the start: whether the solicitation sets a briefing, the company's own step for the meeting, and what was said of security. */
type Known = { isBriefingSet: boolean; own: WorkStep | undefined; terms: string | undefined }

/** When the component wants the kickoff held, below the company's own step for it where neither that nor its tests say when. */
export function kickoffTerm({ component }: PlanFrame, { action, method = '', proof }: WorkStep): ComposedLine[] {
  const days = component?.kickoff_within_days
  const isTold = [action, method, ...proof.map((one) => Object.values(one).join(' '))].some(timeFrom)
  return days && !isTold && !days.source.another_release ? [ownLine(`Format: Held ${withinDays(days)}.`)] : []
}

function withinDays({ value, source }: NonNullable<ComponentFacts['kickoff_within_days']>): string {
  return `within ${value} days of award${citedInPlan(source)}`
}

function meeting({ component, program_type, research_institution }: PlanFrame): string {
  const days = component?.kickoff_within_days
  const partner = program_type === 'STTR' && research_institution ? ` together with ${research_institution}` : ''
  const when = days ? withinDays(days) : 'within the first month'
  return `hold a kickoff meeting with the TPOC${partner} ${when}, and propose there how each requirement is judged`
}

/** The numbers of what this phase has to answer. */
function askedIn({ requirements, phase }: PlanFrame): string[] {
  return requirements.filter((one) => isOfPhase(one, phase) && !isNote(one)).map(({ id }) => id)
}

function verificationTable(asked: string): string {
  return `enter the requirements of the solicitation, numbered here ${asked}, in a verification table, each with its method of proof (analysis, simulation, test or inspection) and the milestone that answers it`
}

/** The two parts of an STTR effort, in percent of the work, at least (15 U.S.C. 638(e)(6)). */
const STTR_SHARES = { small_business: 40, research_institution: 30 } as const

/** What ends the work, without the papers that a row of the company hands over: the verdict on feasibility (DoD SBIR 25.1 BAA, section 5.8), the plan of what comes next, and the report whose first page is the SF 298 (DoD SBIR 25.1 BAA, section 5.8). */
export function closeoutWork(composition: Composition, own: ClosingPapers): StandardWork {
  const { frame } = composition
  const { phase, program_type, research_institution, requirements, period, component } = frame
  const each = requirements.length > 0 ? 'each requirement in the verification table' : 'each requirement'
  const next = phase === 'I' ? 'Phase II development plan' : 'Phase III transition plan'
  const due = `by Award + ${period} ${period === 1 ? 'Month' : 'Months'}`
  const partner = research_institution?.trim() || 'the research institution'
  const { papers, where } = namedPapers(component, hasSoftware(composition))
  return {
    tasks: [
      `state for ${each} the result reached, the evidence, and what is still open`,
      ...(phase === 'I'
        ? ['state the verdict on feasibility (feasible, feasible on named conditions, or not feasible) with the results that it rests on']
        : []),
      ...askedAtClose(composition, own, `write the ${next} with tasks, milestones, costs and the risks that are still open`),
      ...(program_type === 'STTR'
        ? [
            `show from the cost records the share of the Contractor (at least ${STTR_SHARES.small_business}%) and of ${partner} (at least ${STTR_SHARES.research_institution}%)`,
          ]
        : []),
      ...optionTask(composition),
      ...(papers.length > 0 ? [`hand in, as the component asks${where}: ${papers.join('; ')}`] : []),
      ...legend(composition),
      ...(own.report ? [] : [`submit the final report with ${firstPage(frame)}`]),
    ],
    deliverables: [
      ...(own.report ? [] : ['Final report with the SF 298 (PDF), to the TPOC']),
      ...(own.plan ? [] : [`${next} (PDF), to the TPOC`]),
      ...(requirements.length > 0 ? ['Completed verification table (XLSX), to the TPOC'] : []),
      ...papers.map((paper) => `${paper}, to the TPOC`),
    ],
    criteria: [
      `Final report: states for ${each} the result and its evidence; delivered to the TPOC for acceptance ${due}.`,
      `${next}: gives for every task its months and who does it; delivered to the TPOC for acceptance ${due}.`,
    ],
  }
}

/** What the solicitation asks of plan and report and no step says, in its own words with their page. */
export function closeAsked(composition: Composition, own: ClosingPapers): string[] {
  return unsaidAtClose(composition, own).map(({ text, page }) => {
    const first = text.includes('plan') || !isFirstPageSet(composition.frame) ? '' : `, with ${firstPage(composition.frame)}`
    return `${lowered(open(text))} (solicitation, p. ${page})${first}`
  })
}

/** What the solicitation asks to be settled at the start, as far as no step has taken it up. */
export function askedOfTheStart({ rows, frame: { requirements, phase } }: Composition): Requirement[] {
  const taken = answeredIds(rows.steps)
  return requirements.filter((one) => isOfPhase(one, phase) && isOfTheStart(one) && !taken.has(one.id))
}

/** What the solicitation asks of plan and report, as far as no step has taken it up. */
export function askedOfTheClose({ rows, frame: { requirements, phase } }: Composition): Requirement[] {
  const taken = answeredIds(rows.steps)
  return requirements.filter((one) => isOfPhase(one, phase) && isOfTheClose(one) && !taken.has(one.id))
}

/** The plan and the report in the solicitation's own words, where no step of the company says them; where it asks for no plan, the program's stands for it. */
function askedAtClose(composition: Composition, own: ClosingPapers, plan: string): string[] {
  const { requirements, phase } = composition.frame
  const isPlan = (one: Requirement) => isOfPhase(one, phase) && isOfTheClose(one) && one.text.includes('plan')
  const tasks = unsaidAtClose(composition, own).map(({ text }) => lowered(open(text)))
  return own.plan || requirements.some(isPlan) ? tasks : [...tasks, plan]
}

function unsaidAtClose(composition: Composition, own: ClosingPapers): Requirement[] {
  const actions = composition.rows.steps.flatMap((step) => (step.part === 'base' && !isFromSolicitation(step) ? [step.action] : []))
  const isSaid = (text: string) => actions.some((quantity) => isToldOf({ quantity }, text))
  return askedOfTheClose(composition).filter((one) => (one.text.includes('plan') ? !own.plan : !own.report) && !isSaid(one.text))
}

/** The option that some components have planned and priced apart, as long as no row of the company is a part of it. */
function optionTask({ rows: { steps }, frame: { component, phase } }: Composition): string[] {
  const option = printedFacts(component)?.option
  return option && !steps.some(({ part }) => part === 'option')
    ? [
        `describe the ${option.value.months}-month Phase ${phase} Option, which is planned apart and not priced in these milestones${citedInPlan(option.source)}`,
      ]
    : []
}

/** Tasks of the product's own, numbered on from `first`. */
export function standardTasks(tasks: readonly string[], milestone: number, first = 1): ComposedLine[] {
  return tasks.map((task, at) => ownLine(`Task ${milestone}.${first + at}: The Contractor shall ${task}.`))
}
