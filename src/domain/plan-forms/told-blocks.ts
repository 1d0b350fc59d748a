import { type FormBlock, paragraph } from './form-document.ts'
import type { Note, ToldMilestone } from './told-milestone.ts'

/** Labelled lines as paragraphs of their own; a list stays one below its label. */
function noteBlocks(notes: readonly Note[]): FormBlock[] {
  return notes.flatMap(({ label, text, items }): FormBlock[] => {
    if (items) return [{ kind: 'paragraph', label, text: '' }, ...items.map((item): FormBlock => ({ kind: 'item', text: item }))]
    return [label === '' ? paragraph(text) : { kind: 'paragraph', label, text }]
  })
}

/** A milestone's tasks under the numbers of a form, "4.2" for its second, each with approach, people, place and risk below it, and what tells of all of them around. */
export function taskBlocks({ notes, tasks, closing }: Pick<ToldMilestone, 'notes' | 'tasks' | 'closing'>, number: string): FormBlock[] {
  return [
    ...noteBlocks(notes),
    ...tasks.flatMap((task, index): FormBlock[] => [
      { kind: 'paragraph', number: `${number}.${index + 1}`, text: task.text },
      ...noteBlocks(task.notes),
    ]),
    ...noteBlocks(closing),
  ]
}
