import { namedDates } from '../../language/calendar-date.ts'
import { asSentence, hasDigit, hasLetter, oneLine, partedAtSpaces, withoutEnd, withoutStretches } from '../../language/characters.ts'
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
 * first full stop or in a sentence of their own, are those cells; all else is how it is done, word for word, and listed where it is a list. Such pieces
 * may also stand before the name where the step has a label.
 */
export function stepCells(lines: readonly string[], isLabelled = false, areSpans = false): StepTold {
  const told: Told = { row: {}, method: [], open: [], areSpans }
  lines.forEach((line, at) => {
    const isListed = told.method.some((one) => one.startsWith('\n'))
    let mark = at > 0 && BULLET.test(line) ? '\n- ' : isListed ? '\n' : ' '
    sentencesOf(oneLine(line.replace(BULLET, ''))).forEach((sentence, nth) => {
      if (at === 0 && nth === 0) readHead(sentence, told, isLabelled)
      else if (!REFERS.test(sentence) && !readCells(sentence, told)) {
        told.method.push(mark + (lines.length > 1 || told.method.length > 0 ? asSentence(sentence) : sentence))
        mark = ' '
      }
    })
  })
  const method = told.method.join('').trim()
  return { row: { ...told.row, ...(hasWords(method) ? { method } : {}) }, open: told.open }
}

/** "…, which also covers the reports": what goes on with a step so, as a sentence of its own. */
function ofItself(words: string): string {
  return words.replace(/^which(?= also \p{L}+s\b)/u, 'This')
}

/** "See below": a sentence that says nothing but where more is said. */
const REFERS = /^\(?see (?:above|below)\.?\)?$/i

/** What was read so far; `areSpans` where bare spans in brackets behind names, "(3–9)", are months. */
type Told = { row: Record<string, string>; method: string[]; open: string[]; areSpans: boolean }

/** The value of a cell; `isCued` where a word says that it is who leads. */
type CellPiece = { cell: 'months' | 'hours' | 'lead' | 'open'; value: string; aside?: string; isCued?: boolean; isInBrackets?: boolean }

/** What says that a step is of the option, and names none. */
const IS_OPTION = /^(?:the )?option$/i

/** Its name, before which it may say when, how long and who leads, and behind it when, how long and by whom up to the last such piece; what comes then is how. */
function readHead(sentence: string, told: Told, isLabelled: boolean): void {
  const all = piecesOf(sentence)
  if (all.length > 1 && IS_OPTION.test(all[0]?.text ?? '')) {
    told.row.part = 'option'
    all.shift()
  }
  const named = isLabelled ? all.findIndex(({ text }) => !opensName(text)) : 0
  const opens = Math.max(0, named)
  const left = all.slice(0, opens).filter(({ text }) => {
    const cell: CellPiece | undefined = isDate(text) ? { cell: 'months', value: text } : cellOf(text)
    return !cell || !putCell(cell, told)
  })
  if (left.length > 0) told.method.push(` ${asSentence(textOf(sentence, left))}`)
  const pieces = all.slice(opens)
  const cells = pieces.map(({ text }, at) => (at === 0 ? undefined : told.areSpans ? (spanIn(text) ?? cellOf(text)) : cellOf(text)))
  const first = cells.findIndex((cell) => cell)
  const last = cells.findLastIndex((cell) => cell)
  const colon = pieces.findIndex(({ mark }, at) => at > 0 && mark === ':')
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
  if (behind.length > 0) told.method.push(` ${ofItself(textOf(sentence, behind))}`)
}

/** Whether a sentence is nothing but cells; behind who leads, it may say who does which part, and right behind the name of a step what is to be said of it. */
function readCells(sentence: string, told: Told): boolean {
  const pieces = piecesOf(sentence)
  const cells = pieces.map(({ text }) => cellOf(text))
  const [lead] = cells
  const isLed = lead?.isCued === true && lead.cell === 'lead' && !told.row.lead
  const opens = told.method.length === 0 && lead !== undefined && cells.some(isTime)
  if (!isLed && !opens && !cells.every((cell) => cell && (cell.cell === 'open' || !told.row[cell.cell]))) return false
  const left = pieces.filter((_, at) => !cells[at] || !putCell(cells[at], told))
  if (left.length > 0) told.method.push(` ${asSentence(ofItself(textOf(sentence, left)))}`)
  return true
}

