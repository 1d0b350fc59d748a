import { counted } from '../../language/characters.ts'
import { criterionNumber } from '../milestone.ts'
import { listed } from '../work-breakdown/composed/phrase.ts'
import type { CellLine, NoRoom } from './form-document.ts'
import { claimOf, shortTask } from './in-short.ts'
import type { ToldMilestone } from './told-milestone.ts'

/** A task or criterion that a form has no room for: its number in the plan, its place among those of its milestone, and its words in short. */
type Gone = { number: string; nth: number; text: string }

/** What of a milestone a form has no room for. */
type GoneOf = { tasks: readonly Gone[]; criteria: readonly Gone[] }

/** What a milestone has to do, each once. */
export function tasksOf({ tasks }: ToldMilestone): string[] {
  return [...new Set(tasks.map(({ text }) => text))]
}

/** What is not among the kept. */
export function goneOf(told: ToldMilestone, kept: { tasks: ReadonlySet<string>; criteria: ReadonlySet<string> }): GoneOf {
  const { milestone_number: number } = told
  const tasks = tasksOf(told).map((text, nth) => ({ text, nth, number: `${number}.${nth + 1}` }))
  const criteria = told.criteria.map((text, nth) => ({ text, nth }))
  return {
    tasks: tasks.filter(({ text }) => !kept.tasks.has(text)).map((one) => ({ ...one, text: shortTask(one.text) })),
    criteria: criteria
      .filter(({ text }) => !kept.criteria.has(text))
      .map(({ text, nth }) => ({ nth, number: criterionNumber(number, nth + 1), text: claimOf(text) })),
  }
}

/** The line of a row that names what else its milestone has: "Further criteria: C6.3 to C6.8, C6.10 of the Phase II Work Plan." */
export function furtherLine(kind: string, gone: readonly Gone[], whole: string): CellLine[] {
  const runs: Gone[][] = []
  for (const one of gone) {
    const run = runs.at(-1)
    if (run && run.at(-1)?.nth === one.nth - 1) run.push(one)
    else runs.push([one])
  }
  const named = runs.map((run) => [...new Set([run[0]?.number, run.at(-1)?.number])].join(' to '))
  return gone.length === 0 ? [] : [{ kind: 'text', text: `Further ${kind}: ${named.join(', ')} ${whole}.` }]
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
