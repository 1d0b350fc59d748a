import type { ApiError } from '../../contract/client.ts'
import type { Answer } from '../../domain/interview.ts'
import type { Result } from '../../domain/result.ts'
import { mayPass } from './resending.ts'

/** Where the answers are: on the way to the server, there, or only in this browser. */
export type AnswerSaving = 'idle' | 'saving' | 'saved' | 'kept-here'

/** How long nothing may be typed before an answer is sent, in milliseconds. */
export const SAVE_AFTER_MS = 700

/** What a saver works with. `report` tells where the answers are, and what the server said when it did not take one. */
export type AnswerSaverPorts = {
  save: (answer: Answer) => Promise<Result<unknown, ApiError>>
  saved: (answer: Answer) => void
  report: (saving: AnswerSaving, problem: ApiError | null) => void
}

/** Sends answers to the server while they are being typed: one at a time, the newest words of each slot, after a pause. */
export class AnswerSaver {
  private readonly waiting = new Map<string, Answer>()
  private readonly ports: AnswerSaverPorts
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<void> | null = null
  /** What the server said last when it did not take an answer; null since it took one. */
  private problem: ApiError | null = null

  constructor(ports: AnswerSaverPorts) {
    this.ports = ports
  }

  /** Takes what was typed and sends it once typing pauses. */
  typed(answer: Answer): void {
    this.waiting.set(answer.slot, answer)
    this.ports.report('saving', this.problem)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS)
  }

  /** Sends everything that waits, now; resolves when the server has it or has refused it. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.sending ??= this.send().finally(() => {
      this.sending = null
    })
    await this.sending
  }

  /** Stops the clock; what waits stays unsaved and is kept in the browser. */
  close(): void {
    clearTimeout(this.timer)
  }

  private async send(): Promise<void> {
    let refusal: ApiError | null = null
    for (let next = this.first(); next; next = this.first()) {
      this.ports.report('saving', this.problem)
      const kept = await this.ports.save(next)
      this.problem = kept.ok ? refusal : kept.problem
      if (!kept.ok && mayPass(kept.problem)) return this.ports.report('kept-here', this.problem)
      // what the server refuses as it is must not stand in the way of the others
      if (this.waiting.get(next.slot) === next) this.waiting.delete(next.slot)
      if (kept.ok) this.ports.saved(next)
      else refusal = kept.problem
      if (this.waiting.size === 0) this.ports.report(refusal ? 'kept-here' : 'saved', refusal)
    }
  }

  private first(): Answer | undefined {
    return this.waiting.values().next().value
  }
}
