import { COUNTRIES, STATE_NAMES, TOWNS } from './foreign-places.ts'
import { STATES } from './known-acronyms.ts'
import { atWords, isDenied } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

const PLACE = [...COUNTRIES, ...TOWNS].join('|')

/** "in Munich", "at our laboratory near Haifa, Israel", "University of Toronto": a place where something is, not a person's name. */
const ABROAD = new RegExp(
  String.raw`\b(?:in|at|near|outside)\s+(?:the\s+)?(?:city\s+of\s+)?(?:\p{Lu}[\p{L}.-]{1,25},\s)?(${PLACE})(?!\p{L}|['’]s\b|\s+\p{Lu}\p{Ll}+,?\s+(?:PI|the\s+PI)\b)|\b(?:University|Institute|Polytechnic|College)(?:\s+of\s+(?:Technology|Science|Applied Sciences))?(?:\s+of|\s+in|,)?\s+(${PLACE})(?!\p{L})|(?<!\bNew )\b(${PLACE})\s+(?:office|lab|laboratory|facility|plant|site|team|branch|subsidiary|factory|university|polytechnic)\b`,
  'u',
)

const OFFSHORE =
  /\b(?:overseas|offshore|foreign|non-US)\s+(?:laborator(?:y|ies)|labs?|facilit(?:y|ies)|subcontractors?|universit(?:y|ies)|subsidiar(?:y|ies)|developers?|coders?|office|foundry|factory|partner|vendor)\b|\boutside\s+(?:of\s+)?the\s+(?:United\s+States|U\.?S\.?A?\b)|\bperformed\s+abroad\b/i

/** What shows that the sentence tells of work of this plan. */
const WORK =
  /\b(?:laborator|labs?\b|facilit|office|site\b|team\b|engineer|scientist|test|develop|build|built|fabricat|manufactur|assembl|perform|conduct|measur|work|machin|print|coding|code[ds]?\b|program|subcontract|partner|universit|institut|range\b|foundry|design|train|demonstrat|shall)/i

/** What takes a place out of the plan's work: meetings of the field, what was done elsewhere before, where others fight, what the law says. */
const ELSEWHERE =
  /\b(?:conference|symposium|exhibition|trade show|published|publication|proceedings|country of origin|countries? of|citizen|born in|educated in|degree|Ph\.?D|ITAR|International Traffic|war in|conflict in|theater|operations in|operated by|deployed in|forces in|standard)\b/i

/** Written leave of the contracting officer makes it possible. */
const APPROVED = /\b(?:waiver|approv(?:al|ed)|authorization|authori[sz]ed)\b/i

/** QC-38: research and development is done in the United States (brief §4). */
export const workAbroad: QualityRule = {
  id: 'QC-38',
  checks: 'the work is done in the United States',
  severity: 'error',
  source: 'DoD SBIR 25.4 BAA, section 1.4: research and development is performed in the United States',
  remedy: 'Move the work to a place in the United States, or name the written approval for it.',
  objections: (_plan, { said }) => said.flatMap(abroadIn),
}

function abroadIn(said: Said): Objection[] {
  const { sentence } = said
  const match = placeIn(sentence) ?? OFFSHORE.exec(sentence)
  if (!match || !WORK.test(sentence) || ELSEWHERE.test(sentence) || isDenied(sentence, match.index, match[0].length)) return []
  const place = [match[1], match[2], match[3]].find((name) => name !== undefined) ?? match[0]
  const severity = APPROVED.test(sentence) ? ('warning' as const) : ('error' as const)
  return [{ ...atWords(said, match.index), severity, message: `The work has to be done in the United States; "${place}" is not.` }]
}

/** What follows an American town of that name: ", TX", " City, Florida". */
const AT_HOME = new RegExp(
  String.raw`^(?:\s\p{Lu}\p{Ll}{1,20})?,?\s(?:(?:${[...STATES].join('|')})(?!\p{L})|(?:${STATE_NAMES.join('|')})(?!\p{L}))`,
  'u',
)

/** A place abroad; "Paris, TX" and "Panama City, Florida" are not. */
function placeIn(sentence: string): RegExpExecArray | null {
  const match = ABROAD.exec(sentence)
  if (!match) return null
  const end = match.index + match[0].length
  return AT_HOME.test(sentence.slice(end, end + 50)) ? null : match
}
