import { done, fail, type Result } from '../../domain/result.ts'
import type { DraftProblem } from '../../drafting/drafter.ts'
import type { Usage } from '../../drafting/language-model/model.ts'
import type { Spending } from '../../drafting/language-model/work.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { bookModelUse, giveBackModelCall, modelUsageOf, takeModelCall, type UsageDay } from '../db/model-usage.ts'
import type { ModelLimits } from '../model-drafting.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'

/** Costs are kept in millionths of a dollar. */
export const MICRODOLLARS = 1_000_000

/** What a person may still spend of the day on which the drafting call begins; a call that goes on past midnight counts for it whole. */
export function spendingOf({ db, now }: Pick<Parts, 'db' | 'now'>, person: Person, limits: ModelLimits): Spending {
  const today: UsageDay = { person, day: dayOf(now()) }
  const most = { calls: limits.calls_per_day, cost: microdollars(limits.cost_per_day) }
  return {
    take: async () => ((await takeModelCall(db, today, most)) ? done(null) : reached(limits, (await modelUsageOf(db, today)).calls)),
    book: (prompt, usage) => bookModelUse(db, today, { prompt, ...counted(usage), cost: costOf(usage, limits) }),
    giveBack: () => giveBackModelCall(db, today),
  }
}

/** What the asker has used of the language model today, and may use. */
export async function modelUsage(parts: Parts, { person }: Asked, _input: Input<'modelUsage'>): Answer<'modelUsage'> {
  const { label, limits } = parts.model ?? { label: null, limits: NONE }
  const day = dayOf(parts.now())
  const { calls, input_tokens, output_tokens, cost } = await modelUsageOf(parts.db, { person, day })
  return done({
    model: label,
    calls,
    calls_limit: limits.calls_per_day,
    input_tokens,
    output_tokens,
    cost: limits.prices && cost / MICRODOLLARS,
    cost_limit: limits.cost_per_day,
    renewed_at: dayAfter(day),
  })
}

const NONE: ModelLimits = { calls_per_day: null, cost_per_day: null, prices: null }

const UNTIL_THEN = 'Counting begins anew at 00:00 UTC. Until then choose the built-in drafter, which has no limit.'

function reached({ calls_per_day, cost_per_day }: ModelLimits, calls: number): Result<never, DraftProblem> {
  const isCalls = calls_per_day !== null && calls >= calls_per_day
  const used = isCalls
    ? `You have used today's ${calls_per_day.toLocaleString('en-US')} ${calls_per_day === 1 ? 'call' : 'calls'} of the language model.`
    : `You have used today's $${cost_per_day?.toFixed(2)} of the language model.`
  return fail({ code: 'LIMIT_REACHED', message: `${used} ${UNTIL_THEN}` })
}

/** What so many tokens cost; at dollars for a million of them they are millionths of a dollar. */
export function costOf(usage: Usage, { prices }: Pick<ModelLimits, 'prices'>): number {
  const { input_tokens, output_tokens } = counted(usage)
  return prices ? Math.ceil(input_tokens * prices.input + output_tokens * prices.output) : 0
}

/** What a provider counts is taken as whole tokens, and never as fewer than none. */
function counted({ input_tokens, output_tokens }: Usage): Usage {
  const whole = (tokens: number) => (Number.isFinite(tokens) ? Math.max(0, Math.round(tokens)) : 0)
  return { input_tokens: whole(input_tokens), output_tokens: whole(output_tokens) }
}

function microdollars(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * MICRODOLLARS)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00.000Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString()
}
