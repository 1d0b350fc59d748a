import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { type LearnedProse, labelled } from '../../src/drafting/built-in/filling/prose-steps.ts'
import { sentenceFeatures } from '../../src/drafting/built-in/filling/sentence-features.ts'
import { plainWords } from '../../src/language/characters.ts'
import { type Stretch, stretchesIn } from '../../src/language/learned/sequence.ts'
import { inTurns } from '../judged-sentences.ts'
import { learnedProse, type MarkedSentence, type MarkedText, stretchesOf, writtenTexts } from './learning.ts'

const WRITTEN = new URL('../../src/drafting/built-in/filling/prose.json', import.meta.url)
const TURNS = 6

/** Learns anew how steps are told in running text, writes what was learned, and tells how well it does on texts that were left out. */
export function trainProseSteps(): string {
  const learned = learnedProse(writtenTexts('train'), writtenTexts('results'))
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return proseStepsReport(false)
}

/** What is counted: how many are there, how many were said, and how many of those are right. */
type Count = { there: number; said: number; right: number }
type Counts = Record<'steps begun' | 'steps, first to last sentence' | 'names' | 'leads' | 'results', Count>

/** How many steps of running text are found, where they begin and end, how they are called, who leads them and what comes of them: of texts left out of the learning, and of some that nobody saw. */
export function proseStepsReport(isSealed: boolean): string {
  const results = inTurns(
    writtenTexts('results').flatMap((text) => text.map((one) => [one])),
    TURNS,
  )
  const turns = inTurns(writtenTexts('train'), TURNS).map(({ held, rest }, at) => ({
    held,
    results: results[at]?.held ?? [],
    learned: learnedProse(rest, results[at]?.rest ?? []),
  }))
  const leftOut = counted(turns)
  const unseen = isSealed
    ? counted([{ held: writtenTexts('unseen'), results: [], learned: learnedProse(writtenTexts('train'), writtenTexts('results')) }])
    : undefined
  const rows = [...rowsOf('left out', leftOut), ...(unseen ? rowsOf('that nobody saw', unseen) : [])]
  return `## Steps told in running text\n\n${markdownTable(['texts', 'of', 'there', 'found', 'of those said, right'], rows)}`
}

function rowsOf(texts: string, counts: Counts): string[][] {
  return Object.entries(counts).map(([of, { there, said, right }]) => [
    texts,
    of,
    String(there),
    percent(right, there),
    percent(right, said),
  ])
}

function counted(turns: readonly { held: readonly MarkedText[]; results: readonly MarkedText[]; learned: LearnedProse }[]): Counts {
  const none = (): Count => ({ there: 0, said: 0, right: 0 })
  const counts: Counts = {
    'steps begun': none(),
    'steps, first to last sentence': none(),
    names: none(),
    leads: none(),
    results: none(),
  }
  for (const { held, results, learned } of turns) {
    for (const one of results.flat()) countLike(counts.results, marked(one, one.result), labelled(one.text, learned.results))
    for (const text of held) {
      const isStep = ({ label }: Stretch) => label === 'step'
      const [there, said] = [stretchesOf(text).filter(isStep), stretchesIn(sentenceFeatures(text), learned.sentences).filter(isStep)]
      count(
        counts['steps begun'],
        there.map(({ from }) => from),
        said.map(({ from }) => from),
      )
      const whole = (all: readonly Stretch[]) => all.map(({ from, to }) => `${from} ${to}`)
      count(counts['steps, first to last sentence'], whole(there), whole(said))
      for (const one of text) countWords(counts, one, learned)
    }
  }
  return counts
}

function count<One>(into: Count, there: readonly One[], said: readonly One[]): void {
  into.there += there.length
  into.said += said.length
  into.right += said.filter((one) => there.includes(one)).length
}

/** A name is right where it shares half of its words with the one that was marked. */
const HALF = 0.5

function countWords(counts: Counts, one: MarkedSentence, learned: LearnedProse): void {
  const { text, mark, name, lead } = one
  if (name) countLike(counts.names, marked(one, name), labelled(text, learned.names))
  if (mark === 'B' || mark === 'I') countLike(counts.leads, marked(one, lead), labelled(text, learned.leads))
}

function marked({ text }: MarkedSentence, place: MarkedSentence['name']): string {
  return place ? text.slice(place.start, place.end) : ''
}

function countLike(into: Count, there: string, said: string): void {
  const [own, other] = [new Set(plainWords(there)), new Set(plainWords(said))]
  const shared = [...own].filter((word) => other.has(word)).length
  if (there !== '') into.there += 1
  if (said !== '') into.said += 1
  if (shared > 0 && shared >= HALF * Math.max(own.size, other.size)) into.right += 1
}
