import { expect, test } from 'vitest'
import * as z from 'zod'
import { QUESTION } from '../testing/connected.ts'
import { answerShape } from './answer-shape.ts'

/** The schema that goes over the wire. */
async function sent(answer: z.ZodType) {
  return await answerShape({ ...QUESTION, answer }).responseFormat
}

test('limits of letters, patterns and defaults stay at home: providers refuse them, the prompt says them in words', async () => {
  const answer = z.object({ text: z.string().min(3).max(1600), code: z.string().regex(/^[A-Z]+$/), note: z.string().default('none') })
  expect(await sent(answer)).toMatchObject({
    type: 'json',
    name: 'milestone',
    schema: { properties: { text: { type: 'string' }, code: { type: 'string' }, note: { type: 'string' } } },
  })
  expect(JSON.stringify(await sent(answer))).not.toMatch(/maxLength|minLength|pattern|default|\$schema/)
})

test('every object is closed and every property asked for, also one that the answer may leave out', async () => {
  const answer = z.object({
    parts: z.array(z.object({ id: z.string(), text: z.string().optional() })).max(60),
    used: z.array(z.string()).default([]),
  })
  expect(await sent(answer)).toMatchObject({
    schema: {
      required: ['parts', 'used'],
      additionalProperties: false,
      properties: { parts: { maxItems: 60, items: { required: ['id', 'text'], additionalProperties: false } } },
    },
  })
})

test('a property may be called like a limit', async () => {
  const answer = z.object({ pattern: z.string(), format: z.enum(['pdf', 'xlsx']) })
  expect(await sent(answer)).toMatchObject({ schema: { properties: { pattern: { type: 'string' }, format: { enum: ['pdf', 'xlsx'] } } } })
})
