import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { HowFact } from '../../../domain/quality/how-fact.ts'
import { heldFacts } from '../../../domain/quality/how-held.ts'
import { howReading } from '../../../domain/quality/how-reading.ts'
import { StepMatter } from '../../../domain/steps/step-matter.ts'
import type { StepPlan } from '../../../domain/steps/step-plan.ts'
import { partedAtSpaces } from '../../../language/characters.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import { blankGaps } from './blank-gaps.ts'
import { confirmingGaps } from './confirming-gaps.ts'
import { findingGaps } from './finding-gaps.ts'
import { followUpsFor } from './follow-ups.ts'
import { type Gap, merged } from './gap.ts'
import { heldFor, heldRows } from './held.ts'
import { MATTER_OF } from './lacking.ts'
import { meterGaps } from './meter-gaps.ts'
import { type MilestoneNow, milestoneNow } from './milestone-now.ts'
import { profileGaps } from './profile-gaps.ts'
import { requirementGaps } from './requirement-gaps.ts'
import { saidBefore } from './said-before.ts'
import { isAnswered, lastSlot, slotPrefix } from './step-answers.ts'
import { topicGaps } from './topic-gaps.ts'
import { workGaps } from './work-gaps.ts'

const MOST = 6
/** So many questions confirm what a milestone says that lacks nothing. */
const CONFIRMING = 2

/** What one milestone still lacks, as the questions of its step's interview; undefined where the plan has no such milestone. */
export function stepPlan(facts: PlanFacts, milestones: readonly StoredMilestone[], milestone_number: number): StepPlan | undefined {
  const now = milestoneNow(facts, milestones, milestone_number)
  if (!now) return undefined
  const slotOf = (kind: 'Q' | 'F', index: number) =>
    `${slotPrefix(milestone_number)}${kind}${lastSlot(now.answers, milestone_number, kind) + index + 1}`
  const before = saidBefore(now)
  const asked = asking(now).map(({ matter, question }, index) => {
    const offers = question.confirms ? [] : [...new Set([...heldFor(matter, now), ...before(question)])]
    return { slot: slotOf('Q', index), matter, ...question, ...(offers.length > 0 ? { offers } : {}) }
  })
  const missing = new Set(missingIn(now).map((fact) => MATTER_OF[fact]))
  const known = { people: namesOf(facts), steps: heldRows(now).steps }
  return { question_plan: asked, followups: followUpsFor(asked, now.answers, missing, (index) => slotOf('F', index), known) }
}

/** By which those who work on the plan are named in an answer, first names and last names: "Ana", "Patel-Moore"; neither titles nor initials, which end with a full stop. */
function namesOf(facts: PlanFacts): string[] {
  const parts = heldRows({ facts }).people.flatMap(({ name }) => partedAtSpaces(name.split(',')[0]?.trim() ?? ''))
  return [...new Set(parts.filter((part) => part !== '' && !part.endsWith('.')))]
}

/**
 * The gaps that weigh most, in the order in which one talks: what the meter misses is among them. Where nothing is missing, a question or two confirm, and
 * may be left without an answer.
 */
function asking(now: MilestoneNow): Gap[] {
  const { answers } = now
  const lacking = merged([
    ...workGaps(now),
    ...findingGaps(now),
    ...profileGaps(now),
    ...topicGaps(now),
    ...requirementGaps(now),
    ...blankGaps(now),
  ])
    .filter(({ key, matter }) => key !== matter || !isAnswered(matter, answers))
    .filter((one, _, all) => !isAskedByBlank(one, all))
  const open = [...lacking, ...meterGaps(now, lacking, missingIn(now))]
    .filter(({ question }) => !answers.some((one) => one.question === question.q))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
  if (open.length === 0) return confirming(now)
  const order = (one: Gap) => StepMatter.options.indexOf(one.matter)
  return open.sort((one, other) => order(one) - order(other))
}

/** What a milestone that lacks nothing is asked: less where somebody has answered before. */
function confirming(now: MilestoneNow): Gap[] {
  return confirmingGaps(now, missingIn(now).length === 0).slice(0, now.answers.length === 0 ? CONFIRMING : 1)
}

/** What the meter beside the text says is missing. */
function missingIn({ facts, milestone }: MilestoneNow): HowFact[] {
  const lines = planRows(facts).milestones.flatMap(({ all, criteria }) => [...all, ...criteria])
  return howReading(milestone, new Set(), heldFacts(lines.map(({ text, from }) => ({ text, cell: from[0] })))).missing
}

/** A blank asks for what the work lacks in its own words, so that the same is not asked a second time. */
function isAskedByBlank({ key, matter }: Gap, all: readonly Gap[]): boolean {
  return (key === matter || key.startsWith(`${matter} `)) && all.some((one) => one.matter === matter && one.question.rule === 'QC-50')
}
