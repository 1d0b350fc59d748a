import { expect, test } from 'vitest'
import type { ToldNarratives } from '../../../domain/steps/told-narratives.ts'
import { choiceLabel, leftOutSentence } from './narrative-words.ts'

const narratives = (told: number, ...left_out: number[]): ToldNarratives => ({
  told: Array.from({ length: told }, (_, at) => ({ milestone_number: at + 1, title: '', narrative_md: 'x' })),
  left_out,
})

test('the choice says how many of the steps it is about', () => {
  expect(choiceLabel(narratives(7, 3, 5))).toBe('Include the narratives of finalized steps (7 of 9)')
})

test('steps that are not finalized are named', () => {
  expect(leftOutSentence(narratives(7, 3, 5))).toBe(
    'A milestone has a narrative once you press Finalize Step in it: not yet Milestones 3 and 5.',
  )
  expect(leftOutSentence(narratives(4, 5))).toBe('A milestone has a narrative once you press Finalize Step in it: not yet Milestone 5.')
  expect(leftOutSentence(narratives(5))).toBe('')
})
