import type { HowFact } from '../../../domain/quality/how-fact.ts'
import { how } from '../../../domain/quality/how-meter.ts'
import { nextQuestion } from '../../../domain/quality/how-question.ts'
import type { FilledCell, StepMatter } from '../../../domain/steps/step-matter.ts'
import type { CellRef } from '../../../domain/work-breakdown/composed/composed.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { planRows } from '../plan-rows.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { named } from './quoting.ts'
import { isAnswered } from './step-answers.ts'

/** What the meter shows as missing is what the person sees: it goes before what every plan may be asked, a pass mark before what shows it, and that before who judges it. */
const WEIGHT: Partial<Record<HowFact, number>> = { threshold: 7.5, who: 4.9 }
const OTHER = 6

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
  const stepOf = (criterion: string) => composition.rows.steps.find(({ id }) => composed.get(criterion)?.some(({ row }) => row === id))
  const isHeld = (criterion: string, fact: HowFact) => stepOf(criterion)?.proof.some((proof) => OF_PROOF[fact]?.(proof)) ?? false
  const isOpen = (fact: HowFact) => {
    const matter = matterOf(fact)
    // what comes of the work, which is asked for, may be what shows it
    const same = fact === 'evidence' ? [matter, 'handed_over'] : [matter]
    return missing.includes(fact) && !isAnswered(matter, answers) && !lacking.some((one) => same.includes(one.matter))
  }
  const tasks = how(milestone).parts.flatMap(({ part, quote }) => (part === 'task' ? [quote] : []))
  const asked = new Set([...tasks, ...others])
  const gaps = missing.flatMap((fact) => {
    const next = nextQuestion([milestone], asked, (criterion, one) => one !== fact || !isOpen(fact) || isHeld(criterion, fact))
    if (!next) return []
    const step = stepOf(next.quote)
    const cell = step?.proof.some(({ value }) => value) ? CELL[fact] : undefined
    const fills = cell && step ? { fills: { cell, tasks: [{ number: '', action: step.action }] } } : {}
    const label = `${fact === 'who' ? 'Who judges' : 'Evidence for'} ${named(next.quote)}`
    return [gapOf(matterOf(fact), WEIGHT[fact] ?? OTHER, { q: next.q, label, why: next.why, ...fills }, `${fact} ${next.quote}`)]
  })
  return gaps.sort((one, other) => other.weight - one.weight).slice(0, MOST)
}

/** By which value a criterion is met is its pass mark; who judges it, what shows it and when belong to its evidence. */
function matterOf(fact: HowFact): StepMatter {
  return fact === 'threshold' ? 'success' : 'evidence'
}

/** Which cell of the pass marks of a row an answer is. */
const CELL: Partial<Record<HowFact, FilledCell['cell']>> = { evidence: 'evidence', who: 'judge' }

/** What a pass mark says of what a criterion needs. */
const OF_PROOF: Partial<Record<HowFact, (proof: Proof) => string | undefined>> = {
  threshold: ({ value }) => value,
  evidence: ({ evidence }) => evidence,
  who: ({ judge }) => judge,
}
