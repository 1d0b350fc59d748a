import type { FakeRequest, FakeSchema } from './fake-request.ts'

/**
 * JSON that fits the schema in the request. A property that the prompt's outline (JSON anywhere in the matter) already has, is taken over; the rest is
 * filled with plain words. Without a schema an empty object.
 */
export function fittingAnswer({ schema, matter }: FakeRequest): string {
  if (!schema) return '{}'
  return JSON.stringify(fitting(schema, '', valuesIn(matter)))
}

/** What the outline says under each name, first come first kept. */
type Outline = ReadonlyMap<string, unknown>

function fitting(schema: FakeSchema, name: string, outline: Outline): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [chosen] = schema.anyOf ?? []
  if (chosen) return fitting(chosen, name, outline)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  const known = outline.get(name)
  if (known !== undefined && typeName(known) === type && type !== 'object')
    return fits(schema, known) ? known : filled(schema, type, outline)
  return filled(schema, type, outline)
}

function filled(schema: FakeSchema, type: string | undefined, outline: Outline): unknown {
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, fitting(inner, key, outline)]))
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => fitting(schema.items ?? { type: 'string' }, '', outline))
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

/** Whether a list of the outline has the asked-for length and entries. */
function fits(schema: FakeSchema, value: unknown): boolean {
  if (!Array.isArray(value)) return true
  const inner = schema.items?.type
  const rightLength = value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity)
  return rightLength && value.every((entry) => inner !== 'object' && typeName(entry) === inner)
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Every named value of every JSON object that stands in the text. */
function valuesIn(text: string): Outline {
  const values = new Map<string, unknown>()
  for (const line of jsonIn(text)) gather(line, values)
  return values
}

function gather(value: unknown, values: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && !values.has(key)) values.set(key, inner)
    gather(inner, values)
  }
}

/** The JSON objects and lists in a text that begin at the start of a line. */
function jsonIn(text: string): unknown[] {
  return Array.from(text.matchAll(/^(?:\{\s*"|\[\s*[[{"])/gm), ({ index }) => jsonFrom(text, index)).filter((value) => value !== undefined)
}

function jsonFrom(text: string, start: number): unknown {
  try {
    return JSON.parse(text.slice(start, endOfJson(text, start)))
  } catch {
    return undefined
  }
}

/** Where the bracket that opens here is closed, strings left aside. */
function endOfJson(text: string, start: number): number {
  let depth = 0
  for (const { 0: mark, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (mark === '{' || mark === '[') depth += 1
    if (mark === '}' || mark === ']') depth -= 1
    if (depth === 0) return start + index + 1
  }
  return text.length
}
