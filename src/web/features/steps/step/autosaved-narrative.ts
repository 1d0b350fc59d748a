import type { ApiError } from '../../../../contract/client.ts'
import { done, type Result } from '../../../../domain/result.ts'
import type { StepStatus } from '../../../../domain/step.ts'
import type { WrittenBy } from '../../../../domain/written-by.ts'
import type { Autosaved, LastSave, SavingPorts } from '../../../saving/autosaved.ts'
import { AutosavedText } from '../../../saving/autosaved-text.ts'
import type { Toast } from '../../../ui/toaster.tsx'
import { isWordless, type KeptNarrative } from './kept-narrative.ts'
import { changedElsewhere, NARRATIVE_MISSING, NOT_UNDONE, notTaken, savedToast } from './narrative-toasts.ts'

/** A narrative as the server has it. */
export type ServedNarrative = KeptNarrative['base']

/** The narrative on the screen. With `theirs`, somebody else has changed it meanwhile: both go back to `base`. */
export type NarrativeState = {
  text: string
  base: ServedNarrative
  saving: LastSave | 'idle'
  /** What is being asked of the server, so that its button shows it. */
  asked: 'draft' | 'finalize' | null
  theirs: ServedNarrative | null
}

/** A narrative as it is sent: `version` is the one it was edited from; who wrote it is left out for a person who typed it. */
export type SentNarrative = { text: string; finalize: boolean; version: number; written_by: WrittenBy['kind'] | undefined }

/** What a narrative is kept with. */
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

/** How a narrative is saved: by itself, as its step is finalized, or so that it can be undone. */
type NarrativeKind = {
  base: ServedNarrative
  box: 'narrative'
  how: { byItself: boolean; finalize: boolean; undo: (() => void) | undefined }
}

const NAME = 'narrative'
const PART = 'narrative'

/** One step's narrative as it is edited: kept in the browser with every key, saved when asked. */
export class AutosavedNarrative {
  readonly state: () => NarrativeState
  private readonly ports: NarrativePorts
  private readonly texts: AutosavedText<NarrativeKind>
  private drafted: { text: string; by: WrittenBy['kind'] } | null = null
  /** What the step was when its narrative was saved last. */
  private status: StepStatus = 'ready'

  constructor(served: ServedNarrative, kept: KeptNarrative | null, ports: NarrativePorts) {
    const begun = kept ? { base: kept.base, mine: { narrative: kept.text }, isDue: kept.isDue } : { base: served }
    this.ports = ports
    this.texts = new AutosavedText<NarrativeKind>({ [NAME]: begun }, this.savingPorts())
    this.state = narrativeState(this.texts, served)
    this.follow(served)
  }

  readonly subscribe = (listener: () => void): (() => void) => this.texts.subscribe(listener)

  /** Whether something was typed that the server does not have. */
  readonly isUnsaved = (): boolean => this.texts.isUnsaved()

  /** Whether it is to be sent as soon as the server can be reached. */
  readonly isDue = (): boolean => this.texts.isDue()

  /** Takes what was typed. */
  readonly type = (text: string): void => this.texts.type(NAME, { narrative: text })

  /** Takes a narrative that the server has just written or told. What was typed and is not there stays, and is to be merged. */
  readonly follow = (served: ServedNarrative): void => this.texts.follow(NAME, served)

  /** Takes a narrative that the server has drafted while the box held `since`; what was typed meanwhile stays, and is to be merged. */
  readonly receive = (drafted: ServedNarrative, since: string): void => {
    if (this.state().text === since) this.texts.rebase(NAME, drafted, {})
    else this.follow(drafted)
  }

  /** Takes what another tab of this browser has typed; null once nothing of it is unsaved. */
  readonly followTab = async (there: KeptNarrative | null): Promise<void> => {
    if (there) return this.texts.followTab(NAME, { base: there.base, mine: { narrative: there.text }, isDue: there.isDue })
    const { text } = this.state()
    const served = await this.ports.latest()
    // what was typed here while the server was asked is nobody's but this tab's
    if (this.state().text === text) this.texts.followTab(NAME, { base: served ?? this.state().base })
    else if (served) this.follow(served)
  }

