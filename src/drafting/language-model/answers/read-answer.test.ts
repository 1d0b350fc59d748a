import { expect, test } from 'vitest'
import * as z from 'zod'
import { readAnswer, readPartial } from './read-answer.ts'

const SHAPE = z.object({ text: z.string().max(200), used: z.array(z.string()).max(3).default([]) })
const MAST = { text: 'The mast stands.', used: ['P1.1'] }
const JSON_OF_MAST = JSON.stringify(MAST)

test.each([
  ['alone', JSON_OF_MAST],
  ['behind a mark of the byte order', `\ufeff${JSON_OF_MAST}`],
  ['in a fence of code', `\`\`\`json\n${JSON_OF_MAST}\n\`\`\``],
  ['between prose', `Sure! Here it is:\n${JSON_OF_MAST}\nI hope that it's "fine" {so far}.`],
  ['behind thoughts', `<think>Maybe {"text": "no"}? Or {"text": 3}</think>\n${JSON_OF_MAST}`],
  ['behind thoughts that never began', `Let me see {"text": "no"}</think>${JSON_OF_MAST}`],
  ['with commas before its brackets', '{"text": "The mast stands.", "used": ["P1.1",],}'],
  ['with line ends inside of a text', '{"text":\n"The mast stands.",\n\n"used":["P1.1"]}'],
  ['as the last of several that fit', `{"text": "A draft."}\n${JSON_OF_MAST}`],
  ['before one that does not fit', `${JSON_OF_MAST}\n{"notes": "none"}`],
  ['inside of a wrapper', `{"answer": ${JSON_OF_MAST}}`],
  ['in a list', `[${JSON_OF_MAST}]`],
  ['with fields that nobody asked for', '{"text":"The mast stands.","used":["P1.1"],"payment_amount":"$1","milestone_number":9}'],
  ['with escaped letters', '{"text":"The \\u006dast stands.","used":["P1.1"]}'],
  ['behind brackets of prose', `The set {a, b} and {"a" b}: ${JSON_OF_MAST}`],
])('an answer is read that stands %s', (_, text) => {
  expect(readAnswer(text, SHAPE)).toEqual({ ok: true, value: MAST })
})

test.each([
  ['prose', 'The mast stands.', /holds no JSON object/],
  ['nothing', '', /holds no JSON object/],
  ['a list', '["The mast stands."]', /holds no JSON object/],
  ['an object that breaks off', '{"text": "The mast sta', /breaks off before its end/],
  ['thoughts without an end', '<think>{"text": "no"} and then', /holds no JSON object/],
  ['a missing text', '{"used": []}', /"text" is missing\./],
  ['a number for a text', '{"text": 3}', /"text" has to be a text\./],
  ['a text for a list', '{"text": "a", "used": "P1"}', /"used" has to be a list\./],
  ['something wrong in a list', '{"text": "a", "used": ["P1", null]}', /"used\[1\]" has to be a text\./],
  ['too long a text', `{"text": "${'a'.repeat(201)}"}`, /"text" has more than 200 characters\./],
  ['too many items', '{"text": "a", "used": ["1","2","3","4"]}', /"used" has more than 3 items\./],
])('of %s one sentence says what is wrong', (_, text, sentence) => {
  const read = readAnswer(text, SHAPE)
  expect(read.ok).toBe(false)
  if (!read.ok) {
    expect(read.problem).toMatch(sentence)
    expect(read.problem).not.toContain('\n')
  }
})

test('a half-arrived answer can be read as far as it goes, at every letter of it', () => {
  const whole =
    '```json\n{"parts": [{"id": "3.1", "text": "The mast \\"stands\\".\\nIt is \\u006cight."}, {"id": "D1", "text": "A report"}], "count": 12, "done": true}\n```'
  let longest = 0
  for (let at = 0; at <= whole.length; at++) {
    const partial = readPartial(whole.slice(0, at)) as { parts?: { id?: string; text?: string }[] } | undefined
    const text = partial?.parts?.[0]?.text ?? ''
    expect('The mast "stands".\nIt is light.'.startsWith(text)).toBe(true)
    expect(text.length).toBeGreaterThanOrEqual(longest)
    longest = text.length
  }
  expect(readPartial(whole)).toEqual({
    parts: [
      { id: '3.1', text: 'The mast "stands".\nIt is light.' },
      { id: 'D1', text: 'A report' },
    ],
    count: 12,
    done: true,
  })
})

test('before anything was answered there is nothing to be shown', () => {
  for (const text of ['', 'Sure', '<think>{"parts": [{"id": "1", "text": "secret"}]}', '```json\n'])
    expect(readPartial(text)).toBeUndefined()
})

test.each([
  ['two million brackets', '['.repeat(2_000_000)],
  ['two million braces', '{'.repeat(2_000_000)],
  ['a million quotation marks', '"'.repeat(1_000_000)],
  ['a million objects that begin with a text', '{"a":"'.repeat(300_000)],
  ['a deep nest', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ['a million backslashes in a text', `{"text":"${'\\'.repeat(1_000_000)}`],
  ['a million empty objects', '{}'.repeat(500_000)],
  ['a million commas', `{${','.repeat(1_000_000)}`],
  ['a million digits', `{"a":${'1'.repeat(1_000_000)}}`],
  ['a million marks of thoughts', '<think>'.repeat(150_000)],
  ['lone halves of letters', `{"text":"${'\ud800'.repeat(1000)}`],
])('%s are read or refused, and nothing is thrown', (_, text) => {
  expect(() => readPartial(text)).not.toThrow()
  const read = readAnswer(text, SHAPE)
  expect(read.ok).toBe(false)
})

test('a field that would change what objects are is a field like any other', () => {
  const read = readPartial('{"__proto__": {"polluted": true}, "text": "a"}') as Record<string, unknown>
  expect(Object.keys(read)).toEqual(['__proto__', 'text'])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
