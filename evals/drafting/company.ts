import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { type Phase, ProgramType } from '../../src/domain/program.ts'
import type { Comparator, Requirement } from '../../src/domain/solicitation/analysis.ts'
import type { WorkBreakdown, WorkStep } from '../../src/domain/work-breakdown/work-breakdown.ts'
import { rootsIn } from '../../src/drafting/built-in/filling/step-words.ts'

const FOLDER = new URL('./companies/', import.meta.url)
/** Companies that may be looked at; the others are sealed. */
export const OPEN_COMPANIES = ['A244-043', 'AF15-AT22', 'CBD254-009', 'DHA251-001', 'HR0011SB20254-15', 'N251-053'] as const
export const SEALED_COMPANIES = ['A254-P050', 'AF151-154', 'AF251-0007', 'DLA26BZ03-NV011', 'N251-016', 'SF254-D1205'] as const

const Words = z.string().nullish()
const FactProof = z.object({
  quantity: z.string(),
  comparator: Words,
  value: Words,
  unit: Words,
  condition: Words,
  runs: Words,
  evidence: Words,
  judge: Words,
})
const FactStep = z.object({
  id: z.string(),
  action: z.string(),
  method: Words,
  tools: Words,
  input: Words,
  people: z.array(z.string()).nullish(),
  lead: Words,
  place: Words,
  from_month: z.number().nullish(),
  to_month: z.number().nullish(),
  part: z.enum(['base', 'option']).nullish(),
  needs: z.array(z.string()).nullish(),
  answers: z.array(z.string()).nullish(),
  result: Words,
  goes_to: Words,
  proof: z.array(FactProof).nullish(),
  title: Words,
})

/** What a made-up company knows (companies/README.md). */
export const Facts = z.object({
  topic: z.string(),
  company: z.string(),
  research_institution: Words,
  program: ProgramType,
  phase: z.enum(['I', 'II', 'direct']),
  months: z.number(),
  system_name: Words,
  customer: Words,
  plan: z.record(z.string(), Words),
  people: z.array(z.object({ id: z.string(), name: z.string(), role: Words, employer: Words, hours: Words, place: Words })),
  steps: z.array(FactStep),
  commitments: z.array(
    z.object({
      id: z.string(),
      quantity: z.string(),
      today: Words,
      comparator: Words,
      value: Words,
      unit: Words,
      by_month: z.number().nullish(),
      how: Words,
      steps: z.array(z.string()).nullish(),
    }),
  ),
  risks: z.array(z.object({ id: z.string(), what: z.string(), sign: Words, fallback: Words, steps: z.array(z.string()).nullish() })),
  furnished: z.array(
    z.object({ id: z.string(), item: z.string(), by_month: z.number().nullish(), when_late: Words, steps: z.array(z.string()).nullish() }),
  ),
})
export type Facts = z.infer<typeof Facts>

/** The facts of a company. */
export function factsOf(topic: string): Facts {
  return Facts.parse(JSON.parse(readFileSync(new URL(`facts/${topic}.json`, FOLDER), 'utf8')))
}

/** The phase of its plan. */
export function phaseOf({ phase }: Facts): Phase {
  return phase === 'I' ? 'I' : 'II'
}

const COMPARED: readonly [RegExp, Comparator][] = [
  [/at least|no less|minimum|>=|≥/i, '>='],
  [/at most|no more|maximum|up to|<=|≤|within/i, '<='],
  [/less than|below|under|</i, '<'],
  [/more than|above|over|>/i, '>'],
  [/between|range/i, 'range'],
  [/about|approx/i, 'approx'],
  [/exactly|equal|=/i, '='],
]

function comparatorOf(words: string | null | undefined): Comparator | undefined {
  return COMPARED.find(([pattern]) => pattern.test(words ?? ''))?.[1]
}

/** Words of the solicitation that a company says its step answers mean the requirement that has most of them, and this many at least. */
const MOST_OF_THEM = 0.6

function requirementsMeant(answers: readonly string[], requirements: readonly Requirement[]): string[] {
  const meant = answers.flatMap((words) => {
    const roots = rootsIn(words)
    const shared = requirements.map(({ text }) => {
      const own = new Set(rootsIn(text))
      return roots.filter((root) => own.has(root)).length / Math.max(1, Math.min(roots.length, own.size))
    })
    const most = Math.max(0, ...shared)
    return most >= MOST_OF_THEM ? [requirements[shared.indexOf(most)]?.id ?? ''] : []
  })
  return [...new Set(meant)]
}

/** Its rows as somebody would confirm them, with the requirements that the company says its steps answer. */
export function confirmedRows(facts: Facts, requirements: readonly Requirement[] = []): WorkBreakdown {
  const nameOf = (id: string) => facts.people.find((one) => one.id === id)?.name ?? id
  return {
    steps: facts.steps.map(
      (step): WorkStep => ({
        ...words(step, ['method', 'tools', 'input', 'place', 'result', 'goes_to', 'title']),
        id: step.id,
        action: step.action,
        people: (step.people ?? []).map(nameOf),
        lead: step.lead ? nameOf(step.lead) : undefined,
        from_month: step.from_month ?? undefined,
        to_month: step.to_month ?? undefined,
        part: step.part ?? 'base',
        needs: step.needs ?? [],
        requirement_ids: requirementsMeant(step.answers ?? [], requirements),
        proof: (step.proof ?? []).map((proof) => ({
          ...words(proof, ['value', 'unit', 'condition', 'runs', 'evidence', 'judge']),
          quantity: proof.quantity,
          comparator: comparatorOf(proof.comparator),
        })),
        interim: [],
      }),
    ),
    people: facts.people.map((one) => ({
      ...words(one, ['role', 'hours', 'place']),
      // of one's own people nobody says whose they are
      employer: one.employer === facts.company ? undefined : (one.employer ?? undefined),
      id: one.id,
      name: one.name,
    })),
    commitments: facts.commitments.map((one) => ({
      ...words(one, ['today', 'value', 'unit', 'how']),
      id: one.id,
      quantity: one.quantity,
      comparator: comparatorOf(one.comparator),
      by_month: one.by_month ?? undefined,
      step_ids: one.steps ?? [],
    })),
    risks: facts.risks.map((one) => ({ ...words(one, ['sign', 'fallback']), id: one.id, what: one.what, step_ids: one.steps ?? [] })),
    furnished: facts.furnished.map((one) => ({
      ...words(one, ['when_late']),
      id: one.id,
      item: one.item,
      by_month: one.by_month ?? undefined,
      step_ids: one.steps ?? [],
    })),
    plan: words(facts.plan, ['focus', 'solution', 'existing', 'end_state', 'end_user', 'next_phase', 'security', 'work_shares']),
  }
}

/** The named cells that hold something. */
function words<Name extends string>(
  row: Partial<Record<Name, string | null | undefined>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(names.flatMap((name) => (row[name] ? [[name, row[name]]] : []))) as Partial<Record<Name, string>>
}
