import { withoutEnd } from '../../language/characters.ts'
import { voiced } from '../work-breakdown/composed/sentences.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import type { ChangedLimit } from './coverage-broken.ts'
import type { BrokenLimit, LimitKeeper } from './coverage-limits.ts'
import { squeezed, type ToldPart } from './coverage-part.ts'
import { isDenied } from './left-out.ts'
import { figuresSaid } from './limit-words.ts'

/**
 * The requirements of which a person has said that a sentence of the plan as a whole answers them, each with that sentence in the voice of the plan. What says
 * that its subject is left out, or out of reach, answers none but those that ask for that, `denying`.
 */
export function answeredByPlan(said: readonly LimitSaid[], denying: (requirement_id: string) => boolean): ReadonlyMap<string, string> {
  const answers = said.filter((one) => one.answers === 'plan' && (!isDenied(one.told) || denying(one.requirement_id)))
  return new Map(answers.map(({ requirement_id, told }) => [requirement_id, withoutEnd(voiced(told, 'fact'), '.')]))
}

/** The figures of a sentence that break the limit of a requirement that it is chosen to answer: it is of that, whatever words stand around them. */
export function brokenByAnswer(id: string, quote: string, keeper: LimitKeeper): BrokenLimit[] {
  return keeper({ quote, quantities: () => figuresSaid(quote), shows: [id] }).filter(({ limit }) => limit.requirement_id === id)
}

/**
 * What the sentences of the plan as a whole break of the requirements that a person has said they answer, each where the plan prints it, else in its scope. It
 * is in no doubt, unless a person says that the figure is of something else.
 */
export function brokenAnswers(
  said: readonly LimitSaid[],
  keeper: LimitKeeper,
  parts: readonly ToldPart[],
): ReadonlyMap<string, ChangedLimit[]> {
  return new Map(
    said.flatMap(({ requirement_id, told: words, answers }): [string, ChangedLimit[]][] => {
      const broken = answers === 'plan' ? brokenByAnswer(requirement_id, words, keeper) : []
      if (broken.length === 0) return []
      const quote = voiced(words, 'fact')
      const where = parts.find((one) => squeezed(one.quote).endsWith(squeezed(quote)))
      const place = where ?? { milestone_number: 1, part: 'scope' as const, quote }
      const at = { milestone_number: place.milestone_number, part: place.part, quote: place.quote, by_person: true as const }
      return [
        [
          requirement_id,
          broken.map(({ limit, told, isSaid }) => ({ isSure: true, isSaid, told: { ...at, asked: limit.limit, told: told.printed } })),
        ],
      ]
    }),
  )
}
