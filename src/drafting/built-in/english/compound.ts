import { thirdPerson } from './inflection.ts'

const PAIR = /^(.+? \(Threshold\)),? and (?:it is (?:also )?desired to ([a-z]+) )?(.+?)(?: (?:is|are) desired)? \(Objective\)(.*)$/i
const LEAVES_OPEN = /^(?:,? and (?:could|may|might|can) .+)?$/i
const TWO_STATEMENTS =
  /\b(?:is|are) (?:also )?(?:desired|required)\b|\band (?:could|should|must|shall|may) \b|, and [^,]{3,40} (?:could|should|must|shall|may|can) /i

/** A condition with more words than this is quoted. */
const LONGEST = 48

/**
 * A condition that holds a threshold and an objective, as one clean statement: "the thickness is less than 2 in (Threshold), less than
 * 0.25 in (Objective)"; null when it says two things that cannot be told apart safely, so that it has to be quoted.
 */
export function singleCondition(text: string): string | null {
  if (/ (?:on|of|by|with|to|for|that)$/.test(text)) return null
  if (!TWO_STATEMENTS.test(text)) return text.split(' ').length > LONGEST ? null : text
  const [, threshold, verb, objective, rest] = PAIR.exec(text) ?? []
  if (!threshold || !objective || !LEAVES_OPEN.test(rest ?? '')) return null
  if (TWO_STATEMENTS.test(threshold) || TWO_STATEMENTS.test(objective)) return null
  if (verb && !new RegExp(`\\b(?:${verb}|${thirdPerson(verb)})\\b`).test(threshold)) return null
  return `${threshold}, ${objective} (Objective)`
}
