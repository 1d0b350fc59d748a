import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

test('the words that introduce a list are told from those of its item', () => {
  expect(listWords({ text: 'System Objectives: Speed: 70 kts (Threshold)', quote: 'Speed: 70 kts (Threshold),' })).toEqual({
    lead: 'System Objectives:',
    own: 'Speed: 70 kts (Threshold)',
  })
  expect(listWords({ text: 'Sensor: Objectives: Range: 500-2,000 ft', quote: 'Range: 500–2,000 ft.' })).toEqual({
    lead: 'Sensor: Objectives:',
    own: 'Range: 500-2,000 ft',
  })
})

test('a sentence, a part of one and what a person wrote stay whole', () => {
  const whole = (text: string, quote: string) => expect(listWords({ text, quote })).toEqual({ lead: null, own: text })
  whole('The mast shall stand.', 'The mast shall stand.')
  whole('Methods must include fields.', 'must include fields.')
  whole('Speed: at least 70 knots', 'Speed: 70 kts')
  whole('Cost: low', '')
})
