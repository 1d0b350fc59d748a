import type { AnswerFact } from '../answers/answer-facts.ts'
import { meaningfulWords } from '../english/wording.ts'
import { handsIn } from './hands.ts'
import type { Person } from './people.ts'

/** Who leads a milestone and where it is done, as the interview of its own step says: that goes before what is gathered from the rest. */
export type SaidInStep = { lead: Person | null; place: string | null }

const LEADS =
  /(?<![\p{L}\d])((?:Dr\. |Prof\. )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}),? (?:(?:shall |will )?leads?|is in charge of|is responsible for|heads) (?:it|this|the (?:work|milestone|step))(?!\p{L})/u

/** Reads what was said in a step's interview on its lead and its place. */
export function saidInStep(facts: readonly AnswerFact[]): SaidInStep {
  const name = facts.flatMap(({ text }) => LEADS.exec(text)?.[1] ?? [])[0]
  const [site] = handsIn(facts).sites
  return {
    lead: name === undefined ? null : { name, part: '', place: '', isPrincipal: false, words: meaningfulWords(name) },
    place: site?.name ?? null,
  }
}
