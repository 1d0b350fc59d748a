import { withoutEmphasis, withoutEnd } from '../../language/characters.ts'
import { areMonths } from '../../language/months-told.ts'
import type { Subject } from '../interview.ts'
import { answerParts } from './answer-rows.ts'
import { formHeaded } from './called-in-notes.ts'
import { ANSWER_FORMS } from './forms.ts'
import { namesOption, type StepsTold, stepCells } from './step-cells.ts'
import { cellsByStep, tablesApart } from './step-table.ts'
import { toldInBlocks } from './told-blocks.ts'

/** What labels a paragraph: "Task 4b", "- O1", "WP 2 –". */
const LABEL = /^\s*(?:[-–—•*]\s+)?(?:(?:work )?(step|task|package)\s|(wp|[a-z])-?\s?)(\d{1,2})[a-z]?\b[.):,]?(?:\s*[-–—:])?\s+/i
/** A number, "1 Management, mo 1-24", "2 – Design". */
const NUMBER = /^\s*(?:[-–—•*]\s+)?(\d{1,2})[a-z]?(?:[.):]|\s[-–—])?\s+(?=\p{L})/u

/** A paragraph that tells the option as one step: "Option: …", "Option (if they take it) – …". */
const OPTION = /^\s*(?:[-–—•*]\s+)?option\s*(?:\([^()]*\)\s*)?[:–—-]\s+/i

/** What a line of a list begins with. */
const BULLET = /^\s*(?:[-–—•*]\s+)?/

/** A labelled line: its words behind the label, what the label counts, "task" or "o", its number, and what stands before the label. */
type Item = { at: number; words: string; counts: string; number: number; bullet: string }
/** Items that count on, and the last line before them that is none. */
type Series = { items: Item[]; heading: string }

const FEWEST = 2

/** Steps and the numbers by which the answer calls them, else they count from 1. */
type Counted = StepsTold & { numbers?: readonly number[] }

/** The steps of an answer that says which words belong to which: by labels, else by bullets, lines or blocks; undefined where it does not. Emphasis of Markdown says nothing, and the line of a table is no step. */
export function stepsTold(answer: string): StepsTold | undefined {
  const { blanked, tables } = tablesApart(withoutEmphasis(answer))
  const told = labelledSteps(blanked) ?? toldInBlocks(blanked)
  return told && withTables(told, tables)
}

/** Steps with what tables, the first before the next, tell of them by their numbers and they do not tell themselves; the tables tell more, and stay whole. */
function withTables({ numbers, ...steps }: Counted, tables: readonly string[]): StepsTold {
  const told = tables.map(cellsByStep)
  const rows = steps.rows.map((row, at) => {
    const cells = row.part ? [] : told.map((one) => one.get(numbers?.[at] ?? at + 1))
    return Object.fromEntries([...cells.toReversed(), row].flatMap((one) => Object.entries(one ?? {})))
  })
  return { ...steps, rows, free: [steps.free, ...tables].join('\n\n').trim() }
}

/**
 * The steps of an answer whose paragraphs are labelled and counted on, "Task 1 …", "Task 2 …", and tell in notes when or by whom. Who labels what they tell
 * has said which words belong together: each such paragraph is one step with the lines that stand under it, and what stands in none of them begins none. Numbers alone count steps where no label
 * says "task" or the like, letters where there are neither, and either under a heading that names the option. Undefined where an answer has no such list.
 */
function labelledSteps(answer: string): Counted | undefined {
  const lines = answer.split('\n')
  const isOption = (one: Series) => rankOf(one) !== OF_MILESTONES && namesOption(one.heading)
  const listed = seriesIn(lines).filter(({ heading }) => !formHeaded(heading))
  const all = listed.some(isOption) ? listed : [...listed, ...optionIn(lines)]
  const most = Math.max(...all.filter((one) => !isOption(one)).map(rankOf))
  if (most === OF_MILESTONES) return undefined
  const chosen = all.filter((one) => isOption(one) || rankOf(one) === most)
  const labels = chosen.flatMap(({ items }) => items.map(({ at }) => at))
  const heads = lines.flatMap((line, at) => (headsOption(line) ? [at] : []))
  const under = chosen.map(({ items }) => linesUnder(items, lines, { labels, heads }))
  // of a list of which one says "(months 1–3)" another says it by "(3–9)"
  const areSpans = chosen.some(({ items }) => items.some(({ words }) => SAYS_MONTHS.test(words)))
  const steps = chosen.flatMap((one, nth) =>
    one.items.map((item, at) => {
      const { words, number } = item
      const beneath = under[nth]?.[at] ?? []
      const { row, open } = stepCells([words, ...beneath.map(wordsAt(lines))], true, areSpans)
      return { number, row: isOption(one) ? { ...row, part: 'option' } : row, open, lines: [item.at, ...beneath] }
    }),
  )
  if (steps.filter(({ row: { months, lead } }) => months || lead).length * 2 < steps.length || steps.length < FEWEST) return undefined
  const taken = new Set([...labels, ...under.flat(2)])
  const left = lines.filter((_, at) => !taken.has(at))
  const free = [...left, ...steps.flatMap(({ open }) => open)].join('\n').trim()
  return { free, rows: steps.map(({ row }) => row), numbers: steps.map(({ number }) => number), lines: steps.map((step) => step.lines) }
}

