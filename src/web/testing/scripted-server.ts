import type * as z from 'zod'
import { ApiError } from '../../contract/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Call } from '../app/call.ts'

/** What a scripted server answers to a path: a value, or an error to answer with. Paths that are not in the script fail the test. */
export type Script = Record<string, (input: never) => unknown>

/** A server of the contract for tests: what it is sent and what it answers are both parsed, so that a call that the real server would refuse fails here too. */
export function scriptedServer(script: Script): { call: Call; asked: string[] } {
  const asked: string[] = []
  const call: Call = async <Input extends z.ZodObject, Output extends z.ZodType>(
    promise: Endpoint<Input, Output>,
    input: z.input<Input>,
    signal?: AbortSignal,
  ): Promise<z.output<Output>> => {
    signal?.throwIfAborted()
    const answer = script[promise.path]
    if (!answer) throw new Error(`The script has no answer to ${promise.path}`)
    asked.push(promise.path)
    return promise.output.parse(await answer(promise.input.parse(input) as never))
  }
  return { call, asked }
}

/** An answer of a scripted server: no, with the server's reason. */
export function refuses(detail: string, status = 502): () => never {
  return () => {
    throw new ApiError(detail, status)
  }
}
