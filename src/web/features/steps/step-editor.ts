import type { ApiError } from '../../../contract/client.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import type { MilestoneEdit, MilestoneEdits } from '../../app/unsaved-milestones.ts'
import { mayPass } from '../../saving/resending.ts'
import { type LastSave, partsOf } from './column-saving.ts'
import { type Collision, collisionOf, undoneEdit } from './milestone-collision.ts'
import { changeOf, editOfPart, type Part, realEdit, savedFields, sendableEdit, withoutSaved } from './milestone-fields.ts'
import { newestMilestone, saveMilestone, saveWhole } from './milestone-saving.ts'
import { NOT_UNDONE, savedToast } from './milestone-toasts.ts'
import type { StepEditorPorts } from './step-editor-ports.ts'
import { asSeen, editedPlan, isInDatabase, type StepPlan, withChange, withOtherTab } from './step-plan.ts'

/** What the screen shows: the plan as saved, what was typed over it, how the saves went, and what waits to be merged with what was saved elsewhere. */
export type StepState = {
  plan: StepPlan
  edits: MilestoneEdits
  saves: Record<string, LastSave>
  collisions: readonly Collision[]
  /** What is to be saved as soon as the server can be reached: columns ("2 text"), or the plan as a whole. */
  due: readonly string[]
}

const WHOLE_PLAN = 'plan'

/** How a column is saved: without saying so, and by whom its text was written; a person, unless it is said otherwise. */
type SaveHow = { quietly?: boolean; written_by?: WrittenBy['kind'] }

/** A column on its way to the database. `met` counts how often somebody else had saved the milestone meanwhile. */
type Save = SaveHow & { milestone_number: number; part: Part; met: number }

/** How often a save is tried again over what was saved elsewhere before it is kept here. */
const MOST_MET = 3

/** Edits a plan: keeps every keystroke in the browser, saves a column when asked, one save after the other. */
export class StepEditor {
  private current: StepState
  private readonly ports: StepEditorPorts
  private readonly listeners = new Set<() => void>()
  private queue: Promise<unknown> = Promise.resolve()

  /** `seen` are milestones as they were when their edits were typed, which may be long ago. */
  constructor(plan: StepPlan, edits: MilestoneEdits, ports: StepEditorPorts, seen: readonly StoredMilestone[] = []) {
    this.ports = ports
    this.current = { plan: asSeen(plan, edits, seen), edits: {}, saves: {}, collisions: [], due: [] }
    for (const [number, edit] of Object.entries(edits)) this.put(Number(number), edit)
    const parts = Object.entries(this.current.edits).flatMap(([number, edit]) => partsOf(edit).map((part) => `${number} ${part}`))
    this.current = { ...this.current, saves: Object.fromEntries(parts.map((key) => [key, 'kept-here'])) }
  }

  readonly state = (): StepState => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Takes what was typed into a box. */
  readonly type = (milestone_number: number, typed: MilestoneEdit): void => {
    this.put(milestone_number, { ...this.current.edits[milestone_number], ...typed })
    this.keep()
  }

  /** Saves a column if it differs from what was saved last. */
  readonly saveIfChanged = (milestone_number: number, part: Part): Promise<void> => {
    const edit = this.current.edits[milestone_number] ?? {}
    return Object.keys(changeOf(edit, part)).length > 0 ? this.save(milestone_number, part) : Promise.resolve()
  }

  /** Saves a column and says so, unless quietly. What the database does not take stays in this browser (spec §4). */
  readonly save = (milestone_number: number, part: Part, how: SaveHow = {}): Promise<void> => {
    this.mark(milestone_number, part, 'saving')
    const saved = this.queue.then(() => this.saveNow({ ...how, milestone_number, part, met: 0 }))
    this.queue = saved.catch(() => undefined)
    return saved
  }

  /** Takes a text that was drafted anew or restored from its history, and saves it. */
  readonly replace = (milestone_number: number, part: Part, edit: MilestoneEdit, how: SaveHow): Promise<void> => {
    this.type(milestone_number, edit)
    return this.save(milestone_number, part, how)
  }

