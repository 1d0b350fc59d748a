import type * as z from 'zod'
import { done, fail, type Result } from '../../../domain/result.ts'
import { readJsonAt } from './lenient-json.ts'

/** Most faults of an answer that are named. */
const MOST_NAMED = 6

/** Reads an answer: the JSON in it, wherever it stands, of the asked-for shape. The problem says in a sentence what the shape lacks. */
export function readAnswer<Answer>(text: string, shape: z.ZodType<Answer>): Result<Answer, string> {
  const said = withoutThoughts(text)
  const { whole, broken } = objectsIn(said)
  for (const value of whole.toReversed()) {
    const read = shape.safeParse(value)
    if (read.success) return done(read.data)
  }
  const last = whole.at(-1)
  if (last === undefined) return fail(broken ? BROKEN_OFF : NO_JSON)
  const wrapped = shape.safeParse(onlyField(last))
  if (wrapped.success) return done(wrapped.data)
  const { error } = shape.safeParse(last)
  return fail(sentenceOf(error?.issues ?? []))
}

const NO_JSON = 'The answer holds no JSON object. Answer with one JSON object of the asked-for form and nothing else.'
const BROKEN_OFF =
  'The JSON of the answer breaks off before its end. Answer more briefly, with one whole JSON object of the asked-for form.'

/** What of a half-arrived answer can be read already; undefined while there is nothing. Never throws. */
export function readPartial(text: string): unknown {
  const { whole, broken } = objectsIn(withoutThoughts(text))
  return broken ?? whole.at(-1)
}

/** What reasoning models write before they answer; while it has no end, nothing was answered yet. */
function withoutThoughts(text: string): string {
  const end = Math.max(...['</think>', '</thinking>', '</reasoning>'].map((mark) => endOf(text, mark)))
  if (end >= 0) return text.slice(end)
  return /^\s{0,20}<(?:think|thinking|reasoning)>/i.test(text.slice(0, 60)) ? '' : text
}

function endOf(text: string, mark: string): number {
  const at = text.lastIndexOf(mark)
  return at < 0 ? -1 : at + mark.length
}

/** How often a text may be read over while looking for JSON in it, so that no text takes more than a few times its length. */
const MOST_READINGS = 4

/** The objects of a text, in order: those that came to their end, and one that broke off where the text ends. */
function objectsIn(text: string): { whole: unknown[]; broken: unknown } {
  const whole: unknown[] = []
  let broken: unknown
  let budget = MOST_READINGS * text.length
  let at = text.indexOf('{')
  while (at >= 0 && budget > 0) {
    const read = readJsonAt(text, at)
    const end = 'end' in read ? read.end : read.notJsonAt
    budget -= end - at + 1
    if ('whole' in read && read.whole) whole.push(read.value)
    if ('whole' in read && !read.whole) broken ??= read.value
    at = text.indexOf('{', 'whole' in read && read.whole ? end : at + 1)
  }
  return { whole, broken }
}

/** What stands in a wrapper with a single field: {"answer": {…}}. */
function onlyField(value: unknown): unknown {
  const fields = typeof value === 'object' && value !== null ? Object.values(value) : []
  return fields.length === 1 ? fields[0] : undefined
}

function sentenceOf(issues: readonly z.core.$ZodIssue[]): string {
  const faults = issues.slice(0, MOST_NAMED).map(({ path, message }) => `${pathOf(path)}: ${message}`)
  return `The answer does not have the asked-for form: ${faults.join('; ')}.`
}

function pathOf(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (so_far, key) => (typeof key === 'number' ? `${so_far}[${key}]` : `${so_far}${so_far ? '.' : ''}${String(key)}`),
      '',
    ) || 'the answer'
  )
}
