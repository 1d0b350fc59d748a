import { expect, test } from 'vitest'
import { tokensOf } from '../matter/tokens.ts'
import type { ModelRequest } from '../model.ts'
import { asked, connected, QUESTION } from '../testing/connected.ts'
import { isContextTooShort } from './short-context.ts'

/** A question of so many letters. */
const long = (letters: number): ModelRequest => ({ ...QUESTION, matter: 'x'.repeat(letters - QUESTION.instructions.length) })

const TOO_SHORT = {
  ok: false,
  problem: {
    code: 'refused',
    message: 'The context of llama3.1:8b is too short: part of the text was lost. Give it 16,384 tokens on its server.',
  },
}

test.each([
  ['half of a context of 4,096 and two', 2_050, 11_000],
  ['a whole context of 2,048', 2_048, 11_000],
  ['a whole context of 4,096 but one', 4_095, 22_000],
])('a question that was cut to %s is told by what the server counted', (_, inputTokens, letters) => {
  expect(isContextTooShort(long(letters), { inputTokens }, false)).toBe(true)
})

test.each([
  ['a question that takes as many tokens as it should', 2_560, 11_000],
  ['few tokens, which are no size of a context: the server counts what it had not read before', 1_730, 11_000],
  ['a server that does not count', undefined, 11_000],
  ['a server that counts nothing', 0, 11_000],
])('%s is no cut', (_, inputTokens, letters) => {
  expect(isContextTooShort(long(letters), { inputTokens }, false)).toBe(false)
})

test('no question of ours is taken for a cut one by a tokenizer that is as frugal as any', () => {
  const prose = 'The offeror tests the elastomeric seal at the temperatures that the solicitation names and reports each cycle. '.repeat(
    100,
  )
  expect(isContextTooShort({ ...QUESTION, matter: prose }, { inputTokens: Math.ceil(prose.length / 4.7) }, false)).toBe(false)
  expect(tokensOf(prose)).toBeGreaterThan(prose.length / 4.7)
})

test('an answer that ends at "its limit" long before it met the end of the context', async () => {
  const { model, fake } = await connected(() => ({
    kind: 'text',
    text: '{"title":"Bench',
    finish_reason: 'length',
    usage: { input_tokens: 12, output_tokens: 310 },
  }))
  expect((await asked(model)).result).toMatchObject(TOO_SHORT)
  expect(fake.requests).toHaveLength(1)
})

test('an answer that fills its limit is judged elsewhere', async () => {
  const { model } = await connected(() => ({
    kind: 'text',
    text: '{"title":"Bench',
    finish_reason: 'length',
    usage: { input_tokens: 12, output_tokens: 900 },
  }))
  expect((await asked(model)).result).toMatchObject({ ok: true, value: { text: '{"title":"Bench' } })
})
