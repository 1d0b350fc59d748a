import { asSentence, hasDigit, oneLine, partedAtSpaces, withoutEnd } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { areMonths } from '../../language/months-told.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { HOURS } from '../../language/time-words.ts'
import { wordsOf } from '../../language/words.ts'
import type { AnswerRow } from './answer-rows.ts'

const OPTION = cueList('option | options')

/** Whether words name the option, whose steps are its own, and which no field asks for. */
export function namesOption(words: string): boolean {
  return OPTION.test(words)
}

/** Steps that an answer tells one by one, each by the cells of its row and by the numbers of its lines, from 0, and what stands in none of them. */
export type StepsTold = { free: string; rows: readonly AnswerRow[]; lines: readonly (readonly number[])[] }

/** A step by its cells, and what was said of a cell without a value for it: "lead still open". */
export type StepTold = { row: AnswerRow; open: readonly string[] }

/**
 * The cells of a step that is told in one place, line by line: its first piece is what is done; pieces that are nothing but a time, hours or names, before its
 * first full stop or in a sentence of their own, are those cells; all else is how it is done, word for word, and listed where it is a list.
 */
export function stepCells(lines: readonly string[]): StepTold {
  const told: Told = { row: {}, method: [], open: [] }
  lines.forEach((line, at) => {
    const isListed = told.method.some((one) => one.startsWith('\n'))
    let mark = at > 0 && BULLET.test(line) ? '\n- ' : isListed ? '\n' : ' '
    sentencesOf(oneLine(line.replace(BULLET, ''))).forEach((sentence, nth) => {
      if (at === 0 && nth === 0) readHead(sentence, told)
      else if (!readCells(sentence, told)) {
        told.method.push(mark + (lines.length > 1 || told.method.length > 0 ? asSentence(sentence) : sentence))
        mark = ' '
      }
    })
  })
  const method = told.method.join('').trim()
  return { row: { ...told.row, ...(hasWords(method) ? { method } : {}) }, open: told.open }
}

type Told = { row: Record<string, string>; method: string[]; open: string[] }

/** The value of a cell; `isCued` where a word says that it is who leads. */
type CellPiece = { cell: 'months' | 'hours' | 'lead' | 'open'; value: string; aside?: string; isCued?: boolean; isInBrackets?: boolean }

/** Its name, and behind it when, how long and by whom up to the last such piece; what comes then is how. */
function readHead(sentence: string, told: Told): void {
  const pieces = piecesOf(sentence)
  const cells = pieces.map(({ text }, at) => (at === 0 ? undefined : cellOf(text)))
  const first = cells.findIndex((cell) => cell)
  const last = cells.findLastIndex((cell) => cell)
  const colon = pieces.findIndex(({ mark }) => mark === ':')
  const nameEnds = first > 0 ? first : colon > 0 ? colon : pieces.length
  told.row.action = withoutEnd(textOf(sentence, pieces.slice(0, nameEnds)), ' .,;:(/|–—-')
  for (const [at, cell] of cells.entries()) {
    const piece = pieces[at]
    if (at < nameEnds || at > last || !piece) continue
    if (!cell || !putCell(cell, told)) told.method.push(` ${asSentence(piece.text)}`)
  }
  const behind = pieces.slice(Math.max(last + 1, nameEnds))
  const aside = last > 0 && IN_BRACKETS.test(behind[0]?.text ?? '') ? behind.shift() : undefined
  if (aside) told.method.push(` ${asSentence(aside.text.slice(1, -1))}`)
  if (behind.length > 0) told.method.push(` ${textOf(sentence, behind)}`)
}

/** Whether a sentence is nothing but cells; behind who leads, it may say who does which part. */
function readCells(sentence: string, told: Told): boolean {
  const pieces = piecesOf(sentence)
  const cells = pieces.map(({ text }) => cellOf(text))
  const [lead] = cells
  const isLed = lead?.isCued === true && lead.cell === 'lead' && !told.row.lead
  if (!isLed && !cells.every((cell) => cell && (cell.cell === 'open' || !told.row[cell.cell]))) return false
  const left = pieces.filter((_, at) => !cells[at] || !putCell(cells[at], told))
  if (left.length > 0) told.method.push(` ${asSentence(textOf(sentence, left))}`)
  return true
}

