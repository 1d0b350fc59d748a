import * as z from 'zod'
import type { ApiError } from '../../../../contract/client.ts'
import type { Result } from '../../../../domain/result.ts'
import type { StepStatus } from '../../../../domain/step.ts'
import type { WrittenBy } from '../../../../domain/written-by.ts'
import type { Toast } from '../../../ui/toaster.tsx'

/** A narrative as the server has it. */
export type ServedNarrative = { text: string; version: number }

/** A narrative that this browser keeps: what it was edited from, and whether it is to be sent as soon as the server can be reached. */
export const KeptNarrative = z.object({
  text: z.string(),
  base: z.object({ text: z.string(), version: z.number().int() }),
  isDue: z.boolean(),
})
export type KeptNarrative = z.infer<typeof KeptNarrative>

/** The narrative on the screen. With `theirs`, somebody else has changed it meanwhile: both go back to `base`. */
export type NarrativeState = {
  text: string
  base: ServedNarrative
  saving: 'idle' | 'saving' | 'saved' | 'kept-here'
  /** What is being asked of the server, so that its button shows it. */
  asked: 'draft' | 'finalize' | null
  theirs: ServedNarrative | null
}

/** A narrative as it is sent: `version` is the one it was edited from; who wrote it is left out for a person who typed it. */
export type SentNarrative = { text: string; finalize: boolean; version: number; written_by: WrittenBy['kind'] | undefined }

/** What the desk works with. */
export type NarrativePorts = {
  commit: (narrative: SentNarrative) => Promise<Result<{ status: StepStatus; version: number }, ApiError>>
  /** The narrative as it is on the server now; null when that cannot be known. */
  latest: () => Promise<ServedNarrative | null>
  /** Keeps what is not on the server in this browser, null when there is nothing; throws when the browser does not take it. */
  keep: (kept: KeptNarrative | null) => void
  notify: (toast: Toast) => void
}

const FAILED = 'Failed to save narrative.'

/** Edits one step's narrative: keeps every key in the browser, saves when asked, and never writes over what somebody else wrote meanwhile. */
export class NarrativeDesk {
  private current: NarrativeState
  private isDue: boolean
  private drafted: { text: string; by: WrittenBy['kind'] } | null = null
  private readonly ports: NarrativePorts
  private readonly listeners = new Set<() => void>()

  constructor(served: ServedNarrative, kept: KeptNarrative | null, ports: NarrativePorts) {
    this.ports = ports
    this.isDue = kept?.isDue ?? false
    const base = kept?.base ?? served
    this.current = { text: kept?.text ?? served.text, base, saving: kept ? 'kept-here' : 'idle', asked: null, theirs: null }
    this.follow(served)
  }

  readonly state = (): NarrativeState => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Takes what was typed. */
  readonly type = (text: string): void => {
    this.set({ text, saving: this.current.saving === 'saving' ? 'saving' : 'idle' })
    this.keep()
  }

  /** Takes a text that was drafted anew or restored, and saves it, which can be undone; as long as nobody edits it, it is its writer's. */
  readonly take = (text: string, by: WrittenBy['kind']): Promise<StepStatus | null> => {
    const before = this.current.text
    this.drafted = { text, by }
    this.type(text)
    return this.save(false, before.trim() === '' ? undefined : () => void this.take(before, 'person'))
  }

  /** Takes a narrative that the server has just written or told. What was typed and is not there stays, and is to be merged. */
  readonly follow = (served: ServedNarrative): void => {
    const { text, base } = this.current
    if (served.version < base.version || (served.version === base.version && served.text === base.text)) return
    if (text === base.text || text === served.text) this.adopt(served)
    else if (served.text === base.text) this.set({ base: served })
    else this.set({ theirs: served })
  }

  /** Puts the server's narrative in the place of what was in the box. */
  readonly adopt = (served: ServedNarrative): void => {
    this.isDue = false
    this.set({ text: served.text, base: served, saving: 'idle', theirs: null })
    this.keep()
  }

