import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS, type AnswerForm } from '../../../domain/answer-fields/forms.ts'
import { type ToldGroup, toldLists } from '../../../domain/answer-fields/told-groups.ts'
import { asSentence, hasDigit, hasLetterOrDigit, oneLine, partedAtSpaces, raised, withoutEnd } from '../../../language/characters.ts'
import { isOrder } from '../../../language/clause.ts'
import { isWhole } from '../../../language/register.ts'
import { isRemark } from '../../../language/remark.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { SubjectAnswer } from './answer-apart.ts'

/** Fewer points are no list of risks. */
const FEWEST = 2

/** What opens the words on what is done then, "Backup is a range", "Then we pulse it", and on how it is noticed. */
const BACK = /^(?:(?:fallback|mitigation|backup|fix)(?: is|:| [–-]|(?=\s+(?:an?|the|to)\s))|then:?)\s+/i
const SIGN = /^(?:(?:(?:early|warning) )?signs?(?: is| are|:| [–-]|(?=\s+(?:an?|the|no)\s))|trigger(?: is|:| [–-])|seen as:?)\s+/i

/** How likely it is and how bad: "Medium / medium", "Likely medium, consequence high", "low but bad", before what is said of it. */
const DEGREES = 'low|medium|med|high|small|bad|severe|rare'
const OF_WHAT = 'likelihood|likely|consequence|probability|impact|severity|but|and|ish'
const LEVELS = new RegExp(String.raw`^(?:(?:${OF_WHAT}|${DEGREES})[\s,/:;()-]*){1,6}(?=\s*(?:[.;:)–—]|-\s|$))`, 'iu')

/** Without one of these nothing says how likely or how bad. */
const DEGREE = new RegExp(String.raw`\b(?:${DEGREES})\b`, 'i')

/** The rows that a list tells, what in it is said by the way, and the words of the list. */
export type RowsListed = { form: AnswerForm; rows: AnswerRow[]; beside: string[]; text: string }

/** The risks of an answer that asks for them and tells each as a point of a list, in sentences; undefined where it is told otherwise. */
export function risksListed(answer: SubjectAnswer): RowsListed | undefined {
  const form = ANSWER_FORMS.risk
  if (!form || ![answer.subject, answer.also].includes('risk')) return undefined
  const [list, another] = toldLists(answer.answer).filter(tellsRisks)
  if (!list || another) return undefined
  const told = list.items.map(({ words }) => riskTold(words))
  return { form, rows: told.map(({ row }) => row), beside: told.flatMap((one) => one.beside), text: list.text }
}

/** Points of which most go on behind what may happen; a list of short points is read point by point elsewhere. */
function tellsRisks({ kind, items, heading }: ToldGroup): boolean {
  if (/\b(?:government|items?|furnished|needs?)\b/i.test(heading)) return false
  const telling = items.filter(({ words }) => ARROW.test(words) || sentencesIn(oneLine(words)).length > 1)
  return kind === 'marked' && items.length >= FEWEST && telling.length * 2 > items.length
}

/**
 * A risk told in sentences: the first says what may happen, with how likely and how bad; behind "sign", and behind "if" where it is a figure or a month, stands
 * how it is noticed, and all else is what is done, word for word.
 */
function riskTold(words: string): { row: AnswerRow; beside: string[] } {
  const [first = '', ...others] = partsOf(oneLine(words))
  const beside = others.filter((sentence) => levelApart(sentence).level === '' && isRemark(sentence))
  const told = { levels: [] as string[], sign: [] as string[], back: [] as string[], done: [] as string[] }
  for (const sentence of others.filter((one) => !beside.includes(one))) {
    const { level, rest } = levelApart(sentence)
    if (level !== '') told.levels.push(level)
    const pieces = rest.split(/;\s+/).map((piece) => ({ piece, back: behind(piece, BACK), sign: behind(piece, SIGN) }))
    const isCued = pieces.some(({ back, sign }) => back !== undefined || sign !== undefined)
    for (const { piece, back, sign } of isCued ? pieces : [{ piece: rest, back: undefined, sign: undefined }]) {
      if (back !== undefined) told.back.push(back)
      else if (sign !== undefined) told.sign.push(sign)
      else if (hasLetterOrDigit(piece)) {
        const { sign: noticed, done } = conditionApart(piece)
        if (noticed) told.sign.push(noticed)
        told.done.push(done)
      }
    }
  }
  const what = [withoutEnd(first, ' .'), ...told.levels.map((level) => `(${level})`)].join(' ')
  const [done = '', ...further] = [...told.back, ...told.done].map((piece) => piece.trim())
  const fallback = withoutEnd([asSentence(done), ...further.map((piece) => asSentence(raised(piece)))].join(' '), ' .')
  const sign = withoutEnd(told.sign.join('; '), ' .')
  return { row: { what, ...(sign && { sign }), ...(fallback && { fallback }) }, beside }
}

