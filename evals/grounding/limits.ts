import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { markdownTable } from '../../bench/table.ts'
import { isProhibition } from '../../src/domain/grounding/prohibition.ts'
import { nearestAmong } from '../../src/domain/grounding/told-against.ts'
import { Comparator, type Requirement } from '../../src/domain/solicitation/analysis.ts'
import type { Check } from '../../src/domain/work-breakdown/check.ts'
import { testTold } from '../../src/domain/work-breakdown/composed/phrase.ts'
import { isAsking, limitChecks } from '../../src/domain/work-breakdown/limit-checks.ts'
import type { Row } from '../../src/domain/work-breakdown/rows.ts'
import { requirementQuantities } from '../../src/language/quantity/required.ts'

const Test = z.object({
  quantity: z.string(),
  comparator: Comparator.optional(),
  value: z.string(),
  unit: z.string().optional(),
  condition: z.string().optional(),
})
const Told = z.object({
  test: Test.optional(),
  line: z.string().optional(),
  excluded: z.string().optional(),
  breaks: z.number().int().nullable(),
})
type Told = z.infer<typeof Told>
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

const OUTCOMES = ['said', 'asked', 'silent', 'wrong requirement'] as const
type Outcome = (typeof OUTCOMES)[number]

/** How much of what a company says against its topic is raised or asked about, and how many of the look-alikes are. */
export function limitsReport(isSealed: boolean): string {
  return (isSealed ? ['open', 'sealed'] : ['open']).map(report).join('\n\n')
}

function report(half: string): string {
  const written = Written.parse(JSON.parse(readFileSync(new URL(`limits/${half}.json`, import.meta.url), 'utf8')))
  const all = written.flatMap(({ asked, told }) => {
    const requirements = asked.map(asRequirement)
    return told.map((one) => ({
      quote: one.test ? testTold(one.test) : (one.line ?? `Excluded: ${one.excluded}`),
      breaks: one.breaks,
      outcome: outcomeOf(limitChecks([rowOf(one)], requirements, 'II'), one.breaks),
    }))
  })
  const rows = (isBreak: boolean) => all.filter(({ breaks }) => (breaks !== null) === isBreak)
  const counted = [true, false].map((is) => [
    is ? 'against the topic' : 'look-alike',
    ...OUTCOMES.map((one) => `${rows(is).filter(({ outcome }) => outcome === one).length}`),
  ])
  const open = all.filter(({ breaks, outcome }) => (breaks === null ? outcome !== 'silent' : outcome !== 'said'))
  const list =
    half === 'open' ? open.map(({ quote, breaks, outcome }) => `- ${breaks === null ? 'look-alike' : 'against'}, ${outcome}: ${quote}`) : []
  const table = markdownTable(['what is said', ...OUTCOMES], counted)
  return [`## What a company says against its topic, ${half}`, table, nearestWords(written), ...list].join('\n\n')
}

/** Of what is forbidden and done all the same, how often what comes nearest in words is what does it. */
function nearestWords(written: z.infer<typeof Written>): string {
  const found = written.flatMap(({ asked, told }) => {
    const lines = told.filter(({ excluded }) => !excluded)
    const nearest = nearestAmong(lines.map((one) => ({ ...one, quote: one.test ? testTold(one.test) : (one.line ?? '') })))
    const broken = asked.map(asRequirement).filter((one, at) => isProhibition(one) && lines.some(({ breaks }) => breaks === at))
    return broken.map((one) => ({ id: one.id, breaks: nearest(one)?.breaks }))
  })
  const shown = found.filter(({ breaks }) => breaks !== undefined)
  const right = shown.filter(({ id, breaks }) => id === `R${breaks}`)
  return `Beside ${shown.length} of ${found.length} prohibitions that are broken something is shown as nearest; of these ${right.length} times what breaks it.`
}

/** What is told stands in the row where somebody would say it. */
function rowOf({ test, line, excluded }: Told): Row {
  const cell = (value: unknown) => ({ value, origin: { from: 'person' }, state: 'seen' }) as const
  const cells = excluded ? { excluded: cell(excluded) } : test ? { proof: cell([test]) } : { method: cell(line) }
  return { id: 'r1', kind: excluded ? 'plan' : 'step', position: 0, cells } as unknown as Row
}

function outcomeOf(checks: readonly Check[], breaks: number | null): Outcome {
  if (checks.length === 0) return 'silent'
  const found = breaks === null ? checks : checks.filter(({ requirement_id }) => requirement_id === `R${breaks}`)
  if (found.length === 0) return 'wrong requirement'
  return found.every(isAsking) ? 'asked' : 'said'
}
