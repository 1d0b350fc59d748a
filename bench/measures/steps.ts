import { richCases } from '../../evals/drafting/cases.ts'
import { drafted } from '../../evals/drafting/drafted.ts'
import { shownText } from '../../src/domain/milestone.ts'
import { preparedReview } from '../../src/domain/quality/prepared-review.ts'
import type { KeptStep } from '../../src/domain/steps/left-objections.ts'
import { placeOf, plainNarrative } from '../../src/domain/steps/narrative-text.ts'
import { stepReport } from '../../src/domain/steps/step-report.ts'
import { thingsLeft } from '../../src/domain/steps/things-left.ts'
import { longText, row, timeOfWords } from '../long-text.ts'
import { type BenchRow, median, type Size, timed, timesOf } from '../table.ts'

/** Reporting on the ten steps of a drafted Phase II plan, and on a long narrative as it is typed, beside reading its text once. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const often = (steady: number) => timesOf(size, steady)
  const { reviewed } = await draftOf('HR0011SB20254-12')
  const steps = reviewed.milestones.map(({ milestone_number }): KeptStep => ({ milestone_number, overrules: [] }))
  const kept = { plan: reviewed, steps, rows: [] }
  const long = longText(reviewed.milestones.map((milestone) => narrativeOf(shownText(milestone))))
  const base = await timeOfWords(long)
  const prepared = preparedReview(reviewed)
  const last = plainNarrative(long).split('\n').at(-1) ?? ''
  return [
    row(
      `What is left of a plan of ${steps.length} steps, from its sources on`,
      median(await timed(often(9), () => thingsLeft(kept))),
      base,
      150,
    ),
    row(
      `What is left of a plan of ${steps.length} steps again, prepared`,
      median(await timed(often(9), () => thingsLeft(kept, prepared))),
      base,
      150,
    ),
    row(
      'Reporting on a narrative of 20,000 letters with one more typed',
      median(await timed(often(20), typing(reviewed, long, prepared))),
      base,
      16,
    ),
    row('Finding the words of a finding in it', median(await timed(often(20), () => placeOf(last, long))), base, 16),
  ]
}

function draftOf(name: string) {
  const found = richCases().find((one) => one.name === name)
  if (!found) throw new Error(`There is no case ${name}`)
  return drafted(found)
}

/** A milestone's text as somebody writes it in Markdown. */
function narrativeOf(text: string): string {
  const [title = '', ...lines] = text.split('\n')
  return [`# ${title}`, ...lines].join('\n\n').replace(/The Contractor/g, '**The Contractor**')
}

/** Each call types one more letter into the same place. */
function typing(plan: Parameters<typeof stepReport>[0], text: string, prepared: ReturnType<typeof preparedReview>): () => unknown {
  let typed = ''
  stepReport(plan, 2, text, [], prepared)
  return () => {
    typed += 'a'
    return stepReport(plan, 2, `${text} The antenna is ${typed}.`, [], prepared)
  }
}
