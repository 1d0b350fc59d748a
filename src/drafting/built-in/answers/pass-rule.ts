import { wordsOf } from '../../../language/words.ts'
import { hasFinite } from '../english/third-person.ts'
import { isGoalOnly } from './binding.ts'
import { type Limit, setsLimit } from './limits.ts'
import { value, whole } from './whole-limit.ts'

const PASSES =
  /^(?:and )?(?:it (?:is|counts as) )?(?:an? |the )?(?:pass(?:es|ed|ing)?(?: mark)?|success|acceptance)(?: (?:is|are|means|when|if)|:)(?: that)? (.+)$/i
const COUNTS = /^(.+?) (?:counts? as a pass|is a pass)$/i
const PASSES_AT =
  /^(?:(.{3,}?)[,;:]? )??(?:and )?(?:it|you|one|(?:an?|the|each) [\w-]+(?: [\w-]+)?) ?pass(?:es)? (?:with|at|when|if) (.+)$/i
const PASS_BEHIND = /^(.{3,}?)(?:[,;:] (?:it )?| and )pass(?:es)? (?:with|at|when|if) (.+)$/i
/** "Glass on steel passes if …": what is tested is the condition. */
const THING_PASSES = /^([^,;:.]{3,60}?) pass(?:es)? (?:when|if) (.+)$/i
/** Set-up and pass mark in one act: "the Contractor shall weigh the unit dry, 50 kg or less". */
const MEASURED = /^the Contractor shall (?:weigh|measure|time|count|check) ([^,;]{3,60}), ([^,;]*\d[^,;]*)$/i

/** The limits of a clause that says when a test passes; null where it says no such thing. */
export function passLimits(clause: string): Limit[] | null {
  if (isGoalOnly(clause)) return null
  const counted = COUNTS.exec(clause)?.[1]
  if (counted) return whole(counted)
  const passes = PASSES.exec(clause)?.[1]
  if (passes) return eachOf(passes).flatMap((part, at) => whole(part, at > 0 || /^[^ ]+ (?:[a-z]+ )?(?:when|if) /i.test(clause)))
  const [, on = '', at] = PASSES_AT.exec(clause) ?? PASS_BEHIND.exec(clause) ?? THING_PASSES.exec(clause) ?? []
  if (at)
    return whole(at, !/ pass(?:es)? (?:with|at) /i.test(clause)).map((limit) => ({
      ...limit,
      condition: limit.condition || on.replace(/,? and$/, ''),
    }))
  const [, thing = '', mark = ''] = MEASURED.exec(clause) ?? []
  return thing !== '' && setsLimit(mark) && !hasFinite(wordsOf(mark)) ? [{ ...value(mark), condition: thing }] : null
}

/** "20 of 24 within 12 percent, all 24 end" is two marks. */
function eachOf(mark: string): string[] {
  const parts = mark.split(/,(?: and)? (?=(?:all|every|each) (?:of )?(?:the )?(?:\d|[a-z]+ [a-z]+))/i)
  return parts.every((part) => /\d/.test(part)) ? parts : [mark]
}
