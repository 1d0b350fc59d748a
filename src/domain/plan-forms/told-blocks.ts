import { type FormBlock, paragraph } from './form-document.ts'
import { labelBlocks } from './line-blocks.ts'
import type { Note, ToldMilestone } from './told-milestone.ts'

/** Labelled lines, each label in a column of its own; a list stays one below its label. */
function noteBlocks(notes: readonly Note[]): FormBlock[] {
  return notes.flatMap(({ label, text, items }) => {
    if (items) return items.map((text, at): FormBlock => ({ kind: 'labelled', label: at === 0 ? label : '', text }))
    return label === '' ? [paragraph(text)] : labelBlocks(label, text)
  })
}

/** A milestone's tasks under the numbers of a form, "4.2" for its second, each with approach, people, place and risk below it, and what tells of all of them around. */
export function taskBlocks({ notes, tasks, closing }: Pick<ToldMilestone, 'notes' | 'tasks' | 'closing'>, number: string): FormBlock[] {
  return [
    ...noteBlocks(notes),
    ...tasks.flatMap((task, index): FormBlock[] => [
      { kind: 'labelled', label: `${number}.${index + 1}`, text: task.text, is_head: true },
      ...noteBlocks(task.notes),
    ]),
    ...noteBlocks(closing),
  ]
}
