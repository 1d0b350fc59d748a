import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import type { AnswerField, AnswerForm } from '../../../domain/answer-fields/forms.ts'
import { isSameStep, knownName, stepNumbers } from '../../../domain/answer-fields/step-names.ts'
import type { Subject } from '../../../domain/interview.ts'
import { dayTold } from '../../../language/calendar-day.ts'
import { hasDigit, inPlainWords, oneLine, partedAtSpaces, startsWithLetter, stripped, withoutEnd } from '../../../language/characters.ts'
import { areMonths } from '../../../language/months-told.ts'
import { hasDenial } from '../../../language/nothing-new.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { VALUES } from '../../../language/quantity/number-word.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { withFigures } from '../../../language/spoken/figures.ts'
import { tidiedSpeech } from '../../../language/spoken/tidied-speech.ts'
import { wordsOf } from '../../../language/words.ts'
import { type Bound, boundsTold, measuredBy } from './bound-told.ts'
import { BETTER } from './figures-told.ts'
import { LEARNED } from './learned.ts'
import { inFigures } from './limit-told.ts'
import { type KnownPerson, nameTold } from './names-told.ts'
import { type Told, toldIn } from './told.ts'
import type { Known } from './word-features.ts'

/** What a line is read with: the fields of its row, and what the answers tell of steps and people. */
export type Reader = { form: AnswerForm; subject: Subject; known: Known; steps: readonly string[]; people: readonly KnownPerson[] }

/** A part of a line: the field that it is sure to be of, else the one that was learned of its words, the figure in it that binds, and whether the name of the row ends with it. */
type Part = { words: string; sure?: string | undefined; likely?: string | undefined; bound?: Bound | undefined; endsName?: boolean }

/** A thing of a group in the fields of a row, what of it tells how it is done, and how many fields are sure to be those of its form, of which one that is its alone counts twice. */
export type ThingRead = { row: AnswerRow; beside: string[]; sure: number }

/**
 * The words of a line in the fields of a row: months, names of people and steps and what stands behind a label are known, the figure that binds is the mark,
 * all else is where answers that people marked have such words. Of the first field is what begins the line and what has no other; no word is lost.
 */
export function lineRead(line: string, reader: Reader): AnswerRow {
  const cells = cellsOf(reader.form)
  const parts = partsOf(withoutTakenBack(oneLine(line)), reader, cells.about)
  return putTogether(parts, markOf(parts, cells.limit), cells).row
}

/**
 * A thing of a group: its first sentence names it, and what stands there behind its name and is of no field is kept beside it, as are its further sentences,
 * but for one that tells a field of more than a figure that nothing fills yet. What has fields for its sentences is read whole.
 */
export function thingRead(words: string, reader: Reader, shared: ReadonlySet<string>): ThingRead {
  const { form } = reader
  const cells = cellsOf(form)
  const takesSentences = cells.further !== undefined || form.fields.some(({ isLong }) => isLong)
  const all = stretchesIn(words).map(({ start, end }) => oneLine(words.slice(start, end)))
  const [head = '', ...sentences] = takesSentences ? [oneLine(words)] : withoutSemicolons(all)
  const parts = partsOf(head.replace(IN_BRACKETS, '$1, $2'), reader, cells.about)
  const open = form.fields.filter(({ names, isShort }) => !names && !isShort).map(({ cell }) => cell)
  const { row: named, left } = putTogether(parts, markOf(parts, cells.limit), cells, takesSentences ? undefined : open)
  const row: Record<string, string> = { ...named }
  const beside = left.length > 0 ? [left.join(', ')] : []
  for (const sentence of sentences) {
    const [first] = form.kind === 'step' ? [] : partsOf(sentence, reader, cells.about)
    const cell = first?.sure ?? first?.likely
    if (cell && open.includes(cell) && !row[cell]) row[cell] = sentence
    else beside.push(sentence)
  }
  const sure = parts.flatMap((part) => part.sure ?? (part.likely === cells.about ? part.likely : []))
  const isAlone = (cell: string) => cell !== cells.about && (cell === 'paid' ? row.paid?.includes('%') : !shared.has(cell))
  return { row, beside, sure: [...new Set(sure)].reduce((sum, cell) => sum + (isAlone(cell) ? 2 : 1), 0) }
}

/** "Antenna design (months 1-3, lead Bo Chen)": all of a line but its name. */
const IN_BRACKETS = /^([^,()]*)\s\(([^()]*,\s[^()]*)\)\W*$/

/** Stretches as sentences: a semicolon ends none. */
function withoutSemicolons(stretches: readonly string[]): string[] {
  return stretches.reduce<string[]>((all, one) => {
    const before = all.at(-1)
    return before?.endsWith(';') ? [...all.slice(0, -1), `${before} ${one}`] : [...all, one]
  }, [])
}

type Cells = { about: string; limit: string | undefined; further: string | undefined; month: string | undefined }

function cellsOf({ fields }: AnswerForm): Cells {
  const about = (fields.find(({ names }) => !names) ?? fields[0]).cell
  const further = cellCalled('condition', fields) ?? cellCalled('how', fields)
  return { about, limit: cellCalled('limit', fields), further, month: monthCell(fields) }
}

