import type { ComponentFacts } from '../../component/component-facts.ts'
import { componentFacts } from '../../component/known-facts.ts'
import type { Limit } from '../../component/limit.ts'
import type { StoredMilestone } from '../../milestone.ts'
import type { FinishedPlan } from '../../plan.ts'
import type { Phase, ProgramType } from '../../program.ts'
import type { Topic } from '../../solicitation/analysis.ts'
import { stepTypeAt } from '../../step.ts'
import type { PlanToLayOut } from '../form-document.ts'

/** What is given of a plan; the rest is the usual. */
export type Given = {
  number?: string
  component?: string
  phase?: Phase
  program_type?: ProgramType
  direct?: boolean
  milestones?: StoredMilestone[]
  /** How often the tasks and criteria of each milestone stand in it, for long plans. */
  times?: number
  research_institution?: string
  /** Limits known of another release of which the person has said that they hold. */
  confirmed?: readonly Limit[]
}

/** A plan of five milestones on an absorber, with tasks, labelled lines, reports and a blank, as it is handed to a form. */
export function given({ phase = 'I', program_type = 'SBIR', times = 1, ...asked }: Given = {}): PlanToLayOut {
  const topic = topicOf(asked)
  const plan: FinishedPlan = {
    phase,
    program_type,
    company_name: 'Alder Acoustics',
    customer_org: 'Program Office 7',
    period_of_performance: phase === 'I' ? 6 : 24,
    scope_paragraph:
      'Alder Acoustics (the Contractor) proposes an effort on a sound absorber. The objective is to absorb 20 dB at 300 Hz in a flat panel. After the kickoff the Contractor shall design, build and measure two panels.',
    milestones: asked.milestones ?? absorberMilestones(times),
  }
  const component: ComponentFacts | null = componentFacts(topic, phase, program_type, asked.confirmed)
  return { plan, topic_name: 'X: Sound absorber', component, topic, research_institution: asked.research_institution }
}

function topicOf({ number, component, direct = false }: Given): Topic {
  return {
    ...(number !== undefined && { number }),
    ...(component !== undefined && { component }),
    phases: {},
    references: [],
    keywords: [],
    technology_areas: [],
    itar: false,
    direct_to_phase_2: direct,
    classified_notice: false,
    dates: [],
    description: 'The panel is judged by its noise reduction coefficient (NRC).',
  }
}

/** A milestone by its text and lists. */
export function milestone(
  milestone_number: number,
  refined_text: string,
  deliverables: string[],
  acceptance_criteria: string[],
  payment_amount = '28000.00',
): StoredMilestone {
  return {
    milestone_number,
    step_type: stepTypeAt(milestone_number, 5),
    initial_text: null,
    refined_text,
    deliverables,
    acceptance_criteria,
    payment_amount,
  }
}

function absorberMilestones(times: number): StoredMilestone[] {
  return [kickoff(times), design(times), build(times), testing(times), finalReport(times)]
}

function told(titles: string, opening: string, tasks: string[], notes: string[], number: number, times: number): string {
  return [
    `Milestone ${number} - ${titles}`,
    '',
    opening,
    '',
    ...Array.from({ length: times }, () => tasks)
      .flat()
      .map((task, index) => `Task ${number}.${index + 1}: ${task}`),
    '',
    ...notes,
  ].join('\n')
}

function often(lines: string[], times: number): string[] {
  return Array.from({ length: times }, (_, index) =>
    lines.map((line) => (index === 0 ? line : line.replace(/\.?$/, (end) => ` (run ${index + 1})${end}`))),
  ).flat()
}

function kickoff(times: number): StoredMilestone {
  return milestone(
    1,
    told(
      'Kickoff',
      'The Contractor shall agree the pass marks with the TPOC. The effort serves quiet cabins.',
      ['The Contractor shall hold a kickoff meeting.'],
      ['Starting point: Today the panel absorbs 9 dB.'],
      1,
      times,
    ),
    ['Kickoff briefing (PDF) and minutes (PDF), to the TPOC'],
    often(['The minutes name an owner for every action; the reply time is [state the reply time in business days].'], times),
  )
}

function design(times: number): StoredMilestone {
  return milestone(
    2,
    told(
      'Design',
      'The Contractor shall settle the cell by Award + 2 Months.',
      ['The Contractor shall model the cell.', 'The Contractor shall compare two foams.'],
      ['Approach: The model is made in COMSOL.', 'Risk: If foam A is late, foam B is used.'],
      2,
      times,
    ),
    ['Design report on the cell (PDF), with choices and reasons, to the TPOC', 'Status report up to Award + 2 Months (PDF), to the TPOC'],
    often(
      ['The design report is accepted when both foams are compared under task 2.2.', 'The model predicts at least 15 dB at 300 Hz.'],
      times,
    ),
  )
}

function build(times: number): StoredMilestone {
  return milestone(
    3,
    told(
      'Build',
      'The Contractor shall build two panels by Award + 4 Months.',
      ['The Contractor shall press two panels.'],
      ['The press stands in Salem, Oregon.'],
      3,
      times,
    ),
    ['Software and data: press log (CSV), to the TPOC', 'Two panels (hardware), kept for inspection by the TPOC'],
    often(['Each panel is 2 in thick within 0.1 in.', 'The press log lists every run.'], times),
  )
}

function testing(times: number): StoredMilestone {
  return milestone(
    4,
    told(
      'Test',
      'The Contractor shall measure both panels by Award + 5 Months.',
      ['The Contractor shall measure the NRC of both panels.'],
      ['Test plan: 3 repeats at 300 Hz.'],
      4,
      times,
    ),
    ['Test report (PDF): set-up, runs and results, to the TPOC'],
    often(['At least 20 dB at 300 Hz in 3 of 3 repeats is measured on both panels.', 'The test report lists each run.'], times),
  )
}

function finalReport(times: number): StoredMilestone {
  return milestone(
    5,
    told(
      'Final report',
      'The Contractor shall state whether the panel is feasible.',
      ['The Contractor shall submit the final report with the SF 298 as its first page.'],
      [],
      5,
      times,
    ),
    ['Final report with the SF 298 as first page (PDF): objectives, work and results, to the TPOC'],
    often(['The final report is accepted when it has the SF 298 as page 1.'], times),
  )
}
