import { readFileSync } from 'node:fs'
import { LiteParse } from '@llamaindex/liteparse'
import { analysisOf } from '../../src/domain/solicitation/analysis-of.ts'
import { RICH } from '../../src/drafting/built-in/testing/interviews.ts'
import { wholePlan } from '../../src/drafting/built-in/testing/whole-plan.ts'
import { pageText } from '../../src/server/documents/page-text.ts'
import { type BenchRow, median, type Size, timed, timesOf } from '../table.ts'

const AIM = 500

/** Drafting a whole plan from a four-page topic (questions, milestones, refining, deliverables, criteria, scope), beside reading the same pages. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const pages = await pagesOf('N251-016')
  const analysis = analysisOf(pages, 'N251-016.pdf')
  const often = timesOf(size, 10)
  const draft = (phase: 'I' | 'II') => () => wholePlan(analysis, RICH['N251-016'] ?? {}, { phase })
  const first = median(await timed(1, draft('I')))
  const reading = median(await timed(often, () => analysisOf(pages, 'N251-016.pdf')))
  return [
    row('Drafting a Phase I plan, 4-page topic (first, loads the tagger)', first, reading),
    row('Drafting a Phase I plan, 4-page topic (warm)', median(await timed(often, draft('I'))), reading),
    row('Drafting a Phase II plan of 10 milestones, 4-page topic (warm)', median(await timed(often, draft('II'))), reading),
  ]
}

async function pagesOf(name: string) {
  const parser = new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text', skipDiagonalText: true })
  const { pages } = await parser.parse(readFileSync(new URL(`../../samples/${name}.pdf`, import.meta.url)))
  return pages.map((page) => ({ page: page.pageNum, text: pageText(page.textItems) }))
}

function row(measure: string, took: number, reading: number): BenchRow {
  return {
    measure,
    result: `${took.toFixed(0)} ms`,
    beside: `reading its requirements ${reading.toFixed(0)} ms`,
    ratio: `${(took / reading).toFixed(1)}x`,
    aim: `< ${AIM} ms`,
    met: took < AIM,
  }
}