  /** Takes what was made of both texts, and saves it. */
  readonly merged = (text: string): Promise<StepStatus | null> => {
    const { theirs } = this.current
    if (theirs) this.set({ text, base: theirs, theirs: null })
    this.keep()
    return this.save(false)
  }

  /** Saves the narrative, and finalizes its step when asked to; gives back the step's status, null when it could not be saved (spec §4, §8). */
  readonly save = async (finalize: boolean, undo?: () => void): Promise<StepStatus | null> => {
    const { text, asked } = this.current
    if (asked !== null) return null
    if (text.trim() === '') {
      this.ports.notify({ title: 'Narrative missing', description: 'Provide narrative text before saving.', variant: 'destructive' })
      return null
    }
    this.set({ saving: 'saving', asked: finalize ? 'finalize' : 'draft' })
    try {
      const status = await this.send(text, finalize)
      if (status !== null) this.say(finalize, status, undo)
      return status
    } finally {
      this.set({ asked: null })
    }
  }

  /** Sends what was to be saved while the server could not be reached. */
  readonly saveDue = async (): Promise<void> => {
    if (this.isDue && this.current.theirs === null) await this.save(false)
  }

  /** Whether something was typed that the server does not have. */
  readonly isUnsaved = (): boolean => this.current.text !== this.current.base.text

  private async send(text: string, finalize: boolean): Promise<StepStatus | null> {
    const { version } = this.current.base
    const written_by = this.drafted?.text === text ? this.drafted.by : undefined
    const answer = await this.ports.commit({ text, finalize, version, written_by })
    if (answer.ok) {
      this.isDue = false
      this.set({ base: { text, version: answer.value.version }, saving: this.current.text === text ? 'saved' : 'idle', theirs: null })
      this.keep()
      return answer.value.status
    }
    if (answer.problem.status === 409) return this.changedMeanwhile(text, finalize)
    this.refused(answer.problem)
    return null
  }

  /** Another writer was first. When only the count has changed, nothing is lost by sending again. */
  private async changedMeanwhile(text: string, finalize: boolean): Promise<StepStatus | null> {
    const theirs = await this.ports.latest()
    const { base } = this.current
    if (theirs && theirs.version > base.version && theirs.text === base.text) {
      this.set({ base: theirs })
      return this.send(text, finalize)
    }
    this.set({ saving: 'kept-here', theirs: theirs ?? null })
    this.keep()
    const description = theirs
      ? 'It was changed on another device or in another tab meanwhile. Put both texts together below.'
      : 'It was changed on another device or in another tab meanwhile. Your text is kept in this browser; save it again.'
    this.ports.notify({ title: FAILED, description, variant: 'destructive' })
    return null
  }

  private refused({ status, message }: ApiError): void {
    const isUnreached = status === 0 || status >= 500
    this.isDue = isUnreached
    this.set({ saving: 'kept-here' })
    const isKept = this.keep()
    const kept = isUnreached ? 'It is kept in this browser and sent when the connection is back.' : 'It is kept in this browser.'
    this.ports.notify({ title: FAILED, description: isKept ? `${ended(message)} ${kept}` : message, variant: 'destructive' })
  }

  private say(finalize: boolean, status: StepStatus, undo?: () => void): void {
    const action = undo && { label: 'Undo', onPress: undo }
    if (!finalize) this.ports.notify({ title: 'Draft saved', description: 'Narrative saved successfully.', variant: 'success', action })
    else if (status === 'finalized')
      this.ports.notify({ title: 'Step finalized', description: 'Step marked as finalized.', variant: 'success' })
    else this.ports.notify({ title: 'QC found issues. Resolve them before finalizing.', variant: 'destructive' })
  }

  private keep(): boolean {
    const { text, base } = this.current
    try {
      this.ports.keep(text === base.text ? null : { text, base, isDue: this.isDue })
      return true
    } catch {
      return false
    }
  }

  private set(change: Partial<NarrativeState>): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener()
  }
}

function ended(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
