import { datesIn } from '../../language/calendar-date.ts'
import { isDigits } from '../../language/characters.ts'
import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { type Clause, denialsIn } from './denial.ts'
import { type Doing, doingsIn } from './doing.ts'
import { type DueMonth, dueMonthsIn, plannedMonthsIn } from './due-month.ts'
import { pageBodies } from './page-body.ts'
import { numbersNamed } from './plan-number.ts'
import { PROGRAM_RULES } from './program-rules.ts'
import { comparedWords } from './quotation.ts'
import { passagesOf, type SourcePassage } from './source-passage.ts'
import type { PlanSources } from './sources.ts'
import { namePieces, tracedWords } from './telling-word.ts'

/** A number of a source: in which passage it stands, and the roots of the words around it. */
export type SourceMeasure = Measure & { passage: number; around: ReadonlySet<string> }

/** The sources made ready for being looked up in. */
export type SourceIndex = {
  passages: readonly SourcePassage[]
  /** In which passages a root stands. */
  byRoot: ReadonlyMap<string, readonly number[]>
  /** The roots of each passage. */
  roots: readonly ReadonlySet<string>[]
  measures: readonly SourceMeasure[]
  /** The numbers of each passage, in order. */
  measuresOf: readonly (readonly Measure[])[]
  /** In which passages a name, taken apart, stands in this order. */
  placesOfName: (pieces: readonly string[]) => readonly number[]
  /** In which passages a piece of a name stands. */
  byPiece: ReadonlyMap<string, ReadonlySet<number>>
  /** Pieces that stand somewhere in small letters: ordinary words. */
  ordinary: ReadonlySet<string>
  /** Whether words stand somewhere in a source, compared as quotes are, in small letters. */
  hasQuote: (compared: string) => boolean
  /** The first passage on each page of the documents. */
  pageStarts: readonly number[]
  /** What the sources say is not so. */
  denials: readonly Clause[]
  /** Who does what, as the person and their documents say. */
  doings: readonly Doing[]
  /** The months and years that stand in the sources, as "3/2024". */
  dates: ReadonlySet<string>
  /** What is due in which month, as the sources say and as the rows compose it, and each composed line whole. */
  dueMonths: readonly DueMonth[]
  plannedMonths: readonly DueMonth[]
  /** How much a root tells: rare ones more. */
  weight: (root: string) => number
  months: number | null
  /** Counts of the plan's things that were entered: "requirement" is 22. */
  counts: ReadonlyMap<string, ReadonlySet<number>>
}

const CLAUSE_END = /[;.]\s/

/** How many characters on each side of a number belong to it. */
const AROUND = 60