  /** Saves what a merge came to. */
  readonly resolve = (collision: Collision, merged: MilestoneEdit): Promise<void> => {
    this.close(collision)
    this.take(collision.newest)
    this.type(collision.milestone_number, merged)
    return this.save(collision.milestone_number, collision.part)
  }

  /** Leaves a merge for later: what was typed stays in this browser, and the next save brings it up again. */
  readonly close = (collision: Collision): void => {
    this.set({ ...this.current, collisions: this.current.collisions.filter((one) => one !== collision) })
  }

  /** Resolves when every save that was begun is done. */
  readonly settled = async (): Promise<void> => void (await this.queue)

  /** Saves the plan as a whole when the database does not have it; until that works it stays in this browser, which the screen shows (spec §4). */
  readonly savePlan = (): Promise<void> => {
    const saved = this.queue.then(async () => {
      const { plan, edits } = this.current
      if (isInDatabase(plan)) return this.setDue(WHOLE_PLAN, false)
      const result = await saveWhole(this.ports, plan)
      this.setDue(WHOLE_PLAN, !result.ok && mayPass(result.problem))
      if (!result.ok) return
      this.set({ ...this.current, plan: result.value })
      for (const [number, edit] of Object.entries(edits)) this.put(Number(number), edit)
    })
    this.queue = saved.catch(() => undefined)
    return saved
  }

  /** Saves everything that is not saved; resolves when the database has it or has refused it. */
  readonly saveAll = async (): Promise<void> => {
    for (const [number, edit] of Object.entries(this.current.edits)) {
      for (const part of partsOf(edit)) await this.saveIfChanged(Number(number), part)
    }
    await this.settled()
  }

  /** Saves what could not be saved because the server was not reached. */
  readonly saveDue = async (): Promise<void> => {
    for (const due of this.current.due) {
      const [number, part] = due.split(' ') as [string, Part]
      if (due === WHOLE_PLAN) await this.savePlan().then(this.saveAll)
      else if (partsOf(this.current.edits[number] ?? {}).includes(part)) await this.save(Number(number), part)
      else this.setDue(due, false)
    }
  }

  /** Takes over what another tab of this browser saved, and what it has typed and not saved. */
  readonly follow = (edits: MilestoneEdits, milestones: readonly StoredMilestone[]): void => {
    // a merge shows what was typed then; the next save brings it up again with what is typed now
    this.set({ ...this.current, plan: withOtherTab(this.current.plan, edits, milestones), edits: {}, collisions: [] })
    for (const [number, edit] of Object.entries(edits)) this.put(Number(number), edit)
  }

  /** Takes the scope paragraph: one that was saved beside the milestones, or is to be saved with them. */
  readonly takeScope = (scope_paragraph: string): void => this.set({ ...this.current, plan: { ...this.current.plan, scope_paragraph } })

  private async saveNow(save: Save): Promise<void> {
    const { milestone_number, part, quietly, written_by } = save
    const { plan, edits } = this.current
    const milestone = this.milestone(milestone_number)
    if (!milestone) return
    const before = savedFields(milestone)
    const sent = sendableEdit(editOfPart(edits[milestone_number] ?? {}, part))
    const nothingTyped = Object.keys(sent).length === 0
    const change = changeOf(nothingTyped ? before : sent, part)
    const keptHere = this.keep()
    const result = await saveMilestone(this.ports, plan, milestone_number, change, written_by)
    if (!result.ok) {
      if (await this.met(save, milestone, sent, result.problem)) return
      return this.refused(milestone_number, part, result.problem, keptHere)
    }
    this.set({ ...this.current, plan: result.value })
    this.put(milestone_number, withoutSaved(this.current.edits[milestone_number] ?? {}, sent))
    this.mark(milestone_number, part, 'saved')
    this.keep()
    if (!quietly) this.say(save, nothingTyped ? null : editOfPart(before, part), editOfPart(this.fields(milestone_number, 'saved'), part))
  }