/** Whether a piece says something of a step before it is named, and names none: "mo 3", "lead Salo", "6 months (22–27)". */
function opensName(text: string): boolean {
  const cell = cellOf(text)
  return isTime(cell) || cell?.isCued === true || isDate(text) || isBareFigure(withoutEnd(text, ')').replace('(', ''))
}

/** "Jan", "24 Jan–20 Mar": behind the name of a step it may be who leads. */
function isDate(text: string): boolean {
  const left = withoutStretches(text, namedDates(text))
  return left !== text && !hasLetter(left)
}

function isTime(piece: CellPiece | undefined): boolean {
  return piece?.cell === 'months' || piece?.cell === 'hours'
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

const PARTING = /\s*[,;|](?!\d|\s*(?:w\/|with)\s)\s*|\s+[–—/-]\s+|:\s+|\.\s+(?=[\p{Ll}\d])|\s+(?=\()/gu

/** What commas, semicolons, colons, strokes, dashes and, in notes, full stops part, but for those in brackets; what stands in brackets is one. */
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

/** "Marcus leads", "Del runs it", "I do that". */
const SAYS_LEADS = /^(.+?) (?:leads?|heads|runs?|does|do)(?: (?:it|this|that|the step))?\.?$/

/** "That's me", "This one is Ana": who is the answer to whose step it is leads it. */
const THAT_IS = /^(?:this|that|it)(?: one)?(?:['’]s| is| will be|['’]ll be) (.+)$/i

/** "Salo w/ Bo": who helps stands behind who leads. */
const WITH = /,?\s+(?:w\/|with)\s+/gi

/** "Me again", "Salo again": who has led before. */
const AGAIN = /\s+again$/i

/** "About 380 h" is how long it takes as far as anybody knows. */
const ABOUT = /^(?:about|around|roughly|approximately|approx\.?|some|~)\s*(?=\d)/i

/** "900 h of ours plus the yard": the hours of a step are the company's own; who else works on it is said in the words. */
const OURS = /\s+of (?:ours|our own)\b/i

/** The cell that a piece is nothing but the value of. */
function cellOf(told: string): CellPiece | undefined {
  const piece = IN_BRACKETS.test(told) ? told.slice(1, -1) : told
  if (areMonths(piece)) return { cell: 'months', value: piece, isInBrackets: piece !== told }
  const [value = '', beside] = piece.split(OURS)
  const exact = value.replace(ABOUT, '')
  const [figure] = isBareFigure(exact) ? quantitiesIn(exact) : []
  if (figure && HOURS.has(figure.unit)) return { cell: 'hours', value, ...(beside ? { aside: piece } : {}) }
  const [, leader = ''] = SAYS_LEADS.exec(piece) ?? THAT_IS.exec(piece) ?? []
  if (areNames(leader)) return { cell: 'lead', value: leader, isCued: true }
  const cue = LEADS.find(piece)
  const isCued = cue?.index === 0
  // what stands behind names in brackets says who does which part
  const [names = '', aside] = (isCued ? piece.slice(cue.text.length).replace(/^[\s:]+/, '') : piece).split(/\s*[()]/)
  const leading = names.replace(WITH, ', ').replace(AGAIN, '')
  if (areNames(leading)) return { cell: 'lead', value: leading, isCued, ...(aside ? { aside } : {}) }
  return isCued ? { cell: 'open', value: told } : undefined
}

/** "(3–9)" right behind a name. */
function spanIn(told: string): CellPiece | undefined {
  const [, from, to] = /^\((\d{1,2}) ?(?:[-–]|to) ?(\d{1,2})\)$/.exec(told) ?? []
  const isSpan = Number(from) > 0 && Number(from) <= Number(to) && Number(to) <= LONGEST_PERIOD
  return isSpan ? { cell: 'months', value: told.slice(1, -1), isInBrackets: true } : undefined
}

/** No plan has more months. */
const LONGEST_PERIOD = 36

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
