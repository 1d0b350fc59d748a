import { parse, taskLines } from '../../../domain/milestone-document.ts'
import type { ComposedLine, ComposedMilestone } from '../../../domain/work-breakdown/composed/composed.ts'
import { figuresIn } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isComposed } from '../../../domain/work-breakdown/composed/text.ts'
import { alikePairs } from '../../../language/alike.ts'

/** The criteria that the rows give a milestone as its text stands, and the tasks of the text that say what no row does, by their places among its lines. */
export type CriteriaInText = { criteria: string[]; others: ReadonlySet<number> }

/** A task of what the rows compose: its number, and the rows that it is told from. */
type RowTask = { number: string; words: string; rows: ReadonlySet<string> }

/** A task of a text; of one without a number of its kind nobody can say which a criterion means. */
type TextTask = { at: number; number: string | undefined; words: string }

/**
 * What the rows ask of the tasks that stand in a text, whoever wrote it and when, by the numbers that the text gives them. In a text of somebody's own a
 * criterion of a task that it does not have is left out.
 */
export function criteriaInText(text: string, composed: ComposedMilestone): CriteriaInText {
  const [own, told] = [rowTasks(composed), textTasks(text)]
  const pairs = paired(own, told)
  const numbers = new Map([...pairs].map(([one, task]) => [one.number, task.number]))
  const figures = new Set(figuresIn([...composed.all, ...composed.criteria].map((line) => line.text).join('\n')))
  const isNew = ({ words }: TextTask) => figuresIn(words).some((one) => !figures.has(one))
  // what still is what was composed lacks at most what was answered since, and is judged by it all the same
  if (isComposed(text, composed)) {
    const criteria = composed.criteria.map((line) => renumbered(line.text, own, numbers) ?? line.text)
    return { criteria, others: placesOf(told.filter(isNew)) }
  }
  const criteria = composed.criteria.flatMap((line) => (isOfText(line, own, pairs) ? (renumbered(line.text, own, numbers) ?? []) : []))
  const known = new Set([...pairs.values()].filter((task) => !isNew(task)))
  return { criteria: pairs.size === 0 ? [] : criteria, others: placesOf(told.filter((one) => !known.has(one))) }
}

function placesOf(tasks: readonly TextTask[]): Set<number> {
  return new Set(tasks.map(({ at }) => at))
}

const NUMBERED = /^Task (\d+\.\d+):\s*(.*)$/s

function rowTasks({ all }: ComposedMilestone): RowTask[] {
  return all.flatMap(({ text, from }) => {
    const [, number, words] = NUMBERED.exec(text) ?? []
    return number && words ? [{ number, words, rows: new Set(from.map(({ row }) => row)) }] : []
  })
}

function textTasks(text: string): TextTask[] {
  const document = parse(text)
  return taskLines(document).flatMap((at) => {
    const line = document.lines[at]
    return line ? [{ at, number: /\d+\.\d+/.exec(line.opening)?.[0], words: line.text }] : []
  })
}

/** Tasks that are alike in order, and what is left over by its number, however somebody words it. */
function paired(own: readonly RowTask[], told: readonly TextTask[]): Map<RowTask, TextTask> {
  const wordsOf = ({ words }: { words: string }) => words
  const pairs = new Map<RowTask, TextTask>()
  for (const { from, to } of alikePairs(own.map(wordsOf), told.map(wordsOf))) {
    const [one, other] = [own[from], told[to]]
    if (one && other) pairs.set(one, other)
  }
  const taken = new Set(pairs.values())
  for (const one of own.filter((task) => !pairs.has(task))) {
    const same = told.find((task) => task.number === one.number && !taken.has(task))
    if (same) pairs.set(one, same)
  }
  return pairs
}

/** Whether a criterion is of no task, or of one at least that stands in the text. */
function isOfText({ from }: ComposedLine, own: readonly RowTask[], pairs: ReadonlyMap<RowTask, TextTask>): boolean {
  const tasks = own.filter(({ rows }) => from.some(({ row }) => rows.has(row)))
  return tasks.length === 0 || tasks.some((one) => pairs.has(one))
}

/** A criterion with the numbers of the text; nothing where it names a task that the text does not number. */
function renumbered(criterion: string, own: readonly RowTask[], numbers: ReadonlyMap<string, string | undefined>): string | undefined {
  let isWhole = true
  const text = criterion.replace(/\bTask (\d+\.\d+)\b/g, (words, number: string) => {
    if (!own.some((one) => one.number === number)) return words
    const inText = numbers.get(number)
    isWhole &&= inText !== undefined
    return inText === undefined ? words : `Task ${inText}`
  })
  return isWhole ? text : undefined
}
