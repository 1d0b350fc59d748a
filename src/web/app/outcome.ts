import { ApiError } from '../../contract/client.ts'
import { done, fail, type Result } from '../../domain/result.ts'

/** What a call came to: its answer, or why there is none. What is no ApiError (a bug, a cancelled call) is thrown on. */
export async function outcome<Value>(asked: Promise<Value>): Promise<Result<Value, ApiError>> {
  try {
    return done(await asked)
  } catch (cause) {
    if (cause instanceof ApiError) return fail(cause)
    throw cause
  }
}
