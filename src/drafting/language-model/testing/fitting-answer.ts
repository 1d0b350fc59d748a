import type { FakeRequest, FakeSchema } from './fake-request.ts'
import { type OutlinedPart, outlinedParts } from './scripted-model.ts'

/** What a request without a schema is answered with, as far as the shape goes: every prompt's answer so far is parts of its outline. */
const USUAL: FakeSchema = {
  type: 'object',
  properties: {
    parts: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, text: { type: 'string' } } } },
    used: { type: 'array', items: { type: 'string' }, minItems: 0, maxItems: 0 },
  },
}

/**
 * JSON that fits the schema in the request: every part of the outline that the matter holds, a little reworded, and plain words where the outline has
 * nothing. No numbers, names or quotes are added, so nothing in it has to be objected to.
 */
export function fittingAnswer({ schema, matter }: FakeRequest): string {
  return JSON.stringify(fitting(schema ?? USUAL, outlinedParts(matter)))
}

/** A part as a model might word it: sentences get one more, what is no sentence stays. */
export function reworded(text: string): string {
  return /[.!?]$/.test(text) ? `${text} The result is recorded.` : text
}

function fitting(schema: FakeSchema, parts: readonly OutlinedPart[]): unknown {
  const [chosen] = schema.anyOf ?? []
  if (chosen) return fitting(chosen, parts)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, fitting(inner, parts)]))
    case 'array':
      return listOf(schema, parts)
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return 'The Contractor shall do the work as planned.'
  }
}

function listOf({ items, minItems = 0, maxItems = Infinity }: FakeSchema, parts: readonly OutlinedPart[]): unknown[] {
  const isOfParts = items?.properties?.id !== undefined && items.properties.text !== undefined
  if (isOfParts) return parts.slice(0, maxItems).map(({ id, text }) => ({ id, text: reworded(text) }))
  return Array.from({ length: minItems }, () => fitting(items ?? { type: 'string' }, parts))
}
