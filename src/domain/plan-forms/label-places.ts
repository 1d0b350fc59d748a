import { cueList } from '../../language/cue-list.ts'
import { TASK_LABELS } from '../milestone-document.ts'

/** What a labelled line tells of: where the effort comes from, its task, its milestone, or all of the work. '' is not known: it stays below what it stands below. */
export type LabelPlace = 'background' | 'task' | 'milestone' | 'whole' | ''

/** Labels of where the effort comes from; a form that has a background tells them there. */
const BACKGROUND = cueList('background | starting point | existing | prior work | feasibility shown | need | problem')

/** Labels of a milestone, wherever they stand: when it is due, what it answers. */
const MILESTONE = cueList('due | payment event | answers | for the phase | for the option | option')

/** Labels of all of the work, wherever they stand: who does how much of it, what it leads to. */
const WHOLE = cueList('work share | disclosures on | end state | end user | intended | transition after | rules of the dod')

/** Labels that tell of a task where they stand below one, and else of all of the work. */
const LOOSE = cueList('people | risk | from the government | open point | start | subcontract | facilities | other statements | report')

/** Whether a line tells of all of the work by its label where no task stands that it could tell of: who works, what may happen, what the effort builds on. */
export function isOfWholeAlone(label: string): boolean {
  return placeOf(label) === 'background' || LOOSE.find(label)?.index === 0
}

/** Where a line belongs by its label alone. The labels of tasks come first: "Needs" is what a task waits for, "Need" why the effort is made. */
export function placeOf(label: string): LabelPlace {
  if (TASK_LABELS.has(label)) return 'task'
  if (BACKGROUND.find(label)?.index === 0) return 'background'
  if (WHOLE.find(label)?.index === 0) return 'whole'
  return MILESTONE.find(label)?.index === 0 ? 'milestone' : ''
}
