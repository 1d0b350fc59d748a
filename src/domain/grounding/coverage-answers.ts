import { withoutEnd } from '../../language/characters.ts'
import { voiced } from '../work-breakdown/composed/sentences.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'

/** The requirements of which a person has said that a sentence of the plan as a whole answers them, each with that sentence in the voice of the plan. */
export function answeredByPlan(said: readonly LimitSaid[]): ReadonlyMap<string, string> {
  const answers = said.filter((one) => one.answers === 'plan')
  return new Map(answers.map(({ requirement_id, told }) => [requirement_id, withoutEnd(voiced(told, 'fact'), '.')]))
}
