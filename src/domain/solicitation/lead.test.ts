import { expect, test } from 'vitest'
import { introducesDemands, isExampleLead } from './lead.ts'

test.each([
  ['Some potential areas of research include:', 'should'],
  ['This topic will only accept proposals addressing one or more of the following challenges:', 'should'],
  ['The system will support:', 'must'],
  ['Key tasks are:', 'must'],
  ['The prototype shall:', 'must'],
  ['Use cases to address:', 'should'],
  ['Performance goals:', 'objective'],
  ['The following areas are excluded this year:', 'must'],
  ['Features of interest:', 'should'],
] as const)('%j asks for its items (%s)', (lead, strength) => {
  expect(introducesDemands(lead)).toBe(strength)
})

test.each([
  'Examples of fielded masts include:',
  'Existing masts have the following problems:',
  'These barriers include a lack of:',
  'Limitations of the mast are:',
  'Wind was measured on:',
])('%j asks nothing', (lead) => {
  expect(introducesDemands(lead)).toBeNull()
})

test('problems to be solved are more than an example', () => {
  expect(isExampleLead('Known problems are:')).toBe(true)
  expect(isExampleLead('Proposals must address these problems:')).toBe(false)
})
