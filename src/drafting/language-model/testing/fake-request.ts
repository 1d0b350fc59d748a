import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'

/** A JSON schema, as far as the fake provider reads it. */
export type FakeSchema = {
  type?: string | string[]
  properties?: Record<string, FakeSchema>
  required?: string[]
  items?: FakeSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: FakeSchema[]
  minItems?: number
  maxItems?: number
  minimum?: number
  description?: string
}

/** One request, as it arrived. */
export type FakeRequest = {
  /** 1 for the first one. */
  number: number
  path: string
  headers: IncomingHttpHeaders
  /** The prompt's name, from the schema's name; empty when no schema was sent. */
  prompt: string
  /** The system text. */
  instructions: string
  /** The user text: facts, fenced data, passages. */
  matter: string
  schema: FakeSchema | null
  /** The whole body, parsed. */
  body: ChatBody
}

const Message = z.object({ role: z.string(), content: z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]) })

const ChatBody = z.looseObject({
  model: z.string(),
  messages: z.array(Message),
  stream: z.boolean().optional(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).optional(),
  response_format: z
    .looseObject({ type: z.string(), json_schema: z.looseObject({ name: z.string(), schema: z.custom<FakeSchema>() }).optional() })
    .optional(),
})
type ChatBody = z.infer<typeof ChatBody>

/** Reads a chat completion request; throws when it is none. */
export function fakeRequestOf(number: number, path: string, headers: IncomingHttpHeaders, text: string): FakeRequest {
  const body = ChatBody.parse(JSON.parse(text))
  const said = (...roles: string[]) => body.messages.filter(({ role }) => roles.includes(role)).map(contentOf)
  const format = body.response_format?.json_schema
  return {
    number,
    path,
    headers,
    prompt: format?.name ?? '',
    instructions: said('system', 'developer').join('\n\n'),
    matter: said('user').join('\n\n'),
    schema: format?.schema ?? null,
    body,
  }
}

function contentOf({ content }: z.infer<typeof Message>): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')
}