/** Puts a value into its cell if that is empty; months are told twice where days say them more exactly: "month 4 (day 90 to 112)". */
function putCell({ cell, value, aside, isInBrackets }: CellPiece, { row, method, open }: Told): boolean {
  if (cell === 'open') open.push(value)
  else if (cell === 'months' && row.months && isInBrackets) row.months += ` (${value})`
  else if (row[cell]) return false
  else row[cell] = value
  if (aside) method.push(` ${asSentence(aside)}`)
  return true
}

/** What a line of a list begins with, and how far in that stands. */
export const BULLET = /^(\s*)[-–—•*]\s+/

function hasWords(text: string): boolean {
  return wordsOf(text).some(({ pos }) => pos !== 'PUNCT')
}

/** A piece of a sentence, where it stands, and the mark before it. */
type Piece = { text: string; start: number; end: number; mark: string }

const IN_BRACKETS = /^\(.*\)$/

const PARTING = /\s*[,;|](?!\d)\s*|\s+[–—/-]\s+|:\s+|\s+(?=\()/g

/** What commas, semicolons, colons, strokes and dashes part, but for those in brackets; what stands in brackets is one. */
function piecesOf(sentence: string): Piece[] {
  const inBrackets = Array.from(sentence.matchAll(/\([^)]*\)/g), ({ 0: text, index }) => [index, index + text.length] as const)
  // "Lead: Ana Ruiz" is one piece
  const isOfCue = ({ 0: mark, index }: RegExpExecArray) =>
    mark.startsWith(':') && LEADS.test(partedAtSpaces(sentence.slice(0, index)).at(-1) ?? '')
  const marks = Array.from(sentence.matchAll(PARTING)).filter(
    (mark) => !isOfCue(mark) && !inBrackets.some(([from, to]) => mark.index > from && mark.index < to),
  )
  const edges = [
    { end: 0, mark: '' },
    ...marks.map(({ 0: text, index }) => ({ start: index, end: index + text.length, mark: text.trim() })),
  ]
  return edges.flatMap(({ end: start, mark }, at) => {
    const end = marks[at]?.index ?? sentence.length
    const text = withoutEnd(sentence.slice(start, end).trim(), ' .')
    return text === '' ? [] : [{ text, start, end, mark }]
  })
}

/** The words of pieces as they stand in their sentence. */
function textOf(sentence: string, pieces: readonly Piece[]): string {
  return sentence.slice(pieces[0]?.start, pieces.at(-1)?.end).trim()
}

/** What says that names, or the lack of one, tell who leads. */
const LEADS = cueList('lead | leads | led by | lead by | leader | done by')

/** "Salo w/ Bo": who helps stands behind who leads. */
const WITH = /\s+(?:w\/|with)\s+/gi

/** The cell that a piece is nothing but the value of. */
function cellOf(told: string): CellPiece | undefined {
  const piece = IN_BRACKETS.test(told) ? told.slice(1, -1) : told
  if (areMonths(piece)) return { cell: 'months', value: piece, isInBrackets: piece !== told }
  const [figure] = isBareFigure(piece) ? quantitiesIn(piece) : []
  if (figure && HOURS.has(figure.unit)) return { cell: 'hours', value: piece }
  const cue = LEADS.find(piece)
  const isCued = cue?.index === 0
  // what stands behind names in brackets says who does which part
  const [names = '', aside] = (isCued ? piece.slice(cue.text.length).replace(/^[\s:]+/, '') : piece).split(/\s*[()]/)
  const value = names.replace(WITH, ', ')
  if (areNames(value)) return { cell: 'lead', value, isCued, ...(aside ? { aside } : {}) }
  return isCued ? { cell: 'open', value: told } : undefined
}

const MOST_OF_NAMES = 8
const INITIAL = /^\p{Lu}\.?$/u
const TELLER: ReadonlySet<string> = new Set(['me', 'i', 'myself'])

/** "Wen-Hui", "me + Bo", "Halvard and Marcy": nothing but names, no short form in capitals, and no heading. */
function areNames(text: string): boolean {
  const words = wordsOf(text).filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SYM' && pos !== 'CCONJ')
  const isName = (word: string, pos: string) =>
    TELLER.has(word.toLowerCase()) || (pos === 'PROPN' && (INITIAL.test(word) || word !== word.toUpperCase()))
  return (
    words.length > 0 &&
    partedAtSpaces(text).length <= MOST_OF_NAMES &&
    !hasDigit(text) &&
    !text.endsWith(':') &&
    words.every(({ text: word, pos }) => isName(word, pos))
  )
}
