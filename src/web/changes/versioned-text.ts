import * as z from 'zod'
import type { ApiError } from '../../contract/client.ts'
import type { Result } from '../../domain/result.ts'
import type { WrittenBy } from '../../domain/steps/text-version.ts'
import type { Saving } from '../ui/save-state.tsx'
import { isToMerge, type Versions } from './merge.ts'

/** A text as the server has it; `version` counts its changes there. */
const SavedText = z.object({ text: z.string(), version: z.number().int() })
export type SavedText = z.infer<typeof SavedText>

/** What this browser keeps of a text that the server does not have: what was typed, over what, and whether it was to be sent and could not be. */
export const KeptText = z.object({ typed: z.string(), over: SavedText, isWaiting: z.boolean() })
export type KeptText = z.infer<typeof KeptText>

/** The text as saved, what was typed over it, how its saving goes, and what it collides with elsewhere. */
type VersionedTextState = { saved: SavedText; typed: string | null; saving: Saving; collision: (Versions & { version: number }) | null }

/** How a text is saved: for good or as a draft, and who wrote it; a person, unless it is said otherwise. */
export type SaveHow = { finalize?: boolean; written_by?: WrittenBy['kind'] }

/** What a text works with. */
export type VersionedTextPorts = {
  /** Saves the text if the server still has `version`, and tells the one it has then; 409 when it was changed meanwhile. */
  send: (text: string, version: number, how: SaveHow) => Promise<Result<{ version: number }, ApiError>>
  /** The text as the server has it now. */
  newest: () => Promise<Result<SavedText, ApiError>>
  /** Keeps it in this browser; null forgets it. */
  keep: (kept: KeptText | null) => void
}

/** How often it is tried to save over changes that left the text alone. */
const MOST_ATTEMPTS = 3

/**
 * One text that is edited here and saved on request, of which the server may meanwhile have got another version: kept in this browser with every
 * keystroke, sent later when the server was not reached, merged when it collides. Nothing typed here is lost, nothing there is overwritten.
 */
export class VersionedText {
  private current: VersionedTextState
  private isWaiting: boolean
  private readonly ports: VersionedTextPorts
  private readonly listeners = new Set<() => void>()
  private queue: Promise<unknown> = Promise.resolve()

  /** What was kept stays over what it was typed over: where the server has another text by now, the next save finds out. */
  constructor(saved: SavedText, kept: KeptText | null, ports: VersionedTextPorts) {
    this.ports = ports
    const open = kept && kept.typed !== saved.text ? kept : null
    this.isWaiting = open?.isWaiting === true
    this.current = { saved: open?.over ?? saved, typed: open?.typed ?? null, saving: open ? 'kept-here' : 'idle', collision: null }
  }

  readonly state = (): VersionedTextState => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The text as it stands in its box. */
  readonly text = (): string => this.current.typed ?? this.current.saved.text

  /** Takes what was typed. */
  readonly type = (typed: string): void => {
    this.set({ typed: typed === this.current.saved.text ? null : typed, saving: 'idle' })
    this.keep()
  }

  /**
   * Saves the text as it stands, also when nothing was typed. Resolves to null, or to why it is not saved: a 409 with a collision in the state waits
   * for the person; a 409 without one has brought the server's newer text, because here nothing was typed.
   */
  readonly save = (how: SaveHow = {}): Promise<ApiError | null> => {
    const saved = this.queue.then(() => this.saveNow(how, MOST_ATTEMPTS))
    this.queue = saved.catch(() => undefined)
    return saved
  }

  /** Sends what could not be sent before; nothing that was only typed. */
  readonly sendWaiting = async (): Promise<void> => {
    if (this.isWaiting && !this.current.collision) await this.save()
  }

  /** Saves what a merge came to. */
  readonly resolve = (merged: string): Promise<ApiError | null> => {
    const { collision } = this.current
    if (collision) this.set({ saved: { text: collision.theirs, version: collision.version }, typed: merged, collision: null })
    this.keep()
    return this.save()
  }

  /** Leaves a collision open: the text stays in this browser, unsaved. */
  readonly cancel = (): void => this.set({ collision: null, saving: 'kept-here' })

  /** Takes a text that the server has got otherwise, such as a narrative just drafted; what was typed over the old one is given up. */
  readonly take = (saved: SavedText): void => {
    this.isWaiting = false
    this.set({ saved, typed: null, saving: 'idle', collision: null })
    this.keep()
  }

  /** Takes over what another tab of this browser typed; when that has nothing open any more, what the server has now. */
  readonly follow = async (kept: KeptText | null): Promise<void> => {
    if (kept) {
      this.isWaiting = kept.isWaiting
      return this.set({ saved: kept.over, typed: kept.typed, saving: kept.isWaiting ? 'kept-here' : 'idle', collision: null })
    }
    const newest = await this.ports.newest()
    if (newest.ok) this.set({ saved: newest.value, typed: null, saving: 'idle', collision: null })
  }

  private async saveNow(how: SaveHow, attempts: number): Promise<ApiError | null> {
    const { saved } = this.current
    const mine = this.text()
    this.set({ saving: 'saving', collision: null })
    const sent = await this.ports.send(mine, saved.version, how)
    if (sent.ok) return this.arrived(mine, sent.value.version)
    if (sent.problem.status !== 409 || attempts <= 1) return this.refused(sent.problem)
    const newest = await this.ports.newest()
    if (!newest.ok) return this.refused(newest.problem)
    const { text: theirs, version } = newest.value
    if (isToMerge({ base: saved.text, mine, theirs })) {
      this.refused(sent.problem)
      this.set({ collision: { base: saved.text, mine, theirs, version } })
      return sent.problem
    }
    const isOld = mine === saved.text && theirs !== mine
    this.set({ saved: newest.value, typed: isOld || theirs === mine ? null : mine, saving: 'idle' })
    return isOld ? sent.problem : this.saveNow(how, attempts - 1)
  }

  private arrived(text: string, version: number): null {
    const isTypedSince = this.text() !== text
    this.isWaiting = false
    this.set({ saved: { text, version }, typed: isTypedSince ? this.current.typed : null, saving: isTypedSince ? 'idle' : 'saved' })
    this.keep()
    return null
  }

  private refused(problem: ApiError): ApiError {
    const isTyped = this.current.typed !== null
    this.isWaiting = isTyped && (problem.status === 0 || problem.status >= 500)
    this.set({ saving: isTyped ? 'kept-here' : 'idle' })
    this.keep()
    return problem
  }

  private keep(): void {
    const { typed, saved } = this.current
    this.ports.keep(typed === null ? null : { typed, over: saved, isWaiting: this.isWaiting })
  }

  private set(change: Partial<VersionedTextState>): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener()
  }
}
