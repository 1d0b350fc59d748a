import { blanksIn } from '../../src/domain/blank.ts'
import { isOfPhase } from '../../src/domain/solicitation/requirement/of-phase.ts'
import type { ComposedMilestone } from '../../src/domain/work-breakdown/composed/composed.ts'
import { isFromSolicitation, REST } from '../../src/domain/work-breakdown/from-solicitation.ts'
import type { PlanRows } from '../../src/drafting/built-in/plan-rows.ts'
import { inventedNumbers } from '../../src/drafting/built-in/testing/numbers.ts'
import { smellsIn } from '../../src/drafting/built-in/testing/prose.ts'
import type { SampleTopic } from '../../src/drafting/built-in/testing/samples.ts'
import type { WholePlan } from '../../src/drafting/built-in/testing/whole-plan.ts'
import type { Share } from './carried.ts'

/** What can be said of one plan without knowing what was meant. */
export type PlanMeasures = { answered: Share; quoted: Share; invented: string[]; unwhole: string[]; blanks: number; shingles: Set<string> }

/** Measures a plan. `told` is everything that the company said; numbers that stand neither there nor in the solicitation are invented. */
export function planMeasures({ composition, milestones }: PlanRows, topic: SampleTopic, told: string): PlanMeasures {
  const lines = milestones.flatMap(({ title, all, deliverables, criteria }) => [title, ...all, ...deliverables, ...criteria])
  const texts = lines.map(({ text }) => text)
  const { frame, rows } = composition
  const asked = frame.requirements.filter((one) => isOfPhase(one, frame.phase))
  const doing = rows.steps.filter(({ id, result, proof }) => id !== REST && (result || proof.length > 0 || isFromSolicitation({ id })))
  const answered = new Set(doing.flatMap(({ requirement_ids }) => requirement_ids))
  const named = new Set(milestones.flatMap(({ requirement_ids }) => requirement_ids))
  const facts = {
    answers: [{ slot: '', question: '', answer: told }],
    company_name: frame.company_name,
    customer_organization: frame.customer,
  }
  return {
    answered: { there: asked.filter(({ id }) => answered.has(id)).length, of: asked.length },
    quoted: { there: asked.filter(({ id }) => named.has(id)).length, of: asked.length },
    invented: inventedNumbers({ facts } as unknown as WholePlan, topic, texts.map(withoutMonths)),
    unwhole: texts.filter((text) => !/^- R\d+ “/.test(text)).flatMap((text) => smellsIn(text).filter((smell) => !isOwnVoice(text, smell))),
    blanks: texts.flatMap(blanksIn).length,
    shingles: shinglesOf(milestones),
  }
}

/** A cell stands behind its label as somebody said it, in the first person, too. */
function isOwnVoice(text: string, smell: string): boolean {
  return smell.startsWith('first person') && !text.startsWith('Task ')
}

/** Months are held against the schedule, not against the sources. */
function withoutMonths(text: string): string {
  return text.replace(/\bmonths? \d+(?: to \d+)?/gi, '')
}

const WORDS = 5

/** Every five words in a row that rows told; what the program and the component bring is every plan's. */
function shinglesOf(milestones: readonly ComposedMilestone[]): Set<string> {
  const own = milestones
    .flatMap(({ all, criteria }) => [...all, ...criteria])
    .filter(({ from }) => from.some(({ row }) => !row.startsWith('of ')))
  return new Set(
    own.flatMap(({ text }) => {
      const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
      return words.slice(WORDS - 1).map((_, at) => words.slice(at, at + WORDS).join(' '))
    }),
  )
}

/** The share of a plan's rows of five words that stand in another plan, too: the mean over all pairs. */
export function sharedWords(plans: readonly PlanMeasures[]): number {
  const pairs = plans.flatMap((one) => plans.filter((other) => other !== one).map((other) => [one.shingles, other.shingles] as const))
  const share = ([one, other]: (typeof pairs)[number]) => [...one].filter((words) => other.has(words)).length / Math.max(1, one.size)
  return pairs.reduce((sum, pair) => sum + share(pair), 0) / Math.max(1, pairs.length)
}
