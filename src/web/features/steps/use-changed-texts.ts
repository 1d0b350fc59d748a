import { useState } from 'react'
import { api } from '../../../contract/api.ts'
import { ApiError } from '../../../contract/client.ts'
import { stepId } from '../../../domain/step.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import { call } from '../../app/call.ts'
import type { Settle } from '../../app/work-breakdown-slot.ts'
import { askedDrafter } from '../../drafting/chosen-drafter.ts'
import { showToast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { WORDED, WORDED_BOXES, type WordedBox } from './milestone-fields.ts'
import { replaceAll } from './replaced-fields.ts'

/** A text or list of a milestone as it stands, and as the rows say it now; `isEdited` when a person has written in it. */
export type ChangedText = {
  milestone_number: number
  field: WordedBox
  before: string
  after: string
  written_by: WrittenBy
  isEdited: boolean
}

/** Which milestones' texts the rows would change: not asked yet, being found out, or these. */
export type ChangedTexts =
  | { kind: 'unasked' }
  | { kind: 'coming'; done: number; of: number }
  | { kind: 'known'; texts: readonly ChangedText[] }

/** Finds the texts that the rows would change, drafting each milestone anew and keeping nothing, and takes them over. */
export function useChangedTexts(topic: CurrentTopic, editor: AutosavedPlan) {
  const [changed, set] = useState<ChangedTexts>({ kind: 'unasked' })
  const look = async (settle: Settle) => {
    const numbers = editor.state().plan.milestones.map(({ milestone_number }) => milestone_number)
    const texts: ChangedText[] = []
    set({ kind: 'coming', done: 0, of: numbers.length })
    try {
      if (!(await settle())) return set({ kind: 'unasked' })
      for (const [at, number] of numbers.entries()) {
        texts.push(...(await changedIn(topic, editor, number)))
        set({ kind: 'coming', done: at + 1, of: numbers.length })
      }
      set({ kind: 'known', texts })
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      set({ kind: 'unasked' })
      showToast({ title: 'The texts could not be drafted anew', description: problem.message, variant: 'destructive' })
    }
  }
  const leave = (gone: readonly ChangedText[]) =>
    set((now) => (now.kind === 'known' ? { ...now, texts: now.texts.filter((one) => !gone.includes(one)) } : now))
  const takeOver = async (texts: readonly ChangedText[]) => {
    leave(texts.filter((one) => isStanding(editor, one)))
    await takenOver(editor, texts)
  }
  const accept = (one: ChangedText, text: string, written_by: WrittenBy['kind']) => {
    leave([one])
    void editor.replace(one.milestone_number, WORDED[one.field].column, { [one.field]: text }, { written_by })
  }
  return { changed, look, takeOver, accept }
}

function isStanding(editor: AutosavedPlan, { milestone_number, field, before }: ChangedText): boolean {
  return editor.now(milestone_number)[field] === before
}

/** Takes texts over that stand as they stood when they were drafted anew, with one way to undo it; what was typed meanwhile stays. */
export function takenOver(editor: AutosavedPlan, texts: readonly ChangedText[]): Promise<void> {
  const standing = texts.filter((one) => isStanding(editor, one))
  return replaceAll(
    editor,
    standing.map((one) => ({ ...one, written_by: one.written_by.kind })),
    { title: 'Taken over', description: 'The milestones say what the rows say.' },
    showToast,
  )
}

/** The texts and lists of a milestone that the rows would change. */
export async function changedIn(topic: CurrentTopic, editor: AutosavedPlan, milestone_number: number): Promise<ChangedText[]> {
  const texts: ChangedText[] = []
  for (const field of WORDED_BOXES) texts.push(...(await changedText(topic, editor, milestone_number, field)))
  return texts
}

async function changedText(topic: CurrentTopic, editor: AutosavedPlan, milestone_number: number, field: WordedBox): Promise<ChangedText[]> {
  await editor.saveIfChanged(milestone_number, WORDED[field].column)
  // criteria are drafted first when the plan is complete
  if (field === 'criteria' && !editor.now(milestone_number)[field]) return []
  const step_id = stepId(milestone_number)
  const of = { topic_store_id: topic.storeId, topic_slug: topic.slug, step_id }
  // what is typed while it is drafted is not what the server judged, and is never written over
  const before = editor.now(milestone_number)[field] ?? ''
  try {
    const { text, written_by, is_edited } = await call(api.regenerateText, {
      ...of,
      part: WORDED[field].item,
      drafter: askedDrafter(topic, step_id),
    })
    if (text.trim() === before.trim()) return []
    return [{ milestone_number, field, before, after: text, written_by, isEdited: is_edited !== false }]
  } catch (problem) {
    // the drafter's word that it has nothing to draft from, or nothing else than what stands there
    if (problem instanceof ApiError && problem.status === 422) return []
    throw problem
  }
}