function putTogether(
  parts: readonly Part[],
  mark: Part | undefined,
  { about, limit, further, month }: Cells,
  open?: readonly string[],
): { row: AnswerRow; left: string[] } {
  const row: Record<string, string> = {}
  const left: string[] = []
  let isNamed = false
  const put = (cell: string, words: string, by = ', ') => {
    if (words !== '') row[cell] = row[cell] ? `${row[cell]}${by}${words}` : words
  }
  let before = about
  for (const part of parts) {
    const { words, sure, likely, bound } = part
    if (sure) put(sure, words)
    else if (part === mark && limit && bound) {
      const isSide = BETTER.test(bound.condition)
      put(about, measuredBy(bound), ': ')
      put(limit, isSide ? `${bound.limit} ${bound.condition}` : bound.limit)
      if (!isSide) put((isMonth(bound.condition) && month) || further || about, bound.condition)
    } else if (part === mark && limit) put(limit, words)
    else {
      const isOpen = !open || !likely || open.includes(likely) || (likely !== 'action' && hasDigit(words))
      const own = likely === limit || likely === about || !isOpen ? undefined : likely
      const cell = row[about] ? (own ?? further ?? before) : about
      if (open && isNamed && !own) left.push(words)
      else put(cell, words)
      before = cell
    }
    isNamed ||= part.endsName === true || (sure !== undefined && sure !== about && row[about] !== undefined)
  }
  return { row, left }
}

/** The part that tells the mark: the one with a figure that binds which reads as one, else the only one that has such a figure, else what reads as one, a figure or "no crack". */
function markOf(parts: readonly Part[], limit: string | undefined): Part | undefined {
  if (!limit || parts.some(({ sure }) => sure === limit)) return undefined
  const open = parts.filter(({ sure }) => !sure)
  const bound = open.filter((part) => part.bound)
  const read = open.filter(({ likely }) => likely === limit)
  return (
    bound.find((part) => read.includes(part)) ??
    (bound.length === 1 ? bound[0] : undefined) ??
    read.find(({ words }) => hasDigit(inFigures(words))) ??
    open.findLast(({ words }, at) => at > 0 && hasDenial(words))
  )
}

function monthCell(fields: readonly AnswerField[]): string | undefined {
  return fields.find(({ isMonth }) => isMonth)?.cell
}

/** "By month 5", "also month 5", "2 March 2027", and no more than that. */
function isMonth(words: string): boolean {
  const [first] = wordsOf(words)
  const said = first?.pos === 'ADV' || first?.text.toLowerCase() === 'by' ? words.slice(first.text.length).trim() : words
  return partedAtSpaces(said).length <= LONGEST_MONTH && (areMonths(said) || dayTold(said) !== undefined)
}

const LONGEST_MONTH = 4

function cellCalled(name: string, fields: readonly AnswerField[]): string | undefined {
  return fields.find(({ cell }) => cell.split('.').at(-1) === name)?.cell
}

/** A line as it is meant where its speaker took something back, "twelve, no, sorry, thirteen minutes"; else as it was written. */
function withoutTakenBack(line: string): string {
  const said = withFigures(line).text
  const { text } = tidiedSpeech(said, false)
  return partedAtSpaces(text).length < partedAtSpaces(said).length ? text : line
}

/** What parts the pieces of a line, but not within brackets. */
const BETWEEN = /[,;:]\s+(?![^()]*\))/
/** A dash also stands before who leads a step. */
const BEFORE_LEAD = /[,;:]\s+(?![^()]*\))|(?<!\d)\s[-–—]\s/

function partsOf(line: string, reader: Reader, about: string): Part[] {
  const told = toldIn({ answer: line, subject: reader.subject }, reader.known, LEARNED.labels)
  return stretchesIn(line).flatMap(({ start, end }) => {
    let from = start
    // what is named by its label goes on to the end of its sentence
    let named: string | undefined
    const between = cellCalled('lead', reader.form.fields) ? BEFORE_LEAD : BETWEEN
    return piecesOf(line.slice(start, end), between).flatMap((piece): Part[] => {
      const place = line.indexOf(piece, from)
      from = place + piece.length
      const label = line.startsWith(':', from) ? fieldNamed(piece, reader.form) : undefined
      if (label) {
        named = label.cell
        return []
      }
      const inside = told.filter((one) => one.start >= place && one.start < from)
      const words = withoutEnd(piece, ' .,;:')
      if (named) return [{ words, sure: named }]
      const endsName = line.startsWith(':', from)
      return partRead(words, place, inside, reader, about).map((part) => (endsName ? { ...part, endsName } : part))
    })
  })
}

/** The field whose label words are, or end: "Sign" is the early sign. */
function fieldNamed(words: string, { fields }: AnswerForm): AnswerField | undefined {
  const said = inPlainWords(words)
  return said === '' ? undefined : fields.find(({ label }) => ` ${inPlainWords(label)}`.endsWith(` ${said}`))
}

function piecesOf(sentence: string, between: RegExp): string[] {
  return sentence.split(between).filter((piece) => piece.trim() !== '')
}

