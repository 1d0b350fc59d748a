import type * as z from 'zod'

/** One promise between browser and server: what goes in, what comes out, and who may ask. */
export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Report extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Names in braces are taken from the input: `/api/projects/{id}`. */
  path: string
  /** One line for the API description. */
  summary: string
  access: 'public' | 'person'
  /** The browser sends no token with it: the person is known by the session cookie of the same origin (spec §6). */
  withoutToken?: true
  /** `multipart` sends the input's files and fields as a form. */
  carries?: 'multipart'
  /** A form's fields are sent as the query too (spec §7, Topics). */
  fieldsInQuery?: true
  /** `bytes` answers with a file instead of JSON. */
  answers?: 'bytes'
  /**
   * What is told while the call is at work, to whoever accepts `text/event-stream`: events named `progress` of this shape, then one named
   * `answer` with the output, or `problem` with `{status, detail}`. Others get the answer alone.
   */
  reports?: Report
  /** Path names, then the query of a GET or the JSON body of the rest, in one object. */
  input: Input
  output: Output
}

/** Writes down an endpoint, keeping the types of its input, its output and its reports. */
export function endpoint<Input extends z.ZodObject, Output extends z.ZodType, Report extends z.ZodType = z.ZodType>(
  promise: Endpoint<Input, Output, Report>,
): Endpoint<Input, Output, Report> {
  return promise
}

/** The names in braces of an endpoint's path. */
export function pathNames(path: string): string[] {
  return path.split('/').flatMap((part) => (part.startsWith('{') ? [part.slice(1, -1)] : []))
}
