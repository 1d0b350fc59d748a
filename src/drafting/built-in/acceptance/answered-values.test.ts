import { expect, test } from 'vitest'
import type { OwnLimit } from '../answers/own-target.ts'
import type { Proof } from '../demands/demands.ts'
import { answeredBy, withIds } from './answered-values.ts'

const limit = (text: string): OwnLimit => ({ kind: 'finding', text, condition: '', isTest: true, month: null })
const proof = (requirement_id: string, text: string): Proof => ({
  requirement_id,
  page: 1,
  form: 'that',
  text,
  said: text,
  group: '',
  isStandard: false,
})
const idsOf = (own: string, asked: string) => answeredBy([limit(own)], [proof('R7', asked)])[0]?.ids

test('the own value of the same quantity stands with the id of the requirement', () => {
  const [answered] = answeredBy([limit('the drift is below 0.3 degree')], [proof('R7', 'the mean drift is less than 0.5 degree')])
  expect(answered && withIds(answered).text).toBe('the drift is below 0.3 degree (R7)')
})

test('a weaker value, another quantity and a requirement of several values are not answered', () => {
  expect(idsOf('the drift is below 0.8 degree', 'the mean drift is less than 0.5 degree')).toEqual([])
  expect(idsOf('the mass is below 0.3 kg', 'the mean drift is less than 0.5 degree')).toEqual([])
  expect(idsOf('the drift is below 0.3 degree', 'the drift is less than 0.5 degree and the mass at most 2 kg')).toEqual([])
})