/** Reads the sources once. */
export function sourceIndex(sources: PlanSources): SourceIndex {
  const passages = [...passagesOf(sources), ...PROGRAM_RULES]
  const roots = passages.map(({ text }) => rootsOf(text))
  const byRoot = placesOf(roots)
  const measuresOf = passages.map(({ text }) => measuresIn(text))
  const measures = passages.flatMap(({ text }, passage) =>
    (measuresOf[passage] ?? []).map((one) => ({ ...one, passage, around: rootsAround(text, one) })),
  )
  const pieces = passages.map(({ text }) => namePieces(unbroken(text)))
  return {
    passages,
    roots,
    byRoot,
    measures,
    measuresOf,
    ...names(pieces),
    ordinary: new Set(passages.flatMap(({ text }) => text.match(/(?<![\p{L}\d'’.-])\p{Ll}{2,}/gu) ?? [])),
    hasQuote: quotesOf(sources),
    pageStarts: pageStarts(passages),
    denials: passages.flatMap(({ text }) => denialsIn(text)),
    doings: passages.flatMap(({ text, origin }) => (origin.kind === 'document' && origin.role !== 'company' ? [] : doingsIn(text))),
    dates: new Set(passages.flatMap(({ text }) => datesIn(text).map(({ date }) => date))),
    dueMonths: [...passages, ...(sources.composed ?? [])].flatMap(({ text }) => dueMonthsIn(text)),
    plannedMonths: (sources.composed ?? []).flatMap(({ text }) => plannedMonthsIn(text)),
    weight: (root) => Math.log(1 + passages.length / (1 + (byRoot.get(root)?.length ?? 0))),
    months: monthsOf(sources),
    counts: countsOf(sources),
  }
}

/** The roots of a text's words; a word that is broken at a line's end is taken whole and in two. */
function rootsOf(text: string): Set<string> {
  const whole = unbroken(text)
  return new Set([text, ...(whole === text ? [] : [whole])].flatMap((one) => tracedWords(one).map(({ root }) => root)))
}

function unbroken(text: string): string {
  return text.replace(/(\p{Ll})[-\u00ad]\s+(?=\p{Ll})/gu, '$1')
}

/** The roots of the words beside a number, in its own clause. */
export function rootsAround(text: string, { start, end }: { start: number; end: number }): Set<string> {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  const after = text.slice(end, end + AROUND).split(CLAUSE_END)[0] ?? ''
  return new Set(tracedWords(`${before} | ${after}`).map(({ root }) => root))
}

function placesOf(all: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  all.forEach((roots, passage) => {
    for (const root of roots) {
      const known = places.get(root)
      if (known) known.push(passage)
      else places.set(root, [passage])
    }
  })
  return places
}

function names(pieces: readonly (readonly string[])[]): Pick<SourceIndex, 'placesOfName' | 'byPiece'> {
  const byPiece = new Map<string, Set<number>>()
  pieces.forEach((all, passage) => {
    for (const piece of all) byPiece.set(piece, (byPiece.get(piece) ?? new Set()).add(passage))
  })
  const lines = pieces.map((all) => ` ${all.join(' ')} `)
  const placesOfName = (name: readonly string[]): number[] => {
    const rarest = name
      .map((piece) => byPiece.get(piece))
      .reduce((least, one) => (!least || !one || one.size < least.size ? one : least), byPiece.get(name[0] ?? ''))
    const wanted = ` ${name.join(' ')} `
    return Array.from(rarest ?? []).filter((passage) => lines[passage]?.includes(wanted))
  }
  return { byPiece, placesOfName }
}

/** Quotes may run over the end of a page; answers and entries stand each for themselves. */
function quotesOf({ documents, answers, entries }: PlanSources): (compared: string) => boolean {
  const texts = [
    ...documents.flatMap(({ pages }) => [pages, pageBodies(pages)]).map((pages) => pages.map(({ text }) => comparedWords(text)).join('')),
    ...[...answers.map(({ answer }) => answer), ...entries.flatMap(({ text, stands }) => (stands ? [] : text))].map(comparedWords),
  ]
  return (compared) => texts.some((text) => text.includes(compared))
}

function pageStarts(passages: readonly SourcePassage[]): number[] {
  return passages.flatMap(({ origin }, at) => {
    const before = passages[at - 1]?.origin
    if (origin.kind !== 'document') return []
    return before?.kind === 'document' && before.page === origin.page && before.document_id === origin.document_id ? [] : [at]
  })
}

/** How far the effort goes: its period, and behind it the months of the option that the rows tell. */
function monthsOf({ entries, composed = [] }: PlanSources): number | null {
  const months = entries
    .flatMap(({ label, text }) => (label.toLowerCase().includes('period') ? Number.parseInt(text, 10) : []))
    .filter(Number.isFinite)
  return months.length > 0 ? Math.max(...months, ...composed.flatMap(({ text }) => numbersNamed(text, 'due'))) : null
}

const COUNTED: ReadonlySet<string> = new Set('milestone task requirement deliverable criterion answer question'.split(' '))

/** Counts that were entered as "22 requirements". */
function countsOf({ entries }: PlanSources): Map<string, Set<number>> {
  const counts = new Map<string, Set<number>>()
  for (const { text } of entries) {
    const [count = '', things = '', ...rest] = text.trim().toLowerCase().split(' ')
    const thing = things.endsWith('s') ? things.slice(0, -1) : things
    if (isDigits(count) && COUNTED.has(thing) && rest.length === 0) counts.set(thing, (counts.get(thing) ?? new Set()).add(Number(count)))
  }
  return counts
}
