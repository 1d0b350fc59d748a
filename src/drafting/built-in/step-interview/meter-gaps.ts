import { how } from '../../../domain/quality/how-meter.ts'
import { nextQuestion } from '../../../domain/quality/how-question.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { isAnswered } from './step-answers.ts'

/** What a criterion lacks weighs like what a task lacks least. */
const WEIGHT = 4

/**
 * What the meter beside the text misses of the criteria: who judges one, or what shows it. What it misses of tasks is asked beside the rows that they come
 * from. Where `lacking` asks how something is judged anyway, or an answer has told it, it is not asked again.
 */
export function meterGaps({ milestone, answers }: MilestoneNow, lacking: readonly Gap[]): Gap[] {
  const tasks = how(milestone).parts.flatMap(({ part, quote }) => (part === 'task' ? [quote] : []))
  const asked = nextQuestion([milestone], new Set(tasks))
  const isOpen = !isAnswered('evidence', answers) && !lacking.some(({ matter }) => matter === 'evidence' || matter === 'success')
  return asked && isOpen ? [gapOf('evidence', WEIGHT, { q: asked.q, why: asked.why }, asked.quote)] : []
}
