import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail, type Result } from '../../domain/result.ts'
import { type Problem, statusOf } from '../problem.ts'
import { answerProblem, unexpected } from './problems.ts'
import { willStream } from './streamed.ts'

/** How often something is written: progress at most once in `progress_ms`, and a sign of life at least every `alive_ms`. */
export type Pace = { progress_ms: number; alive_ms: number }

/** Ten times a second is more than an eye follows; proxies give up on a silent connection after half a minute or more. */
const USUAL_PACE: Pace = { progress_ms: 100, alive_ms: 10_000 }

/** Work that tells how far it is. */
export type ToldWork = (report: (progress: unknown) => void) => Promise<Result<unknown, Problem>>

/** Whether the caller wants to hear how far a call is. */
export function acceptsEvents(request: FastifyRequest): boolean {
  return /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(request.headers.accept ?? '')
}

/**
 * Answers with events: `progress` while the work goes on, then one `answer`, or `problem` with status and detail.
 * The stream begins with the first progress or sign of life, so what is refused before that keeps its own status and form.
 */
export async function answerWithEvents(reply: FastifyReply, work: ToldWork, pace: Pace = USUAL_PACE): Promise<FastifyReply> {
  const stream = eventStream(reply, pace)
  const outcome = await work(stream.progress).catch((cause: unknown) => {
    if (!stream.isOpen()) throw cause
    return fail(unexpected(cause, reply.request))
  })
  if (outcome.ok) return stream.end('answer', outcome.value)
  if (!stream.isOpen()) return answerProblem(reply, outcome.problem)
  const status = statusOf(outcome.problem)
  reply.toldStatus = status
  return stream.end('problem', { status, detail: outcome.problem.message })
}

type EventStream = {
  isOpen: () => boolean
  progress: (progress: unknown) => void
  end: (event: 'answer' | 'problem', data: unknown) => FastifyReply
}

/** Progress that comes too fast, or faster than it is taken, is not kept up: only the latest waits to be written. */
function eventStream(reply: FastifyReply, pace: Pace): EventStream {
  const stream = new PassThrough()
  let isOpen = false
  let latest: unknown
  let pause: NodeJS.Timeout | null = null
  const alive = setInterval(() => reply.raw.destroyed || write(': at work\n\n'), pace.alive_ms)
  const rest = () => {
    clearInterval(alive)
    if (pause) clearTimeout(pause)
  }
  willStream(reply).raw.once('close', rest)

  const open = () => {
    if (!isOpen) reply.headers(HEADERS).send(stream)
    isOpen = true
  }
  const write = (text: string) => {
    open()
    const isTaken = !stream.writableNeedDrain
    if (isTaken) stream.write(text)
    return isTaken
  }
  const writeLatest = () => {
    pause = null
    if (latest === undefined || reply.raw.destroyed) return
    if (write(eventText('progress', latest))) latest = undefined
    pause = setTimeout(writeLatest, pace.progress_ms)
  }
  return {
    isOpen: () => isOpen,
    progress: (progress) => {
      latest = progress
      if (!pause) writeLatest()
    },
    end: (event, data) => {
      rest()
      if (reply.raw.destroyed) return reply
      open()
      stream.end(`${latest === undefined ? '' : eventText('progress', latest)}${eventText(event, data)}`)
      return reply
    },
  }
}

/** No proxy may keep the stream back to send it at once. */
const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

/** JSON has no line breaks of its own, so an event's data is one line. */
function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
