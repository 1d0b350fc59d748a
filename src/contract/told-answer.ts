import * as z from 'zod'
import { eventReader } from './event-stream.ts'

/** The type that a caller accepts who wants to hear how far a call is. */
export const EVENT_STREAM = 'text/event-stream'

/** A status and a body, as if the call had been answered at once; `again_after_s` where who was sent away is told when to come again. */
export type PlainAnswer = { status: number; body: string; again_after_s?: number | null }

/** The stream of a call that tells how far it is, taken piece by piece; `answered` is null as long as it holds neither answer nor problem. */
export type ToldAnswer = { take: (text: string) => void; answered: () => PlainAnswer | null }

const Refusal = z.object({ status: z.number().int(), detail: z.string() })

/** Whether an answer tells how far the call is; a refusal from before work began is plain JSON. */
export function isEventStream(contentType: string | null): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === EVENT_STREAM
}

/** Listens to such a stream. A report that is not of the promised shape is passed over: it tells nothing, and the answer is still to come. */
export function toldAnswer<Report extends z.ZodType>(reports: Report, hear: (report: z.output<Report>) => void): ToldAnswer {
  let answered: PlainAnswer | null = null
  const take = eventReader(({ event, data }) => {
    if (answered) return
    if (event === 'progress') {
      const report = reports.safeParse(jsonOf(data))
      if (report.success) hear(report.data)
    }
    if (event === 'answer') answered = { status: 200, body: data }
    if (event === 'problem') {
      const refusal = Refusal.safeParse(jsonOf(data))
      answered = { status: refusal.data?.status ?? 500, body: data }
    }
  })
  return { take, answered: () => answered }
}

/** A text as JSON, undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
