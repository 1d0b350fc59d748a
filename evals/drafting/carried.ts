import { milestoneCount } from '../../src/domain/program.ts'
import { dueMonths } from '../../src/domain/schedule.ts'
import type { ComposedMilestone } from '../../src/domain/work-breakdown/composed/composed.ts'
import { personNamed } from '../../src/domain/work-breakdown/composed/people.ts'
import type { WorkBreakdown } from '../../src/domain/work-breakdown/work-breakdown.ts'
import { VALUES } from '../../src/language/quantity/number-word.ts'
import { stem } from '../../src/language/stem.ts'
import { type Facts, phaseOf } from './company.ts'

/** So many of so many. */
export type Share = { there: number; of: number }

/** What of a company's facts a plan carries, how many of them stand in the milestone of their step, and what became of order and people. */
export type Carried = { facts: Share; placed: Share; order: Share; people: Share; lost: string[] }

/** A fact in its words, and the milestone to which it belongs, where it belongs to one. */
type Fact = { words: string; milestone: number | undefined }

/** A fact is carried where most of its words and nearly all of its numbers stand in one milestone: it was told in other words than it is kept in. */
const ENOUGH = { words: 0.6, numbers: 0.8 } as const

/** Holds the facts of a company against its plan; what stands in the scope counts for the first milestone, whose text goes on from it. */
export function carriedFacts(facts: Facts, rows: WorkBreakdown, plan: readonly ComposedMilestone[], scope: string): Carried {
  const texts = plan.map((one, at) => new Set(rootsOf(at === 0 ? `${scope}\n${textOf(one)}` : textOf(one))))
  const found = factsIn(facts).map((fact) => ({ fact, at: texts.flatMap((text, nth) => (holds(text, fact.words) ? [nth + 1] : [])) }))
  const placed = found.filter(({ fact }) => fact.milestone !== undefined)
  return {
    facts: { there: found.filter(({ at }) => at.length > 0).length, of: found.length },
    placed: { there: placed.filter(({ fact, at }) => at.includes(fact.milestone ?? 0)).length, of: placed.length },
    order: orderIn(facts, rows, plan),
    people: peopleIn(facts, rows),
    lost: found.filter(({ at }) => at.length === 0).map(({ fact }) => fact.words),
  }
}

function textOf({ title, all, deliverables, criteria }: ComposedMilestone): string {
  return [title, ...all, ...deliverables, ...criteria].map(({ text }) => text).join('\n')
}

/** The roots of a text's words and its numbers, each once. */
export function rootsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/(\d),(?=\d{3})/g, '$1')
      .match(/\d+(?:\.\d+)?|\p{L}{3,}/gu) ?? []
  return [
    ...new Set(
      words
        .map((word) => String(VALUES.get(word) ?? word))
        .filter((word) => !EMPTY.has(word))
        .map(stem),
    ),
  ]
}

const EMPTY = new Set(['the', 'and', 'for', 'with', 'from', 'that', 'this', 'our', 'its', 'their', 'are'])

/** How many roots two texts share. */
export function sharedRoots(one: string, other: string): number {
  const roots = new Set(rootsOf(other))
  return rootsOf(one).filter((root) => roots.has(root)).length
}

/** Whether a text has most of some words and nearly all of their numbers. */
export function holds(text: ReadonlySet<string>, words: string): boolean {
  const roots = rootsOf(words)
  const numbers = roots.filter((root) => /^\d/.test(root))
  const there = (some: readonly string[]) => some.filter((root) => text.has(root)).length
  return there(roots) >= ENOUGH.words * roots.length && there(numbers) >= ENOUGH.numbers * numbers.length
}

