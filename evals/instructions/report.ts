import { readFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { readInstructions } from '../../src/server/documents/reader.ts'
import { type Score, scoreOf } from './score.ts'
import { allTruth, type Truth } from './truth.ts'

const HEADS = ['Instructions', 'Named right', 'Marked', 'Found', 'Phase and value right', 'Read', 'Precision', 'Quotes stand']

/** Reads every document of component instructions that was marked by hand and tells how many of its facts were found; with what was missed, differs or is too much. */
export async function instructionsReport(): Promise<string> {
  const scored: { name: string; score: Score }[] = []
  for (const truth of allTruth()) scored.push({ name: truth.file.replace('.pdf', ''), score: await read(truth) })
  return `\nComponent instructions, held against ${scored.length} documents that were marked by hand\n\n${markdownTable(HEADS, scored.map(cells))}\n\n${details(scored)}`
}

async function read(truth: Truth): Promise<Score> {
  const file = new Uint8Array(readFileSync(new URL(`../../samples/${truth.file}`, import.meta.url)))
  const outcome = await readInstructions(file, truth.file)
  if (!outcome.ok) throw new Error(`${truth.file}: ${outcome.problem.message}`)
  return scoreOf(outcome.value.instructions, outcome.value.pages, truth)
}

function cells({ name, score }: { name: string; score: Score }): string[] {
  const found = score.marked - score.missed.length
  return [
    name,
    `${score.named_right} of ${score.named}`,
    String(score.marked),
    `${found} (${percent(found, score.marked)})`,
    `${found - score.differing.length} (${percent(found - score.differing.length, score.marked)})`,
    String(score.read),
    percent(score.read - score.extra.length, score.read),
    percent(score.quotes_standing, score.read),
  ]
}

function details(scored: readonly { name: string; score: Score }[]): string {
  const lines = scored.flatMap(({ name, score }) => [
    ...score.missed.map((line) => `${name} missed: ${line}`),
    ...score.differing.map((line) => `${name} differs: ${line}`),
    ...score.extra.map((line) => `${name} too much: ${line}`),
  ])
  return lines.join('\n')
}
