import { raised } from '../../src/domain/work-breakdown/composed/phrase.ts'
import { voiced } from '../../src/domain/work-breakdown/composed/sentences.ts'
import type { Learned } from '../../src/language/learned/logistic.ts'
import { isPersonal, registerFeatures } from '../../src/language/register.ts'
import { sentencesOf } from '../../src/language/sentence.ts'
import { markedAnswers } from '../drafting/filling/marks.ts'
import { type JudgedSentence, writtenSentences } from '../judged-sentences.ts'
import { type Example, learnedFrom } from '../learned/training.ts'

const WAY = { least: 4, rounds: 10, pull: 3e-5, decimals: 2, faint: 0.09 }
/** Lines that were judged one by one are few beside those of real solicitations. */
const AGAIN = { line: 4, cell: 8 }

/** Lines of plans that somebody judged, "-" where they are said or noted and "+" where a contract may have them: to learn from, and some that nobody saw. */
type Written =
  | 'train'
  | 'unseen'
  | 'typed'
  | 'unseen-typed'
  | 'printed'
  | 'unseen-printed'
  | 'unseen-told'
  | 'cells'
  | 'unseen-cells'
  | 'noted'
  | 'unseen-noted'
  | 'rows'
  | 'unseen-rows'

/** Such lines as they were written down. */
export function writtenLines(name: Written): JudgedSentence[] {
  return writtenSentences(new URL(`./written/${name}.txt`, import.meta.url))
}

/** Titles, names of tests, things and statements as their cells print them, each as it is noted and as a contract has it. */
export function pairsOfCells(): JudgedSentence[][] {
  const all = writtenLines('cells')
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, at) => all.slice(at * 2, at * 2 + 2))
}

/** Such lines as a plan prints them, in the voice of a contract. */
export function asPrinted(judged: readonly JudgedSentence[]): JudgedSentence[] {
  return judged.map(({ text, isMeant }) => ({ text: raised(voiced(text, 'duty')), isMeant }))
}

/**
 * Lines that were written both ways, each pair with what a plan prints of it where that names the Contractor: it is no better by that alone, unless somebody
 * judged that it may stand so.
 */
export function pairsWithPrinted(): JudgedSentence[][] {
  const standing = new Set(writtenLines('typed').flatMap(({ text, isMeant }) => (isMeant ? [] : [text])))
  const all = writtenLines('train')
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, at) => {
    const pair = all.slice(at * 2, at * 2 + 2)
    const printed = asPrinted(pair.filter(({ text, isMeant }) => isMeant && !standing.has(text)))
    return [...pair, ...printed.filter(({ text }) => text.includes('Contractor') && !pair.some((one) => one.text === text))]
  })
}

/** Cells whose words name a thing or a circumstance. */
const NAMING = new Set([
  'result',
  'tools',
  'input',
  'place',
  'quantity',
  'condition',
  'evidence',
  'sign',
  'judge',
  'role',
  'method',
  'item',
])
/** There are far more than are needed. */
const EACH = { sentence: 3, name: 3 }

/** What marked companies told in whole sentences, and what of it fills a cell alone, as a plan prints them: nearly all of it may stand, but for what speaks for somebody. */
export function toldInSentences(): string[] {
  const answers = markedAnswers().filter(({ way }) => way === 'sentences')
  const sentences = answers.flatMap(({ text }) => sentencesOf(text.replaceAll(/\s+/g, ' '))).map((text) => raised(voiced(text, 'duty')))
  const names = answers.flatMap(({ text, marks }) =>
    marks.filter(({ cell }) => NAMING.has(cell)).map(({ start, end }) => voiced(raised(text.slice(start, end)), 'thing')),
  )
  const some = (lines: readonly string[], each: number) => lines.filter((_, at) => at % each === 0)
  const all = [...some(sentences, EACH.sentence), ...some(names, EACH.name)]
  return all.filter((line) => !isPersonal(line))
}

/** What tells a spoken line, learned of judged lines, of judged cells and of others that a contract may have: the same lines give the same weights. */
export function learnedRegister(lines: readonly JudgedSentence[], cells: readonly JudgedSentence[], proper: readonly string[]): Learned {
  const often = (some: readonly JudgedSentence[], again: number) =>
    some.flatMap((one) => Array.from({ length: again }, () => exampleOf(one)))
  const standing = proper.map((text) => exampleOf({ text, isMeant: false }))
  return learnedFrom([...often(lines, AGAIN.line), ...often(cells, AGAIN.cell), ...standing], WAY)
}

function exampleOf({ text, isMeant }: JudgedSentence): Example {
  return { features: registerFeatures(text), answer: isMeant ? 'spoken' : 'written' }
}
