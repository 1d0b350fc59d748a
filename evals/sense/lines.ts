import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { oneLine, startsWithCapital } from '../../src/language/characters.ts'
import { sentencesOf } from '../../src/language/sentence.ts'
import { OPEN_COMPANIES } from '../drafting/company.ts'
import { tellingIn } from '../drafting/filling/marks.ts'

/** A line of a plan as somebody wrote it, whether it makes sense, and if not in which way. `topic` is its field. */
export const JudgedLine = z.object({ line: z.string(), sense: z.boolean(), kind: z.string(), topic: z.string() })
export type JudgedLine = z.infer<typeof JudgedLine>

const WRITTEN = new URL('written/', import.meta.url)
const TOPICS = new URL('../../samples/topics/', import.meta.url)
const GOLDEN = new URL('../../docs/golden/', import.meta.url)

/** The lines that are learned from, a file of two fields each. */
export function judgedLines(): JudgedLine[][] {
  return readdirSync(WRITTEN)
    .filter((name) => name.startsWith('train-'))
    .sort()
    .map(linesIn)
}

/** Lines of four further fields, from which nothing is learned and by which nothing was built. */
export function unseenLines(): JudgedLine[] {
  return linesIn('unseen.jsonl')
}

function linesIn(name: string): JudgedLine[] {
  return readFileSync(new URL(name, WRITTEN), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JudgedLine.parse(JSON.parse(line)))
}

/** Sentences of real solicitations, document by document: they make sense. */
export function realSentences(): string[][] {
  return readdirSync(TOPICS)
    .sort()
    .map((name) =>
      readFileSync(new URL(name, TOPICS), 'utf8')
        .split(/\n\s*\n/)
        .flatMap((part) => sentencesOf(oneLine(part)))
        .filter(isSentence),
    )
}

/** A sentence of running text, no heading, no reference, no list of words. */
function isSentence(text: string): boolean {
  const words = text.split(' ').length
  return words > 4 && words < 60 && startsWithCapital(text) && /[.;]$/.test(text) && !/http|\d{4}\.$/.test(text)
}

/** What made-up companies told in whole sentences, company by company: they make sense. */
export function toldSentences(): string[][] {
  return OPEN_COMPANIES.map((name) =>
    tellingIn(new URL(`../drafting/companies/sentences/${name}.json`, import.meta.url)).flatMap(({ text }) => sentencesOf(oneLine(text))),
  )
}

/** What the product prints in plans: their tasks, and the lines of the golden plans that are its own connecting words. */
export function ownLines(): string[] {
  const lines = readdirSync(GOLDEN).flatMap((name) => readFileSync(new URL(name, GOLDEN), 'utf8').split('\n'))
  const own = lines
    .filter((line) => line.startsWith('Task ') || line.endsWith('⟨·⟩'))
    .map((line) => line.replaceAll(/ ?⟨[^⟩]*⟩/g, '').replace(/^(?:- |Task [\d.]+: )/, ''))
  return [...new Set(own)].filter((line) => line.split(' ').length > 2)
}
