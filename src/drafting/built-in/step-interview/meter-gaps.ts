import type { HowFact } from '../../../domain/quality/how-fact.ts'
import { how } from '../../../domain/quality/how-meter.ts'
import { nextQuestion } from '../../../domain/quality/how-question.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { planRows } from '../plan-rows.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { named } from './quoting.ts'
import { isAnswered } from './step-answers.ts'

/** What a criterion lacks weighs like what a task lacks least. */
const WEIGHT = 4

/**
 * What the meter beside the text misses of the criteria: who judges one, or what shows it. What it misses of tasks is asked beside the rows that they come
 * from. Where `lacking` asks how something is judged anyway, or an answer or another pass mark of the same row has told it, it is not asked again; nor is it
 * asked of what every plan and the solicitation itself have judged.
 */
export function meterGaps({ milestone, answers, facts }: MilestoneNow, lacking: readonly Gap[]): Gap[] {
  const tasks = how(milestone).parts.flatMap(({ part, quote }) => (part === 'task' ? [quote] : []))
  const { milestones, composition } = planRows(facts)
  const composed = new Map(milestones.flatMap(({ criteria }) => criteria.map(({ text, from }) => [text, from] as const)))
  const others = [...composed].flatMap(([text, from]) => (from.every(({ row }) => isFromSolicitation({ id: row })) ? [text] : []))
  const isHeld = (criterion: string, fact: HowFact) => {
    const step = composition.rows.steps.find(({ id }) => composed.get(criterion)?.some(({ row }) => row === id))
    return step?.proof.some((proof) => OF_PROOF[fact]?.(proof)) ?? false
  }
  const asked = nextQuestion([milestone], new Set([...tasks, ...others]), isHeld)
  const isOpen = !isAnswered('evidence', answers) && !lacking.some(({ matter }) => matter === 'evidence' || matter === 'success')
  if (!asked || !isOpen) return []
  return [gapOf('evidence', WEIGHT, { q: asked.q, label: `Evidence for ${named(asked.quote)}`, why: asked.why }, asked.quote)]
}

/** What a pass mark says of what a criterion needs. */
const OF_PROOF: Partial<Record<HowFact, (proof: Proof) => string | undefined>> = {
  threshold: ({ value }) => value,
  evidence: ({ evidence }) => evidence,
  who: ({ judge }) => judge,
}