function factsIn(facts: Facts): Fact[] {
  const { steps, people, commitments, risks, furnished, plan } = facts
  const home = (id: string | undefined) => milestoneOf(facts, id)
  const all = [
    ...steps.flatMap((step) =>
      [step.action, step.method, step.tools, step.input, step.place, step.result, ...(step.proof ?? []).flatMap(proofFacts)].map(
        (words) => ({ words, milestone: home(step.id) }),
      ),
    ),
    ...people.flatMap(({ name, role, employer, hours }) =>
      [`${name} ${role ?? ''}`, employer, hours].map((words) => ({ words, milestone: undefined })),
    ),
    ...commitments.flatMap(({ quantity, value, unit, today, how }) =>
      [`${quantity} ${value ?? ''} ${unit ?? ''}`, today, how].map((words) => ({ words, milestone: undefined })),
    ),
    ...risks.flatMap(({ what, sign, fallback, steps: of }) => [what, sign, fallback].map((words) => ({ words, milestone: home(of?.[0]) }))),
    ...furnished.flatMap(({ item, when_late, steps: of }) => [item, when_late].map((words) => ({ words, milestone: home(of?.[0]) }))),
    ...Object.values(plan).map((words) => ({ words, milestone: undefined })),
  ]
  return all.flatMap(({ words, milestone }) => (words ? [{ words, milestone }] : []))
}

function proofFacts({ quantity, value, unit, condition, runs, evidence, judge }: NonNullable<Facts['steps'][number]['proof']>[number]) {
  return [`${quantity} ${value ?? ''} ${unit ?? ''}`, condition, runs, evidence, judge]
}

/** The milestone that is due first at or after the step's last month. */
function milestoneOf(facts: Facts, id: string | undefined): number | undefined {
  const step = facts.steps.find((one) => one.id === id)
  if (!step || step.part === 'option') return undefined
  const dues = dueMonths(milestoneCount(phaseOf(facts), facts.months), facts.months)
  const at = dues.findIndex((due) => due >= (step.to_month ?? facts.months))
  return (at < 0 ? dues.length - 1 : at) + 1
}

/** The row that tells of the company's step: the one whose action shares most words with it. */
function rowOf(step: Facts['steps'][number], rows: WorkBreakdown): WorkBreakdown['steps'][number] | undefined {
  const own = rootsOf(`${step.action} ${step.result ?? ''}`)
  const scored = rows.steps.map((row) => ({
    row,
    share: rootsOf(`${row.action} ${row.result ?? ''}`).filter((root) => own.includes(root)).length,
  }))
  const best = scored.sort((a, b) => b.share - a.share)[0]
  return best && best.share >= 2 ? best.row : undefined
}

/** How many dependencies stand in order in the plan: the needed task before the one that needs it. */
function orderIn(facts: Facts, rows: WorkBreakdown, plan: readonly ComposedMilestone[]): Share {
  const tasks = plan.flatMap(({ all }) => all.flatMap(({ from }) => from.filter(({ cell }) => cell === 'action').map(({ row }) => row)))
  const pairs = facts.steps
    .filter(({ part }) => part !== 'option')
    .flatMap((step) => (step.needs ?? []).map((id) => ({ step, needed: facts.steps.find((one) => one.id === id) })))
  const isKept = ({ step, needed }: (typeof pairs)[number]) => {
    const [one, other] = [rowOf(step, rows), needed && rowOf(needed, rows)]
    return one !== undefined && other !== undefined && one !== other && tasks.lastIndexOf(other.id) < tasks.lastIndexOf(one.id)
  }
  return { there: pairs.filter(isKept).length, of: pairs.length }
}

/** How many steps have the person beside them who leads them, as the plan prints it. */
function peopleIn(facts: Facts, rows: WorkBreakdown): Share {
  const led = facts.steps.filter(({ lead }) => lead)
  const isRight = (step: Facts['steps'][number]) => {
    const person = facts.people.find(({ id }) => id === step.lead)
    const row = rowOf(step, rows)
    const lead = row?.lead
    return person !== undefined && lead !== undefined && personNamed(lead, [{ id: person.id, name: person.name }]) !== undefined
  }
  return { there: led.filter(isRight).length, of: led.length }
}
