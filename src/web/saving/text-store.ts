import type { AllAutosaved, Autosaved, Begun, BoxesOf, Name, Saving, SavingPorts, TextKind } from './autosaved.ts'
import { areEqual, boxRules, withoutSent } from './boxes.ts'

/** Of boxes that were never saved here nothing is known. */
export const UNSAVED: Saving<never> = { last: 'idle', isTyped: false, isDue: false, problem: null, how: null }

/** What is known of things and what was typed over them: only boxes that say something else, and nothing due where there are none. */
export class TextStore<Kind extends TextKind> {
  protected current: AllAutosaved<Kind> = {}
  /** The boxes as all tabs of this browser knew them last. */
  protected shared: Readonly<Record<string, BoxesOf<Kind>>> = {}
  protected readonly ports: SavingPorts<Kind>
  protected readonly rules: ReturnType<typeof boxRules<Kind['box']>>
  /** What is on its way to the server, whose answer decides what was saved: typing over it is kept, also where that says what was saved before. */
  protected sending: { name: string; boxes: BoxesOf<Kind> } | null = null
  private readonly listeners = new Set<() => void>()

  constructor(begun: Readonly<Record<string, Begun<Kind>>>, ports: SavingPorts<Kind>) {
    this.ports = ports
    this.rules = boxRules(ports.kinds)
    for (const [name, one] of Object.entries(begun)) this.begin(name, one)
  }

  readonly all = (): AllAutosaved<Kind> => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The boxes of a thing as they stand, typed over what was saved. */
  readonly now = (name: Name): Record<Kind['box'], string> => {
    const text = this.current[name]
    return { ...(text && this.ports.boxes(text.base)), ...text?.mine } as Record<Kind['box'], string>
  }

  /** Whether something was typed that the server does not have. */
  readonly isUnsaved = (): boolean => Object.values(this.current).some(({ mine }) => Object.keys(mine).length > 0)

  /** Whether something is to be sent as soon as the server can be reached. */
  isDue(): boolean {
    return Object.values(this.current).some(({ saves }) => Object.values(saves).some(({ isDue }) => isDue))
  }

  protected share(name: Name, boxes: BoxesOf<Kind>): void {
    this.shared = { ...this.shared, [name]: boxes }
  }

  /** How saving a part went. */
  protected saving(name: Name, part: string): Saving<Kind['how']> {
    return this.current[name]?.saves[part] ?? UNSAVED
  }

  protected begin(name: Name, { base, mine = {}, isDue = false }: Begun<Kind>): void {
    const real = this.rules.real(this.ports.boxes(base), mine)
    this.current = { ...this.current, [name]: { base, mine: real, theirs: null, saves: {} } }
    this.share(name, this.now(name))
    this.set(name, {}, this.rules.parts(real), { last: 'kept-here', isDue })
  }

  protected set(name: Name, change: Partial<Autosaved<Kind>>, parts: string[] = [], saving: Partial<Saving<Kind['how']>> = {}): void {
    const before = this.current[name]
    if (!before) return
    const text = { ...before, ...change }
    const mine = change.base || change.mine ? this.unsaved(name, text) : before.mine
    const saves = { ...text.saves }
    for (const part of parts) saves[part] = { ...this.saving(name, part), ...saving }
    const typed = this.rules.parts(mine)
    for (const [part, one] of Object.entries(saves)) {
      if (!typed.includes(part)) saves[part] = { ...one, isTyped: false, isDue: false, last: one.last === 'kept-here' ? 'idle' : one.last }
    }
    this.current = { ...this.current, [name]: { ...text, mine: areEqual(mine, before.mine) ? before.mine : mine, saves } }
    this.tell()
  }

  /** What was typed and is, or may soon be, something else than what the server has. */
  private unsaved(name: Name, { base, mine }: Pick<Autosaved<Kind>, 'base' | 'mine'>): BoxesOf<Kind> {
    const underway = this.sending?.name === String(name) ? withoutSent(this.rules.common(mine, this.sending.boxes), this.sending.boxes) : {}
    return { ...this.rules.real(this.ports.boxes(base), mine), ...underway }
  }

  protected tell(): void {
    for (const listener of this.listeners) listener()
  }
}
