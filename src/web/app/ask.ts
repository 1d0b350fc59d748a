import type * as z from 'zod'
import { ApiError } from '../../contract/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { done, fail, type Result } from '../../domain/result.ts'

/** Asks the server one thing of the contract. Throws ApiError for every answer but success. */
export type Ask = <Input extends z.ZodObject, Output extends z.ZodType>(
  promise: Endpoint<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
) => Promise<z.output<Output>>

/** The answer, or why there is none; what is no ApiError (a bug, a cancelled call) is thrown on. */
export async function outcome<Value>(asked: Promise<Value>): Promise<Result<Value, ApiError>> {
  try {
    return done(await asked)
  } catch (cause) {
    if (cause instanceof ApiError) return fail(cause)
    throw cause
  }
}