/** The sentences of a point; of one alone what a colon parts, "Glue fails on the rail: a second clamp", unless a name alone stands before it or what is so behind. */
function partsOf(words: string): string[] {
  const [cause = '', answer] = words.split(ARROW)
  if (answer !== undefined) return [cause, ...sentencesIn(words.slice(words.indexOf(answer, cause.length)))]
  const sentences = sentencesIn(words).flatMap(levelOwn)
  const [what = '', back = ''] = sentences.length === 1 ? words.split(/:\s+(.*)/s) : []
  const isParted = partedAtSpaces(what).length >= FEWEST_WORDS && back !== '' && tellsNoCause(back) && !DEGREE.test(back)
  return isParted && behind(back, SIGN) === undefined ? [what, back] : sentences
}

/** "Seal tears -> we go back to the thick one": what may happen, and what is done then. */
const ARROW = /\s+(?:->|→|=>)\s+/

/** The sentences of a point, also where small letters begin them. */
function sentencesIn(words: string): string[] {
  return sentencesOf(words).flatMap((sentence) => sentence.split(/(?<=\p{L}{3}\.)\s+(?=\p{Ll}{3,})/u))
}

/** Fewer words name no risk. */
const FEWEST_WORDS = 3

/** A thing, an order, and what we do is done then; another sentence may say why it happens. */
function tellsNoCause(back: string): boolean {
  return /^we\b/i.test(back) || isOrder(wordsOf(back)) || !isWhole(back)
}

/** "If it gives under 3 mJ by month 7 we add a patch": by what it is noticed, and what is done then. Before a later comma "we" may be within the condition. */
const WE = String.raw`(?:,\s+(?:then\s+)?we|\s+(?:then\s+)?we(?=['’]|\s+w(?:ould|ill)\b|[^,]*$))(?:['’](?:d|ll)|\s+would|\s+will)?`
const IF_WE = new RegExp(String.raw`^(?:if|when|once)\s+(.+?)${WE}\s+(.+)$`, 'is')
const IF_THEN = /^(?:if|when|once)\s+((?:(?!\swe\b)[^,])+),\s+(?:then\s+)?(.+)$/is

function conditionApart(piece: string): { sign?: string; done: string } {
  const [, sign = '', done = ''] = IF_WE.exec(piece) ?? IF_THEN.exec(piece) ?? []
  return hasDigit(sign) ? { sign, done } : { done: piece }
}

/** "Bellows come late. medium / medium – order early": how likely and how bad begins a sentence in small letters, too. */
function levelOwn(sentence: string): string[] {
  const at = sentence.search(/(?<=[.:;]\s)(?:low|medium|med|high)\b/i)
  return at > 0 && levelApart(sentence.slice(at)).level !== ''
    ? [withoutEnd(sentence.slice(0, at).trim(), ' :;'), sentence.slice(at)]
    : [sentence]
}

/** How likely and how bad, and what of its sentence comes behind that. */
function levelApart(sentence: string): { level: string; rest: string } {
  const [found = ''] = LEVELS.exec(sentence) ?? []
  const said = withoutEnd(found.trim(), ' .,;:/(–—-')
  const level = DEGREE.test(said) ? said : ''
  return level === '' ? { level, rest: sentence } : { level, rest: sentence.slice(found.length).replace(/^[\s.,;–—-]+/, '') }
}

/** What stands behind the words that open it. */
function behind(piece: string, opening: RegExp): string | undefined {
  const words = piece.trim().replace(opening, '')
  return words === piece.trim() ? undefined : words
}
