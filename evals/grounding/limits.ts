import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { markdownTable } from '../../bench/table.ts'
import { type AskedValue, askedValues } from '../../src/domain/grounding/coverage-asked.ts'
import { limitKeeper } from '../../src/domain/grounding/coverage-limits.ts'
import { senseOf } from '../../src/domain/grounding/coverage-part.ts'
import { Comparator, type Requirement } from '../../src/domain/solicitation/analysis.ts'
import { testTold } from '../../src/domain/work-breakdown/composed/phrase.ts'
import { requirementQuantities } from '../../src/language/quantity/quantity.ts'

const Test = z.object({
  quantity: z.string(),
  comparator: Comparator.optional(),
  value: z.string(),
  unit: z.string().optional(),
  condition: z.string().optional(),
})
const Told = z.object({ test: Test.optional(), line: z.string().optional(), breaks: z.number().int().nullable() })
const Written = z.array(z.object({ field: z.string(), asked: z.array(z.string()), told: z.array(Told) }))

const asRequirement = (quote: string, at: number): Requirement => ({
  id: `R${at}`,
  text: quote,
  quote,
  page: 1,
  phase: 'any',
  kind: 'performance',
  strength: 'must',
  set_by: 'reader',
  quantities: requirementQuantities(quote),
})

const OUTCOMES = ['said', 'asked', 'silent', 'wrong limit'] as const
type Outcome = (typeof OUTCOMES)[number]

/** How many of the figures that break a limit of their topic are raised or asked about, and how many of their look-alikes are. */
export function limitsReport(isSealed: boolean): string {
  return (isSealed ? ['open', 'sealed'] : ['open']).map(report).join('\n\n')
}

function report(half: string): string {
  const written = Written.parse(JSON.parse(readFileSync(new URL(`limits/${half}.json`, import.meta.url), 'utf8')))
  const all = written.flatMap(({ asked, told }) => {
    const keep = limitKeeper(asked.map(asRequirement).flatMap((one): AskedValue[] => askedValues(one)))
    return told.map((one) => {
      const quote = one.test ? testTold(one.test) : (one.line ?? '')
      const found = keep({ quote, quantities: senseOf(quote).quantities })
      return { quote, breaks: one.breaks, outcome: outcomeOf(found, one.breaks) }
    })
  })
  const rows = (isBreak: boolean) => all.filter(({ breaks }) => (breaks !== null) === isBreak)
  const counted = [true, false].map((is) => [
    is ? 'breaks a limit' : 'look-alike',
    ...OUTCOMES.map((one) => `${rows(is).filter(({ outcome }) => outcome === one).length}`),
  ])
  const open = all.filter(({ breaks, outcome }) => (breaks === null ? outcome !== 'silent' : outcome !== 'said'))
  const list =
    half === 'open' ? open.map(({ quote, breaks, outcome }) => `- ${breaks === null ? 'look-alike' : 'breaks'}, ${outcome}: ${quote}`) : []
  return [
    `## Figures of a company against the limits of its topic, ${half}`,
    markdownTable(['figure', ...OUTCOMES], counted),
    ...list,
  ].join('\n\n')
}

function outcomeOf(found: ReturnType<ReturnType<typeof limitKeeper>>, breaks: number | null): Outcome {
  const [first] = found
  if (!first) return 'silent'
  if (breaks !== null && first.limit.requirement_id !== `R${breaks}`) return 'wrong limit'
  return found.some(({ isSure }) => isSure) ? 'said' : 'asked'
}
