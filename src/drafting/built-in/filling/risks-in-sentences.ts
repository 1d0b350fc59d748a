import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { formHeaded } from '../../../domain/answer-fields/called-in-notes.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import { BULLET } from '../../../domain/answer-fields/step-cells.ts'
import { headOf, partedAtSpaces, raised, withoutEnd } from '../../../language/characters.ts'
import { isRemark } from '../../../language/remark.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import type { SubjectAnswer } from './answer-apart.ts'
import type { RowsListed } from './risks-listed.ts'

/** What opens the words on what is done then, "fallback is a range", "then we pulse it", "we'd rent one". */
const BACK_IS = String.raw`(?:the |our |a )?(?:fallback|mitigation|backup|remedy)(?:\s+(?:is|would be)\b|:)\s*(?:(?:that |to )?we (?:would |will )?)?`
/** What somebody suffers or sees is no remedy. */
const DONE = String.raw`(?!(?:see|notice|know|not|never|hardly|lose|miss|slip|fail)\b)`
const THEN_WE = String.raw`(?:(?:and|so|but)\s+)?(?:if so,?|then|in (?:that|this|which) case,?)\s+we(?:['’](?:d|ll)| would| will)?\s+${DONE}`
const WE_WOULD = String.raw`(?:(?:and|so|but)\s+)?we(?:['’]d| would)\s+(?:then )?${DONE}`

/** What opens the words on how it is noticed. */
const SIGN_IS = String.raw`(?:the |an |our )?(?:(?:early|warning) )?sign(?:\s+(?:is|would be)\b|:)\s*`
const SEEN = String.raw`(?:seen|noticed|visible) (?:as|in|by|when|if)\s+|(?:and )?(?:we|you)(?:['’]d| would| will)? (?:notice|see)(?: it| that| this)? (?:as|in|by|when|if)\s+|when\s+`

/** A cue stands where a clause begins. */
const opening = (cues: string) => new RegExp(String.raw`(?:^|[,;:.]\s+|\s[–—-]\s)(?:${cues})(?=\S)`, 'giu')
const BACK = opening(`${BACK_IS}|${THEN_WE}|${WE_WOULD}`)
const SIGN = opening(`${SIGN_IS}|${SEEN}`)

/** With these a sentence goes on with the risk of the one before. */
const GOES_ON = new RegExp(
  String.raw`^(?:${BACK_IS}|${SIGN_IS}|${WE_WOULD}|(?:if so|then|in (?:that|this) case|it|they|this|that|these|we)\b)`,
  'iu',
)

/** Who is asked for risks and needs at once tells of these, too. */
const OF_NEEDS = /\b(?:government|furnished|GF[EI]|we(?:['’]d| would)? (?:need|want|like))\b/i

/** Fewer words name no risk, and one sentence is no list of them. */
const FEWEST_WORDS = 2
const FEWEST_RISKS = 2

/**
 * The risks of a paragraph that tells each in a sentence of its own, or in sentences that go on with it, and says behind a cue what is done then; undefined
 * where it is told otherwise. What stands before that is the risk, word for word.
 */
export function risksInSentences(answer: SubjectAnswer): RowsListed | undefined {
  const form = ANSWER_FORMS.risk
  if (!form || ![answer.subject, answer.also].includes('risk')) return undefined
  for (const paragraph of answer.answer.split(/\n\s*\n/)) {
    const text = paragraph.trim()
    const told = risksOf(text)
    if (told) return { form, ...told, text }
  }
  return undefined
}

function risksOf(text: string): Pick<RowsListed, 'rows' | 'beside'> | undefined {
  const told: string[] = []
  for (const sentence of sentencesOfLines(text).map((one) => one.replace(BULLET, ''))) {
    if (told.length > 0 && GOES_ON.test(withoutHeading(sentence))) told.push(`${told.pop()} ${sentence}`)
    else told.push(sentence)
  }
  const rows = told.map((words) => riskOf(withoutHeading(words))).filter((row) => row !== undefined)
  return rows.length === told.length && rows.length >= FEWEST_RISKS ? { rows, beside: [] } : undefined
}

function withoutHeading(sentence: string): string {
  const head = headOf(sentence)
  return formHeaded(head)?.kind === 'risk' ? sentence.slice(head.length + 1).trim() : sentence
}

/** What is no sentence by itself, as dictation runs on: "it cracks. then we weld; the gun is late". */
const RUNS_ON = /[.!?;]\s/

/** One risk; undefined where nothing says what is done then, or several things do. */
function riskOf(words: string): AnswerRow | undefined {
  const [backs, signs] = [BACK, SIGN].map((cues) => [...words.matchAll(cues)]) as [RegExpExecArray[], RegExpExecArray[]]
  if (backs.length !== 1 || signs.length > 1 || OF_NEEDS.test(words) || isRemark(words)) return undefined
  const cues = [...backs, ...signs]
  const behind = (cue: RegExpExecArray | undefined) => {
    if (!cue) return ''
    const from = cue.index + cue[0].length
    return withoutEnd(words.slice(from, endOf(from)).trim(), ' .,')
  }
  const endOf = (from: number) => Math.min(...cues.flatMap(({ index }) => (index >= from ? index : [])), words.length)
  const what = withoutEnd(words.slice(0, endOf(0)).trim(), ' .,:–—-')
  const row = { what: raised(what), sign: behind(signs[0]), fallback: behind(backs[0]) }
  if (partedAtSpaces(what).length < FEWEST_WORDS || Object.values(row).some((cell) => RUNS_ON.test(cell))) return undefined
  return Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''))
}
