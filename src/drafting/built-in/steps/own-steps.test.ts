import { describe, expect, test } from 'vitest'
import { EXISTING, SAID, STEPS } from '../testing/said-steps.ts'
import { ownSteps } from './own-steps.ts'

describe("the company's own steps", () => {
  test.each(SAID)('%s "%s"', (question, answer, steps) => {
    expect(ownSteps([{ slot: 'Q1', question, answer }]).map(({ text }) => text)).toEqual(steps)
  })

  test('each step keeps its answer slot and every number that was said', () => {
    const answer = 'First we cast 12 coupons at 60 C, then we pull 3 coupons to failure at 0.5 mm per minute.'
    const steps = ownSteps([{ slot: 'Q7', question: STEPS, answer }])
    expect(steps.map(({ slot }) => slot)).toEqual(['Q7', 'Q7'])
    expect(
      steps
        .map(({ text }) => text)
        .join(' ')
        .match(/\d+(?:\.\d+)?/g),
    ).toEqual(['12', '60', '3', '0.5'])
  })

  test('what is named as a change and again in the order of work is one step, and the rest of the list stands beside it', () => {
    const steps = ownSteps([
      { slot: 'Q2', question: EXISTING, answer: 'Bulwark 2 runs on one board. It needs a second fan, a quieter pump and a steel cover.' },
      { slot: 'Q5', question: STEPS, answer: 'We first move to the larger board, then add the second fan, then the steel cover.' },
    ])
    expect(steps.map(({ text }) => text)).toEqual([
      'move to the larger board',
      'add a second fan',
      'add a steel cover',
      'add a quieter pump to Bulwark 2',
    ])
  })

  test('risks, people and wishes give no steps', () => {
    const said = 'First we order the tiles, then we cut them.'
    for (const question of ['What are the main risks?', 'Who is the principal investigator?', 'What do you need from the Government?'])
      expect(ownSteps([{ slot: 'Q9', question, answer: said }])).toEqual([])
  })
})
