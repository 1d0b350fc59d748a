import * as z from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'

/** Names of parts of what another id names: of a step in its plan, of a requirement in its topic. They name nothing by themselves. */
const WITHIN = new Set(['step_id', 'profile_id', 'requirement_id', 'requirement_ids'])

const IS_ID = /^(?:id|slug)$|_(?:ids?|slug)$|[a-z](?:Ids?|Slug)$/

/** Where an endpoint takes the name of something that somebody has: "topic.storeId", "milestones[].id". */
export function idFields({ input }: Endpoint): string[] {
  return [...new Set(fieldsIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), ''))].filter(isId)
}

function isId(field: string): boolean {
  const name = field.split('.').at(-1)?.replace('[]', '') ?? ''
  return IS_ID.test(name) && !WITHIN.has(name)
}

function fieldsIn(schema: z.core.JSONSchema.BaseSchema, at: string): string[] {
  const { items, properties = {} } = schema
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...(at === '' ? [] : [at]),
    ...either.flatMap((one) => fieldsIn(one, at)),
    ...(items && typeof items === 'object' && !Array.isArray(items) ? fieldsIn(items, `${at}[]`) : []),
    ...Object.entries(properties).flatMap(([name, one]) => (typeof one === 'object' ? fieldsIn(one, at ? `${at}.${name}` : name) : [])),
  ]
}

/** A text somewhere in an input, and the same input with another text in its place. */
export type Leaf = { field: string; value: string; replaced: (value: string) => Record<string, unknown> }

/** Every text in an input, however deep. Files are left as they are. */
export function leavesOf(input: Record<string, unknown>): Leaf[] {
  return Object.entries(input).flatMap(([name, value]) =>
    leavesIn(value, name).map(({ field, value: text, replaced }) => ({
      field,
      value: text,
      replaced: (other: string) => ({ ...input, [name]: replaced(other) }),
    })),
  )
}

type Inner = { field: string; value: string; replaced: (value: string) => unknown }

function leavesIn(value: unknown, field: string): Inner[] {
  if (typeof value === 'string') return [{ field, value, replaced: (other) => other }]
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  if (Array.isArray(value)) {
    return value.flatMap((item, place) =>
      leavesIn(item, `${field}[]`).map((leaf) => ({ ...leaf, replaced: (other: string) => value.with(place, leaf.replaced(other)) })),
    )
  }
  return Object.entries(value).flatMap(([name, item]) =>
    leavesIn(item, `${field}.${name}`).map((leaf) => ({
      ...leaf,
      replaced: (other: string) => ({ ...value, [name]: leaf.replaced(other) }),
    })),
  )
}
