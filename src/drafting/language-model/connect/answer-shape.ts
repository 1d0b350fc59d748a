import type { Output } from 'ai'
import * as z from 'zod'
import type { ModelRequest } from '../model.ts'

/** What providers refuse in a schema or read each in their own way. The prompt says these limits in words, and the answer is held to them when it comes. */
const LEFT_OUT = new Set(['$schema', 'minLength', 'maxLength', 'pattern', 'format', 'default', 'uniqueItems', 'propertyNames'])

/** The asked-for shape, for providers that hold a model to it. What comes is never parsed here: a text is all that is taken. */
export function answerShape({ prompt, answer }: ModelRequest): Output.Output<string, string, never> {
  const schema = plain(z.toJSONSchema(answer, { io: 'input', target: 'draft-7', unrepresentable: 'any' }))
  return {
    name: 'answer',
    responseFormat: Promise.resolve({ type: 'json', name: prompt, schema: schema as object }),
    parseCompleteOutput: async ({ text }) => text,
    // The library streams only what has changed here; a text compares by its length and is not parsed anew with every token.
    parsePartialOutput: async ({ text }) => ({ partial: text }),
    createElementStreamTransform: () => undefined,
  }
}

/** The schema without what is left out. Objects are closed and every property is asked for, since providers that hold to a schema want it so. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(([key]) => !LEFT_OUT.has(key))
  const kept = Object.fromEntries(entries.map(([key, value]) => [key, key === 'properties' ? eachPlain(value) : plain(value)]))
  return kept.properties ? { ...kept, required: Object.keys(kept.properties), additionalProperties: false } : kept
}

/** Properties may be called like a keyword. */
function eachPlain(properties: object): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plain(schema)]))
}
