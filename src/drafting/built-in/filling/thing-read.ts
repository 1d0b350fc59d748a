import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { oneLine, plainWords, withoutEnd } from '../../../language/characters.ts'
import { sentencesOf, stretchesIn } from '../../../language/sentence.ts'
import { cellsOf, markOf, partsOf, putTogether, type Reader } from './line-read.ts'

/** A thing of a group in the fields of a row, what of it tells how it is done, and how many fields are sure to be those of its form, of which one that is its alone counts twice. */
export type ThingRead = { row: AnswerRow; beside: string[]; sure: number }

/**
 * A thing of a group: its first sentence names it, and what stands there behind its name and is of no field is kept beside it, as are its further sentences,
 * but for one that tells a field of more than a figure that nothing fills yet. What has fields for its sentences is read whole.
 */
export function thingRead(words: string, reader: Reader, shared: ReadonlySet<string>): ThingRead {
  const { form } = reader
  const cells = cellsOf(form)
  const long = form.fields.flatMap(({ cell, isLong }) => (isLong ? cell : []))
  const takesSentences = cells.further !== undefined || long.length > 0
  const told = stretchesIn(words).map(({ start, end }) => oneLine(words.slice(start, end)))
  const [head = '', ...sentences] = takesSentences ? [oneLine(words)] : withoutSemicolons(told)
  const all = partsOf(head.replace(IN_BRACKETS, '$1, $2'), reader, cells.about)
  const read = all.filter((part) => long.length === 0 || !ranks(part))
  // pieces that nothing names, as many as there are fields, go on in their order
  const isInOrder = long.length > 0 && read.length === long.length + 1 && !read.some(({ sure }) => sure) && sentencesOf(head).length === 1
  const parts = isInOrder ? read.map((part, at) => ({ ...part, sure: long[at - 1] })) : read
  // what comes more than once says itself what comes when, and is there with the last of it
  const months = parts.filter(({ sure }) => sure !== undefined && sure === cells.month)
  if (form.beside && cells.month && months.length > 1)
    return { row: { [cells.about]: withoutEnd(head, ' .;'), [cells.month]: months.at(-1)?.words ?? '' }, beside: sentences, sure: 0 }
  const open = form.fields.flatMap(({ cell, names, isShort }) => (names || isShort || cell === cells.about ? [] : cell))
  const { row: named, left } = putTogether(
    parts,
    markOf(parts, cells.limit),
    cells,
    long.length > 0 ? long : takesSentences ? undefined : open,
  )
  const row: Record<string, string> = { ...named }
  const ranked = all.flatMap((part) => (read.includes(part) ? [] : part.words))
  const beside = long.length > 0 ? [...left, ...ranked] : left.length > 0 ? [left.join(', ')] : []
  for (const sentence of sentences) {
    const [first] = form.kind === 'step' || open.length === 0 ? [] : partsOf(sentence, reader, cells.about)
    const cell = first?.sure ?? first?.likely
    if (cell && open.includes(cell) && !row[cell]) row[cell] = sentence
    else beside.push(sentence)
  }
  // words of many kinds read as something that is done
  const sure = parts.flatMap((part) => part.sure ?? (part.likely === cells.about && cells.about !== 'action' ? part.likely : []))
  const isAlone = (cell: string) =>
    cell !== cells.about && cell !== cells.month && (cell === 'paid' ? row.paid?.includes('%') : !shared.has(cell))
  return { row, beside, sure: [...new Set(sure)].reduce((sum, cell) => sum + (isAlone(cell) ? 2 : 1), 0) }
}

/** "Likely medium, hurts a lot", "low/medium": how likely or grave something is, and no cell of it. */
function ranks({ sure, words }: { sure?: string | undefined; words: string }): boolean {
  const [first = ''] = words.split(',')
  const said = plainWords(first.replaceAll('/', ' '))
  return sure === undefined && said.length > 0 && said.every((word) => RANKING.has(word))
}

const RANKING: ReadonlySet<string> = new Set(
  'low medium med moderate high very likely unlikely likelihood probability impact severity minor major grave severe critical'.split(' '),
)

/** "Antenna design (months 1-3, lead Bo Chen)": all of a line but its name. */
const IN_BRACKETS = /^([^,()]*)\s\(([^()]*,\s[^()]*)\)\W*$/

/** Stretches as sentences: a semicolon ends none. */
function withoutSemicolons(stretches: readonly string[]): string[] {
  const all: string[] = []
  for (const one of stretches) {
    if (all.at(-1)?.endsWith(';')) all.push(`${all.pop()} ${one}`)
    else all.push(one)
  }
  return all
}
