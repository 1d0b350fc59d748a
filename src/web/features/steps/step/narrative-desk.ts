import type { ApiError } from '../../../../contract/client.ts'
import type { Result } from '../../../../domain/result.ts'
import type { StepStatus } from '../../../../domain/step.ts'
import type { WrittenBy } from '../../../../domain/written-by.ts'
import { undone } from '../../../changes/undone.ts'
import { mayPass } from '../../../saving/resending.ts'
import type { Toast } from '../../../ui/toaster.tsx'
import { bothTabs, isWordless, type KeptNarrative } from './kept-narrative.ts'
import { changedElsewhere, NARRATIVE_MISSING, NOT_UNDONE, notTaken, savedToast } from './narrative-toasts.ts'

/** A narrative as the server has it. */
export type ServedNarrative = KeptNarrative['base']

/** The narrative on the screen. With `theirs`, somebody else has changed it meanwhile: both go back to `base`. */
export type NarrativeState = {
  text: string
  base: ServedNarrative
  saving: 'idle' | 'saving' | 'saved' | 'kept-here'
  /** What is being asked of the server, so that its button shows it. */
  asked: 'draft' | 'finalize' | null
  theirs: ServedNarrative | null
  /** Whether it is to be sent as soon as the server can be reached. */
  isDue: boolean
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
  /** What this browser keeps, which another tab may have written. */
  kept: () => KeptNarrative | null
  notify: (toast: Toast) => void
}

/** How a narrative is saved: by itself, without a word about a failure that was told before, or so that it can be undone. */
type SaveHow = { byItself?: boolean; undo?: (() => void) | undefined }

/** Edits one step's narrative: keeps every key in the browser, saves when asked, and never writes over what somebody else wrote meanwhile. */
export class NarrativeDesk {
  private current: NarrativeState
  private drafted: { text: string; by: WrittenBy['kind'] } | null = null
  /** The text that all tabs of this browser knew last. */
  private shared: string
  private underWay: Promise<unknown> = Promise.resolve()
  private readonly ports: NarrativePorts
  private readonly listeners = new Set<() => void>()

