import { hasDigit, partedAtSpaces, withoutEnd } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { areMonths } from '../../language/months-told.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { stretchesIn } from '../../language/sentence.ts'
import { HOURS } from '../../language/time-words.ts'
import { wordsOf } from '../../language/words.ts'
import type { Subject } from '../interview.ts'
import { type AnswerRow, answerParts } from './answer-rows.ts'
import { ANSWER_FORMS } from './forms.ts'

/** Steps that an answer tells in labelled paragraphs, each by the cells of its row, and what stands in none of them. */
export type LabelledSteps = { free: string; rows: readonly AnswerRow[] }

/** What labels a paragraph: "Task 4b", "- O1", "WP 2 –". */
const LABEL = /^\s*(?:[-–—•*]\s+)?(?:(?:work )?(step|task|package)\s|(wp|[a-z])-?\s?)(\d{1,2})[a-z]?\b[.):,]?(?:\s*[-–—:])?\s+/i
/** A number alone, "1 Management, mo 1-24"; with a full stop behind it a list of sentences is numbered. */
const NUMBER = /^\s*(?:[-–—•*]\s+)?(\d{1,2})[a-z]?\s+(?=\p{L})/u
const OPTION = cueList('option | options')

/** A labelled line: its words behind the label, what the label counts, "task" or "o", and its number. */
type Item = { at: number; words: string; counts: string; number: number }
/** Items that count on, and the last line before them that is none. */
type Series = { items: Item[]; heading: string }

const FEWEST = 2

/**
 * The steps of an answer whose paragraphs are labelled and counted on, "Task 1 …", "Task 2 …", and tell in notes when or by whom. Who labels what they tell
 * has said which words belong together: each such paragraph is one step, and what stands in none of them begins none. Numbers alone count steps where no label
 * says "task" or the like, letters where there are neither, and either under a heading that names the option. Undefined where an answer has no such list.
 */
export function labelledSteps(answer: string): LabelledSteps | undefined {
  const lines = answer.split('\n')
  const all = seriesIn(lines)
  const isOption = ({ heading }: Series) => OPTION.test(heading)
  const most = Math.max(...all.filter((one) => !isOption(one)).map(rankOf))
  if (most === OF_MILESTONES) return undefined
  const chosen = all.filter((one) => isOption(one) || rankOf(one) === most)
  const rows = chosen.flatMap((one) => one.items.map(({ words }) => rowOf(words, isOption(one))))
  if (rows.filter(({ months, lead }) => months || lead).length * 2 < rows.length || rows.length < FEWEST) return undefined
  const taken = new Set(chosen.flatMap(({ items }) => items.map(({ at }) => at)))
  return {
    free: lines
      .filter((_, at) => !taken.has(at))
      .join('\n')
      .trim(),
    rows,
  }
}

/** Whether the company has told its steps in fields or in labelled paragraphs: then it has told all of them, and the solicitation adds none. */
export function areStepsInFields(answers: readonly { subject?: Subject | undefined; answer: string }[]): boolean {
  const form = ANSWER_FORMS.steps
  const tellsAll = (answer: string) =>
    form !== undefined && (answerParts(answer, form).rows.length > 0 || labelledSteps(answer) !== undefined)
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
  let heading = ''
  lines.forEach((line, at) => {
    const item = itemOf(line, at)
    if (!item) {
      if (line.trim() !== '') heading = line
      return
    }
    const open = all.find(({ items }) => goesOn(items.at(-1), item))
    if (open) open.items.push(item)
    else all.push({ items: [item], heading })
  })
  return all.filter(({ items }) => items.length >= FEWEST)
}

function itemOf(line: string, at: number): Item | undefined {
  const [label, word, letter, number] = LABEL.exec(line) ?? []
  const [plain, digits] = label ? [] : (NUMBER.exec(line) ?? [])
  const mark = label ?? plain
  const counts = (word ?? letter ?? '').toLowerCase()
  return mark === undefined ? undefined : { at, words: line.slice(mark.length).trim(), counts, number: Number(number ?? digits) }
}

/** "Task 5" goes on with "Task 4", and so does "Task 4b". */
function goesOn(last: Item | undefined, { counts, number }: Item): boolean {
  return last !== undefined && last.counts === counts && (number === last.number || number === last.number + 1)
}

/** Up to its first full stop or colon a paragraph tells what is done, when and by whom; behind that, how. */
function rowOf(paragraph: string, isOption: boolean): AnswerRow {
  const [first] = stretchesIn(paragraph)
  const sentence = paragraph.slice(0, first?.end)
  const colon = / ?:\s/.exec(sentence)
  const head = sentence.slice(0, colon?.index)
  const row: Record<string, string> = {}
  const further: string[] = []
  for (const piece of piecesOf(withoutEnd(head.trim(), ' .,;'))) {
    const cell = row.action ? cellOf(piece) : 'action'
    // what stands behind the names in brackets says who does which part
    const [names = '', aside] = cell === 'lead' ? piece.split(/\s*[()]/) : [piece]
    if (cell && !row[cell]) {
      row[cell] = names
      if (aside) further.push(aside)
    } else if (Object.keys(row).length > 1) further.push(piece)
    else row.action = `${row.action}, ${piece}`
  }
  const behind = paragraph.slice(head.length + (colon?.[0].length ?? 0)).trim()
  const method = [...further.map((one) => `${one}.`), behind].join(' ').trim()
  return { ...row, ...(hasWords(method) ? { method } : {}), ...(isOption ? { part: 'option' } : {}) }
}

function hasWords(text: string): boolean {
  return wordsOf(text).some(({ pos }) => pos !== 'PUNCT')
}

/** What commas, semicolons and dashes part, but for those in brackets. */
function piecesOf(head: string): string[] {
  return head.match(/(?:\([^)]*\)|(?!\s[-–—]\s|[,;]\s).)+/gs)?.flatMap((piece) => piece.replace(/^[\s,;–—-]+/, '').trim() || []) ?? []
}

function cellOf(piece: string): 'months' | 'hours' | 'lead' | undefined {
  if (areMonths(piece)) return 'months'
  const [figure] = isBareFigure(piece) ? quantitiesIn(piece) : []
  if (figure && HOURS.has(figure.unit)) return 'hours'
  return areNames(piece.split('(', 1)[0] ?? '') ? 'lead' : undefined
}

const MOST_OF_NAMES = 8
const TELLER: ReadonlySet<string> = new Set(['me', 'i', 'myself'])

/** "Wen-Hui", "me + Bo", "Halvard and Marcy": nothing but names, and no short form in capitals. */
function areNames(text: string): boolean {
  const words = wordsOf(text).filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SYM' && pos !== 'CCONJ')
  const isName = (word: string, pos: string) => TELLER.has(word.toLowerCase()) || (pos === 'PROPN' && word !== word.toUpperCase())
  return (
    words.length > 0 &&
    partedAtSpaces(text).length <= MOST_OF_NAMES &&
    !hasDigit(text) &&
    words.every(({ text: word, pos }) => isName(word, pos))
  )
}
