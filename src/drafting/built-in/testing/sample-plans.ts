import type { Phase } from '../../../domain/program.ts'
import type { PlanFacts } from '../../drafter.ts'
import { type Interview, RICH, SPOKEN, WITH_INSTITUTION } from './interviews.ts'
import { recorded } from './recorded.ts'
import { sampleTopic, TOPIC_NAMES } from './samples.ts'
import { type WholePlan, wholePlan } from './whole-plan.ts'

/** How a made-up company answers for a sample: fully, as one speaks, or not at all. */
export type AnswerKind = 'full answers' | 'spoken answers' | 'no answers'

/** A plan of a sample's topic by a made-up company. */
export type SampleCase = { name: string; phase: Phase; kind: AnswerKind }

/** A direct-to-Phase-II topic has no Phase I to plan. */
const IS_DIRECT = /-D\d/

/** The phases that a sample's topic can be planned in. */
export function phasesOf(name: string): Phase[] {
  return IS_DIRECT.test(name) ? ['II'] : ['I', 'II']
}

/** Every sample in each of its phases, answered in these ways. */
export function sampleCases(kinds: readonly AnswerKind[]): SampleCase[] {
  return TOPIC_NAMES.flatMap((name) => phasesOf(name).flatMap((phase) => kinds.map((kind) => ({ name, phase, kind }))))
}

/** The plan of such a case, drafted once for all tests. */
export function samplePlan({ name, phase, kind }: SampleCase): Promise<WholePlan> {
  const isSttr = /^AF15-AT|^SF25/.test(name)
  const full = isSttr ? WITH_INSTITUTION : (RICH[name] ?? RICH['N251-001'] ?? {})
  const interview = { 'full answers': full, 'spoken answers': SPOKEN, 'no answers': {} }[kind]
  return draftedPlan(name, interview, {
    phase,
    program_type: isSttr ? 'STTR' : 'SBIR',
    ...(isSttr ? { research_institution: 'Ohio State University' } : {}),
  })
}

const known = new WeakMap<WholePlan, WholePlan>()

/**
 * The plan of a sample from any answers, drafted once for all tests. What was read of the sample is not recorded again with each of its
 * plans.
 */
export async function draftedPlan(name: string, interview: Interview, some: Partial<PlanFacts> = {}): Promise<WholePlan> {
  const { analysis } = await sampleTopic(name)
  const given = { ...some, phase: some.phase ?? 'I', program_type: some.program_type ?? analysis.topic.program_type ?? 'SBIR' } as const
  const key = ['plan', name, interview, Object.entries(given).sort()]
  const kept = await recorded(key, async () => {
    const plan = await wholePlan(analysis, interview, given)
    return { ...plan, facts: { ...plan.facts, analysis: null } }
  })
  const plan = known.get(kept) ?? { ...kept, facts: { ...kept.facts, analysis } }
  known.set(kept, plan)
  return plan
}
