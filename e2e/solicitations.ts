import type { Phase, ProgramType } from '../src/domain/program.ts'

/** What a person enters on the dashboard for one of the samples, and what they answer. */
export type Proposal = {
  file: string
  company: string
  phase: Phase
  program: ProgramType
  months: number
  award: number
  customer: string
  system: string
  institution?: string
  /** The answers to the three fixed questions. */
  answers: readonly [string, string, string]
  /** What is answered to whatever is asked afterwards, in turn. */
  further: readonly string[]
}

const FURTHER = [
  'The threshold is 30 dB and the objective 60 dB, measured in three repeats with calibrated instruments.',
  'We use a vector network analyzer and finite element models; the work is done in our Dayton, Ohio laboratory.',
  'Dr. Jane Marlow is the Principal Investigator with 24 hours a week; one engineer works full time.',
  'The main risk is loss at low frequency; the early sign is a ratio below 25 dB, and then we fall back to a ferrite layer.',
  'We need the interface drawing from the Government by the end of month 1; until then we use the printed envelope.',
  'Each task ends with a report in PDF and the raw data; the TPOC answers within 10 business days.',
  'We have two coupons from earlier work, made in 2024, which reached 22 dB.',
  'The program office takes the prototype after Phase II; we talked with its engineer in May.',
] as const

/** The Navy's antenna shield: SBIR Phase I over 6 months. */
export const SHIELD: Proposal = {
  file: 'N251-001.pdf',
  company: 'Marlow Electromagnetics',
  phase: 'I',
  program: 'SBIR',
  months: 6,
  award: 140000,
  customer: 'Naval Air Systems Command',
  system: 'Layered antenna shield',
  answers: [
    'We address the shield itself and propose layered metamaterial sheets that isolate the antenna from the structure behind it.',
    'We build on ferrite sheets that we sell today; they have to become thinner and work down to 3 MHz.',
    'A shield of 6 ft on a mast section that keeps 30 dB of isolation through salt fog and vibration.',
  ],
  further: FURTHER,
}

/** An Air Force topic proposed for Phase II over 24 months. */
export const AIR_FORCE: Proposal = {
  ...SHIELD,
  file: 'AF251-0004.pdf',
  company: 'Kestrel Airworks LLC',
  phase: 'II',
  months: 24,
  award: 1249999,
  customer: 'Air Force Research Laboratory',
  system: 'Kestrel prototype',
  answers: [
    'We address the whole topic objective and propose a fielded prototype that our Phase I study showed to be feasible.',
    'We build on the breadboard of our Phase I; it has to become rugged and be tested with users.',
    'A prototype at TRL 6 that operators use in a relevant environment for two weeks.',
  ],
}

/** An STTR topic with a university. */
export const WITH_UNIVERSITY: Proposal = {
  ...SHIELD,
  file: 'AF15-AT05-typeset-from-text.pdf',
  company: 'Ohio Photonics Inc.',
  program: 'STTR',
  months: 9,
  award: 150000,
  customer: 'Air Force Office of Scientific Research',
  system: 'Photonic test bench',
  institution: 'University of Dayton Research Institute',
}
