import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { type Endpoint, pathNames } from '../../contract/endpoint.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Problem } from '../problem.ts'
import type { SentFiles } from '../sent-files.ts'
import { readForm } from './form.ts'
import { fieldMessage, inputSentence } from './input-sentence.ts'
import { keepable } from './keepable.ts'

/** How large a file may be, and where a call keeps those that it is sent. */
export type Uploads = { limit_mb: number; files: SentFiles }

/** Reads what a call was given, from wherever the contract puts it, and checks it. The address wins over the body, the form over the query. */
export async function readInput<Input extends z.ZodObject>(
  promise: Endpoint<Input>,
  request: FastifyRequest,
  uploads: Uploads,
): Promise<Result<z.output<Input>, Problem>> {
  const carried = await carriedBy(promise, request, uploads)
  if (!carried.ok) return carried
  const named = Object.entries(request.params as Record<string, string>).filter(([name]) => pathNames(promise.path).includes(name))
  const read = promise.input.safeParse({ ...carried.value, ...keepable(Object.fromEntries(named)) }, { error: fieldMessage })
  return read.success ? done(read.data) : fail({ code: 'BAD_INPUT', message: inputSentence(read.error) })
}

async function carriedBy(
  promise: Endpoint,
  request: FastifyRequest,
  { limit_mb, files }: Uploads,
): Promise<Result<Record<string, unknown>, Problem>> {
  const query = keepable(request.query as Record<string, unknown>)
  if (promise.method === 'GET') return done(query)
  if (promise.carries === 'multipart') {
    if (!request.isMultipart()) return fail({ code: 'WRONG_TYPE', message: 'Send this call as a form with a file (multipart/form-data).' })
    const form = await readForm(request, limit_mb, files)
    return form.ok ? done({ ...query, ...keepable(form.value) }) : form
  }
  if (request.isMultipart()) return fail({ code: 'WRONG_TYPE', message: 'Send this call as application/json.' })
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) return fail({ code: 'BAD_INPUT', message: 'The input must be an object.' })
  return done(body as Record<string, unknown>)
}
