import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { fieldNames } from '../../../domain/answer-fields/called-in-notes.ts'
import type { AnswerField, AnswerForm } from '../../../domain/answer-fields/forms.ts'
import { isSameStep, knownName } from '../../../domain/answer-fields/step-names.ts'
import type { Subject } from '../../../domain/interview.ts'
import {
  hasDigit,
  hasLetterOrDigit,
  inPlainWords,
  oneLine,
  partedAtSpaces,
  startsWithCapital,
  withoutEnd,
} from '../../../language/characters.ts'
import { hasDenial } from '../../../language/nothing-new.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { VALUES } from '../../../language/quantity/number-word.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { withFigures } from '../../../language/spoken/figures.ts'
import { tidiedSpeech } from '../../../language/spoken/tidied-speech.ts'
import { HOURS } from '../../../language/time-words.ts'
import { type Bound, boundsTold, measuredBy } from './bound-told.ts'
import { cellCalled, figuresApart, isMonth, monthCell } from './figures-apart.ts'
import { BETTER } from './figures-told.ts'
import { LEARNED } from './learned.ts'
import { inFigures } from './limit-told.ts'
import { labelledMark } from './mark-told.ts'
import { type KnownPerson, nameTold } from './names-told.ts'
import { listedRow, nameFirst } from './people-lines.ts'
import { stepNumbered } from './pointed-step.ts'
import { JOINS } from './read-cell.ts'
import { aboutCell } from './table-read.ts'
import { type Told, toldIn } from './told.ts'
import type { Known } from './word-features.ts'

/** What a line is read with: the fields of its row, and what the answers tell of steps and people. */
export type Reader = { form: AnswerForm; subject: Subject; known: Known; steps: readonly string[]; people: readonly KnownPerson[] }

/** A part of a line: the field that it is sure to be of, else the one that was learned of its words, the figure in it that binds, and whether the name of the row ends with it. */
type Part = { words: string; sure?: string | undefined; likely?: string | undefined; bound?: Bound | undefined; endsName?: boolean }

/**
 * The words of a line in the fields of a row: months, names of people and steps and what stands behind a label are known, the figure that binds is the mark,
 * all else is where answers that people marked have such words. Of the first field is what begins the line and what has no other; no word is lost.
 */
export function lineRead(line: string, reader: Reader): AnswerRow {
  const cells = cellsOf(reader.form)
  const said = withoutTakenBack(oneLine(line))
  const labelled = cells.limit ? labelledMark(said) : undefined
  if (labelled && cells.limit) return { [cells.about]: labelled.label, [cells.limit]: labelled.mark }
  const ofPerson = reader.form.kind === 'person'
  const listed = ofPerson ? listedRow(said) : undefined
  if (listed) return listed
  const parts = partsOf(said, reader, cells.about)
  const named = ofPerson ? nameFirst(said) : undefined
  const isOfRole = parts.every(({ sure, likely = 'role' }) => !sure && (likely === 'role' || likely === cells.about))
  if (named && isOfRole && said.endsWith(named.rest)) return { [cells.about]: named.name, role: named.rest }
  return putTogether(parts, markOf(parts, cells.limit), cells).row
}

/** What a row is about, its mark, what else it says, and its month. */
type Cells = { about: string; limit: string | undefined; further: string | undefined; month: string | undefined }

/** The cells of a form that words fill by their kind. */
export function cellsOf(form: AnswerForm): Cells {
  const { fields } = form
  const further = cellCalled('condition', fields) ?? cellCalled('how', fields)
  return { about: aboutCell(form), limit: cellCalled('limit', fields), further, month: monthCell(fields) }
}

/** Parts as a row; where only some fields are open, what stands behind the name and is of none of them is left. */
export function putTogether(
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
      const isSaid = own !== undefined && parts.some((one) => one.sure === own)
      if (open && isNamed && (!own || isSaid)) left.push(words)
      else put(cell, words)
      before = cell
    }
    isNamed ||= part.endsName === true || (sure !== undefined && sure !== about && row[about] !== undefined)
  }
  return { row, left }
}

/** The part that tells the mark: the one with a figure that binds which reads as one, else the only one that has such a figure, else what reads as one, a figure or "no crack". */
export function markOf(parts: readonly Part[], limit: string | undefined): Part | undefined {
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

/** A line as it is meant where its speaker took something back, "twelve, no, sorry, thirteen minutes"; else as it was written. */
function withoutTakenBack(line: string): string {
  const said = withFigures(line).text
  const { text } = tidiedSpeech(said, false)
  return partedAtSpaces(text).length < partedAtSpaces(said).length ? text : line
}

/** What parts the pieces of a line, but not within brackets, and not the months of a row, "months 2, 4, 6". */
const BETWEEN = /(?:[,;:](?!\s+\d{1,2}(?:,\s|\.?$))\s+|\s[-–—/|·]\s+)(?![^()]*\))/

