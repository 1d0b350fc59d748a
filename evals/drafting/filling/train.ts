import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../../bench/table.ts'
import type { Learned } from '../../../src/drafting/built-in/filling/gathered.ts'
import { type Stretch, stretchesIn } from '../../../src/language/learned/sequence.ts'
import { featuresOf, knownOf, learnedOf, tellingsOf } from './learned.ts'
import { MARKED_WAYS, type MarkedAnswer, markedAnswers, stretchesOf } from './marks.ts'

const FOLDER = new URL('../../../src/drafting/built-in/filling/', import.meta.url)
const FOLDS = 2

/** Learns from the marked answers how rows are filled, writes what was learned, and tells how well it does on companies that were left out. */
export function trainFilling(): string {
  const answers = markedAnswers()
  write(learnedOf(answers))
  return crossValidated(answers)
}

function write({ labels, links }: Learned): void {
  const lines = (value: unknown) => `${JSON.stringify(value).replaceAll('],"', '],\n"')}\n`
  writeFileSync(new URL('labels.json', FOLDER), lines(labels))
  writeFileSync(new URL('links.json', FOLDER), lines(links))
}

/** Of how many words the label is right, of how many stretches at least a part is found under their label, and how many that were found are there. */
type Count = { words: number; right: number; marked: number; found: number; said: number; true: number }

function crossValidated(answers: readonly MarkedAnswer[]): string {
  const companies = [...new Set(answers.map(({ company }) => company))]
  const counts = new Map(MARKED_WAYS.map((way): [string, Count] => [way, { words: 0, right: 0, marked: 0, found: 0, said: 0, true: 0 }]))
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = ({ company }: MarkedAnswer) => companies.indexOf(company) % FOLDS === fold
    const { labels } = learnedOf(answers.filter((one) => !isHeld(one)))
    for (const telling of tellingsOf(answers.filter(isHeld))) {
      const known = knownOf(telling)
      for (const answer of telling)
        count(counts.get(answer.way), stretchesOf(answer), stretchesIn(featuresOf(answer, known), labels), answer.words.length)
    }
  }
  const rows = [...counts].map(([way, one]) => [
    way,
    percent(one.right, one.words),
    percent(one.found, one.marked),
    percent(one.true, one.said),
  ])
  return `\n${companies.length} companies, each by what was learned from others (${FOLDS}-fold)\n\n${markdownTable(['Told in', 'words right', 'stretches found', 'of those said, there'], rows)}\n`
}

function count(into: Count | undefined, marked: readonly Stretch[], said: readonly Stretch[], words: number): void {
  if (!into) return
  const labelAt = (all: readonly Stretch[], word: number) => all.find(({ from, to }) => word >= from && word < to)?.label
  const meets = (all: readonly Stretch[]) => (one: Stretch) =>
    all.some((other) => other.label === one.label && other.from < one.to && one.from < other.to)
  into.words += words
  into.right += Array.from({ length: words }, (_, word) => word).filter((word) => labelAt(marked, word) === labelAt(said, word)).length
  into.marked += marked.length
  into.found += marked.filter(meets(said)).length
  into.said += said.length
  into.true += said.filter(meets(marked)).length
}
