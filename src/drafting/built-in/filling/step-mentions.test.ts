import { expect, test } from 'vitest'
import { knownStep } from './known-steps.ts'
import { mentionedSteps, withoutMention } from './step-mentions.ts'

const THREE = ['Model it', 'Build it', 'Test it'].map(knownStep)

/** The numbers of the steps of which an answer speaks at some words. */
const numbersAt = (answer: string, ...words: string[]) => {
  const at = mentionedSteps(answer, THREE)
  return words.map((word) => at(answer.indexOf(word))?.map((step) => step + 1))
}

test('a sentence is of the steps whose numbers it says, the next one too unless it says others', () => {
  const answer = 'We do it twice. In step 1 we mesh the hull. A check follows. The weld (step 3) is dyed. In steps 1 and 2 nobody smokes.'
  expect(numbersAt(answer, 'twice', 'mesh', 'check', 'weld', 'nobody')).toEqual([undefined, [1], [1], [3], [1, 2]])
})

test('of several steps in one sentence each has its part between semicolons', () => {
  expect(numbersAt('Loss below 3 dB (step 1); mass below 2 kg (step 2).', 'Loss', 'mass')).toEqual([[1], [2]])
})

test('of several steps that are named in brackets each has the words before its own', () => {
  expect(numbersAt('Partners: Rowe (in step 1), a lab in Bath (step 2), and Lund (step 3).', 'Rowe', 'Bath', 'Lund')).toEqual([
    [1],
    [2],
    [3],
  ])
})

test('all other steps are those that no number names', () => {
  expect(numbersAt('Step 2 is done in our hall; all other steps at the office.', 'hall', 'office')).toEqual([[2], [1, 3]])
  expect(numbersAt('All the other steps are done at the office.', 'office')).toEqual([undefined])
})

test('what comes from a step or after it, one number alone, and the number of no step say nothing', () => {
  expect(numbersAt('In step 2 we use the mesh of step 1. It runs.', 'mesh')).toEqual([undefined])
  expect(numbersAt('In step 2 we weld. In step 9 we rest.', 'weld')).toEqual([undefined])
})

test('a number at the end, at the start or before a colon is left out of what stands with its step', () => {
  expect(withoutMention('Timing: at most 2 ms, in step 3.')).toBe('Timing: at most 2 ms.')
  expect(withoutMention('Loss below 3 dB (step 1)')).toBe('Loss below 3 dB')
  expect(withoutMention('Step 8: we weld it.')).toBe('We weld it.')
  expect(withoutMention('We use the mesh of step 1.')).toBe('We use the mesh of step 1.')
  expect(withoutMention('In step 1 we mesh the hull.')).toBe('We mesh the hull.')
})
