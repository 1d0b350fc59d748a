import { counted } from '../../language/characters.ts'
import { criterionNumber } from '../milestone.ts'
import { listed } from '../work-breakdown/composed/phrase.ts'
import type { CellLine, NoRoom } from './form-document.ts'
import { claimOf, shortTask } from './in-short.ts'
import type { ToldMilestone } from './told-milestone.ts'

/** A task or criterion that a form has no room for: its number in the plan, and its words in short. */
type Gone = { number: string; text: string }

/** What of a milestone a form has no room for. */
type GoneOf = { tasks: readonly Gone[]; criteria: readonly Gone[] }

/** What a milestone has to do, each once, under the number that it has in the plan. */
export function tasksOf({ milestone_number, tasks }: ToldMilestone): { number: string; text: string }[] {
  return tasks.flatMap(({ text }, at) =>
    tasks.findIndex((one) => one.text === text) === at ? [{ number: `${milestone_number}.${at + 1}`, text }] : [],
  )
}

/** What is not among the kept. */
export function goneOf(told: ToldMilestone, kept: { tasks: ReadonlySet<string>; criteria: ReadonlySet<string> }): GoneOf {
  const { milestone_number: number } = told
  return {
    tasks: tasksOf(told).flatMap((one) => (kept.tasks.has(one.text) ? [] : [{ ...one, text: shortTask(one.text) }])),
    criteria: told.criteria.flatMap((text, nth) =>
      kept.criteria.has(text) ? [] : [{ number: criterionNumber(number, nth + 1), text: claimOf(text) }],
    ),
  }
}

/** The line of a row that counts what else its milestone has, "2 further criteria.": by its number it would be sought in another document. */
export function furtherLine(gone: readonly Gone[], [one, many]: readonly [one: string, many: string]): CellLine[] {
  return gone.length === 0 ? [] : [{ kind: 'text', text: `${gone.length} further ${gone.length === 1 ? one : many}.` }]
}

/** What a form has no room for: counted, and part by part under the numbers of the plan. */
export function noRoom(gone: readonly GoneOf[], deliverables: readonly string[], sentences: number): NoRoom {
  const tasks = gone.flatMap((one) => one.tasks)
  const criteria = gone.flatMap((one) => one.criteria)
  const counts = [
    counted(tasks.length, 'task'),
    `${criteria.length} acceptance ${criteria.length === 1 ? 'criterion' : 'criteria'}`,
    counted(deliverables.length, 'deliverable'),
    `${counted(sentences, 'sentence')} of the scope`,
  ]
  return {
    in_words: listed(counts.filter((count) => !count.startsWith('0 '))),
    parts: [...[...tasks, ...criteria].map(({ number, text }) => `${number} ${text}`), ...deliverables],
  }
}
