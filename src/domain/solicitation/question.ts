import type { RequirementKind, Strength } from './analysis.ts'
import { sentencesIn } from './sentence.ts'

/** A stretch of a text. */
export type Stretch = { start: number; end: number }

/** Tags and entities of web pages; a sentence never goes over one, so that its quote stands word for word on the page. */
const MARKUP = /<[^>]{0,200}>|&\w{2,6};/g

/** Stands for markup while sentences are found; no document prints this character. */
const BREAK = '\ue000'

/** The sentences of a stretch of text between its markup. */
export function sentencesBetweenMarkup(text: string, { start, end }: Stretch): Stretch[] {
  return [...withoutMarkup(text.slice(start, end)).matchAll(/[^\ue000]+/g)].flatMap((run) =>
    sentencesIn(run[0]).map((sentence) => ({ start: start + run.index + sentence.start, end: start + run.index + sentence.end })),
  )
}

const LIST_ITEM = /<li(?:\s[^>]{0,200})?>/g
/** "3)", "Q2.", "Question 1" at the start of a part; "(3)" within a sentence is none. */
const LABEL = /(?<![\w(.])(?:[QA]\s?)?(\d{1,2})\s?[).:](?=[\s\ue000])|\b(?:Question|Answer)\s(\d{1,2})(?=[\s:.)\ue000])[:.)]?/g

/** The numbered parts of a question or an answer, by their numbers; the whole as number 1 when nothing is numbered. */
export function numberedParts(text: string, { start, end }: Stretch): Map<number, Stretch> {
  const printed = text.slice(start, end)
  const items = [...printed.matchAll(LIST_ITEM)].map((match, at) => ({
    number: at + 1,
    from: match.index,
    to: match.index + match[0].length,
  }))
  const parts = items.length > 1 ? items : labelsIn(withoutMarkup(printed))
  if (parts.length === 0) return new Map([[1, { start, end }]])
  return new Map(parts.map(({ number, to }, at) => [number, { start: start + to, end: start + (parts[at + 1]?.from ?? printed.length) }]))
}

function labelsIn(plain: string): { number: number; from: number; to: number }[] {
  const labels: { number: number; from: number; to: number }[] = []
  for (const match of plain.matchAll(LABEL)) {
    const number = Number(match[1] ?? match[2])
    const last = labels.at(-1)?.number ?? 0
    if (number > last && number <= last + 3) labels.push({ number, from: match.index, to: match.index + match[0].length })
  }
  return labels
}

function withoutMarkup(text: string): string {
  return text.replace(MARKUP, (markup) => BREAK.repeat(markup.length))
}

/** A question that can be answered with yes or no. */
const YES_OR_NO =
  /(?:^|[,;]\s+|\b(?:and|or|so|if so|also)\s+)(?:is|are|do|does|can|could|may|might|must|should|shall|will|would|has|have)\s["'“‘(]?\w/i
const WITHIN_SCOPE =
  /\b(?:in|within|inside) (?:the )?scope\b|\bof interest\b|\b(?:acceptable|allowed|allowable|permitted|permissible|eligible|considered)\b/i
const ASKS_DEMAND =
  /\b(?:interested|desires?|desired|requires?|required|requirement|needs?|needed|expect|expected|should|must|shall|looking for|wants?|wanted|prefer|preferred|emphasis|focus|intended|assumed?)\b/i

/**
 * What a question asks for once it is answered: yes makes it a demand, no shuts out what it offers; null when the answer is no plain yes or no,
 * or when the question is not about the work ("Can you share the link?").
 */
export function strengthOnceAnswered(question: string, answer: string): { strength: Strength; said: 'Yes' | 'No' } | null {
  if (!YES_OR_NO.test(question) || !/\?["'”’]?$/.test(question)) return null
  if (/^\W*(?:yes|correct|affirmative|that is correct|absolutely)\b/i.test(answer)) {
    if (!WITHIN_SCOPE.test(question) && !ASKS_DEMAND.test(question)) return null
    if (/\b(?:desires?|desired|prefer|preferred|ideal(?:ly)?)\b/i.test(question)) return { strength: 'objective', said: 'Yes' }
    return { strength: /\b(?:requires?|required|requirement|must|shall|needs?|needed)\b/i.test(question) ? 'must' : 'should', said: 'Yes' }
  }
  return /^\W*no(?=\W*$|[.,;!]\s)/i.test(answer) && WITHIN_SCOPE.test(question) ? { strength: 'must', said: 'No' } : null
}

/** An answer that says where to read and nothing of the work. */
const REFERS = /\b(?:see|refer(?:s|red)?|please|thank|link|website|portal|webinar|posted|left to (?:the )?(?:proposer|offeror))\b/i
const NOT_ASKED =
  /\b(?:(?:is|are|will be|would be) not|no [\w -]{1,60} (?:is|are|will be)|(?:does|do|will|would) not) (?:be )?(?:\w+ly )?(?:expect|requir|need|necessary|anticipat|allow|permit|consider|provid|want|intend|envision|plan|support|available|acceptable|desir)\w*/i
const PERMITS =
  /\b(?:vendors?|offerors?|proposers?|performers?|compan(?:y|ies)|small businesses|firms?|teams?|you|phase (?:II?|[12])|proposals?|solutions?|work|effort)\b[^.;]{0,60}\b(?:may|can|could|are (?:free|welcome) to|is (?:free|welcome) to)\b(?! (?:also )?be (?:found|reached|contacted))|\b(?:is|are|would be|will be) (?:also |perfectly |\w+ly )?(?:acceptable|allowed|allowable|permitted|permissible|eligible|fine|sufficient|in scope|within scope|responsive|preferred|welcome)\b/i
const CLASSES = /\b(?:is|are|be|remains?|stays?) (?:at the )?(?:un)?classified\b|\bcontrolled unclassified\b|\b(?:is|are) CUI\b/i
const STATES_TARGET =
  /\b(?:is|are) (?:an?|the|our) (?:[\w-]+ ){0,4}(?:target|goal|baseline|priority|preference|minimum|maximum|requirement|expectation|limit)s?\b/i

/** What an answer settles that has none of the words of a demand: it permits, shuts out or says what the work may be; null when it only refers. */
export function settledBy(answer: string): { strength: Strength; kind: RequirementKind } | null {
  if (REFERS.test(answer)) return null
  if (NOT_ASKED.test(answer) || CLASSES.test(answer)) return { strength: 'must', kind: 'constraint' }
  if (STATES_TARGET.test(answer))
    return { strength: /requirement|limit|minimum|maximum/i.test(answer) ? 'must' : 'objective', kind: 'performance' }
  return PERMITS.test(answer) ? { strength: 'should', kind: 'constraint' } : null
}
