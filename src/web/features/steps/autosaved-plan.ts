import { api } from '../../../contract/api.ts'
import type { ApiError } from '../../../contract/client.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { done, type Result } from '../../../domain/result.ts'
import { joined, OWN, type PartLine, textParts, withPart } from '../../../domain/text-parts.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import { outcome } from '../../app/outcome.ts'
import { type NewMilestone, type PlanSaving, savePlan } from '../../app/plan-saving.ts'
import type { MilestoneEdit, MilestoneEdits } from '../../app/unsaved-milestones.ts'
import type { Begun, Done, Name, Refused } from '../../saving/autosaved.ts'
import { AutosavedText } from '../../saving/autosaved-text.ts'
import { mayPass } from '../../saving/resending.ts'
import type { Toast } from '../../ui/toasts.ts'
import {
  changeOf,
  MILESTONE_BOXES,
  type MilestoneFields,
  type Part,
  partFields,
  partLines,
  savedFields,
  sendableEdit,
} from './milestone-fields.ts'
import { notUndone, savedToast } from './milestone-toasts.ts'
import { type MilestoneKind, nextState, type PlanState } from './plan-state.ts'
import { editedPlan, isInDatabase, type StepPlan, stepPlan } from './step-plan.ts'

/** What a plan is kept with besides the database. */
export type PlanPorts = PlanSaving & {
  /** Keeps in this browser what was typed, the plan with it, and the edited milestones as they were `seen` last; throws when the browser does not take it. */
  keep: (edits: MilestoneEdits, plan: StepPlan, seen: StoredMilestone[]) => void
  /** What this browser keeps, which another tab may have typed. */
  kept: () => MilestoneEdits
  notify: (toast: Toast) => void
  /** For the console: never anything that the person wrote. */
  log: (message: string, status: number) => void
}

/** A plan as it is edited, milestones by their numbers: every keystroke is kept in the browser, a column saved when asked. */
export class AutosavedPlan extends AutosavedText<MilestoneKind> {
  private readonly outside: PlanPorts
  private frame: Omit<StepPlan, 'milestones'>
  private shown: PlanState
  /** Whether the plan as a whole is to be saved as soon as the server can be reached. */
  private isWholeDue = false
  private readonly parts = new Map<number, readonly PartLine[]>()
  private readonly optionBoxes = new Map<string, { lines: string; fields: MilestoneFields }>()

  /** `seen` are milestones as they were when their edits were typed, which may be long ago. */
  constructor({ milestones, ...frame }: StepPlan, edits: MilestoneEdits, ports: PlanPorts, seen: readonly StoredMilestone[] = []) {
    super(begun(milestones, edits, seen), {
      kinds: MILESTONE_BOXES,
      boxes: savedFields,
      sendable: sendableEdit,
      send: (number, boxes, { written_by }) => this.send(number, boxes, written_by),
      latest: (number) => this.newest(Number(number)),
      kept: ports.kept,
      keep: () => this.keepPlan(),
      saved: (saved) => this.tellSaved(saved),
      refused: (refused) => this.tellRefused(refused),
    })
    this.outside = ports
    this.frame = frame
    this.shown = nextState(this, frame, null)
  }

  readonly state = (): PlanState => this.shown

  override isDue(): boolean {
    return this.isWholeDue || super.isDue()
  }

  override async saveDue(): Promise<void> {
    if (this.isWholeDue) await this.savePlan().then(this.saveAll)
    await super.saveDue()
  }

  /** A milestone's text in its parts: what was typed in one stays there until the text is another one. */
  readonly partsOf = (number: number, text = this.now(number).text): readonly PartLine[] => {
    const kept = this.parts.get(number)
    if (kept && joined(kept) === text) return kept
    const parts = textParts(text, String(number) === Object.keys(this.all())[0])
    if (text === this.now(number).text) this.parts.set(number, parts)
    return parts
  }

  /** The boxes of a part; those of an option's milestone stay as they were typed until its lines are other ones. */
  readonly boxesOf = (number: number, part: string): MilestoneFields => {
    const text = joined(this.partsOf(number), part)
    if (part === OWN) return { ...this.now(number), text }
    const typed = this.optionBoxes.get(part)
    return typed?.lines === text ? typed.fields : partFields(part, text)
  }

  /** Takes what was typed into boxes of a part. */
  readonly typeIn = (number: number, part: string, edit: MilestoneEdit): void => {
    const before = this.partsOf(number)
    const fields = { ...this.boxesOf(number, part), ...edit }
    const lines = partLines(part, fields, joined(before, part))
    if (Number(part)) this.optionBoxes.set(part, { lines, fields })
    const isText = part !== OWN || edit.text !== undefined
    const parts = isText ? withPart(before, part, lines) : before
    this.parts.set(number, parts)
    this.type(number, { ...(part === OWN && edit), ...(isText && { text: joined(parts) }) })
  }

