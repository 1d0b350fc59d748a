import * as z from 'zod'
import { type Endpoint, pathNames } from '../../contract/endpoint.ts'

type Schema = Record<string, unknown>
type Operation = Record<string, unknown>
type Description = { openapi: string; info: Schema; paths: Record<string, Record<string, Operation>>; components: Schema; tags: Schema[] }

const PROBLEM_ANSWERS: Record<string, string> = {
  '400': 'The request is not well-formed',
  '401': 'Not signed in, or the session has expired',
  '403': 'Asked with a session from a page of another site',
  '404': 'Not there, or not yours',
  '413': 'Too large',
  '415': 'Wrong type',
  '422': 'Bad input; the detail names the field',
  '429': "Too many calls, or today's calls of the language model are used up; the detail says when to try again",
  '500': 'Something broke here; nothing of it is told but that',
  '502': 'The provider that drafts did not answer; nothing was changed',
}

/** The contract as an OpenAPI 3.1 document. */
export function apiDescription(calls: Record<string, Endpoint>, version: string): Description {
  const paths: Description['paths'] = {}
  for (const [name, promise] of Object.entries(calls)) {
    paths[promise.path] = { ...paths[promise.path], [promise.method.toLowerCase()]: operation(name, promise) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Work Plan Builder', version, description: 'Every call between browser and server. Accounts are under /api/auth.' },
    tags: [],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: { type: 'object', properties: { detail: { type: 'string' } }, required: ['detail'] } },
    },
  }
}

function operation(name: string, promise: Endpoint): Operation {
  const input = jsonSchema(promise.input, 'input')
  const fields = input.properties as Record<string, Schema>
  const required = (input.required ?? []) as string[]
  const inPath = pathNames(promise.path)
  const carried = Object.keys(fields).filter((field) => !inPath.includes(field))
  const inQuery = promise.method === 'GET' ? carried : []
  return {
    operationId: name,
    summary: promise.summary,
    ...(promise.access === 'person' ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      ...inPath.map((field) => ({ name: field, in: 'path', required: true, schema: fields[field] })),
      ...inQuery.map((field) => ({ name: field, in: 'query', required: required.includes(field), schema: fields[field] })),
    ],
    ...(promise.method === 'GET' || carried.length === 0 ? {} : { requestBody: requestBody(promise, input, carried) }),
    responses: { '200': { description: 'Done', content: answerOf(promise) }, ...problems(promise) },
  }
}

function requestBody(promise: Endpoint, input: Schema, carried: string[]): Schema {
  const fields = input.properties as Record<string, Schema>
  const required = ((input.required ?? []) as string[]).filter((field) => carried.includes(field))
  const properties = Object.fromEntries(carried.map((field) => [field, fields[field]]))
  const schema = { type: 'object', properties, required, additionalProperties: false }
  const type = promise.carries === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: required.length > 0, content: { [type]: { schema } } }
}

/** A file, or JSON; a call that tells how far it is does so to whoever accepts events. */
function answerOf(promise: Endpoint): Schema {
  const output = jsonSchema(promise.output, 'output')
  if (promise.answers === 'bytes') return { 'application/octet-stream': { schema: output } }
  if (!promise.reports) return json(output)
  const description = 'Events named progress while the call is at work, then one named answer, or problem with status and detail.'
  const events = { progress: jsonSchema(promise.reports, 'output'), answer: output, problem: TOLD_PROBLEM }
  return { ...json(output), 'text/event-stream': { schema: { type: 'string', description }, 'x-events': events } }
}

const TOLD_PROBLEM = {
  type: 'object',
  properties: { status: { type: 'integer' }, detail: { type: 'string' } },
  required: ['status', 'detail'],
}

function problems(promise: Endpoint): Schema {
  if (promise.access === 'public') return {}
  const content = json({ $ref: '#/components/schemas/Problem' })
  return Object.fromEntries(Object.entries(PROBLEM_ANSWERS).map(([status, description]) => [status, { description, content }]))
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: describeFile })
  return described
}

/** A file has no JSON form; in a form it is a run of bytes. */
function describeFile({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
}
