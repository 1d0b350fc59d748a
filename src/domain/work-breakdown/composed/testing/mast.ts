import { dueMonths } from '../../../schedule.ts'
import type { Requirement } from '../../../solicitation/analysis.ts'
import { bareStep, type WorkBreakdown, type WorkStep } from '../../work-breakdown.ts'
import type { Composition, PlanFrame } from '../frame.ts'

/** A requirement of a made-up topic on a mast. */
export function asked(id: string, text: string, more: Partial<Requirement> = {}): Requirement {
  return {
    id,
    text,
    quote: text,
    kind: 'task',
    strength: 'must',
    phase: 'I',
    whose: 'work',
    page: 1,
    quantities: [],
    set_by: 'reader',
    ...more,
  }
}

/** A step of the mast's work. */
export function step(id: string, cells: Partial<WorkStep> & Pick<WorkStep, 'action'>): WorkStep {
  return bareStep(id, cells)
}

/** The work of a made-up company on the mast: a model, a mast that needs it, and a test of the mast. */
export const STEPS: readonly WorkStep[] = [
  step('s1', {
    action: 'Model the antenna and its shield from 2 to 18 GHz',
    method: 'finite elements with the measured tile as a boundary',
    tools: 'HFSS 2024 on a workstation',
    lead: 'Ruiz',
    people: ['Ana Ruiz', 'Tom Velez'],
    place: 'Dayton laboratory',
    from_month: 1,
    to_month: 2,
    requirement_ids: ['R1'],
    result: 'written model with its error bounds, as Python files',
    goes_to: 's2',
  }),
  step('s2', { action: 'Build the mast', needs: ['s1'], from_month: 3, to_month: 4, result: 'one mast (hardware)', goes_to: 'Government' }),
  step('s3', {
    action: 'Test the mast in wind',
    needs: ['s2'],
    from_month: 5,
    to_month: 5,
    requirement_ids: ['R2'],
    result: 'test report (PDF)',
    goes_to: 'Government',
    proof: [
      {
        quantity: 'deflection',
        comparator: '<=',
        value: '2',
        unit: 'cm',
        condition: 'at 20 m/s',
        runs: 'three runs',
        evidence: 'load log',
        judge: 'Tom Velez',
      },
    ],
  }),
]

export const ROWS: WorkBreakdown = {
  steps: STEPS,
  people: [
    { id: 'p1', name: 'Ana Ruiz', role: 'antenna engineer', hours: '20 hours a week' },
    { id: 'p2', name: 'Tom Velez', role: 'test lead', employer: 'Ohio State University' },
  ],
  commitments: [{ id: 'c1', quantity: 'the deflection', today: '5 cm', comparator: '<=', value: '2', unit: 'cm', step_ids: ['s3'] }],
  risks: [{ id: 'r1', what: 'the tiles crack', sign: 'noise in the first run', fallback: 'glue them', step_ids: ['s2'] }],
  furnished: [{ id: 'f1', item: 'a loaned radio', by_month: 2, when_late: 'we use a commercial one', step_ids: ['s3'] }],
  plan: { solution: 'We propose a mast that folds', end_state: 'A mast that two people carry', end_user: 'Marine squads' },
}

export const FRAME: PlanFrame = {
  company_name: 'Meridian Works',
  program_type: 'SBIR',
  phase: 'I',
  period: 6,
  milestones: 5,
  dues: dueMonths(5, 6),
  topic: null,
  requirements: [asked('R1', 'Model the mast'), asked('R2', 'Test the mast in wind', { page: 2 })],
  option: [],
  later: [asked('R3', 'Build ten masts', { phase: 'II', page: 3 })],
  component: null,
}

/** What the mast's plan is composed from, with other rows or another frame where one is asked for. */
export function composition({ rows = {}, frame = {} }: { rows?: Partial<WorkBreakdown>; frame?: Partial<PlanFrame> } = {}): Composition {
  const { milestones = FRAME.milestones, period = FRAME.period } = frame
  return { rows: { ...ROWS, ...rows }, frame: { ...FRAME, dues: dueMonths(milestones, period), ...frame } }
}
