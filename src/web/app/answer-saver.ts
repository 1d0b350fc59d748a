import type { Answer } from '../../domain/interview.ts'

/** Where the answers are: on the way to the server, there, or only in this browser. */
export type AnswerSaving = 'idle' | 'saving' | 'saved' | 'kept-here'

/** How long nothing may be typed before an answer is sent, in milliseconds. */
export const SAVE_AFTER_MS = 700

/** What a saver works with. `save` says whether the server has the answer now. */
export type AnswerSaverPorts = {
  save: (answer: Answer) => Promise<boolean>
  saved: (answer: Answer) => void
  report: (saving: AnswerSaving) => void
}

/** Sends answers to the server while they are being typed: one at a time, the newest words of each slot, after a pause. */
export class AnswerSaver {
  private readonly waiting = new Map<string, Answer>()
  private readonly ports: AnswerSaverPorts
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<void> | null = null

  constructor(ports: AnswerSaverPorts) {
    this.ports = ports
  }

  /** Takes what was typed and sends it once typing pauses. */
  typed(answer: Answer): void {
    this.waiting.set(answer.slot, answer)
    this.ports.report('saving')
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
    for (let next = this.first(); next; next = this.first()) {
      this.ports.report('saving')
      if (!(await this.ports.save(next))) return this.ports.report('kept-here')
      if (this.waiting.get(next.slot) === next) this.waiting.delete(next.slot)
      this.ports.saved(next)
      if (this.waiting.size === 0) this.ports.report('saved')
    }
  }

  private first(): Answer | undefined {
    return this.waiting.values().next().value
  }
}
