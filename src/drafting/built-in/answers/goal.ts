import { upperStart } from '../english/wording.ts'

/** What a wish is called in the plan, so that nobody takes it for a duty. */
export const GOAL = 'Goal (not a commitment): '

const WISHES =
  "(?:(?:would|'d) (?:really |also )?(?:like|love) to|(?:would |'d )?(?:really |also )?(?:hope|want|aim)(?: to| for| at)?|(?:are|am|'re|'m) (?:hoping|aiming)(?: to| for| at)?|(?:will |'ll )?(?:try|do (?:our|my) best) to)"
const WISH = new RegExp(
  `^(.{0,120}?(?:[,;] |^))?((?:(?:by|in|at|until|before) [^,;]{3,60}?,? )?)(?:and |but |so )?(?:we|i) ?${WISHES} (.+)$`,
  'i',
)
const CANNOT_PROMISE =
  /,? ?(?:but|though|although|and|even if)? ?(?:(?:we|i|it|that|this) )?(?:can't|cannot|can not|couldn't|won't|will not|do not|don't) (?:really |yet )?(?:promise|guarantee|commit)(?: (?:to )?(?:it|that|this|anything))?(?: yet| now)?(?=[.;,]|$)/i

/** Asking somebody else for a thing is no goal. */
const REQUEST =
  /\b(?:government|navy|army|air force|marine corps|TPOC|AFRL|ONR|NAVAIR|program office)\b|^(?:get|have|receive|borrow|use) .*\b(?:loan|furnished)\b/i

/** "We would like to halve that but can't promise it" → "Goal (not a commitment): halve that"; null for a statement that is no wish. */
export function asGoal(statement: string): string | null {
  const said = statement.replace(/[’]/g, "'").replace(CANNOT_PROMISE, '')
  const isHedged = said !== statement.replace(/[’]/g, "'")
  const [, before = '', when = '', rest] = WISH.exec(said) ?? []
  if (rest && !REQUEST.test(rest) && !/\b(?:if|when|unless) $/i.test(before)) {
    const lead = before.replace(/[,;] $/, '').trim()
    const goal = `${GOAL}${when.toLowerCase().startsWith('by') ? lowered(when) : ''}${rest.replace(/[.;,]+$/, '')}${when && !/^by/i.test(when) ? `, ${lowered(when).trim()}` : ''}`
    return lead === '' ? goal : `${upperStart(lead)}. ${goal}`
  }
  if (!isHedged) return null
  return `${GOAL}${said.replace(/^(?:we|i)(?:'ll| will| shall| would|'d)? /i, '')}`
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
