import { cueList } from '../../language/cue-list.ts'
import { TASK_LABELS } from '../milestone-document.ts'

/** What a labelled line tells of: where the effort comes from, its task, or the whole milestone. '' is not known: it stays below what it stands below. */
export type LabelPlace = 'background' | 'task' | 'milestone' | ''

/** Labels of where the effort comes from; a form that has a background tells them there. */
const BACKGROUND = cueList('background | starting point | existing | prior work | feasibility shown | need | problem')

/** Labels of the whole milestone, wherever they stand: what it answers, who does it, what it leads to. */
const MILESTONE = cueList(
  'due | answers | work share | disclosures on | end state | end user | intended | transition after | for the phase | for the option | option',
)

/** Where a line belongs by its label alone. The labels of tasks come first: "Needs" is what a task waits for, "Need" why the effort is made. */
export function placeOf(label: string): LabelPlace {
  if (TASK_LABELS.has(label)) return 'task'
  if (BACKGROUND.find(label)?.index === 0) return 'background'
  return MILESTONE.find(label)?.index === 0 ? 'milestone' : ''
}
