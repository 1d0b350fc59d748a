import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { wordsOf } from '../../../language/words.ts'
import { itemOf } from '../demands/list-item.ts'
import { excerptOf } from '../english/excerpt.ts'
import { tidy } from '../english/wording.ts'

/** "Height: 10 stories": what is given, not what has to be reached. */
const GIVEN =
  /^\d[\d.]* ?(?:inch|in|mm|cm|m|ft)\b[^.]*\b(?:thick|long|wide)\b|^[A-Z][\w ]{2,24}: (?!.*(?:less|more|least|most|threshold|objective|maximum|minimum|<|>|≤|≥|±))/
/** Samples that are handed over and conditions that come with the work are no aim of it. */
const HANDED_OVER =
  /\b(?:made|delivered|provided|submitted|shipped) (?:and|to)\b|\bfamiliar with\b|\bfor example\b|\be\.g\.|\bsuch as\b|\btypical\b|\bmay (?:range|vary)\b|^simulated\b|\bare of interest\b|\bobjective of phase\b/i

/** Whether a demand with a number is something that the company has to reach. */
export function isToBeReached(requirement: Requirement): boolean {
  const { text } = requirement
  return !GIVEN.test(itemOf(requirement).text) && !HANDED_OVER.test(text) && !/^In the case of\b/.test(tidy(text))
}

/** Words of a demand that can be quoted in a question: whole where it is short, else a phrase of it; '' where a cut would say something else. */
export function quotable(requirement: Requirement, needs: 'number' | 'whole'): string {
  const cut = excerptOf(requirement)
  const words = cut
    .replace(/^\.\.\. (?:(?:of|for|to|with|that|which|within|from|at(?! (?:least|most))) )?/, '')
    .replace(/(?:,? (?:by|at|to|of|for|with|in|on|and|or|and\/or|than))* \.\.\.$/, '')
    .replace(
      /^(?:It is (?:desired|required|expected|anticipated) that|With [^,.\d]{5,80},|In addition,|Additionally,|Finally,|However,) /,
      '',
    )
    .replace(/[,;:]+$/, '')
  if (needs === 'number') return /\d/.test(words) ? words : ''
  return !/\.\.\./.test(cut) && !DENIES.test(words) ? words : ''
}

/** Nobody is asked how to do what is not wanted. */
const DENIES = /\b(?:not|no|neither|without)\b/i

const WISHED =
  /\b(?:high(?= (?:[\w-]+ ){0,2}(?:accuracy|efficiency|resolution|sensitivity|reliability|speed|gain|power|range|throughput|strength|yield|fraction|precision|fidelity|rate))|highly|higher|low(?= (?:size|cost|power|weight|latency|noise|loss|false))|lower|accurate|reliabl[ey]|robust|rapid(?:ly)?|efficient|efficiently|consistent|precise|sensitive|real-time|near real-time|improved|durable|longer) (?:(?!for|that|to|in|with|by|of|from|on|at|which|is|are|while|will|should|shall|must|can|may)[\w-]+ ){1,5}?(?:(?!for|that|to|in|with|by|of|from|on|at|which)[\w-]*\w)(?=[.,;]| (?:for|that|to|in|with|by|of|from|on|at|which|while|is|are|will|should|shall|must|can|may)\b|$)/i
/** Background and history; nobody commits to it. */
const TOLD =
  /\brapidly (?:develop|mature|advance|prototype|field)|\b(?:currently|current|today|existing|has been|have been|historically|traditional)\b/i

/** A property that a demand wishes for without a number: "high ionization efficiency"; '' where there is none. */
export function wishedFor({ text }: Requirement): string {
  const found = /\d/.test(text) || TOLD.test(text) ? '' : (WISHED.exec(tidy(text))?.[0] ?? '')
  const isNamed =
    /^(?:NOUN|PROPN)$/.test(wordsOf(found).at(-1)?.pos ?? '') &&
    !/\b(?:ways?|manner|basis|approach(?:es)?|solutions?|technolog\w+|environments?)$/.test(found)
  return isNamed && found.split(' ').length >= 3 && found.length <= 72 ? found : ''
}
