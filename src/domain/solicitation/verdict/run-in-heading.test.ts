import { expect, test } from 'vitest'
import { linesOf } from '../layout/line.ts'
import { sectionsOf } from '../layout/section.ts'
import { requirementsIn } from '../requirement/requirement.ts'

const sentencesOf = (description: string) => {
  const text = `OBJECTIVE: Weave a sail.\nDESCRIPTION: The cloth tears in storms.\n\n${description}\n\nPHASE I: Weave one sail.`
  return requirementsIn(sectionsOf(linesOf([{ page: 1, text }]))).sentences
}
const sentence = (description: string, quote: string) => sentencesOf(description).find((one) => one.quote === quote)

test.each([
  ['Drying.', 'Drying. Sails shall dry within one hour.'],
  ['Stowage.', 'Stowage. Wet sails should keep their colour.'],
  ['Packing.', 'The sail shall be white. Packing. The sail shall fit a bag.'],
  ['Accepted seams.', 'Accepted seams. Any seam may be used that holds.'],
  ['Colour of the cloth.', 'Colour of the cloth. The sail shall be white.'],
  ['Rigging.', 'Rigging. The sail must have the following:\n\n• two seams\n• one rope'],
  ['Table 2.', 'Table 2. Sizes of the sail'],
  ['Sizes of the sail', 'Table 2. Sizes of the sail'],
  ['No. Feature Threshold (T) Objective (O)', 'No. Feature Threshold (T) Objective (O)'],
])('what only names the text behind it, or a table, is a heading: %s', (quote, description) => {
  expect(sentence(description, quote)).toMatchObject({ verdict: 'none', because: 'heading' })
})

test.each([
  ['Fold the sail.', 'Fold the sail. It shall fit a bag.'],
  ['White sails.', 'White sails. Strong seams.'],
  ['Low weight.', 'The sail shall be white. Low weight. The sail shall fit a bag.'],
  ['A sail of 12 square meters.', '• A sail of 12 square meters. It shall be white.'],
])('an order, one of several fragments, one among sentences and an item of a list are no headings: %s', (quote, description) => {
  expect(sentence(description, quote)).not.toMatchObject({ probability: 0 })
})
