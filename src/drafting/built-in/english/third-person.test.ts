import { expect, test } from 'vitest'
import { inThirdPerson } from './third-person.ts'

test.each([
  ['We will use HFSS and compare it with CST', 'The Contractor shall use HFSS and compare it with CST.'],
  ["We're going to measure coupons at our Dayton lab", 'The Contractor shall measure coupons at its Dayton lab.'],
  ['We plan on using Python', 'The Contractor shall use Python.'],
  ['Use of our chamber is booked', "Use of the Contractor's chamber is booked."],
  ['Using modeling to compare both designs', 'The Contractor shall use modeling to compare both designs.'],
  ['We own an anechoic chamber and have two analyzers', 'The Contractor owns an anechoic chamber and has two analyzers.'],
  ['Today we reach 18 dB', 'Today the Contractor reaches 18 dB.'],
  ['We measured 18 dB in 2023', 'The Contractor measured 18 dB in 2023.'],
  ["We won't cover vehicle antennas", 'The Contractor shall not cover vehicle antennas.'],
  ["We'd like sample data from the Navy", 'The Contractor asks for sample data from the Navy.'],
  ['We commit to 10% by the end of Phase I with 5 samples', 'The Contractor commits to 10% by the end of Phase I with 5 samples.'],
  ['Dr. Jane Roe leads the modeling', 'Dr. Jane Roe leads the modeling.'],
  ['No animals are used', 'No animals are used.'],
  ['We fine-tune the model and compare it', 'The Contractor shall fine-tune the model and compare it.'],
  ['First we map the field, then we redesign the leads', 'First the Contractor shall map the field, then redesign the leads.'],
  ['If we fail a test we redesign the part', 'If the Contractor fails a test, the Contractor shall redesign the part.'],
  ['APIs may close; then we use the archive', 'APIs may close; the Contractor shall then use the archive.'],
  ['Need the RAMI-I data set from the lab', 'Need the RAMI-I data set from the lab.'],
  ['Mode I fracture tests and Block I spares come first', 'Mode I fracture tests and Block I spares come first.'],
  ['Order materials in month 1', 'The Contractor shall order materials in month 1.'],
])('%s', (said, written) => {
  expect(inThirdPerson(said)).toBe(written)
})
