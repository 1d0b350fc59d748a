import { expect, test } from 'vitest'
import { criterionCore, taskCore } from './short-row.ts'

test.each([
  ['The Contractor (Tom Velez) shall measure coupons.', 'Measure coupons (Tom Velez)'],
  ['The Contractor shall carry out this work: the smaller device.', 'The smaller device'],
  [
    'The Contractor shall hold a kickoff meeting with the TPOC within the first month, and propose there how each requirement is judged.',
    'Hold a kickoff meeting with the TPOC within the first month',
  ],
  [
    'The Contractor shall hold a certified DD 2345 or show the proof of application (DoD SBIR 25.1 BAA, section 3.2).',
    'Hold a certified DD 2345 or show the proof of application',
  ],
  [
    'The Contractor shall hand in, as the component asks (25.1 BAA): Prototype design and operation document; Invention report; Property list.',
    'Hand in, as the component asks (25.1 BAA)',
  ],
  ['We build it. Then we test it.', 'We build it'],
])('the task %j is in the table %j', (text, short) => {
  expect(taskCore(text)).toBe(short)
})

test.each([
  'Measure the ratio of the antenna in the chamber at all of the frequencies, with three repeats, unless the chamber is closed',
  'Cut, press and weigh the panels of each of the materials that were chosen before, and report the weights of all of them',
  'Measure the ratio at 30 dB “with the panel, with the sleeve, with the ferrite and with the loading of the material” in air',
])('the task %j has nothing that only adds to it, and stands whole', (text) => {
  expect(taskCore(text)).toBe(text)
})

test.each([
  ['Pass: 30 dB or more within 15 degrees; by Award + 4 Months.', 'Pass: 30 dB or more within 15 degrees'],
  [
    'Power: 12 watts; measured at the connector with 500 rules; by Award + 24 Months.',
    'Power: 12 watts; measured at the connector with 500 rules',
  ],
  [
    'Report: gives the work done; answers R4 “Fly it; far” (p. 1); delivered to the TPOC for acceptance by Award + 6 Months.',
    'Report: gives the work done',
  ],
  [
    'R7 “The antenna must operate in the 1.5MHz to 90MHz range, and must be light (Threshold)” (p. 1): value and margin; by Award + 5 Months.',
    'R7 (p. 1): value and margin',
  ],
])('the criterion %j is in the table %j', (text, short) => {
  expect(criterionCore(text)).toBe(short)
})
