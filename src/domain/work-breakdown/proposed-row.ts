import { asAction, surelyBeginsWithVerb } from '../../language/action.ts'
import { raised, withoutEnd } from '../../language/characters.ts'
import { isModal } from '../../language/clause.ts'
import { dutiesIn } from '../../language/duties.ts'
import { inSentence } from '../../language/in-sentence.ts'
import { textOf, type Word, wordsOf } from '../../language/words.ts'
import { keyTerms } from '../grounding/key-terms.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isReworded } from '../solicitation/requirement/requirement-words.ts'
import { cuesIn } from '../solicitation/verdict/cues.ts'

/** What a row tells that answers a requirement: work, what has to hold, or a thing that is handed over. */
export type ProposedRow = { kind: 'task' | 'criterion' | 'deliverable'; text: string }

type Asked = Pick<Requirement, 'text' | 'quote' | 'kind' | 'whose' | 'set_by'>

/**
 * The row that is proposed for a requirement, or for one of the parts of its sentence: the whole duty in the voice of a plan, "Submit a test plan, by the end of
 * month 2". What is said of the product is no work of anybody: a test shows it, and it stays as it is asked.
 */
export function proposedRow(asked: Asked, part = ''): ProposedRow {
  const sentence = dutyWith(isReworded(asked) || !asked.quote.includes(asked.text) ? asked.text : asked.quote, part)
  const deed = asked.whose === 'product' ? undefined : deedIn(sentence, asked.whose === 'work')
  if (deed === undefined) return { kind: 'criterion', text: withoutEnd(sentence.trim(), '.;') }
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
  if (isModal(wordsOf(own)[0] ?? NONE)) return `${textOf(words.slice(0, Math.max(modalAt, 0)))} ${own}`.trim()
  const thingAt = words.findIndex(({ pos }, at) => at > modalAt && pos === 'DET' && at > 0 && words[at - 1]?.pos === 'VERB')
  return thingAt < 0 ? own : `${textOf(words.slice(0, thingAt))} ${own}`
}

const NONE: Word = { text: '', pos: '', lemma: '', space: '' }

/** What the performer has to do, beginning with its verb; undefined where a sentence says what somebody or something is. */
function deedIn(sentence: string, isOfWork: boolean): string | undefined {
  const words = wordsOf(withoutEnd(sentence.trim(), '.;'))
  const at = words.findIndex(isModal)
  const [when, subject] = partedBehindComma(words.slice(0, Math.max(at, 0)))
  const rest = words.slice(at + 1)
  const isPerformers = at < 0 || cuesIn(subject).some(({ means }) => means === 'offeror')
  const told =
    !isPerformers && isOfWork && rest[0]?.lemma === 'be'
      ? `${inSentence(textOf(subject))} is ${textOf(rest.slice(1))}`
      : isPerformers && textOf(rest)
  const deed = told ? asAction(told) : ''
  if (!surelyBeginsWithVerb(deed) || tellsState(deed)) return undefined
  return when === '' ? deed : `${deed}, ${inSentence(when)}`
}

/** Whether words that begin with a verb tell what something is, and nothing that is done: "become thinner". */
export function tellsState(words: string): boolean {
  return STATES.has(words.trim().split(' ', 1)[0]?.toLowerCase() ?? '')
}

/** Verbs of a state. */
const STATES = new Set(['be', 'become', 'have', 'remain', 'stay'])

/** What stands before the last comma of the words before a verb, "By the end of month 2", and the subject behind it. */
function partedBehindComma(words: readonly Word[]): [before: string, subject: readonly Word[]] {
  const at = words.findLastIndex(({ text }) => text === ',')
  return at < 0 ? ['', words] : [textOf(words.slice(0, at)), words.slice(at + 1)]
}