  /** Saves the plan as a whole when the database does not have it; until that works it stays in this browser, which the screen shows (spec §4). */
  readonly savePlan = (): Promise<void> =>
    this.inTurn(async () => {
      const whole = isInDatabase(this.state().plan) ? done(null) : await this.saveWhole()
      this.isWholeDue = !whole.ok && mayPass(whole.problem)
      this.tell()
    })

  /** Takes over what another tab of this browser saved, and what it has typed and not saved. */
  readonly followTabs = (edits: MilestoneEdits, milestones: readonly StoredMilestone[]): void => {
    for (const one of this.state().plan.milestones) {
      const mine = edits[one.milestone_number]
      // what is edited there is kept with its edits, not as it was saved
      const saved = mine ? undefined : milestones.find(({ milestone_number }) => milestone_number === one.milestone_number)
      this.followTab(one.milestone_number, { base: { ...one, ...saved, initial_text: one.initial_text }, mine })
    }
  }

  /** Takes the scope paragraph: one that was saved beside the milestones, or is to be saved with them. */
  readonly takeScope = (scope_paragraph: string): void => {
    this.frame = { ...this.frame, scope_paragraph }
    this.tell()
  }

  protected override tell(): void {
    // nothing is shown yet of a plan that is being made
    if (this.shown) this.shown = nextState(this, this.frame, this.shown)
    super.tell()
  }

  private async saveWhole(): Promise<Result<null, ApiError>> {
    const saved = await savePlan(this.outside, this.state().plan)
    if (!saved.ok) return saved
    const { milestones, ...frame } = stepPlan(saved.value)
    this.frame = frame
    for (const one of milestones) this.rebase(one.milestone_number, one)
    return done(null)
  }

  /** Where a milestone is not in the database yet, its whole plan goes there first, as it was drafted. */
  private async send(number: Name, boxes: MilestoneEdit, written_by?: WrittenBy['kind']): Promise<Result<NewMilestone, ApiError>> {
    const base = () => this.all()[number]?.base as NewMilestone
    const whole = base().id ? done(null) : await this.saveWhole()
    if (!whole.ok) return whole
    const { id = '', version, ...milestone } = base()
    const change = changeOf(boxes)
    const saved = await outcome(this.outside.call(api.updateMilestone, { id, ...change, version, written_by }))
    return saved.ok ? done({ ...milestone, ...change, id, version: saved.value.version }) : saved
  }

  /** A milestone as the database has it now, also in a plan that was made anew elsewhere. */
  private async newest(number: number): Promise<StoredMilestone | null> {
    const { call, topic } = this.outside
    const plan = topic.projectId ? await outcome(call(api.findWorkPlan, { id: topic.projectId })) : null
    return (plan?.ok && plan.value.milestones.find(({ milestone_number }) => milestone_number === number)) || null
  }

  private keepPlan(): void {
    const { plan, edits } = this.state()
    const seen = plan.milestones.filter(({ milestone_number }) => edits[milestone_number])
    this.outside.keep(edits, editedPlan(plan, edits), seen)
  }

  private tellSaved({ name, part, how, before, put, isMerged }: Done<MilestoneKind>): void {
    if (how.quietly) return
    const undo = () => {
      const edit = this.undone(name, before ?? {}, put)
      if (edit) void this.replace(name, part, edit)
      else this.outside.notify(notUndone('milestone'))
    }
    const action = before ? { action: { label: 'Undo', onPress: undo } } : {}
    this.outside.notify({ ...savedToast(Number(name), part as Part, isMerged), ...action })
  }

  private tellRefused({ name, problem, isKept, isToMerge }: Refused<MilestoneKind>): void {
    if (isToMerge) return
    this.outside.log(`Milestone ${name} could not be saved to the database`, problem.status)
    if (!isKept) this.outside.notify({ title: 'Save failed', description: problem.message, variant: 'destructive' })
  }
}

/** The edited milestones as they were when they began to be edited, so that saving them meets what was saved elsewhere since. */
function begun(milestones: readonly NewMilestone[], edits: MilestoneEdits, seen: readonly StoredMilestone[]) {
  const all = milestones.map((one): [number, Begun<MilestoneKind>] => {
    const mine = edits[one.milestone_number]
    const before = mine && seen.find(({ milestone_number }) => milestone_number === one.milestone_number)
    return [
      one.milestone_number,
      { base: before?.version === undefined ? one : { ...one, ...before, initial_text: one.initial_text }, mine },
    ]
  })
  return Object.fromEntries(all)
}
