import type { ApiError } from '../../../contract/client.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { done, type Result } from '../../../domain/result.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import { type NewMilestone, type PlanSaving, savePlan } from '../../app/plan-saving.ts'
import type { MilestoneEdit, MilestoneEdits } from '../../app/unsaved-milestones.ts'
import type { AllAutosaved, Done, Refused, SavingPorts } from '../../saving/autosaved.ts'
import { AutosavedText } from '../../saving/autosaved-text.ts'
import { mayPass } from '../../saving/resending.ts'
import type { Toast } from '../../ui/toaster.tsx'
import { changeOf, MILESTONE_BOXES, type MilestoneFields, type Part, savedFields, sendableEdit } from './milestone-fields.ts'
import { newestMilestone, saveMilestone } from './milestone-saving.ts'
import { NOT_UNDONE, savedToast } from './milestone-toasts.ts'
import { type Collision, type MilestoneKind, type PlanState, planStates } from './plan-state.ts'
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

/** A plan as it is edited: every keystroke is kept in the browser, a column saved when asked. */
export class AutosavedPlan {
  readonly state: () => PlanState
  private readonly ports: PlanPorts
  private readonly texts: AutosavedText<MilestoneKind>
  private readonly listeners = new Set<() => void>()
  private frame: Omit<StepPlan, 'milestones'>
  /** Whether the plan as a whole is to be saved as soon as the server can be reached. */
  private isWholeDue = false

