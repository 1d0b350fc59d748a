import { step } from '../../../domain/work-breakdown/composed/testing/mast.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { Told } from './model-drafting.ts'

/** The work that the company of N251-001 tells in its answers, as rows that somebody has confirmed. */
export const ANTENNA_ROWS: WorkBreakdown = {
  steps: [
    step('s1', {
      action: 'Measure 12 coupons of each of 3 materials',
      method: 'Our coaxial-line measurements from 1 MHz to 100 MHz',
      tools: 'Keysight E5061B analyzer',
      lead: 'Maria Chen',
      place: 'our Dayton laboratory',
      from_month: 1,
      to_month: 2,
      result: 'material data (CSV)',
      goes_to: 's3',
    }),
    step('s2', {
      action:
        'Define and develop concepts for a device to absorb RF energy in the opposing direction of the directive gain for a compact antenna',
      method: 'Concepts are compared with a bare 10 ft whip',
      to_month: 2,
      requirement_ids: ['R19'],
      result: 'concept report (PDF)',
      goes_to: 'Government',
    }),
    step('s3', {
      action: 'Fit the material model and simulate the sleeve on the dipole',
      method: 'Ansys HFSS for the full-wave models and a MATLAB circuit model for the active loading',
      lead: 'Tom Velez',
      needs: ['s1'],
      from_month: 3,
      to_month: 4,
      requirement_ids: ['R20'],
      result: 'simulation report (PDF)',
      goes_to: 'Government',
    }),
    step('s4', {
      action: 'Show a drop of 30 dB in the opposing direction (threshold; objective 60+ dB) in simulation',
      needs: ['s3'],
      to_month: 4,
      requirement_ids: ['R11'],
    }),
    step('s5', {
      action: 'Trade thickness against front-to-back ratio, with a material thickness of less than 2" (threshold)',
      to_month: 4,
      requirement_ids: ['R15'],
    }),
    step('s6', {
      action: 'Measure a 1:10 scale model at 300 MHz',
      lead: 'Tom Velez',
      place: 'Southwest Antenna Range in San Antonio',
      needs: ['s4'],
      to_month: 5,
      result: 'test report (PDF)',
      goes_to: 'Government',
      proof: [
        {
          quantity: 'front-to-back ratio',
          comparator: '>=',
          value: '30',
          unit: 'dB',
          condition: 'within +/- 15 degrees of the back direction',
          runs: '5 repeats per angle',
          evidence: 'test log',
          judge: 'Dr. Jane Roe',
        },
      ],
    }),
  ],
  people: [
    { id: 'p1', name: 'Dr. Jane Roe', role: 'PI', hours: '20 hours a week' },
    { id: 'p2', name: 'Tom Velez', role: 'leads the HFSS modeling' },
    { id: 'p3', name: 'Maria Chen', role: 'material coupons' },
  ],
  commitments: [
    {
      id: 'c1',
      quantity: 'front-to-back ratio',
      today: 'we measured 18 dB at 150 MHz',
      comparator: '>=',
      value: '30',
      unit: 'dB',
      step_ids: ['s6'],
    },
  ],
  risks: [
    {
      id: 'r1',
      what: 'ferrite loss is too low below 10 MHz',
      sign: 'coupon loss under 3 dB',
      fallback: 'active non-Foster loading',
      step_ids: ['s1'],
    },
    { id: 'r2', what: 'the sleeve detunes the dipole', fallback: 'we would add a tuning section', step_ids: ['s3'] },
  ],
  furnished: [
    {
      id: 'f1',
      item: 'a loaned AN/PRC-160 and its antenna connector drawing',
      by_month: 2,
      when_late: 'we use a commercial HF radio',
      step_ids: ['s6'],
    },
  ],
  plan: {
    solution:
      'We propose a thin ferrite-loaded metasurface sleeve with active loading on one side of a helical dipole, tuned with RF MEMS capacitors',
    existing: 'We build on our ThinShield absorber, which reached 18 dB at 150 MHz in 2023',
    end_state: 'A 6 ft antenna that a Marine can carry with the AN/PRC-160',
  },
}

/** The same topic with its rows, from which its plan is then composed. */
export function withAntennaRows({ facts, sources }: Told): Told {
  return { facts: { ...facts, rows: ANTENNA_ROWS }, sources }
}
