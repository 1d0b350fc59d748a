import type { Answer } from '../../../../domain/interview.ts'
import { withAnsweredStep } from '../../../../domain/work-breakdown/answered-into-rows.ts'
import type { WorkBreakdown } from '../../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../../drafter.ts'
import { answeredCells } from '../../filling/answered-cells.ts'
import { rowsOf, stepRow } from './composed-milestones.ts'

/** The rows of a made-up antenna company: one step that tells all, one that tells half, and one that says only what is done. */
export const ANTENNA_ROWS: WorkBreakdown = rowsOf(
  [
    stepRow({
      id: 's1',
      action: 'Model the antenna and its shield from 2 to 18 GHz',
      method: 'full-wave models, each compared with the measured reference horn',
      tools: 'Ansys HFSS, MATLAB',
      input: 'coupon data of 3 materials',
      people: ['Ana Ruiz', 'Ben Cole'],
      lead: 'Ana Ruiz',
      place: 'Dayton laboratory',
      from_month: 1,
      to_month: 2,
      result: 'a written model with its error bounds, as Python files',
      goes_to: 'Government',
      proof: [
        {
          quantity: 'difference between model and reference',
          comparator: '<=',
          value: '1',
          unit: 'dB',
          runs: '5 runs',
          evidence: 'model report',
          judge: 'Ana Ruiz',
        },
      ],
    }),
    stepRow({
      id: 's2',
      action: 'Build a scale model of the antenna',
      people: [],
      from_month: 3,
      to_month: 4,
      needs: ['s1'],
      result: 'a scale model (1:10)',
      proof: [{ quantity: 'front-to-back ratio', value: '30', unit: 'dB' }],
    }),
    stepRow({ id: 's3', action: 'Measure the scale model', to_month: 5, needs: ['s2'] }),
  ],
  {
    people: [{ id: 'p1', name: 'Ana Ruiz', role: 'antenna engineer', hours: '20 hours a week' }],
    risks: [
      {
        id: 'r1',
        what: 'ferrite loss is too low below 10 MHz',
        sign: 'coupon loss under 3 dB',
        fallback: 'active loading',
        step_ids: ['s1'],
      },
    ],
  },
)

/** The facts of a plan of these rows, with what was answered and stands in their cells. */
export const antennaFacts = (answers: Answer[] = []): PlanFacts => ({
  company_name: 'Meridian Works',
  program_type: 'SBIR',
  phase: 'I',
  period_of_performance: 6,
  analysis: null,
  component: null,
  answers,
  rows: { ...ANTENNA_ROWS, steps: ANTENNA_ROWS.steps.map((step) => withAnsweredStep(step, answeredCells(answers))) },
})
