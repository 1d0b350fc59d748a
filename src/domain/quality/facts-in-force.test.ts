import { expect, test } from 'vitest'
import type { ComponentFacts } from '../component/component-facts.ts'
import { instructionsIn } from '../instructions/instructions-in.ts'
import { analysed } from '../instructions/testing/analysis.ts'
import { BASE_AND_OPTION } from '../instructions/testing/pages.ts'
import { factsInForce } from './facts-in-force.ts'

const instructions = instructionsIn(BASE_AND_OPTION, 'navy.pdf', { ocr_pages: [], left_out: [] })
const SOURCE = { document: 'Navy SBIR instructions', release: '25.1', place: 'page 2' }
const known: ComponentFacts = {
  component: 'Navy',
  phase: 'I',
  program_type: 'SBIR',
  direct_to_phase_2: false,
  award_ceiling: { value: 1, source: SOURCE },
  kickoff_within_days: { value: 30, source: SOURCE },
  notes: [],
}

test('uploaded instructions go before what the product knows of the component, and the rest of that stays', () => {
  const facts = factsInForce(known, analysed({}), instructions, 'I')
  expect(facts?.award_ceiling).toMatchObject({
    value: 140_000,
    source: { document: instructions.title, place: expect.stringMatching(/^page \d+$/) },
  })
  expect(facts?.months?.value.value).toBe(6)
  expect(facts?.option?.value).toMatchObject({ ceiling: 100_000, months: 6 })
  expect(facts?.kickoff_within_days).toEqual(known.kickoff_within_days)
})

test('the topic goes before its instructions', () => {
  const topic = analysed({ award_ceiling: '$110,000' }, { award_ceiling: { page: 4, quote: 'Awards are limited to $110,000.' } })
  expect(factsInForce(known, topic, instructions, 'I')?.award_ceiling).toEqual({
    value: 110_000,
    source: { document: 'The solicitation', release: '', place: 'page 4' },
  })
})

test('of a component that the product does not know, what was uploaded still holds', () => {
  expect(factsInForce(undefined, analysed({ component: 'Coast Guard' }), instructions, 'I')).toMatchObject({
    component: 'Coast Guard',
    award_ceiling: { value: 140_000 },
  })
})

test('where nothing is said, what is known is left as it is', () => {
  expect(factsInForce(known, analysed({}), null, 'I')).toBe(known)
  expect(factsInForce(undefined, analysed({}), null, 'I')).toBeUndefined()
})
