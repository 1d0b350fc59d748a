import { headingOf } from './heading.ts'
import { type Mark, marksIn, NUMBER } from './label.ts'
import type { Line } from './line.ts'
import { passageOf } from './passage.ts'

/** A stretch of a text. */
export type Stretch = { start: number; end: number }

/** What was asked, as far as it is printed, and what was answered to it: places in the text of the lines. */
export type Exchange = { question: Stretch | undefined; answer: Stretch }

/** Lines as one text, and where in it each of them begins. */
type Printed = { text: string; starts: number[]; lines: readonly Line[] }

/** The words before questions and before answers in one document. */
type Labels = { asks: ReadonlySet<string>; answers: string }

/** The index of the first line of questions with answers, told by labels that take turns; undefined where there are none. */
export function exchangeAt(lines: readonly Line[]): number | undefined {
  const printed = printedOf(lines)
  const first = labelled(printed)?.[0]
  const at = first?.question?.start ?? first?.answer.start
  return at === undefined ? undefined : printed.starts.findLastIndex((start) => start <= at)
}

/** The questions and answers in a part of a topic that holds nothing else: by their labels, else by the question marks of its paragraphs. */
export function exchangesIn(lines: readonly Line[]): Exchange[] {
  const printed = printedOf(lines)
  return labelled(printed) ?? unlabelled(printed)
}

function printedOf(lines: readonly Line[]): Printed {
  let at = 0
  const starts = lines.map((line) => {
    const start = at
    at += line.text.length + line.joint.length
    return start
  })
  return { text: passageOf(lines).text, starts, lines }
}

/** What ends with a question mark, whatever closes behind it. */
const ASKED = /\?["'”’)\]|*\s]*$/

/** Labels that say what they are. A single letter counts in capitals only. */
const ASKING_WORD = /^Q$|\bquestions?\b/
const ANSWERING_WORD = /^A$|^ans$|\b(?:answers?|responses?|reply)\b/

/** How often labels must take turns that do not say what they are. */
const TURNS = 2

function isAskedBefore(text: string, mark: Mark): boolean {
  return ASKED.test(text.slice(Math.max(0, mark.at - 20), mark.at))
}

/** Which labels ask and which one answers: what stands before the answer's label is a question, time and again. */
function labelsOf({ text }: Printed, marks: readonly Mark[]): Labels | undefined {
  const turns = new Map<string, { asked: number; all: number; before: string[] }>()
  marks.forEach((mark, at) => {
    const before = marks[at - 1]
    const turn = turns.get(mark.label) ?? { asked: 0, all: 0, before: [] }
    const isAsked = isAskedBefore(text, mark) || (before !== undefined && ASKING_WORD.test(before.label))
    turn.all++
    if (isAsked) turn.asked++
    if (isAsked && before) turn.before.push(before.label)
    turns.set(mark.label, turn)
  })
  const [answers] = [...turns].filter(([label, turn]) => isAnswering(label, turn)).sort(([, one], [, other]) => other.asked - one.asked)
  if (!answers) return undefined
  const [label, { before }] = answers
  const asking = [...turns.keys()].filter((one) => ASKING_WORD.test(one))
  return { asks: new Set([...asking, ...repeated(before)].filter((one) => one !== label)), answers: label }
}

function isAnswering(label: string, { asked, all, before }: { asked: number; all: number; before: string[] }): boolean {
  if (ASKING_WORD.test(label) || label === NUMBER) return false
  if (label === 'A') return before.includes('Q')
  if (ANSWERING_WORD.test(label)) return asked > 0
  return asked >= TURNS && 3 * asked >= 2 * all && repeated(before).some((one) => one !== label && one !== NUMBER)
}

function repeated(labels: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= TURNS).map(([label]) => label)
}

/** The exchanges of a text whose answers have a label; undefined where none has. */
function labelled(printed: Printed): Exchange[] | undefined {
  const { text, starts, lines } = printed
  const headed = new Set(
    lines.flatMap(({ text: line }, at) => ((headingOf(line)?.name ?? 'questions') === 'questions' ? [] : (starts[at] ?? 0))),
  )
  const marks = marksIn(text, starts).filter(({ at }) => !headed.has(at))
  const labels = labelsOf(printed, marks)
  if (!labels) return undefined
  const exchanges: Exchange[] = []
  let asked: Mark | undefined
  let free = 0
  for (const [nth, mark] of marks.entries()) {
    if (isQuestion(text, mark, marks[nth + 1], labels)) {
      close(exchanges, mark.at)
      asked = mark
    } else if (mark.label === labels.answers) {
      const question = asked ? { start: asked.from, end: mark.at } : unmarked(printed, free, mark)
      close(exchanges, question?.start ?? mark.at)
      exchanges.push({ question, answer: { start: mark.from, end: text.length } })
      asked = undefined
      free = mark.from
    }
  }
  return exchanges
}

function isQuestion(text: string, mark: Mark, next: Mark | undefined, { asks }: Labels): boolean {
  if (mark.label === NUMBER) return next !== undefined && text.slice(mark.from, next.at).includes('?')
  return asks.has(mark.label)
}

/** An answer ends where the next question or answer begins. */
function close(exchanges: readonly Exchange[], at: number): void {
  const last = exchanges.at(-1)
  if (last && last.answer.end > at) last.answer.end = Math.max(last.answer.start, at)
}

/** A question without a label: the paragraph before its answer, or its last line where no gap is above. */
function unmarked({ text, starts, lines }: Printed, free: number, mark: Mark): Stretch | undefined {
  if (!isAskedBefore(text, mark)) return undefined
  const own = starts.findLastIndex((start) => start < mark.at)
  let first = starts[own] === mark.at ? own - 1 : own
  while (first > 0 && !lines[first]?.gapAbove && (starts[first - 1] ?? 0) >= free) first--
  return { start: Math.max(free, starts[first] ?? 0), end: mark.at }
}

/** Paragraphs and numbered items: up to its last question mark each asks, and what stands behind it, or in the next ones, answers. */
function unlabelled({ text, starts, lines }: Printed): Exchange[] {
  const numbered = new Map(marksIn(text, starts).map(({ at, from }) => [at, from]))
  const begins = starts.filter((start, at) => at === 0 || lines[at]?.gapAbove || numbered.has(start))
  let question: Stretch | undefined
  return begins.flatMap((start, at): Exchange[] => {
    const end = begins[at + 1] ?? text.length
    const asked = [...text.slice(start, end).matchAll(/\?["'”’)\]]*(?=\s|$)/g)].at(-1)
    if (asked) question = { start: numbered.get(start) ?? start, end: start + asked.index + asked[0].length }
    const answer = { start: asked ? start + asked.index + asked[0].length : start, end }
    return question ? [{ question, answer }] : []
  })
}
