import { readFileSync } from 'node:fs'
import { type Learned, likelihoods } from '../../src/language/learned/logistic.ts'
import { ANSWERS, type Candidate, candidatesIn, type LearnedPairs, pairsTakenBack } from '../../src/language/taken-back/taken-back.ts'
import { markedAnswers } from '../drafting/filling/marks.ts'
import { type Example, learnedFrom } from '../learned/training.ts'

const WAY = { least: 2, rounds: 20, pull: 1e-3, decimals: 2, faint: 0.05 }

/** Where a marked value stands. */
type Place = { start: number; end: number }
/** Words of somebody, and the values that they take back in them, each with the one in its place. */
export type MarkedWords = { writer: string; text: string; pairs: { was: Place; now: Place }[] }

/** Words that were written to be learned from, or that nobody saw: one a line, beneath who wrote them; what is taken back in [square brackets], what is so instead in {curly ones}. */
export function writtenCorrections(name: 'train' | 'unseen'): MarkedWords[] {
  const lines = readFileSync(new URL(`./written/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  let writer = ''
  return lines.flatMap((line) => {
    if (line.startsWith('# ')) writer = line.slice(2)
    return line.startsWith('# ') ? [] : [{ writer, ...marked(line) }]
  })
}

function marked(line: string): Omit<MarkedWords, 'writer'> {
  let text = ''
  const was: Place[] = []
  const now: Place[] = []
  for (const part of line.split(/([[{][^\]}]*[\]}])/)) {
    const isMark = part.startsWith('[') || part.startsWith('{')
    const words = isMark ? part.slice(1, -1) : part
    if (isMark) (part.startsWith('[') ? was : now).push({ start: text.length, end: text.length + words.length })
    text += words
  }
  // a value that is said twice is taken back in both places
  const places = (marks: readonly Place[]) =>
    marks.flatMap(({ start, end }) => {
      const words = text.slice(start, end)
      return text
        .split(words)
        .slice(1)
        .map((_, at) => at)
        .reduce<Place[]>((found) => {
          const from = text.indexOf(words, found.at(-1)?.end ?? 0)
          return [...found, { start: from, end: from + words.length }]
        }, [])
    })
  const [before, instead] = [places(was), places(now)]
  return { text, pairs: before.flatMap((own) => instead.map((its) => ({ was: own, now: its }))) }
}

function isAt({ start, end }: Place, place: Place): boolean {
  return start < place.end && end > place.start
}

const known = new WeakMap<MarkedWords, Example[]>()

/** What each pair of values in marked words is to be told as; looked at once, since all turns learn from most of them. */
function examplesOf(words: MarkedWords): Example[] {
  const before = known.get(words)
  if (before) return before
  const examples = candidatesIn(words.text).map((one) => ({ features: one.features, answer: answerOf(one, words.pairs) }))
  known.set(words, examples)
  return examples
}

function answerOf({ one, other }: Candidate, pairs: MarkedWords['pairs']): string {
  if (pairs.some(({ was, now }) => isAt(one, was) && isAt(other, now))) return 'former'
  return pairs.some(({ was, now }) => isAt(one, now) && isAt(other, was)) ? 'later' : 'both'
}

/** So many lines of what companies tell are learned from, and one line in which a value is surely taken back is none of them. */
const MOST_LINES = 250
const SURELY = 0.9

/** What companies tell, line by line: nearly nobody corrects themselves there, so that both of two values stand. */
const TOLD = markedAnswers()
  .flatMap(({ text }) => text.split('\n'))
  .map((text): MarkedWords => ({ writer: 'companies', text, pairs: [] }))
  .filter(({ text }) => candidatesIn(text).length > 0)
const EACH = Math.ceil(TOLD.length / MOST_LINES)

/** What is learned of marked words: the same words give the same weights. */
export function learnedPairs(written: readonly MarkedWords[], sure = 0.5): LearnedPairs {
  const own = written.flatMap(examplesOf)
  const first = { ...learnedFrom(own, WAY), sure: SURELY }
  const told = TOLD.filter((one, at) => at % EACH === 0 && pairsTakenBack(one.text, first).length === 0)
  return { ...learnedFrom([...own, ...told.flatMap(examplesOf)], WAY), sure }
}

/** How sure it is of each pair of which one may be taken back, and whether it is right. */
export function judgedPairs(all: readonly MarkedWords[], learned: Learned): { sure: number; isRight: boolean }[] {
  return all.flatMap(({ text, pairs }) =>
    candidatesIn(text).map((one) => {
      const likely = likelihoods(one.features, learned)
      const of = ANSWERS.slice(0, 2).map((answer) => ({ answer, sure: likely[learned.answers.indexOf(answer)] ?? 0 }))
      const [best = { answer: 'both', sure: 0 }] = of.sort((a, b) => b.sure - a.sure)
      return { sure: best.sure, isRight: answerOf(one, pairs) === best.answer }
    }),
  )
}

/** Of marked words how many take something back, how many of those are found with both values, and how many words are told something wrong of. */
export function counted(all: readonly MarkedWords[], learned: LearnedPairs): Counts {
  return all.map((one) => countOf(one, pairsTakenBack(one.text, learned))).reduce(sum, { of: 0, found: 0, others: 0, wrong: 0 })
}

export type Counts = { of: number; found: number; others: number; wrong: number }

export function countOf({ pairs }: MarkedWords, told: readonly { was: Place; now: Place }[]): Counts {
  const isRight = (one: { was: Place; now: Place }) => pairs.some(({ was, now }) => isAt(one.was, was) && isAt(one.now, now))
  const isTold = pairs.length > 0
  return {
    of: Number(isTold),
    found: Number(isTold && told.some(isRight)),
    others: Number(!isTold),
    wrong: Number(told.some((one) => !isRight(one))),
  }
}

export function sum(one: Counts, other: Counts): Counts {
  return { of: one.of + other.of, found: one.found + other.found, others: one.others + other.others, wrong: one.wrong + other.wrong }
}
