import { cueList } from '../../../language/cue-list.ts'
import { newIn } from '../../../language/nothing-new.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { printedFacts } from '../../component/limit.ts'
import { announced, citedInPlan } from '../../quality/citation.ts'
import { speaksOfRights, speaksOfSoftware } from '../../quality/data-rules.ts'
import { isDenied } from '../../quality/quoted.ts'
import { isNote, type Requirement } from '../../solicitation/analysis.ts'
import { exportRulesOf } from '../../solicitation/export-rules.ts'
import { isOfPhase } from '../../solicitation/requirement/of-phase.ts'
import { isOfTheStart } from '../../solicitation/requirement/of-start.ts'
import { requirementWords } from '../../solicitation/requirement/requirement-words.ts'
import { isFromSolicitation } from '../from-solicitation.ts'
import { answeredIds, isOfTheClose } from '../solicitation-steps.ts'
import type { WorkStep } from '../work-breakdown.ts'
import { type ClosingPapers, firstPage } from './closing-papers.ts'
import { type ComposedLine, ownLine } from './composed.ts'
import type { Composition, PlanFrame } from './frame.ts'
import { lowered, numbered, open } from './phrase.ts'
import { namedPapers } from './reports.ts'
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

const KICKOFF = cueList('kickoff | kick-off | kick off')

/** Whether a step of the company is the kickoff. */
export function isKickoff(step: WorkStep): boolean {
  return !isFromSolicitation(step) && KICKOFF.test(step.action)
}

/** What the component sets for the kickoff, below the company's own step for it: that is told, whoever holds the meeting. */
export function kickoffTerm(frame: PlanFrame): ComposedLine[] {
  return frame.component?.kickoff_within_days
    ? [ownLine(`Format: Held ${heldWith(frame)}; how each requirement is judged is proposed there.`)]
    : []
}

function meeting(frame: PlanFrame): string {
  return `hold a kickoff meeting ${heldWith(frame)}, and propose there how each requirement is judged`
}

function heldWith({ component, customer, program_type, research_institution }: PlanFrame): string {
  const guests = customer ? `the TPOC and ${open(customer)}` : 'the TPOC'
  const days = component?.kickoff_within_days
  const when = days ? `within ${days.value} calendar days of award${citedInPlan(days.source)}` : 'within the first month'
  const partner = program_type === 'STTR' && research_institution ? ` together with ${research_institution}` : ''
  return `with ${guests}${partner} ${when}`
}

/** The numbers of what this phase has to answer. */
function askedIn({ requirements, phase }: PlanFrame): string[] {
  return requirements.filter((one) => isOfPhase(one, phase) && !isNote(one)).map(({ id }) => id)
}

function verificationTable(asked: string): string {
  return `enter the requirements of the solicitation, numbered here ${asked}, in a verification table, each with its method of proof (analysis, simulation, test or inspection) and the milestone that answers it`
}

/** How often the component wants to hear how the work stands. */
function reporting({ component }: PlanFrame): string[] {
  const every = component?.status_report_every
  if (!every) return []
  const often = every.value === 1 ? 'month' : `${every.value} months`
  return [`prepare the status reports, which fall due every ${often}${citedInPlan(every.source)}`]
}

/** Export control (DoD SBIR 25.1 BAA, section 3.2), and the CMMC status that the topic projects. */
function security({ topic, requirements, phase }: PlanFrame, terms: string): string[] {
  const level = topic?.cmmc_level?.trim()
  const isAskedNow = (one: Requirement) => isOfPhase(one, phase) && isOfTheStart(one)
  return [
    ...(topic?.itar ? [`handle the technical data under ${exportRulesOf(topic)}${announced('3.2', topic.number)}`] : []),
    ...((topic?.itar || requirements.some(isAskedNow)) && !deniesForeigners(terms)
      ? ['disclose every foreign national proposed for the work, with country of origin, visa or work permit, and tasks']
      : []),
    ...(level && !/^(?:n\/?a|none)\b/i.test(level)
      ? [`show the Government the CMMC status that the topic projects (${open(level)}) before controlled information is received`]
      : []),
  ]
}

/** Whether the company says that no foreign national works on it: in so many words, or as the bare answer to who does. */
function deniesForeigners(terms: string): boolean {
  const sentences = sentencesOf(terms)
  return sentences.some((sentence) => {
    const found = /\bforeign(?:ers?|\W+nationals?)\b/i.exec(sentence)
    return found ? isDenied(sentence, found.index, found[0].length) : sentences.length === 1 && isBareDenial(sentence)
  })
}

function isBareDenial(sentence: string): boolean {
  return newIn(sentence, '') === '' && newIn(sentence, '', true) !== ''
}

/** Due before more than half of a Phase II award is paid, and again at its end (DoD SBIR 25.1 BAA, section 2.11). */
function certification({ phase, topic }: PlanFrame): string[] {
  return phase === 'II'
    ? [
        `file the life-cycle certification before more than half of the award is paid, and again with the final invoice${announced('2.11', topic?.number)}`,
      ]
    : []
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
      ...(speaksOfRights(JSON.stringify(composition.rows))
        ? []
        : [
            `mark the data that are delivered with the legend of the SBIR data rights (DFARS 252.227-7018)${announced('5.7', frame.topic?.number)}`,
          ]),
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

/** Whether the solicitation or the company speaks of software. */
function hasSoftware({ rows, frame: { requirements, topic } }: Composition): boolean {
  return speaksOfSoftware([JSON.stringify(rows), JSON.stringify(topic), ...requirements.map(requirementWords)].join('\n'))
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
  const actions = composition.rows.steps.flatMap((step) => (step.part === 'base' && !isFromSolicitation(step) ? [step.action] : []))
  const isSaid = (text: string) => actions.some((quantity) => isToldOf({ quantity }, text))
  const isPlan = (one: Requirement) => isOfPhase(one, phase) && isOfTheClose(one) && one.text.includes('plan')
  const asked = askedOfTheClose(composition).filter((one) => (one.text.includes('plan') ? !own.plan : !own.report))
  const tasks = asked.flatMap(({ text }) => (isSaid(text) ? [] : [lowered(open(text))]))
  return own.plan || requirements.some(isPlan) ? tasks : [...tasks, plan]
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
