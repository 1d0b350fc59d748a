import type * as z from 'zod'
import { ApiError, type Watch } from '../../contract/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Call } from '../app/call.ts'

/** What a scripted server answers to a path, telling `report` on the way if it likes: a value, or an error to answer with. Paths that are not in the script fail the test. */
export type Script = Record<string, (input: never, report: (told: unknown) => void) => unknown>

/** A server of the contract for tests: what it is sent and what it answers are both parsed, so that a call that the real server would refuse fails here too. */
export function scriptedServer(script: Script): { call: Call; asked: string[] } {
  const asked: string[] = []
  const call: Call = async <Input extends z.ZodObject, Output extends z.ZodType, Report extends z.ZodType>(
    promise: Endpoint<Input, Output, Report>,
    input: z.input<Input>,
    watch: Watch<Report> | AbortSignal = {},
  ): Promise<z.output<Output>> => {
    const { signal, report } = watch instanceof AbortSignal ? { signal: watch, report: undefined } : watch
    signal?.throwIfAborted()
    const answer = script[promise.path]
    if (!answer) throw new Error(`The script has no answer to ${promise.path}`)
    asked.push(promise.path)
    const hear = (told: unknown) => promise.reports && report?.(promise.reports.parse(told))
    const answered = await answer(promise.input.parse(input) as never, hear)
    signal?.throwIfAborted()
    return promise.output.parse(answered)
  }
  return { call, asked }
}

/** An answer of a scripted server: no, with the server's reason. */
export function refuses(detail: string, status = 502): () => never {
  return () => {
    throw new ApiError(detail, status)
  }
}