  constructor(served: ServedNarrative, kept: KeptNarrative | null, ports: NarrativePorts) {
    this.ports = ports
    const text = kept?.text ?? served.text
    this.shared = text
    const saving = kept ? 'kept-here' : 'idle'
    this.current = { text, base: kept?.base ?? served, saving, asked: null, theirs: null, isDue: kept?.isDue ?? false }
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

  /**
   * Takes a text that was drafted anew or restored, and saves it, which can be undone; as long as nobody edits it, it is its writer's. What was
   * typed and not saved is saved before, so that it is in the history.
   */
  readonly take = async (text: string, by: WrittenBy['kind']): Promise<StepStatus | null> => {
    if (!(await this.saveTyped())) return null
    const before = this.current.text
    this.drafted = { text, by }
    this.type(text)
    return this.save(false, { undo: isWordless(before) ? undefined : () => void this.putBack(before, text) })
  }

  /** Takes a narrative that the server has just written or told. What was typed and is not there stays, and is to be merged. */
  readonly follow = (served: ServedNarrative): void => {
    const { text, base } = this.current
    if (served.version < base.version || (served.version === base.version && served.text === base.text)) return
    if (text === base.text || text === served.text) this.adopt(served)
    else if (served.text === base.text) this.set({ base: served })
    else this.set({ theirs: served })
  }

  /** Takes a narrative that the server has drafted while the box held `since`; what was typed meanwhile stays, and is to be merged. */
  readonly receive = (drafted: ServedNarrative, since: string): void => {
    if (this.current.text === since) this.adopt(drafted)
    else this.follow(drafted)
  }

  /** Takes what another tab of this browser has typed; null once nothing of it is unsaved. */
  readonly followTab = async (kept: KeptNarrative | null): Promise<void> => {
    if (!kept) return this.caughtUp(await this.ports.latest())
    const { base, theirs } = this.current
    const newest = kept.base.version > base.version ? kept.base : base
    const isMerged = theirs !== null && newest.version >= theirs.version
    this.set({ text: bothTabs(this.shared, this.current.text, kept.text), base: newest, isDue: kept.isDue, saving: 'idle' })
    if (isMerged) this.set({ theirs: null })
    this.shared = kept.text
    if (this.current.text !== kept.text) this.keep()
  }

  /** Takes what was made of both texts, and saves it. */
  readonly merged = (text: string): Promise<StepStatus | null> => {
    const { theirs } = this.current
    if (theirs) this.set({ text, base: theirs, theirs: null })
    this.keep()
    return this.save(false)
  }

  /** Saves the narrative, and finalizes its step when asked to; gives back the step's status, null when it could not be saved (spec §4, §8). */
  readonly save = async (finalize: boolean, { byItself = false, undo }: SaveHow = {}): Promise<StepStatus | null> => {
    const { text, asked } = this.current
    if (asked !== null) return null
    if (isWordless(text)) {
      this.ports.notify(NARRATIVE_MISSING)
      return null
    }
    this.set({ saving: 'saving', asked: finalize ? 'finalize' : 'draft' })
    const sent = this.send(text, finalize, byItself).finally(() => this.set({ asked: null }))
    this.underWay = sent.catch(() => undefined)
    const status = await sent
    if (status !== null) this.ports.notify(savedToast(finalize, status, undo))
    return status
  }

  /** Saves what was typed and is not saved, before another text takes its place; false when that could not be done. */
  readonly saveTyped = async (): Promise<boolean> => {
    await this.underWay
    if (!this.isUnsaved() || isWordless(this.current.text)) return true
    return (await this.save(false)) !== null && this.saveTyped()
  }

  /** Sends what was to be saved while the server could not be reached. */
  readonly saveDue = async (): Promise<void> => {
    if (this.current.isDue && this.current.theirs === null && !isWordless(this.current.text)) await this.save(false, { byItself: true })
  }

  /** Whether something was typed that the server does not have. */
  readonly isUnsaved = (): boolean => this.current.text !== this.current.base.text

  private async putBack(before: string, put: string): Promise<void> {
    const text = undone({ before, put, now: this.current.text }, 'sentences')
    if (text === null) this.ports.notify(NOT_UNDONE)
    else await this.take(text, 'person')
  }

  /** Puts the server's narrative in the place of what was in the box. */
  private adopt(served: ServedNarrative): void {
    this.set({ text: served.text, base: served, saving: 'idle', theirs: null, isDue: false })
    this.keep()
  }

  /** Another tab has saved what was typed, or taken it back. */
  private caughtUp(served: ServedNarrative | null): void {
    const { text, base } = this.current
    if (served && served.version > base.version) this.follow(served)
    else if (text === this.shared) {
      this.shared = base.text
      this.set({ text: base.text, saving: 'idle', isDue: false })
    }
  }

  private async send(text: string, finalize: boolean, byItself: boolean): Promise<StepStatus | null> {
    const { version } = this.current.base
    const written_by = this.drafted?.text === text ? this.drafted.by : undefined
    const answer = await this.ports.commit({ text, finalize, version, written_by })
    if (answer.ok) {
      const saving = this.current.text === text ? 'saved' : 'idle'
      this.set({ base: { text, version: answer.value.version }, saving, theirs: null, isDue: false })
      this.keep()
      return answer.value.status
    }
    if (answer.problem.status === 409) return this.changedMeanwhile(text, finalize, byItself)
    this.refused(answer.problem, byItself)
    return null
  }

  /** Another writer was first. When only the count has changed, or it was the same text, nothing is lost by sending again. */
  private async changedMeanwhile(text: string, finalize: boolean, byItself: boolean): Promise<StepStatus | null> {
    const theirs = await this.ports.latest()
    const { base } = this.current
    if (theirs && theirs.version > base.version && (theirs.text === base.text || theirs.text === text)) {
      this.set({ base: theirs })
      return this.send(text, finalize, byItself)
    }
    this.set({ saving: 'kept-here', theirs: theirs ?? null, isDue: false })
    this.keep()
    this.ports.notify(changedElsewhere(theirs !== null))
    return null
  }

  private refused(problem: ApiError, byItself: boolean): void {
    const isDue = mayPass(problem)
    this.set({ saving: 'kept-here', isDue })
    const isKept = this.keep()
    // that the server is still away was said when it went away
    if (!byItself || !isDue) this.ports.notify(notTaken(problem, { isKept, isDue }))
  }

  private keep(): boolean {
    try {
      this.shareTyped()
      return true
    } catch {
      return false
    }
  }

  private shareTyped(): void {
    const there = this.ports.kept()
    // a tab that was asleep has not heard of it
    if (there && there.text !== this.shared) this.set({ text: bothTabs(this.shared, this.current.text, there.text) })
    const { text, base, isDue } = this.current
    this.ports.keep(text === base.text ? null : { text, base, isDue })
    this.shared = text
  }

  private set(change: Partial<NarrativeState>): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener()
  }
}
