import type { HowFact } from '../../../domain/quality/how-fact.ts'
import { how } from '../../../domain/quality/how-meter.ts'
import { nextQuestion } from '../../../domain/quality/how-question.ts'
import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import type { CellRef } from '../../../domain/work-breakdown/composed/composed.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { planRows } from '../plan-rows.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { named } from './quoting.ts'
import { isAnswered } from './step-answers.ts'

/** What the meter shows as missing is what the person sees: it goes before what every plan may be asked, a pass mark before who judges it and what shows it. */
const WEIGHT = { success: 7.5, other: 6 } as const

/** So many questions are asked of what the meter misses of criteria. */
const MOST = 2

/**
 * What the meter beside the text misses of the criteria: their pass mark, who judges them, what shows them. What it misses of tasks is asked beside the rows
 * that they come from. Where `lacking` asks how something is judged anyway, or an answer or another pass mark of the same row has told it, it is not asked
 * again; nor is it asked of what every plan and the solicitation itself have judged. `missing` is as the meter shows it.
 */
export function meterGaps({ milestone, answers, facts }: MilestoneNow, lacking: readonly Gap[], missing: readonly HowFact[]): Gap[] {
  const { milestones, composition } = planRows(facts)
  const composed = new Map(milestones.flatMap(({ criteria }) => criteria.map(({ text, from }) => [text, from] as const)))
  // what is shown of work that goes on has its pass mark where the work ends
  const isOther = (from: readonly CellRef[]) =>
    from.every(({ row }) => isFromSolicitation({ id: row })) || from.some(({ cell }) => cell === 'interim')
  const others = [...composed].flatMap(([text, from]) => (isOther(from) ? [text] : []))
  const isHeld = (criterion: string, fact: HowFact) => {
    const step = composition.rows.steps.find(({ id }) => composed.get(criterion)?.some(({ row }) => row === id))
    return step?.proof.some((proof) => OF_PROOF[fact]?.(proof)) ?? false
  }
  const isOpen = (fact: HowFact) => {
    const matter = matterOf(fact)
    return missing.includes(fact) && !isAnswered(matter, answers) && !lacking.some((one) => one.matter === matter)
  }
  const tasks = how(milestone).parts.flatMap(({ part, quote }) => (part === 'task' ? [quote] : []))
  const asked = new Set([...tasks, ...others])
  return Array.from({ length: MOST }).flatMap(() => {
    const next = nextQuestion([milestone], asked, (criterion, fact) => !isOpen(fact) || isHeld(criterion, fact))
    if (!next) return []
    asked.add(next.quote)
    const matter = next.asks.includes('threshold') ? 'success' : 'evidence'
    const weight = matter === 'success' ? WEIGHT.success : WEIGHT.other
    return [gapOf(matter, weight, { q: next.q, label: `Evidence for ${named(next.quote)}`, why: next.why }, next.quote)]
  })
}

/** By which value a criterion is met is its pass mark; who judges it, what shows it and when belong to its evidence. */
function matterOf(fact: HowFact): StepMatter {
  return fact === 'threshold' ? 'success' : 'evidence'
}

/** What a pass mark says of what a criterion needs. */
const OF_PROOF: Partial<Record<HowFact, (proof: Proof) => string | undefined>> = {
  threshold: ({ value }) => value,
  evidence: ({ evidence }) => evidence,
  who: ({ judge }) => judge,
}
