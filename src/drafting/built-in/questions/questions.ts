import { FIXED_QUESTIONS, interviewLength, type Question, Subject, slotName } from '../../../domain/interview.ts'
import { isReworded, requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import type { PlanFacts } from '../../drafter.ts'
import type { Ask } from './ask.ts'
import { decisive } from './decisive.ts'
import { soFar } from './so-far.ts'
import { teamAsks } from './team-asks.ts'
import { workAsks } from './work-asks.ts'

/** Subjects that one question may ask for together, and how much is lost by it: the less, the sooner they share one. */
const TOGETHER: readonly { first: Subject; second: Subject; cost: number }[] = [
  { first: 'steps', second: 'milestones', cost: 1 },
  { first: 'people', second: 'place', cost: 2 },
  { first: 'risk', second: 'government', cost: 2 },
  { first: 'user', second: 'security', cost: 2 },
  { first: 'threshold', second: 'existing', cost: 3 },
]

/** The questions after the three fixed ones: what the rows lack most, each with its subject (spec §9: 7 for SBIR, 8 for STTR). */
export function adaptiveQuestions(facts: PlanFacts): Question[] {
  const so = soFar(facts)
  const asks = [...workAsks(so, decisive(so)), ...teamAsks(so)]
  const count = interviewLength(facts.program_type) - FIXED_QUESTIONS.length
  return fitted(
    asks.map((ask) => [ask]),
    count,
  )
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map((together, index) => questionOf(together, slotName(FIXED_QUESTIONS.length + 1 + index)))
}

/** One question's subjects: one, or two that go together. */
type Together = readonly [Ask, ...Ask[]]

/** As many questions as there is room for: again and again what costs least is left out, or shares a question with its neighbour. */
function fitted(all: readonly Together[], count: number): Together[] {
  if (all.length <= count) return [...all]
  const left = all.map((one) => ({ cost: one.reduce((sum, { lack }) => sum + lack, 0), next: all.filter((other) => other !== one) }))
  const cheapest = [...merged(all), ...left].reduce((best, one) => (one.cost < best.cost ? one : best))
  return fitted(cheapest.next, count)
}

/** Each way in which two questions can become one. */
function merged(all: readonly Together[]): { cost: number; next: readonly Together[] }[] {
  return TOGETHER.flatMap(({ first, second, cost }) => {
    const one = all.find((each) => each.length === 1 && each[0].subject === first)
    const other = all.find((each) => each.length === 1 && each[0].subject === second)
    if (!one?.[0].first || !other?.[0].second) return []
    const both: Together = [one[0], other[0]]
    return [{ cost: cost + other[0].lack / 4, next: [...all.filter((each) => each !== one && each !== other), both] }]
  })
}

function questionOf([one, other]: Together, slot: string): Question {
  const { subject, q, why, at } = one
  const more = [...(one.more ?? []), ...(other?.more ?? [])]
  return {
    slot,
    subject,
    ...(other ? { also: other.subject } : {}),
    q: other ? `${one.first}, and ${other.second}` : q,
    why: other ? `${why} ${other.why}` : why,
    ...(more.length > 0 ? { more } : {}),
    ...(at ? { quote: at.quote, page: at.page, ...(isReworded(at) ? { words: requirementWords(at) } : {}) } : {}),
  }
}

function placeOf({ subject }: Ask): number {
  return Subject.options.indexOf(subject)
}
