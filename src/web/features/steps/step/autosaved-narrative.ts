import type { ApiError } from '../../../../contract/client.ts'
import { done, type Result } from '../../../../domain/result.ts'
import type { StepStatus } from '../../../../domain/step.ts'
import type { WrittenBy } from '../../../../domain/written-by.ts'
import type { Autosaved, Begun, LastSave } from '../../../saving/autosaved.ts'
import { AutosavedText } from '../../../saving/autosaved-text.ts'
import type { Toast } from '../../../ui/toasts.ts'
import { notUndone } from '../milestone-toasts.ts'
import { isWordless, type KeptNarrative } from './kept-narrative.ts'
import { type Block, changedElsewhere, NARRATIVE_MISSING, notTaken, savedToast } from './narrative-toasts.ts'

/** A narrative as the server has it. */
export type ServedNarrative = KeptNarrative['base']

/** A narrative as it is sent: `version` is the one it was edited from; who wrote it is left out for a person who typed it. */
export type SentNarrative = { text: string; finalize: boolean; version: number; written_by: WrittenBy['kind'] | undefined }

/** What a narrative is kept with. */
export type NarrativePorts = {
  commit: (narrative: SentNarrative) => Promise<Result<{ status: StepStatus; version: number; block: Block | null }, ApiError>>
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

/** A step has one narrative, which is saved as a whole: its name, its part and its box. */
export const NARRATIVE = 'narrative'

/** One step's narrative as it is edited: kept in the browser with every key, saved when asked. */
export class AutosavedNarrative extends AutosavedText<NarrativeKind> {
  private readonly outside: NarrativePorts
  private drafted: { text: string; by: WrittenBy['kind'] } | null = null
  /** What the step was when its narrative was saved last, and what kept it from being finalized. */
  private status: StepStatus = 'ready'
  private block: Block | null = null

  constructor(served: ServedNarrative, kept: KeptNarrative | null, ports: NarrativePorts) {
    super(
      { [NARRATIVE]: kept ? begun(kept) : { base: served } },
      {
        kinds: { narrative: { label: 'Narrative', unit: 'sentences', part: NARRATIVE } },
        boxes: ({ text }) => ({ narrative: text }),
        send: (_, { narrative = '' }, { finalize = false }) => this.send(narrative, finalize),
        latest: ports.latest,
        kept: () => keptBoxes(ports.kept()),
        keep: ({ narrative }) => ports.keep(narrative ? keptNarrative(narrative) : null),
        saved: ({ how: { finalize = false, undo } }) =>
          ports.notify(savedToast(finalize, { status: this.status, block: this.block, undo })),
        refused: ({ problem, how, isKept, isDue, isToMerge }) => {
          if (problem.status === 409) ports.notify(changedElsewhere(isToMerge))
          // that the server is still away was said when it went away
          else if (!how.byItself || !isDue) ports.notify(notTaken(problem, { isKept, isDue }))
        },
      },
    )
    this.outside = ports
    this.follow(NARRATIVE, served)
  }

  /** The narrative as it stands in its box. */
  readonly text = (): string => this.now(NARRATIVE).narrative

  /** Where the narrative is, and what is being asked of the server, so that its button shows it. */
  readonly shownSaving = (): LastSave | 'idle' => {
    const { last, isTyped } = this.saving(NARRATIVE, NARRATIVE)
    return isTyped && last !== 'saving' ? 'idle' : last
  }
  readonly asked = (): 'draft' | 'finalize' | null => {
    const { how } = this.saving(NARRATIVE, NARRATIVE)
    return how && (how.finalize ? 'finalize' : 'draft')
  }

  /** Takes what was typed. */
  readonly write = (narrative: string): void => this.type(NARRATIVE, { narrative })

  /** Takes a narrative that the server has drafted while the box held `since`; what was typed meanwhile stays, and is to be merged. */
  readonly receive = (drafted: ServedNarrative, since: string): void => {
    if (this.text() === since) this.rebase(NARRATIVE, drafted, {})
    else this.follow(NARRATIVE, drafted)
  }

  /** Takes what another tab of this browser has typed; null once nothing of it is unsaved. */
  readonly hearTab = async (there: KeptNarrative | null): Promise<void> => {
    if (there) return this.followTab(NARRATIVE, begun(there))
    const before = this.text()
    const served = await this.outside.latest()
    // what was typed here while the server was asked is nobody's but this tab's
    if (this.text() !== before) return served ? this.follow(NARRATIVE, served) : undefined
    const base = served ?? this.all()[NARRATIVE]?.base
    if (base) this.followTab(NARRATIVE, { base })
  }

  /**
   * Takes a text that was drafted anew or restored, and saves it, which can be undone; as long as nobody edits it, it is its writer's. What was
   * typed and not saved is saved before, so that it is in the history.
   */
  readonly take = async (text: string, by: WrittenBy['kind']): Promise<StepStatus | null> => {
    if (!(await this.saveTyped())) return null
    const before = this.text()
    this.drafted = { text, by }
    this.write(text)
    return this.commit(false, isWordless(before) ? undefined : () => void this.putBack(before, text))
  }

  /** Takes what was made of both texts, and saves it. */
  readonly merged = (text: string): Promise<StepStatus | null> => this.statusOf(text, () => this.resolve(NARRATIVE, { narrative: text }))

  /** Saves the narrative, and finalizes its step when asked to; gives back the step's status, null when it could not be saved (spec §4, §8). */
  readonly commit = async (finalize: boolean, undo?: () => void): Promise<StepStatus | null> =>
    this.asked() ? null : this.statusOf(this.text(), () => this.save(NARRATIVE, NARRATIVE, { finalize, undo }))

  /** Saves what was typed and is not saved, before another text takes its place; false when that could not be done. */
  readonly saveTyped = async (): Promise<boolean> => {
    await this.settled()
    if (!this.isUnsaved() || isWordless(this.text())) return true
    return (await this.commit(false)) !== null && this.saveTyped()
  }

  override async saveDue(): Promise<void> {
    if (!isWordless(this.text())) await super.saveDue()
  }

  private async statusOf(text: string, save: () => Promise<unknown>): Promise<StepStatus | null> {
    if (!isWordless(text)) return (await save()) ? this.status : null
    this.outside.notify(NARRATIVE_MISSING)
    return null
  }

  private async putBack(before: string, put: string): Promise<void> {
    const back = this.undone(NARRATIVE, { narrative: before }, { narrative: put })
    if (back?.narrative === undefined) this.outside.notify(notUndone('narrative'))
    else await this.take(back.narrative, 'person')
  }

  private async send(text: string, finalize: boolean): Promise<Result<ServedNarrative, ApiError>> {
    const written_by = this.drafted?.text === text ? this.drafted.by : undefined
    const version = this.all()[NARRATIVE]?.base.version ?? 0
    const answer = await this.outside.commit({ text, finalize, version, written_by })
    if (!answer.ok) return answer
    this.status = answer.value.status
    this.block = answer.value.block
    return done({ text, version: answer.value.version })
  }
}

function begun({ base, text, isDue }: KeptNarrative): Begun<NarrativeKind> {
  return { base, mine: { narrative: text }, isDue }
}

function keptBoxes(kept: KeptNarrative | null): Record<string, { narrative: string }> {
  return kept ? { [NARRATIVE]: { narrative: kept.text } } : {}
}

function keptNarrative({ mine, base, saves }: Autosaved<NarrativeKind>): KeptNarrative | null {
  return mine.narrative === undefined ? null : { text: mine.narrative, base, isDue: saves[NARRATIVE]?.isDue ?? false }
}
