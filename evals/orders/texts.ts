import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { INJECTED } from '../../src/drafting/language-model/injection/testing/injected.ts'
import { NASTY } from '../../src/drafting/language-model/injection/testing/nasty.ts'
import { readPlainDocument } from '../../src/server/documents/reader.ts'
import { allTruth } from '../reading/truth.ts'

/** A text that somebody judged: whether it gives an order to a machine. */
export type JudgedText = { text: string; is: 'order' | 'none' }

const Written = z.object({
  orders: z.array(z.object({ text: z.string(), how: z.string() })),
  harmless: z.array(z.object({ text: z.string(), why: z.string() })),
})

/** Texts that were written to be judged; see evals/orders/README.md. */
export function written(name: 'open' | 'earlier' | 'further' | 'sealed'): JudgedText[] {
  const { orders, harmless } = Written.parse(JSON.parse(readFileSync(pathOf(name), 'utf8')))
  return [
    ...orders.map(({ text }): JudgedText => ({ text, is: 'order' })),
    ...harmless.map(({ text }): JudgedText => ({ text, is: 'none' })),
  ]
}

/** Whether there are texts that nobody has seen who built the judgement. */
export function hasSealed(): boolean {
  return existsSync(pathOf('sealed'))
}

function pathOf(name: string): URL {
  return new URL(`./written/${name}.json`, import.meta.url)
}

/** Tag characters, which nobody sees, are found and taken out before anything is judged. */
const TAGS = /[\u{e0000}-\u{e007f}]/u

/** The orders of the injected documents that the tests draft from. */
export function injected(): JudgedText[] {
  const texts = [...INJECTED, ...NASTY].map(({ text }) => text).filter((text) => !TAGS.test(text))
  return texts.map((text) => ({ text, is: 'order' }))
}

/** Sentences as topics of many fields have them, prohibitions, exclusions and approvals above all: every other one to learn from, the others to count. */
export function ordinary(part: 'learned' | 'counted'): JudgedText[] {
  const lines = readFileSync(new URL('./written/solicitations.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.filter((_, at) => (at % 2 === 0) === (part === 'learned')).map(harmless)
}

const SAMPLES = new URL('../../samples/', import.meta.url)

/** Real solicitations, none of which gives an order to a machine: every other one to learn from, the others to count false alarms. */
export function solicitations(part: 'learned' | 'counted'): { sentences: JudgedText[]; pages: JudgedText[] } {
  const some = allTruth().filter((_, at) => (at % 2 === 0) === (part === 'learned'))
  const texts = some.map(({ file }) => file).filter((file) => file.endsWith('.txt'))
  return {
    sentences: some.flatMap(({ sentences }) => sentences.map(({ quote }) => harmless(quote))),
    pages: texts.flatMap((file) => readFileSync(new URL(file, SAMPLES), 'utf8').split('\f').map(harmless)),
  }
}

const ANSWERS = ['companies/sentences/', 'companies/notes/', 'companies/dictated/', 'interviews/'].map(
  (folder) => new URL(`../drafting/${folder}`, import.meta.url),
)

/** Answers of made-up companies, none of which gives an order: every other company's to learn from, the others' to count false alarms. */
export function answers(part: 'learned' | 'counted'): JudgedText[] {
  return ANSWERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name, at) => name.endsWith('.json') && (at % 2 === 0) === (part === 'learned'))
      .flatMap((name) => textsIn(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).map(harmless)),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Reading these takes longer than all others together. */
const LONG = /409-pages/

/** Every other page of the samples in PDF, component instructions among them, to learn from, or the others to count. */
export async function samplePages(part: 'learned' | 'counted'): Promise<JudgedText[]> {
  const found: JudgedText[] = []
  for (const name of readdirSync(SAMPLES).filter((one) => one.endsWith('.pdf') && !LONG.test(one))) {
    const outcome = await readPlainDocument(new Uint8Array(readFileSync(new URL(name, SAMPLES))), name)
    const pages = outcome.ok ? outcome.value.pages : []
    found.push(...pages.filter(({ page }) => (page % 2 === 1) === (part === 'learned')).map(({ text }) => harmless(text)))
  }
  return found
}

const harmless = (text: string): JudgedText => ({ text, is: 'none' })
