import { describe, expect, test } from 'vitest'
import type { DraftedPiece, DraftProgress } from '../../domain/draft-progress.ts'
import { noteOf, stateWords, stoodInWords, toldOf } from './draft-words.ts'

const progress = (states: DraftedPiece['state'][], note?: string): DraftProgress => ({
  written_by: { kind: 'language-model', label: 'llama3.1:8b on localhost' },
  pieces: states.map((state, index) => ({ milestone_number: index + 1, state, text: 'Words' })),
  note,
})

test('each state has its words; what is kept of a refinement is the first draft', () => {
  const states = ['waiting', 'writing', 'checking', 'written', 'kept'] as const
  expect(states.map((state) => stateWords(state, 'text'))).toEqual(['Waiting', 'Writing', 'Checking', 'Written', 'Built-in text kept'])
  expect(stateWords('kept', 'refinement')).toBe('First draft kept')
})

describe('what is heard', () => {
  test('changes when a milestone is done, not with its words or its checks', () => {
    const begun = toldOf(progress(['writing', 'waiting', 'waiting']))
    expect(begun).toBe('llama3.1:8b on localhost is writing.')
    expect(toldOf(progress(['checking', 'writing', 'writing']))).toBe(begun)
    expect(toldOf(progress(['written', 'writing', 'writing']))).toBe('1 of 3 written.')
    expect(toldOf(progress(['written', 'kept', 'written']))).toBe('2 of 3 written, 1 stays as before.')
  })

  test('of one text alone is said when it is there', () => {
    expect(toldOf(progress(['written']))).toBe('Written.')
  })
})

test('a note is of use as long as something is to come', () => {
  const note = 'The language model is busy; trying again in 20 s.'
  expect(noteOf(progress(['written', 'writing'], note))).toBe(note)
  expect(noteOf(progress(['written', 'kept'], note))).toBeNull()
  expect(noteOf(progress(['writing']))).toBeNull()
})

test('the milestones for which something stood in are named, with the reason', () => {
  expect(stoodInWords([1, 3, 4], 'text', 'The model was too slow.')).toBe(
    "Milestones 1, 3 and 4 have the built-in drafter's text. The model was too slow.",
  )
  expect(stoodInWords([2], 'refinement', null)).toBe('Milestone 2 stays as first drafted.')
})