  /** Whether a refused save only met what was saved elsewhere: what does not collide with it is sent again, what does waits for the person. */
  private async met(save: Save, seen: StoredMilestone, sent: MilestoneEdit, { status }: ApiError): Promise<boolean> {
    const isChanged = status === 409 || status === 404
    const newest = isChanged && save.met < MOST_MET ? await newestMilestone(this.ports, save.milestone_number) : null
    if (!newest) return false
    const collision = collisionOf(seen, sent, newest, save.part)
    if (!collision) {
      this.take(newest)
      await this.saveNow({ ...save, met: save.met + 1 })
      return true
    }
    const isOther = (one: Collision) => one.milestone_number !== save.milestone_number || one.part !== save.part
    this.mark(save.milestone_number, save.part, 'kept-here')
    this.set({ ...this.current, collisions: [...this.current.collisions.filter(isOther), collision] })
    return true
  }

  /** Takes over a milestone as it was saved elsewhere; what was typed here stays typed. */
  private take(newest: StoredMilestone): void {
    const { milestone_number } = newest
    this.set({ ...this.current, plan: withChange(this.current.plan, milestone_number, newest) })
    this.put(milestone_number, this.current.edits[milestone_number] ?? {})
  }

  private say({ milestone_number, part, met }: Save, before: MilestoneEdit | null, put: MilestoneEdit): void {
    const undo = () => {
      const edit = undoneEdit(before ?? {}, put, this.fields(milestone_number, 'typed'))
      if (!edit) return this.ports.notify(NOT_UNDONE)
      this.type(milestone_number, edit)
      void this.save(milestone_number, part)
    }
    this.ports.notify({ ...savedToast(milestone_number, part, met > 0), ...(before ? { action: { label: 'Undo', onPress: undo } } : {}) })
  }

  private fields(milestone_number: number, as: 'saved' | 'typed'): MilestoneEdit {
    const milestone = this.milestone(milestone_number)
    return { ...(milestone ? savedFields(milestone) : {}), ...(as === 'typed' ? this.current.edits[milestone_number] : {}) }
  }

  private refused(milestone_number: number, part: Part, problem: ApiError, keptHere: boolean): void {
    this.mark(milestone_number, part, 'kept-here', mayPass(problem))
    this.ports.log(`Milestone ${milestone_number} could not be saved to the database`, problem.status)
    if (!keptHere) this.ports.notify({ title: 'Save failed', description: problem.message, variant: 'destructive' })
  }

  private milestone(milestone_number: number): StoredMilestone | undefined {
    return this.current.plan.milestones.find((one) => one.milestone_number === milestone_number)
  }

  private put(milestone_number: number, edit: MilestoneEdit): void {
    const milestone = this.milestone(milestone_number)
    const { [milestone_number]: _before, ...others } = this.current.edits
    const real = milestone ? realEdit(milestone, edit) : null
    this.set({ ...this.current, edits: real ? { ...others, [milestone_number]: real } : others })
  }

  private mark(milestone_number: number, part: Part, save: LastSave, isDue = false): void {
    const column = `${milestone_number} ${part}`
    this.set({ ...this.current, saves: { ...this.current.saves, [column]: save } })
    if (save !== 'saving') this.setDue(column, isDue)
  }

  private setDue(what: string, isDue: boolean): void {
    const others = this.current.due.filter((one) => one !== what)
    this.set({ ...this.current, due: isDue ? [...others, what] : others })
  }

  private keep(): boolean {
    try {
      const { plan, edits } = this.current
      const seen = plan.milestones.filter(({ milestone_number }) => edits[milestone_number])
      this.ports.keep(edits, editedPlan(plan, edits), seen)
      return true
    } catch {
      return false
    }
  }

  private set(state: StepState): void {
    this.current = state
    for (const listener of this.listeners) listener()
  }
}