  /** `seen` are milestones as they were when their edits were typed, which may be long ago. */
  constructor({ milestones, ...frame }: StepPlan, edits: MilestoneEdits, ports: PlanPorts, seen: readonly StoredMilestone[] = []) {
    this.ports = ports
    this.frame = frame
    const begun = milestones.map((one) => {
      const mine = edits[one.milestone_number]
      const before = mine && seen.find(({ milestone_number }) => milestone_number === one.milestone_number)
      const base = before?.version === undefined ? one : { ...one, ...before, initial_text: one.initial_text }
      return [one.milestone_number, { base, mine }]
    })
    this.texts = new AutosavedText<MilestoneKind>(Object.fromEntries(begun), this.savingPorts())
    this.state = planStates(this.texts, () => this.frame)
    this.texts.subscribe(this.tell)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The boxes of a milestone as they stand, typed over what was saved. */
  readonly now = (milestone_number: number): MilestoneFields => this.texts.now(String(milestone_number)) as MilestoneFields

  /** Whether something was typed that the database does not have. */
  readonly isUnsaved = (): boolean => this.texts.isUnsaved()

  /** Whether something is to be saved as soon as the server can be reached. */
  readonly isDue = (): boolean => this.isWholeDue || this.texts.isDue()

  /** Takes what was typed into boxes. */
  readonly type = (milestone_number: number, typed: MilestoneEdit): void => this.texts.type(String(milestone_number), typed)

  /** Saves a column if it differs from what was saved last. */
  readonly saveIfChanged = (milestone_number: number, part: Part): Promise<void> => this.texts.saveIfChanged(String(milestone_number), part)

  /** Saves a column and says so, unless quietly. What the database does not take stays in this browser (spec §4). */
  readonly save = async (milestone_number: number, part: Part, how: Partial<MilestoneKind['how']> = {}): Promise<void> =>
    void (await this.texts.save(String(milestone_number), part, how))

  /** Takes a text that was drafted anew or restored from its history, and saves it. */
  readonly replace = (milestone_number: number, part: Part, edit: MilestoneEdit, how: Partial<MilestoneKind['how']>): Promise<void> => {
    this.type(milestone_number, edit)
    return this.save(milestone_number, part, how)
  }

  /** What changing boxes back comes to; null when something typed since stands in the way. */
  readonly undone = (milestone_number: number, before: MilestoneEdit, put: MilestoneEdit): MilestoneEdit | null =>
    this.texts.undone(String(milestone_number), before, put)

  /** Saves what a merge came to. */
  readonly resolve = async ({ milestone_number }: Collision, merged: MilestoneEdit): Promise<void> =>
    void (await this.texts.resolve(String(milestone_number), merged))

  /** Leaves a merge for later: what was typed stays in this browser, and the next save brings it up again. */
  readonly close = ({ milestone_number }: Collision): void => this.texts.close(String(milestone_number))

  /** Resolves when every save that was begun is done. */
  readonly settled = (): Promise<void> => this.texts.settled()

  /** Saves the plan as a whole when the database does not have it; until that works it stays in this browser, which the screen shows (spec §4). */
  readonly savePlan = (): Promise<void> =>
    this.texts.inTurn(async () => {
      const whole = isInDatabase(this.state().plan) ? done(null) : await this.saveWhole()
      this.isWholeDue = !whole.ok && mayPass(whole.problem)
      this.tell()
    })

  /** Saves everything that is not saved; resolves when the database has it or has refused it. */
  readonly saveAll = (): Promise<void> => this.texts.saveAll()

  /** Saves what could not be saved because the server was not reached. */
  readonly saveDue = async (): Promise<void> => {
    if (this.isWholeDue) await this.savePlan().then(this.saveAll)
    await this.texts.saveDue()
  }

  /** Takes over what another tab of this browser saved, and what it has typed and not saved. */
  readonly follow = (edits: MilestoneEdits, milestones: readonly StoredMilestone[]): void => {
    for (const one of this.state().plan.milestones) {
      const mine = edits[one.milestone_number]
      // what is edited there is kept with its edits, not as it was saved
      const saved = mine ? undefined : milestones.find(({ milestone_number }) => milestone_number === one.milestone_number)
      this.texts.followTab(String(one.milestone_number), { base: { ...one, ...saved, initial_text: one.initial_text }, mine })
    }
  }

  /** Takes the scope paragraph: one that was saved beside the milestones, or is to be saved with them. */
  readonly takeScope = (scope_paragraph: string): void => {
    this.frame = { ...this.frame, scope_paragraph }
    this.tell()
  }

  private async saveWhole(): Promise<Result<null, ApiError>> {
    const saved = await savePlan(this.ports, this.state().plan)
    if (!saved.ok) return saved
    const { milestones, ...frame } = stepPlan(saved.value)
    this.frame = frame
    for (const one of milestones) this.texts.rebase(String(one.milestone_number), one)
    return done(null)
  }

  /** Where a milestone is not in the database yet, its whole plan goes there first, as it was drafted. */
  private async send(name: string, boxes: MilestoneEdit, written_by?: WrittenBy['kind']): Promise<Result<NewMilestone, ApiError>> {
    const base = () => this.texts.state()[name]?.base as NewMilestone
    const whole = base().id ? done(null) : await this.saveWhole()
    return whole.ok ? saveMilestone(this.ports.call, base(), changeOf(boxes), written_by) : whole
  }

  private savingPorts(): SavingPorts<MilestoneKind> {
    const { ports } = this
    return {
      kinds: MILESTONE_BOXES,
      boxes: savedFields,
      sendable: sendableEdit,
      send: (name, boxes, { written_by }) => this.send(name, boxes, written_by),
      latest: (name) => newestMilestone(ports, Number(name)),
      kept: (name) => ports.kept()[name],
      keep: (all) => this.keep(all),
      saved: (saved) => this.say(saved),
      refused: (refused) => this.refused(refused),
    }
  }

  private keep(all: AllAutosaved<MilestoneKind>): void {
    const { plan, edits } = this.state()
    const seen = Object.entries(all).flatMap(([name, { base }]) => (edits[name] ? [base] : []))
    this.ports.keep(edits, editedPlan(plan, edits), seen)
  }

  private say({ name, part, how, before, put, isMerged }: Done<MilestoneKind>): void {
    if (how.quietly) return
    const undo = () => {
      const edit = this.texts.undone(name, before ?? {}, put)
      if (!edit) return this.ports.notify(NOT_UNDONE)
      void this.replace(Number(name), part as Part, edit, {})
    }
    const action = before ? { action: { label: 'Undo', onPress: undo } } : {}
    this.ports.notify({ ...savedToast(Number(name), part as Part, isMerged), ...action })
  }

  private refused({ name, problem, isKept, isToMerge }: Refused<MilestoneKind>): void {
    if (isToMerge) return
    this.ports.log(`Milestone ${name} could not be saved to the database`, problem.status)
    if (!isKept) this.ports.notify({ title: 'Save failed', description: problem.message, variant: 'destructive' })
  }

  private readonly tell = (): void => {
    for (const listener of this.listeners) listener()
  }
}
