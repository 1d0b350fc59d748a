import { useState } from 'react'
import { api } from '../../../contract/api.ts'
import { ApiError } from '../../../contract/client.ts'
import { stepId } from '../../../domain/step.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import { call } from '../../app/call.ts'
import { askedDrafter } from '../../drafting/chosen-drafter.ts'
import { showToast } from '../../ui/toaster.tsx'
import { savedFields } from './milestone-fields.ts'
import type { StepEditor } from './step-editor.ts'

/** A milestone's text as it stands, and as the rows say it now; `isEdited` when a person has written in it. */
export type ChangedText = { milestone_number: number; before: string; after: string; written_by: WrittenBy; isEdited: boolean }

/** Which milestones' texts the rows would change: not asked yet, being found out, or these. */
export type ChangedTexts =
  | { kind: 'unasked' }
  | { kind: 'coming'; done: number; of: number }
  | { kind: 'known'; texts: readonly ChangedText[] }

/** Finds the texts that the rows would change, drafting each milestone anew and keeping nothing, and takes them over. */
export function useChangedTexts(topic: CurrentTopic, editor: StepEditor) {
  const [changed, set] = useState<ChangedTexts>({ kind: 'unasked' })
  const look = async (settle: () => Promise<void>) => {
    const numbers = editor.state().plan.milestones.map(({ milestone_number }) => milestone_number)
    const texts: ChangedText[] = []
    set({ kind: 'coming', done: 0, of: numbers.length })
    try {
      await settle()
      for (const [at, number] of numbers.entries()) {
        texts.push(...(await changedText(topic, editor, number)))
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
  /** Takes texts over that stand as they stood when they were drafted anew; what was typed meanwhile stays. */
  const takeOver = async (texts: readonly ChangedText[]) => {
    const standing = texts.filter(({ milestone_number, before }) => presentText(editor, milestone_number) === before)
    leave(standing)
    await Promise.all(
      standing.map(({ milestone_number, after, written_by }) => editor.replace(milestone_number, 'text', { text: after }, written_by.kind)),
    )
  }
  const accept = (one: ChangedText, text: string, written_by: WrittenBy['kind']) => {
    leave([one])
    void editor.replace(one.milestone_number, 'text', { text }, written_by)
  }
  return { changed, look, takeOver, accept }
}

async function changedText(topic: CurrentTopic, editor: StepEditor, milestone_number: number): Promise<ChangedText[]> {
  await editor.saveIfChanged(milestone_number, 'text')
  const step_id = stepId(milestone_number)
  const of = { topic_store_id: topic.storeId, topic_slug: topic.slug, step_id }
  try {
    const { text, written_by, is_edited } = await call(api.regenerateText, { ...of, part: 'text', drafter: askedDrafter(topic, step_id) })
    const before = presentText(editor, milestone_number)
    if (text.trim() === before.trim()) return []
    return [{ milestone_number, before, after: text, written_by, isEdited: is_edited !== false }]
  } catch (problem) {
    // the drafter's word that it has nothing else
    if (problem instanceof ApiError && problem.status === 400) return []
    throw problem
  }
}

function presentText(editor: StepEditor, milestone_number: number): string {
  const { plan, edits } = editor.state()
  const saved = plan.milestones.find((one) => one.milestone_number === milestone_number)
  return edits[milestone_number]?.text ?? (saved ? savedFields(saved).text : '')
}
