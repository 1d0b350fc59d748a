import type { ApiError } from '../../contract/client.ts'
import {
  type Autosaved,
  type Begun,
  type BoxesOf,
  type HowOf,
  isOlder,
  type Name,
  type Save,
  type Saving,
  type TextKind,
} from './autosaved.ts'
import { areEqual, withoutSent } from './boxes.ts'
import { mayPass } from './resending.ts'
import { saveQueue } from './save-queue.ts'
import { TextStore, UNSAVED } from './text-store.ts'

/** How often a save is tried again over what was saved elsewhere before it is kept here. */
const MOST_MET = 3

/**
 * Keeps what is typed: every key in this browser, and on the server when asked or after a pause, one save after the other. What was saved elsewhere
 * meanwhile is never written over: what does not collide with it is sent again, what does waits to be merged.
 */
export class AutosavedText<Kind extends TextKind> extends TextStore<Kind> {
  private readonly queue = saveQueue()
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What was sent and may have been saved though no answer came, or none yet: whoever finds it there has found their own words. */
  private readonly unheard = new Map<string, BoxesOf<Kind>[]>()

  /** What changing boxes back comes to; null when something typed since stands in the way. */
  readonly undone = (name: Name, before: BoxesOf<Kind>, put: BoxesOf<Kind>): BoxesOf<Kind> | null =>
    this.rules.undone(before, put, this.now(name))

  /** What of a thing was changed here and elsewhere, to be merged. */
  readonly collisions = (name: Name) => {
    const text = this.current[name]
    return text?.theirs ? this.colliding(name, text, text.theirs) : []
  }

