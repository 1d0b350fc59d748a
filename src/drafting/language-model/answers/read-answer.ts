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

const THOUGHTS = ['think', 'thinking', 'reasoning']
const LONGEST_MARK = 20

/** What reasoning models write before they answer; while it has no end, nothing was answered yet. */
function withoutThoughts(text: string): string {
  const end = Math.max(...THOUGHTS.map((name) => endOf(text, `</${name}>`)))
  if (end >= 0) return text.slice(end)
  const opening = text.trimStart().slice(0, LONGEST_MARK).toLowerCase()
  return THOUGHTS.some((name) => opening.startsWith(`<${name}>`)) ? '' : text
}

function endOf(text: string, mark: string): number {
  const at = text.lastIndexOf(mark)
  return at < 0 ? -1 : at + mark.length
}

/** How often a text may be read over while looking for JSON in it, and at how many places: no text takes more than a few times its length. */
const MOST_READINGS = 4
const MOST_PLACES = 400

/** Of more objects than these the first are no answer. */
const MOST_OBJECTS = 20

/** Where an object may begin. */
const BEGINS = /\{(?=\s{0,200}(?:["}]|$))/g

/** The objects of a text, in order: those that came to their end, and one that broke off where the text ends. */
function objectsIn(text: string): { whole: unknown[]; broken: unknown } {
  const whole: unknown[] = []
  let broken: unknown
  let budget = MOST_READINGS * text.length
  let places = MOST_PLACES
  let from = 0
  for (const { index } of text.matchAll(BEGINS)) {
    if (index < from) continue
    if (budget <= 0 || places-- <= 0) break
    const read = readJsonAt(text, index)
    budget -= ('end' in read ? read.end : read.notJsonAt) - index + 1
    if (!('end' in read)) continue
    if (!read.whole) broken ??= read.value
    else {
      whole.push(read.value)
      from = read.end
      places++
    }
  }
  return { whole: whole.slice(-MOST_OBJECTS), broken }
}

/** What stands in a wrapper with a single field: {"answer": {…}}. */
function onlyField(value: unknown): unknown {
  const fields = typeof value === 'object' && value !== null ? Object.values(value) : []
  return fields.length === 1 ? fields[0] : undefined
}

function sentenceOf(issues: readonly z.core.$ZodIssue[]): string {
  const faults = issues.slice(0, MOST_NAMED).map((issue) => `${pathOf(issue.path)} ${faultOf(issue)}`)
  const more = issues.length > MOST_NAMED ? `; and ${issues.length - MOST_NAMED} more` : ''
  return `The answer does not have the asked-for form: ${faults.join('; ')}${more}.`
}

const KINDS: Record<string, string> = {
  string: 'a text',
  array: 'a list',
  object: 'an object',
  number: 'a number',
  boolean: 'true or false',
}

function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.message.endsWith('received undefined') ? 'is missing' : `has to be ${KINDS[issue.expected] ?? `a ${issue.expected}`}`
  }
  if (issue.code === 'too_big') return `has more than ${issue.maximum} ${issue.origin === 'string' ? 'characters' : 'items'}`
  if (issue.code === 'too_small') return `has fewer than ${issue.minimum} ${issue.origin === 'string' ? 'characters' : 'items'}`
  return `is not as asked for (${issue.message})`
}

function pathOf(path: readonly PropertyKey[]): string {
  const named = path.reduce<string>((so_far, key) => {
    if (typeof key === 'number') return `${so_far}[${key}]`
    return so_far === '' ? String(key) : `${so_far}.${String(key)}`
  }, '')
  return named === '' ? 'the whole' : `"${named}"`
}
