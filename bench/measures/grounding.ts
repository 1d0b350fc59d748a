import { richCases } from '../../evals/drafting/cases.ts'
import { drafted } from '../../evals/drafting/drafted.ts'
import { coverage } from '../../src/domain/grounding/coverage.ts'
import { tracer } from '../../src/domain/grounding/trace.ts'
import { shownText } from '../../src/domain/milestone.ts'
import { preparedReview } from '../../src/domain/quality/prepared-review.ts'
import { reviewPlan } from '../../src/domain/quality/review-plan.ts'
import { longText, row, timeOfWords } from '../long-text.ts'
import { type BenchRow, median, type Size, timed, timesOf } from '../table.ts'

/** Tracing, covering and reviewing a plan that was drafted from a four-page topic, beside reading its text once. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const often = (steady: number) => timesOf(size, steady)
  const draft = await draftOf('N251-016')
  const { milestones, sources, reviewed } = draft
  const text = longText(milestones.map(shownText))
  const base = await timeOfWords(text)
  const trace = tracer(sources)
  return [
    row('Preparing the sources of a plan', median(await timed(often(5), () => tracer(sources))), base, 150),
    row(
      `Tracing ${text.length.toLocaleString('en-US')} letters the first time`,
      median(await timed(often(5), () => tracer(sources)(text))),
      base,
      250,
    ),
    row('Tracing them again with one sentence changed', median(await timed(often(20), oneChanged(trace, text))), base, 16),
    row('Covering all requirements', median(await timed(often(10), () => coverage(reviewed.requirements, milestones))), base, 50),
    row('Reviewing the whole plan', median(await timed(often(5), () => reviewPlan(reviewed))), base, 150),
    row(
      'Reviewing it again where it was traced before',
      median(await timed(often(5), () => reviewPlan(reviewed, preparedReview(reviewed, trace)))),
      base,
      60,
    ),
  ]
}

function draftOf(name: string) {
  const found = richCases().find((one) => one.name === name)
  if (!found) throw new Error(`There is no case ${name}`)
  return drafted(found)
}

/** Each call types one more letter into the same place. */
function oneChanged(trace: (text: string) => unknown, text: string): () => unknown {
  let typed = ''
  trace(text)
  return () => {
    typed += 'a'
    return trace(`${text} The antenna is ${typed}.`)
  }
}