  /** Takes what was typed into boxes. */
  readonly type = (name: Name, typed: BoxesOf<Kind>): void => {
    const mine = { ...this.current[name]?.mine, ...typed }
    this.set(name, { mine }, this.rules.parts(typed), { isTyped: true })
    this.keep()
    if (this.ports.pause === undefined) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), this.ports.pause)
  }

  /** Saves a part, also one in which nothing was typed; gives back what the server has then, null when it did not take it. */
  readonly save = (name: Name, part: string, how: HowOf<Kind> = {}): Promise<Kind['base'] | null> => {
    this.set(name, {}, [part], { last: 'saving', how })
    return this.queue.inTurn(() => this.saveNow({ name, part, how }, 0))
  }

  /** Takes a text that was drafted anew or restored, and saves it. */
  readonly replace = (name: Name, part: string, boxes: BoxesOf<Kind>, how: HowOf<Kind> = {}) => {
    this.type(name, boxes)
    return this.save(name, part, how)
  }

  /** Saves a part if something was typed in it that can be sent. */
  readonly saveIfChanged = async (name: Name, part: string, how: HowOf<Kind> = {}): Promise<void> => {
    const text = this.current[name]
    if (text && Object.keys(this.sendable(text, part)).length > 0) await this.save(name, part, how)
  }

  /** Saves everything that is not saved. */
  readonly saveAll = (): Promise<void> => this.saveWhere(() => true)

  /** Saves what could not be saved because the server was not reached. */
  saveDue(): Promise<void> {
    return this.saveWhere(({ isDue }) => isDue, { byItself: true })
  }

  /** Saves what was typed since it was last sent, without waiting for a pause. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.timer)
    return this.saveWhere(({ isTyped, isDue }) => isTyped || isDue)
  }

  /** Does something between two saves. */
  readonly inTurn = this.queue.inTurn

  /** Resolves when every save that was begun is done. */
  readonly settled = this.queue.settled

  /** Takes a thing as the server has just told it. What was typed and is not there stays, and is to be merged where it collides. */
  readonly follow = (name: Name, served: Kind['base']): void => {
    const text = this.current[name]
    if (!text) this.begin(name, { base: served })
    if (!text || isOlder(served, text.base)) return
    const isKnown = served.version === text.base.version && areEqual(this.ports.boxes(served), this.ports.boxes(text.base))
    if (!isKnown && this.colliding(name, text, served).length > 0) this.set(name, { theirs: served })
    else if (!isKnown) this.rebase(name, served)
  }

  /** Puts a thing as the server has it in the place of what was known; what was typed stays typed unless it is said. */
  readonly rebase = (name: Name, base: Kind['base'], mine = this.current[name]?.mine): void => {
    this.set(name, { base, mine, theirs: null })
    this.keep()
  }

  /** Takes what another tab of this browser has, saved and typed. */
  readonly followTab = (name: Name, there: Begun<Kind>): void => {
    const text = this.current[name]
    if (!text) return
    const base = isOlder(there.base, text.base) ? text.base : there.base
    const theirs = text.theirs && isOlder(base, text.theirs) ? text.theirs : null
    const typedThere = { ...this.ports.boxes(base), ...there.mine }
    const mine = this.withTab(name, typedThere)
    const isDue = there.isDue === undefined ? {} : { isDue: there.isDue }
    this.set(name, { base, mine, theirs }, this.rules.parts(mine), { isTyped: true, ...isDue })
    this.share(name, typedThere)
    if (!areEqual(this.now(name), typedThere)) this.keep()
  }

  /** Saves what a merge came to, and what else was typed. */
  readonly resolve = async (name: Name, merged: BoxesOf<Kind>): Promise<Kind['base'] | null> => {
    const text = this.current[name]
    if (!text) return null
    const mine = { ...text.mine, ...merged }
    this.rebase(name, text.theirs ?? text.base, mine)
    return (await Promise.all(this.rules.parts(mine).map((part) => this.save(name, part)))).at(-1) ?? null
  }

  /** Leaves a merge for later: what was typed stays in this browser, and the next save brings it up again. */
  readonly close = (name: Name): void => this.set(name, { theirs: null })

  private async saveNow(save: Save<Kind>, met: number): Promise<Kind['base'] | null> {
    const { name, part, how } = save
    const text = this.current[name]
    if (!text) return null
    const sent = this.sendable(text, part)
    const isTyped = Object.keys(sent).length > 0
    const before = this.rules.ofPart(this.ports.boxes(text.base), part)
    this.set(name, {}, [part], { last: 'saving', isTyped: false, how })
    const isKept = this.keep()
    const boxes = isTyped ? sent : before
    this.sending = { name: String(name), boxes }
    const unheard = this.unheard.get(String(name)) ?? []
    this.unheard.set(String(name), [...unheard.filter((one) => !areEqual(one, boxes)), boxes])
    const answer = await this.ports.send(name, boxes, how).catch((bug: unknown) => {
      this.sending = null
      this.set(name, {}, [part], { last: 'kept-here', how: null })
      throw bug
    })
    this.sending = null
    if (answer.ok || !mayPass(answer.problem)) this.unheard.set(String(name), answer.ok ? [] : unheard)
    if (!answer.ok) return this.refused(save, answer.problem, met, isKept)
    const { base, mine } = this.current[name] ?? text
    const saved = isOlder(answer.value, base) ? base : answer.value
    this.set(name, { base: saved, mine: withoutSent(mine, sent) }, [part], {
      ...UNSAVED,
      last: 'saved',
      isTyped: this.saving(name, part).isTyped,
    })
    this.keep()
    const put = this.rules.ofPart(this.ports.boxes(saved), part)
    this.ports.saved?.({ ...save, before: isTyped ? before : null, put, isMerged: met > 0 })
    return answer.value
  }

  /** A save that only met what was saved elsewhere is sent again over it, unless both changed the same boxes; anything else is kept here. */
  private async refused(save: Save<Kind>, problem: ApiError, met: number, isKept: boolean): Promise<Kind['base'] | null> {
    const { name, part } = save
    const isMet = (problem.status === 409 || problem.status === 404) && met < MOST_MET
    const theirs = isMet ? ((await this.ports.latest?.(name)) ?? null) : null
    const text = this.current[name]
    if (text && theirs && this.colliding(name, text, theirs).length === 0) {
      this.rebase(name, theirs)
      return this.saveNow(save, met + 1)
    }
    const isDue = mayPass(problem)
    this.set(name, theirs ? { theirs } : {}, [part], { last: 'kept-here', isDue, problem, how: null })
    const isKeptNow = this.keep() && isKept
    this.ports.refused?.({ ...save, problem, isKept: isKeptNow, isDue, isToMerge: theirs !== null })
    return null
  }

  /** Saves one part after the other; once the server is not reached, the others wait for it too. */
  private async saveWhere(isToSave: (saving: Saving<Kind['how']>) => boolean, how: { byItself?: true } = {}): Promise<void> {
    let isAway = false
    for (const name of Object.keys(this.current)) {
      for (const part of this.rules.parts(this.current[name]?.mine ?? {})) {
        if (!isToSave(this.saving(name, part)) || this.collisions(name).length > 0) continue
        if (isAway) this.set(name, {}, [part], { last: 'kept-here', isTyped: false, isDue: true })
        else await this.saveIfChanged(name, part, how)
        isAway ||= this.saving(name, part).isDue
      }
    }
    await this.settled()
  }

  private colliding(name: Name, { base, mine }: Autosaved<Kind>, theirs: Kind['base']) {
    const there = this.ports.boxes(theirs)
    const own = (this.unheard.get(String(name)) ?? []).map((sent) => this.rules.alike(sent, there))
    return this.rules.colliding({ base: Object.assign({}, this.ports.boxes(base), ...own), mine, theirs: there })
  }

  private sendable({ mine }: Autosaved<Kind>, part: string): BoxesOf<Kind> {
    const typed = this.rules.ofPart(mine, part)
    return this.ports.sendable?.(typed) ?? typed
  }

  /** What stands here, put together with what another tab has typed since both last knew the same. */
  private withTab(name: Name, there: BoxesOf<Kind>): BoxesOf<Kind> {
    return this.rules.inBothTabs(this.shared[name] ?? {}, this.now(name), there)
  }

  private keep(): boolean {
    try {
      // a tab that was asleep has not heard of it
      for (const [name, there] of Object.entries(this.ports.kept?.() ?? {})) {
        const [known = {}, typedThere] = [this.shared[name], { ...this.shared[name], ...there }]
        if (!areEqual(typedThere, known)) this.set(name, { mine: this.withTab(name, typedThere) })
      }
      this.ports.keep?.(this.current)
      for (const name of Object.keys(this.current)) this.share(name, this.now(name))
      return true
    } catch {
      return false
    }
  }
}