const SAYS_MONTHS = /\((?:months?|mos?\.?) \d/i

const wordsAt = (lines: readonly string[]) => (at: number) => (lines[at] ?? '').trim()

/** The lines before which an item ends: those of others, and headings of the option, behind which the list goes on. */
type Ends = Record<'labels' | 'heads', readonly number[]>

/**
 * The lines that stand under each item, up to the next label or an empty line behind which no bullet stands. Under a label that is in a list only what is
 * further in is of it, and where nothing plain stands under the items before, nothing plain is of the last one.
 */
function linesUnder(items: readonly Item[], lines: readonly string[], { labels, heads }: Ends): number[][] {
  let isPlainUnder = false
  const ends = [...labels, ...heads].sort((one, other) => one - other)
  return items.map(({ at, bullet }, nth) => {
    const end = ends.find((line) => line > at) ?? lines.length
    const isFollowed = nth < items.length - 1 || heads.includes(end)
    const under: number[] = []
    for (let line = at + 1; line < end; line++) {
      const [told = '', mark = ''] = [lines[line], BULLET.exec(lines[line] ?? '')?.[0]]
      if (told.trim() === '') continue
      const isUnder = bullet.trim() === '' ? mark !== '' : mark.search(/\S|$/) > bullet.search(/\S/)
      const mayBePlain = lines[line - 1]?.trim() !== '' && bullet.trim() === '' && (isPlainUnder || isFollowed)
      if (!isUnder && !mayBePlain) break
      isPlainUnder ||= !isUnder
      under.push(line)
    }
    return under
  })
}

/** Whether the company has told its steps in fields or in labelled paragraphs: then it has told all of them, and the solicitation adds none. */
export function areStepsInFields(answers: readonly { subject?: Subject | undefined; answer: string }[]): boolean {
  const form = ANSWER_FORMS.steps
  const tellsAll = (answer: string) => form !== undefined && (answerParts(answer, form).rows.length > 0 || stepsTold(answer) !== undefined)
  return answers.some(({ subject, answer }) => subject === 'steps' && tellsAll(answer))
}

/** Names without the labels that count all from the first on, "1 Management", "M2 PDR held": a plan has numbers of its own. */
export function withoutLabels(names: readonly string[]): string[] {
  const series = seriesIn(names).filter(({ items: [first] }) => first?.number === 1)
  const words = new Map(series.flatMap(({ items }) => items.map((one) => [one.at, one.words])))
  return names.map((name, at) => words.get(at) || name)
}

const OF_MILESTONES = 0

/** Words tell that steps are counted, else numbers alone, else letters, of which "M1" is a milestone. */
function rankOf({ items: [first] }: Series): number {
  const counts = first?.counts ?? ''
  return counts.length > 1 ? 3 : counts === '' ? 2 : counts === 'm' ? OF_MILESTONES : 1
}

function seriesIn(lines: readonly string[]): Series[] {
  const all: Series[] = []
  const closed = new Set<Series>()
  let heading = ''
  lines.forEach((line, at) => {
    const item = itemOf(line, at)
    if (!item) {
      if (line.trim() !== '') heading = line
      // what stands below it is a list of its own, whether it is counted on or anew
      if (headsOption(line)) for (const one of all) closed.add(one)
      return
    }
    const before = all.find((one) => !closed.has(one) && goesOn(one.items.at(-1), item))
    if (before) before.items.push(item)
    else all.push({ items: [item], heading })
  })
  return all.filter(({ items, heading: above }) => items.length >= FEWEST || headsOption(above))
}

/** "Option (months 7–10):", "## Phase I Option": a line that says only that what stands below it is of the option. */
function headsOption(line: string): boolean {
  return HEADS_OPTION.test(withoutEnd(line.replace(BULLET, '').replace(/^#+/, '').trim(), ' :.'))
}
const HEADS_OPTION = /^(?:the )?(?:phase i )?option(?:al)?(?: period| tasks?| steps?| work| phase)?(?:\s*\((?:months?|mos?\.?) [^()]*\))?$/i

/** The option where one paragraph tells all of it. */
function optionIn(lines: readonly string[]): Series[] {
  return lines.flatMap((line, at) => {
    const [label] = OPTION.exec(line) ?? []
    const item = { at, counts: 'option', number: 1, bullet: BULLET.exec(line)?.[0] ?? '' }
    return label ? [{ items: [{ ...item, words: line.slice(label.length).trim() }], heading: label }] : []
  })
}

function itemOf(line: string, at: number): Item | undefined {
  const [label, word, letter, number] = LABEL.exec(line) ?? []
  const [plain, digits] = label ? [] : (NUMBER.exec(line) ?? [])
  const mark = label ?? plain
  const counts = (word ?? letter ?? '').toLowerCase()
  const bullet = BULLET.exec(line)?.[0] ?? ''
  const words = line.slice(mark?.length).trim()
  // a list of sentences is numbered so, "1. Months 1 and 2: Ruth welds the frame", and read sentence by sentence
  if (mark === undefined || (plain && areMonths(words))) return undefined
  return { at, words, counts, number: Number(number ?? digits), bullet }
}

/** "Task 5" goes on with "Task 4", and so does "Task 4b"; a bullet under it, "- 5 samples", does not. */
function goesOn(last: Item | undefined, { counts, number, bullet }: Item): boolean {
  return last?.bullet === bullet && last.counts === counts && (number === last.number || number === last.number + 1)
}
