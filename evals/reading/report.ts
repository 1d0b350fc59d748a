import { readFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { readSolicitation } from '../../src/server/documents/reader.ts'
import { sumOfFields } from './fields.ts'
import { inOrder } from './in-order.ts'
import { KEPT_AWAY } from './learning/kept-away.ts'
import { learnedTables } from './learning/report.ts'
import { sumOfQuantities } from './quantities.ts'
import { type Score, scoreOf } from './score.ts'
import { allTruth, type Truth } from './truth.ts'
import { unmarkedTable } from './unmarked.ts'

const JUDGED_HEADS = ['Kind right', 'Strength right', 'Quantities', 'Right', 'Precision of quantities', 'Named alike']
const HEADS = [
  'Solicitation',
  'Fields',
  'Right',
  'Wrong',
  'Missing',
  'Marked',
  'Recall',
  'Read',
  'Precision',
  'Phase right',
  'Quotes stand',
  ...JUDGED_HEADS,
]

type Scored = { name: string; score: Score }

/** Reads every solicitation that was marked by hand and tells, line by line, how much of it was found; with what was missed and what was too much. */
export async function readingReport(): Promise<string> {
  const scored = await inOrder(allTruth(), async (truth) => ({ name: truth.file, score: await read(truth) }))
  return [
    table(
      'solicitations as they were published',
      scored.filter(({ name }) => !isText(name)),
    ),
    table(
      'topics as plain text',
      scored.filter(({ name }) => isText(name)),
    ),
    table(
      'of these topics, from which nothing was learned,',
      scored.filter(({ name }) => KEPT_AWAY.has(name)),
    ),
    await learnedTables(),
    await unmarkedTable(),
    details(scored),
  ].join('\n')
}

function isText(name: string): boolean {
  return name.endsWith('.txt')
}

function table(what: string, scored: readonly Scored[]): string {
  const lines = [...scored, { name: 'All', score: sum(scored.map(({ score }) => score)) }].map(({ name, score }) => cells(name, score))
  return `\nReading, held against ${scored.length} ${what} that were marked by hand\n\n${markdownTable(HEADS, lines)}\n`
}

async function read(truth: Truth): Promise<Score> {
  const file = new Uint8Array(readFileSync(new URL(`../../samples/${truth.file}`, import.meta.url)))
  const outcome = await readSolicitation(file, { file_name: truth.file })
  if (!outcome.ok) throw new Error(`${truth.file}: ${outcome.problem.message}`)
  return scoreOf(outcome.value.analysis, outcome.value.pages, truth)
}

function cells(name: string, score: Score): string[] {
  return [
    name.replace(/^topics\/|\.(?:pdf|txt)$/g, ''),
    String(score.fields.fields),
    percent(score.fields.right.length, score.fields.fields),
    String(score.fields.wrong.length),
    String(score.fields.missing.length),
    String(score.requirements_marked),
    percent(score.requirements_marked - score.missed.length, score.requirements_marked),
    String(score.requirements_read),
    percent(score.requirements_read - score.extra.length, score.requirements_read),
    percent(score.phase_right, score.requirements_marked - score.missed.length),
    percent(score.quotes_standing, score.requirements_read),
    ...judgedCells(score),
  ]
}

function judgedCells({ requirements_marked, missed, kind_right, strength_right, quantities }: Score): string[] {
  const found = requirements_marked - missed.length
  return [
    percent(kind_right, found),
    percent(strength_right, found),
    String(quantities.marked),
    percent(quantities.right, quantities.marked),
    percent(quantities.read - quantities.extra.length, quantities.read),
    percent(quantities.named, quantities.marked - quantities.missed.length),
  ]
}

function sum(scores: readonly Score[]): Score {
  const total = (of: (score: Score) => number) => scores.reduce((so_far, score) => so_far + of(score), 0)
  return {
    fields: sumOfFields(scores.map(({ fields }) => fields)),
    requirements_marked: total(({ requirements_marked }) => requirements_marked),
    missed: scores.flatMap(({ missed }) => missed),
    requirements_read: total(({ requirements_read }) => requirements_read),
    extra: scores.flatMap(({ extra }) => extra),
    phase_right: total(({ phase_right }) => phase_right),
    quotes_standing: total(({ quotes_standing }) => quotes_standing),
    kind_right: total(({ kind_right }) => kind_right),
    strength_right: total(({ strength_right }) => strength_right),
    judged_otherwise: [],
    quantities: sumOfQuantities(scores.map(({ quantities }) => quantities)),
  }
}

function details(scored: readonly Scored[]): string {
  return scored
    .flatMap(({ name, score }) => [
      ...score.fields.wrong.map((field) => `${name} field wrong: ${field}`),
      ...score.fields.missing.map((field) => `${name} field missing: ${field}`),
      ...score.missed.map((quote) => `${name} missed: ${shortened(quote)}`),
      ...score.extra.map((text) => `${name} too much: ${shortened(text)}`),
      ...score.judged_otherwise.map((text) => `${name} judged: ${shortened(text)}`),
      ...score.quantities.missed.map((text) => `${name} quantity missed: ${shortened(text)}`),
      ...score.quantities.wrong.map((text) => `${name} quantity wrong: ${shortened(text)}`),
      ...score.quantities.extra.map((text) => `${name} quantity too much: ${shortened(text)}`),
    ])
    .join('\n')
}

function shortened(text: string): string {
  return text.length > 140 ? `${text.slice(0, 139)}…` : text
}

/** One after another: each document is read in a process of its own, and the machine has other things to do. */