/** What parts fields that take sentences, where a line has any of it: a comma is within one. */
const STRONG = /(?::\s+|\s[-–—/|·]\s+)(?![^()]*\))/

/** The parts of a line. */
export function partsOf(line: string, reader: Reader, about: string): Part[] {
  const told = toldIn({ answer: line, subject: reader.subject }, reader.known, LEARNED.labels)
  const stretches = stretchesIn(line)
  const isLong = reader.form.fields.some((field) => field.isLong)
  const between = isLong && (stretches.length > 1 || STRONG.test(line)) ? STRONG : BETWEEN
  return stretches.flatMap(({ start, end }) => {
    let from = start
    // what is named by its label goes on to the end of its sentence
    let named: string | undefined
    const pieces = line
      .slice(start, end)
      .split(between)
      .filter((piece) => piece.trim() !== '')
    return pieces.flatMap((piece): Part[] => {
      const place = line.indexOf(piece, from)
      from = place + piece.length
      const label = line.startsWith(':', from) ? fieldNamed(piece, reader.form) : undefined
      if (label) {
        named = label.cell
        return []
      }
      const inside = told.filter((one) => one.start >= place && one.start < from)
      const whole = withoutEnd(piece, ' .,;:')
      const opening = named === undefined && place > 0 ? fieldOpening(whole, reader.form) : undefined
      named ??= opening?.cell
      const words = opening?.words ?? whole
      if (!hasLetterOrDigit(words)) return []
      if (named) return [{ words, sure: named }]
      const endsName = between === STRONG || line.startsWith(':', from)
      return partRead(words, place, inside, reader, about).map((part) => (endsName ? { ...part, endsName } : part))
    })
  })
}

/** The field whose label words are, or end: "Sign" is the early sign. */
function fieldNamed(words: string, { fields }: AnswerForm): AnswerField | undefined {
  const said = inPlainWords(words)
  const ends = (name: string) => ` ${inPlainWords(name)}`.endsWith(` ${said}`)
  return said === '' ? undefined : fields.find((field) => fieldNames(field).some(ends))
}

/** The field that words are told of by what opens them, "then we heat it", where that takes sentences. */
function fieldOpening(words: string, { fields }: AnswerForm): { cell: string; words: string } | undefined {
  const long = fields.filter(({ isLong }) => isLong).flatMap((field) => fieldNames(field).map((name) => ({ cell: field.cell, name })))
  const opening = long.find(({ name }) => words.toLowerCase().startsWith(`${name.toLowerCase()} `))
  return opening && { cell: opening.cell, words: words.slice(opening.name.length).trim().replace(JOINS, '') }
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
  if (apart.parts.length > 0)
    return [...(apart.left === '' ? [] : [{ words: apart.left, likely: inside[0] && likelyIn(inside[0]) }]), ...apart.parts]
  if (at > 0 && !bound && !reader.form.fields.some(({ isLong }) => isLong))
    return [
      { words: words.slice(0, at).trim(), likely: about },
      { words: words.slice(at).trim(), likely: next && likelyIn(next) },
    ]
  const sizes = new Map<string, number>()
  for (const one of inside) {
    const cell = likelyIn(one)
    if (cell && mayFill(cell, words)) sizes.set(cell, (sizes.get(cell) ?? 0) + one.text.length)
  }
  const likely = [...sizes].sort(([, one], [, other]) => other - one)[0]?.[0]
  return [{ words, likely, bound }]
}

/** Whether words can be what a field takes, whatever they were read as: who employs somebody has a name, and hours are counted. */
function mayFill(cell: string, words: string): boolean {
  if (cell === 'employer') return startsWithCapital(words)
  return cell !== 'hours' || quantitiesIn(words).some(({ unit }) => HOURS.has(partedAtSpaces(unit.replace('/', ' '))[0] ?? ''))
}

/** The field of a row that a learned cell is; undefined where its form has none. */
function cellOf({ kind, cell }: Told, { kind: own, fields }: AnswerForm): string | undefined {
  return kind === own ? cellCalled(cell, fields) : undefined
}

/** Months, hours, money, the name of one of the people, and steps by their numbers or names are what they are; what begins a line names no step by a part of its name. */
function sureOf(words: string, place: number, inside: readonly Told[], { form, people, steps }: Reader): Part | undefined {
  const { fields } = form
  const month = monthCell(fields)
  if (month && isMonth(words) && !words.includes('(')) return { words, sure: month }
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
