import { expect, test } from 'vitest'
import { ANSWER_FORMS, type AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { openSteps } from './use-told-steps.ts'

const { method: METHOD, place: PLACE, risk: RISK } = ANSWER_FORMS as Record<'method' | 'place' | 'risk', AnswerForm>

test('open are the steps of which no answer tells what a question asks for', () => {
  const told = {
    steps: ['Model the mast', 'Wind the coil', 'Cast the foot'],
    cells: new Map([
      ['Model the mast', ['action', 'method']],
      ['Wind the coil', ['action', 'place', 'tools']],
    ]),
  }
  expect(openSteps(told, [METHOD])).toEqual(['Cast the foot'])
  expect(openSteps(told, [PLACE])).toEqual(['Model the mast', 'Cast the foot'])
  expect(openSteps(told, [RISK])).toEqual(told.steps)
})
