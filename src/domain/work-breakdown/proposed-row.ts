import { asAction, beginsWithVerb, surelyBeginsWithVerb } from '../../language/action.ts'
import { raised, withoutEnd } from '../../language/characters.ts'
import { formOf, isModal, isVerb } from '../../language/clause.ts'
import { dutiesIn } from '../../language/duties.ts'
import { inSentence } from '../../language/in-sentence.ts'
import { textOf, type Word, wordsOf } from '../../language/words.ts'
import { keyTerms } from '../grounding/key-terms.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { cuesIn } from '../solicitation/verdict/cues.ts'

/** What a row tells that answers a requirement: work, what has to hold, or a thing that is handed over. */
export type ProposedRow = { kind: 'task' | 'criterion' | 'deliverable'; text: string }

type Asked = Pick<Requirement, 'text' | 'quote' | 'kind' | 'whose' | 'set_by'>

/**
 * The row that is proposed for a requirement, or for one of the parts of its sentence: the whole duty in the voice of a plan, "Submit a test plan, by the end of
 * month 2". What is said of the product is no work of anybody: a test shows it, and it stays as it is asked.
 */
export function proposedRow(asked: Asked, part = ''): ProposedRow {
  const sentence = dutyWith(asked.text.includes(part) ? asked.text : requirementWords(asked), part)
  const deed = asked.whose === 'product' ? undefined : deedIn(sentence, asked.whose === 'work')
  if (deed === undefined) return { kind: 'criterion', text: raised(withoutEnd(sentence.trim(), '.;')) }
  const [verb = ''] = deed.split(' ', 1)
  const isHanded = asked.kind === 'deliverable' || [...keyTerms(verb).words].some((word) => HANDING.has(word))
  return { kind: isHanded ? 'deliverable' : 'task', text: raised(deed) }
}

const HANDING = keyTerms('deliver').words

/** The thing that a deed hands over: "Submit a test plan that names each test, by month 2" → "test plan"; nothing where the deed names none. */
export function thingOf(deed: string): string {
  const words = wordsOf(deed).slice(1)
  const from = words.findIndex(({ pos }) => pos !== 'DET')
  const isPast = ({ pos, text }: Word) => (ENDS_THING.has(pos) && !IN_THING.has(text)) || text.toLowerCase() === 'that'
  const end = words.findIndex((word, at) => at > from && isPast(word))
  return textOf(words.slice(Math.max(from, 0), end < 0 ? undefined : end))
}

const IN_THING = new Set(['of', '-'])
const ENDS_THING = new Set(['ADP', 'PUNCT', 'SCONJ', 'VERB', 'AUX', 'PART'])

/** The duty of a sentence in which a part stands, with the subject or the verb that it shares with the one before; the whole sentence where it has one only. */
function dutyWith(sentence: string, part: string): string {
  const [first = sentence, ...others] = dutiesIn(sentence)
  const own = part === '' ? undefined : others.find((duty) => duty.includes(part))
  if (own === undefined) return part === '' || others.length === 0 ? sentence : first
  const words = wordsOf(first)
  const modalAt = words.findIndex(isModal)
  const before = (end: number) => `${textOf(words.slice(0, end))} ${own}`
  if (isModal(wordsOf(own)[0] ?? NONE)) return before(Math.max(modalAt, 0)).trim()
  if (beginsWithVerb(own)) return modalAt < 0 ? own : before(modalAt + 1)
  const thingAt = words.findIndex(({ pos }, at) => at > modalAt && pos === 'DET' && at > 0 && words[at - 1]?.pos === 'VERB')
  return thingAt < 0 ? (isClause(own) ? own : sentence) : before(thingAt)
}

function isClause(part: string): boolean {
  return wordsOf(part).some(isModal)
}

const NONE: Word = { text: '', pos: '', lemma: '', space: '' }

/** What the performer has to do, beginning with its verb; undefined where a sentence says what somebody or something is. */
function deedIn(sentence: string, isOfWork: boolean): string | undefined {
  const whole = withoutEnd(sentence.trim(), '.;')
  if (beginsWithVerb(whole)) return tellsState(whole) ? undefined : whole
  const words = wordsOf(whole)
  const at = words.findIndex(isModal)
  const [when, subject] = partedBehindComma(words.slice(0, Math.max(at, 0)))
  const rest = words.slice(at + 1)
  const isPerformers = cuesIn(subject).some(({ means }) => means === 'offeror')
  const deed = isPerformers ? textOf(rest) : isOfWork ? turned(subject, rest) : ''
  if (deed === '' || rest[0]?.text === 'not' || tellsState(deed)) return undefined
  return when === '' ? deed : `${deed}, ${inSentence(when)}`
}

/** "A field day shall be held" → "hold a field day"; nothing where what is said of a thing is not one deed. */
function turned(subject: readonly Word[], rest: readonly Word[]): string {
  if (
    rest[0]?.lemma !== 'be' ||
    [...subject, ...rest.slice(1)].some((word, at) => isModal(word) || (at < subject.length && isPredicate(word)))
  )
    return ''
  const deed = asAction(`${withoutEnd(inSentence(textOf(subject)), ',')} is ${textOf(rest.slice(1))}`)
  return surelyBeginsWithVerb(deed) ? deed : ''
}

function isPredicate(word: Word): boolean {
  return isVerb(word) && formOf(word) !== 'ing'
}

/** Whether words that begin with a verb tell what something is, and nothing that is done: "become thinner". */
export function tellsState(words: string): boolean {
  return STATES.has(words.trim().split(' ', 1)[0]?.toLowerCase() ?? '')
}

/** Verbs of a state. */
const STATES = new Set(['be', 'become', 'have', 'remain', 'stay'])

/** What says when at the start of the words before a verb, "By the end of month 2", and the subject behind its comma. */
function partedBehindComma(words: readonly Word[]): [before: string, subject: readonly Word[]] {
  const at = words[0]?.pos === 'ADP' ? words.findLastIndex(({ text }) => text === ',') : -1
  return at < 0 ? ['', words] : [textOf(words.slice(0, at)), words.slice(at + 1)]
}
