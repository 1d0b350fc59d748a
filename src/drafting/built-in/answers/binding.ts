/** Words that make a value a goal that binds nobody, in whatever form they are said. */
const GOAL_ONLY =
  /\bgoals? (?:only|and no|and not|but not|rather than|not a)\b|\b(?:only|just|merely|purely) (?:as )?an? (?:goal|target|aim|wish)\b|\b(?:is|are|as|remains?|stays?|would be|be) (?:only |just |merely |more of |rather )?(?:an? )?(?:stretch )?(?:goals?|aims?|ambitions?|aspirations?|wish)\b|\bstretch\b|\b(?:not|no|without|never) (?:a |any |yet a |really a )?(?:firm )?(?:commitments?|promise|pledge|pass marks?|binding)\b|\bnon-?binding\b|\b(?:do|does|did|can|could|will|would|shall)(?: not|n't) (?:yet |really )?(?:commit|promise|guarantee|bind)\b|\bcannot (?:yet |really )?(?:commit|promise|guarantee)\b|\bhop(?:e|es|ed|ing|efully)\b|\baspir\w+\b|\bnice to have\b|\bgoals? ?\((?:not|no)\b|\b(?:for|in|belongs? to|left to|moved to|until) (?:a )?later (?:phase|work)\b|\bnot (?:for )?now\b/i

/** Whether a clause names a goal and no commitment: it is reported, never judged. */
export function isGoalOnly(clause: string): boolean {
  return GOAL_ONLY.test(clause)
}

/** What of a clause binds: its parts without those that are goals; '' where nothing is left, or where its label makes all of it a goal. */
export function withoutGoals(clause: string): string {
  if (!isGoalOnly(clause)) return clause
  if (isGoalOnly(clause.split(/: (?=.)/)[0] ?? '') && /: /.test(clause)) return ''
  const parts = clause.split(PARTS)
  const kept = parts.filter((part, at) => !isGoalOnly(part) && !isTakenBackBy(parts[at + 1]) && !AS_GOAL.test(parts[at + 1] ?? ''))
  return kept.length === parts.length ? '' : kept.join(', ')
}

const PARTS = /[;,] (?:(?:and|but|while|whereas|also|then) )*|(?<=\d[^,;]*) and (?=[^,;]*\d)/
/** "0.45 with one label, as a goal only": the words belong to the value before them. */
const AS_GOAL = /^(?:as|only|just|a|the) (?:an? )?(?:stretch|goal|aim)\b(?!.*\d)|^(?:not a|no) commitment\b|^not (?:for )?now\b/i

const LEANS = /^(?:but |and )?(?:that|this|it|which|the (?:latter|last)(?: one)?|both|these|those|they)\b/i
const DISOWNS = /^the contractor (?:does|shall|will|can|do)(?:not| not) (?:yet )?(?:commit|promise|guarantee)\b.*\b(?:it|that|this|them)\b/i

/** Whether a statement takes back what stands before it: "That is a goal only." */
export function isTakenBackBy(next: string | undefined): boolean {
  return next !== undefined && isGoalOnly(next) && (LEANS.test(next) || DISOWNS.test(next)) && !/\d.*\bcommits? to\b/i.test(next)
}

/** Where the company or what it is compared with stands today. */
const STARTS: readonly RegExp[] = [
  /[,;]? ?\((?:today|now|currently|at present|presently|so far|up from|down from|was|were|from [^()]* (?:today|now))\b[^()]*\)/gi,
  /[,;] (?:(?:and|but|it is|which is|that is|up|down|from|against|versus|vs\.?) )*(?:today|now|currently|at present|presently)\b(?:, (?:the Contractor|it) (?:is|stands|has|gets|sees)\b)?[^,;()]*(?:\([^()]*\))?/gi,
  /[,;] (?:where|while|whereas|against)\b[^,;]*\b(?:today|now|currently|baselines?|stands?|state of the art|present|was|were|reached|measured)\b[^,;]*(?=[,;]|$)/gi,
  /[,;] (?:up|down) from [^,;]*/gi,
  /,? \b(?:up|down) from \d[\d.,]*(?: ?[%\w/]+)?(?: today| now)?/gi,
]

/** A clause without the starting point in it, and without brackets about the speaker: "300 psi, where we stand at 140 today" → "300 psi". */
export function withoutStart(clause: string): string {
  const directed = clause.replace(/\b(up|down) from \d[\d.,]* ?[^\s\d]* (?=to \d)/gi, '$1 ')
  return STARTS.reduce((plain, start) => plain.replace(start, ''), directed)
    .replace(/ ?\([^()]*\b(?:commitments?|promise[ds]?|we|our|us|the Contractor(?:'s)?)\b[^()]*\)/gi, '')
    .trim()
}

const OF_SPEAKER =
  /\b(?:commit(?:s|ted|ments?)?|promises?|bind(?:s|ing)?|targets?|goals?|numbers|figures|pass marks?|the Contractor|the following)\b/i

/** Whether words before a colon say who binds himself and to how many values, and not how a value is measured. */
export function isAboutSpeaker(label: string): boolean {
  return OF_SPEAKER.test(label)
}

const SETTING =
  /^(?:at |in |and )?(?:below|under|above|over|at|within|less than|more than|at most|at least|down to|better than) [^,;]*\b(?:torr|m?bar|h?Pa|vacuum|pressure|humidity|ambient)\b/i

/** Whether a value says in which surroundings is measured, and not what is to be reached. */
export function isSetting(limit: string): boolean {
  return SETTING.test(limit) || CONDITION.test(limit)
}

/** "in winds below 12 knots": under what something is tried, and no value that it reaches. */
const CONDITION =
  /^(?:in|at|under|during|over|from|through) (?:\p{Ll}+ ){1,3}(?:(?:is|are) )?(?:below|under|above|over|up to|of up to|of at most)\b/iu

const MONTH = /\b(?:months?|mo\.?) (\d{1,2})(?: ?(?:to|-|–|and|through) ?(\d{1,2}))?/gi

/** The last month after award that a clause names; null where it names none. */
export function monthIn(clause: string): number | null {
  const last = [...clause.matchAll(MONTH)].at(-1)
  return last ? Number(last[2] ?? last[1]) : null
}
