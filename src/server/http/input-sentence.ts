import type * as z from 'zod'
import { isDigits } from '../../language/characters.ts'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

/** What the first wrong field is and what it must be: "period_of_performance: Period of performance must be at most 60 months." */
export function inputSentence(error: Pick<z.ZodError, 'issues'>): string {
  const issue = error.issues[0]
  if (!issue) return 'The input could not be understood.'
  const field = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''].join('.') : issue.path.join('.')
  const sentence = sentenceOf(issue, field)
  return field === '' ? sentence : `${field}: ${sentence}`
}

/** The words for what a schema itself says nothing about; given to the parse, so that a schema's own words stay. */
export function fieldMessage(issue: RawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is required.'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KIND[issue.expected] ?? 'of another kind'}.`
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}.`
    case 'unrecognized_keys':
      return 'is not a field of this call.'
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}.`
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'is required.' : `must be at least ${issue.minimum}${unit(issue.origin)}.`
    default:
      return 'is not in the form that is expected here.'
  }
}

const KIND: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  Blob: 'a file',
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}

/** A message that has no subject of its own gets the field as one: "Period of performance is required." */
function sentenceOf(issue: Issue, field: string): string {
  const startsSmall = /^[a-z]/.test(issue.message)
  return startsSmall ? `${subject(field)} ${issue.message}` : issue.message
}

function subject(field: string): string {
  const name = field
    .split('.')
    .filter((part) => !isDigits(part))
    .at(-1)
    ?.replaceAll('_', ' ')
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'The input'
}