/** A part of a line read; where it tells what the row is about and more behind it, "weight on the scale", it is two. */
function partRead(words: string, place: number, inside: readonly Told[], reader: Reader, about: string): Part[] {
  const sure = sureOf(words, place, inside, reader)
  if (sure) return [sure]
  const likelyIn = (one: Told) => cellOf(one, reader.form)
  const [first, next] = inside
  const at = first && next && place === 0 && likelyIn(first) === about && likelyIn(next) !== about ? first.end - place : -1
  const bounds = boundsTold(words)
  const bound = bounds?.length === 1 ? bounds[0] : undefined
  const apart = figuresApart(words, reader.form)
  if (apart.parts.length > 0) return [...(apart.left === '' ? [] : [{ words: apart.left, likely: inside[0] && likelyIn(inside[0]) }]), ...apart.parts]
  if (at > 0 && !bound)
    return [
      { words: words.slice(0, at).trim(), likely: about },
      { words: words.slice(at).trim(), likely: next && likelyIn(next) },
    ]
  const sizes = new Map<string, number>()
  for (const one of inside) {
    const cell = likelyIn(one)
    if (cell) sizes.set(cell, (sizes.get(cell) ?? 0) + one.text.length)
  }
  const likely = [...sizes].sort(([, one], [, other]) => other - one)[0]?.[0]
  return [{ words, likely, bound }]
}

/** The month and the money that stand within a part, "kickoff day 10 (video)", "15% kickoff (22,500)", and its words without them; of tests both may be conditions. */
function figuresApart(words: string, { fields, needed }: AnswerForm): { left: string; parts: Part[] } {
  const tokens = partedAtSpaces(words)
  const month = needed ? undefined : monthCell(fields)
  const paid = needed ? undefined : (cellCalled('paid', fields) ?? cellCalled('cost', fields))
  const parts: Part[] = []
  const left: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    const sizes = Array.from({ length: LONGEST_MONTH }, (_, less) => LONGEST_MONTH - less)
    const size = month && sizes.find((one) => counts(tokens[at + one - 1]) && isMonth(tokens.slice(at, at + one).join(' ')))
    if (month && size) {
      parts.push({ words: stripped(tokens.slice(at, at + size).join(' '), '(),'), sure: month })
      at += size - 1
    } else if (paid && isMoney(stripped(token, '()'))) parts.push({ words: stripped(token, '()'), sure: paid })
    else left.push(token)
  }
  return { left: left.join(' '), parts }
}

function counts(token = ''): boolean {
  return hasDigit(token) || VALUES.has(token.toLowerCase())
}

/** "40%", "$900", "22,500": money or a part of it, and no figure of something else. */
function isMoney(token: string): boolean {
  return isBareFigure(token) && (token.startsWith('$') || token.endsWith('%') || token.includes(','))
}

/** The field of a row that a learned cell is; undefined where its form has none. */
function cellOf({ kind, cell }: Told, { kind: own, fields }: AnswerForm): string | undefined {
  return kind === own ? cellCalled(cell, fields) : undefined
}

/** Months, hours, money, the name of one of the people, and steps by their numbers or names are what they are; what begins a line names no step by a part of its name. */
function sureOf(words: string, place: number, inside: readonly Told[], { form, people, steps }: Reader): Part | undefined {
  const { fields } = form
  const month = monthCell(fields)
  if (month && isMonth(words)) return { words, sure: month }
  const [figure] = isBareFigure(words) ? quantitiesIn(words) : []
  const counted = figure && cellCalled(figure.unit === 'dollars' ? 'cost' : HOURS.has(figure.unit) ? 'hours' : '', fields)
  if (counted) return { words, sure: counted }
  const step = fields.find(({ names }) => names === 'step')?.cell
  const named =
    steps.find((one) => isSameStep(one, words)) ??
    (place > 0 && !VALUES.has(words.toLowerCase()) ? knownName(words, steps) : undefined) ??
    stepNumbered(words, steps)
  if (step && named) return { words: named, sure: step }
  const lead = cellCalled('lead', fields)
  const [first] = inside
  const before = inPlainWords(words.slice(0, (first?.start ?? 0) - place))
  if (lead && place > 0 && first && LEADING.has(first.cell) && (before === '' || before === lead))
    return { words: words.slice(first.start - place), sure: lead }
  const judge = cellCalled('judge', fields)
  const name = judge ? nameTold(inside.find(({ cell }) => cell === 'judge')?.text ?? words, people) : undefined
  return judge && people.some((one) => one.name === name) ? { words: name ?? '', sure: judge } : undefined
}

/** Who is named behind a step leads it, and then who helps. */
const LEADING: ReadonlySet<string> = new Set(['lead', 'people', 'name'])

const HOURS: ReadonlySet<string> = new Set(['h', 'hour', 'hours'])

/** "Step 3" is the third of the steps; a number alone counts something else. */
function stepNumbered(words: string, steps: readonly string[]): string | undefined {
  const [number, another] = startsWithLetter(words) ? (stepNumbers(words) ?? []) : []
  return number === undefined || another !== undefined ? undefined : steps[number - 1]
}