  /**
   * Takes a text that was drafted anew or restored, and saves it, which can be undone; as long as nobody edits it, it is its writer's. What was
   * typed and not saved is saved before, so that it is in the history.
   */
  readonly take = async (text: string, by: WrittenBy['kind']): Promise<StepStatus | null> => {
    if (!(await this.saveTyped())) return null
    const before = this.state().text
    this.drafted = { text, by }
    this.type(text)
    return this.save(false, isWordless(before) ? undefined : () => void this.putBack(before, text))
  }

  /** Takes what was made of both texts, and saves it. */
  readonly merged = (text: string): Promise<StepStatus | null> => this.saved(text, () => this.texts.resolve(NAME, { narrative: text }))

  /** Saves the narrative, and finalizes its step when asked to; gives back the step's status, null when it could not be saved (spec §4, §8). */
  readonly save = async (finalize: boolean, undo?: () => void): Promise<StepStatus | null> => {
    const { text, asked } = this.state()
    return asked ? null : this.saved(text, () => this.texts.save(NAME, PART, { finalize, undo }))
  }

  /** Saves what was typed and is not saved, before another text takes its place; false when that could not be done. */
  readonly saveTyped = async (): Promise<boolean> => {
    await this.texts.settled()
    if (!this.isUnsaved() || isWordless(this.state().text)) return true
    return (await this.save(false)) !== null && this.saveTyped()
  }

  /** Sends what was to be saved while the server could not be reached. */
  readonly saveDue = async (): Promise<void> => {
    if (!isWordless(this.state().text)) await this.texts.saveDue()
  }

  private async saved(text: string, save: () => Promise<unknown>): Promise<StepStatus | null> {
    if (!isWordless(text)) return (await save()) ? this.status : null
    this.ports.notify(NARRATIVE_MISSING)
    return null
  }

  private async putBack(before: string, put: string): Promise<void> {
    const back = this.texts.undone(NAME, { narrative: before }, { narrative: put })
    if (back?.narrative === undefined) this.ports.notify(NOT_UNDONE)
    else await this.take(back.narrative, 'person')
  }

  private async send(text: string, finalize: boolean): Promise<Result<ServedNarrative, ApiError>> {
    const written_by = this.drafted?.text === text ? this.drafted.by : undefined
    const answer = await this.ports.commit({ text, finalize, version: this.state().base.version, written_by })
    if (!answer.ok) return answer
    this.status = answer.value.status
    return done({ text, version: answer.value.version })
  }

  private savingPorts(): SavingPorts<NarrativeKind> {
    const { ports } = this
    return {
      kinds: { narrative: { label: 'Narrative', unit: 'sentences', part: PART } },
      boxes: ({ text }) => ({ narrative: text }),
      send: (_, { narrative = '' }, { finalize = false }) => this.send(narrative, finalize),
      latest: ports.latest,
      kept: () => narrativeBox(ports.kept()),
      keep: ({ [NAME]: text }) => ports.keep(text ? keptNarrative(text) : null),
      saved: ({ how: { finalize = false, undo } }) => ports.notify(savedToast(finalize, this.status, undo)),
      refused: ({ problem, how, isKept, isDue, isToMerge }) => {
        if (problem.status === 409) ports.notify(changedElsewhere(isToMerge))
        // that the server is still away was said when it went away
        else if (!how.byItself || !isDue) ports.notify(notTaken(problem, { isKept, isDue }))
      },
    }
  }
}

function narrativeBox(kept: KeptNarrative | null) {
  return kept && { narrative: kept.text }
}

function keptNarrative({ mine, base, saves }: Autosaved<NarrativeKind>): KeptNarrative | null {
  return mine.narrative === undefined ? null : { text: mine.narrative, base, isDue: saves[PART]?.isDue ?? false }
}

/** What the screen shows of a narrative; the same as long as nothing changes. */
function narrativeState(texts: AutosavedText<NarrativeKind>, served: ServedNarrative): () => NarrativeState {
  let seen: { of: Autosaved<NarrativeKind> | undefined; state: NarrativeState } | null = null
  return () => {
    const now = texts.state()[NAME]
    if (seen?.of === now && seen) return seen.state
    const { base = served, theirs = null, saves } = now ?? {}
    const { last = 'idle', isTyped = false, how = null } = saves?.[PART] ?? {}
    const asked = last !== 'saving' ? null : how?.finalize ? 'finalize' : 'draft'
    seen = { of: now, state: { text: texts.now(NAME).narrative ?? '', base, theirs, saving: isTyped && !asked ? 'idle' : last, asked } }
    return seen.state
  }
}
