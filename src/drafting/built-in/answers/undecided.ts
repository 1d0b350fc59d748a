import { lowerStart } from '../english/wording.ts'

const UNSURE = '(?:sure|certain|known|decided|fixed|clear|determined|defined|chosen|set|final|settled|agreed|assigned)'
const STILL = '(?:still |as yet |yet |currently |today )*'
const LATER = '(?:undecided|tbd|tbc|to be (?:determined|decided|defined|confirmed|announced))'
const AFTER_MARK = new RegExp(
  `^(.{2,90}?) ?(?:[:–—]| -) ?${STILL}(?:not (?:yet )?${UNSURE}|unknown|open|unsure|${LATER})(?: yet)?[.!]*$`,
  'i',
)
const AFTER_VERB = new RegExp(
  `^(.{2,90}?)(?: is| are|'s| has| have| was)?(?: been)? ${STILL}(?:not (?:yet )?(?:been )?(?:decided|fixed|chosen|settled|agreed|determined|assigned)(?: yet)?|not yet ${UNSURE}|not ${UNSURE} yet|${LATER})[.!]*$`,
  'i',
)
const BEFORE =
  /^(?:(?:we|i)(?:'re| are|'m| am|'ve| have)? ?)?(?:still )?(?:not sure|not decided|undecided|unsure|not certain|(?:have not|haven't) (?:yet )?decided|(?:do not|don't) (?:yet )?know)(?: yet)? (?:about |on |of |as to )?((?:whether|if|which|how|who|where|when|what|the|our|my|hours|months)\b.{2,90}?)(?: yet)?[.!]*$/i

/** Nothing is there to be counted: "No third one yet". */
const NO_OTHER =
  /^(?:the )?(?:one|two|three|four|second|third|fourth)(?: one)?:? (?:we|i) (?:do not|don't) (?:really )?(?:know|have)(?: one| it)?(?: yet)?[.!]*$|^(?:there is |there's )?no (?:second|third|fourth|other|further|more)(?: (?!\d)[a-z]+){0,2}(?: yet| so far| at present| right now)?[.!]*$/i

/** Where to look for what was asked before: "Same place." */
const SAME = /^(?:at |in )?(?:the )?same (?:place|site|lab|shop|people|team|person|as (?:above|before))[.!]*$/i

/** What a question asked for and the product does not have. */
const NOT_APPLICABLE = /^(?:size|weight|power|mass|volume)\b[^.\d]{0,40} (?:do|does) not apply\b[^.\d]*\.?$/i

/** Whether somebody says that there is no more to tell. */
export function isNoMore(statement: string): boolean {
  return NOT_APPLICABLE.test(statement.trim()) || NO_OTHER.test(statement.trim()) || SAME.test(statement.trim())
}

/** What somebody says is not decided, "Hyperspectral and LIDAR: not sure yet" → "[confirm: hyperspectral and LIDAR]"; null where a statement decides. */
export function openPoint(statement: string): string | null {
  const plain = statement.replace(/[’]/g, "'").trim()
  const what = (AFTER_MARK.exec(plain) ?? AFTER_VERB.exec(plain) ?? BEFORE.exec(plain))?.[1]?.replace(/[[\]]/g, '').trim()
  return what && /\p{L}{2}/u.test(what) ? `[confirm: ${lowerStart(what.replace(/\bour\b/gi, 'the'))}]` : null
}

/** Words that want something behind them. */
const HANGING =
  /(?:\b(?:which|that|who|where|because|and|or|the|an?|of|with|to|in|at|for|from|by|is|are|was|like|when|if|than|as|our|its|their)|\b(?:which|who|that|where) \p{Lu}\p{Ll}+)$/u

/** Words on which nothing ends, not even a sentence in speech. */
const BROKEN =
  /(?:\b(?:because|and|or|the|(?<!\b(?:option|phase|part|class|type|group|plan|case|variant|step|level|hepatitis|vitamin) )an?|than|our|its|their|which|who|where|when|if|of)|\b(?:which|who|where) \p{Lu}\p{Ll}+)$/u

/** "The tiles that it is made of", "we do not know which": nothing is missing behind these. */
const ENDS_SO =
  /\b(?:what|which|that|who|whom|nothing|something|made|consists?|one|think|heard|aware|speak|taken care)\b.*\bof$|\b(?:know|knows|knew|decide[ds]?|tell|say|said|sure|clear|ask|see|open|depends? on|matter|matters)(?: (?:yet )?(?:when|where|who))? (?:which|who|where|when)$|\bas if$/iu

/** Whether more has to follow before a sentence may be cut here. */
export function goesOn(part: string): boolean {
  return HANGING.test(part.trim())
}

/** Whether a statement stops in the middle, so that only the person can complete it. */
export function isCutOff(statement: string): boolean {
  const plain = statement.trim().replace(/[.!?…,;]+$/, '')
  return plain.split(' ').length >= 3 && BROKEN.test(plain) && !ENDS_SO.test(plain)
}
