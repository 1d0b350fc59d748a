import { gzipSync } from 'node:zlib'
import { fiveColumns } from '../../src/domain/plan-forms/plan-columns.ts'
import { planText } from '../../src/domain/printed-plan.ts'
import { usualPlan } from '../../src/export/testing/plans.ts'
import { wordForm } from '../../src/export/word-form.ts'
import { type BenchRow, median, type Size, timed, timesOf } from '../table.ts'

const AIM = 150

/** Building the Word document, beside compressing the same plan as plain text; the first build pays for warming up and counts as a row of its own. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const often = timesOf(size, 20)
  const first = await build(5, 220, 1, 'first')
  return [first, await build(5, 220, often, 'warm'), await build(10, 220, often, 'warm'), await build(10, 2000, often, 'warm')]
}

async function build(milestones: number, words: number, times: number, state: string): Promise<BenchRow> {
  const plan = usualPlan(milestones, words)
  const word = median(await timed(times, () => wordForm(fiveColumns({ plan, topic_name: '', component: null }), plan, '')))
  const text = median(await timed(times, () => gzipSync(planText(plan))))
  return {
    measure: `Word document, ${milestones} milestones of ${words} words (${state})`,
    result: `${word.toFixed(1)} ms`,
    beside: `gzip of the text ${text.toFixed(2)} ms`,
    ratio: `${(word / text).toFixed(0)}x`,
    aim: `< ${AIM} ms`,
    met: word < AIM,
  }
}
