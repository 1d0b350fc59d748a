import type { StoredMilestone } from '../../../domain/milestone.ts'
import { figureSentence } from '../../../domain/plan-forms/criterion-sentence.ts'
import { printedCriterion } from '../../../domain/plan-forms/in-short.ts'
import { isOnlyHandedOver } from '../../../domain/quality/criteria-rules.ts'
import { joined, open, PASS_MARK, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import { inPlainWords } from '../../../language/characters.ts'
import { isOrder } from '../../../language/clause.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { isWhole } from '../../../language/register.ts'
import { wordsOf } from '../../../language/words.ts'

const CONTRACTOR = 'The Contractor'

/** So many criteria are read in one sentence. */
const IN_ONE = 3

/** What is handed over, and by when. */
export function handedSentence(things: readonly string[], due: string): string {
  const when = due === '' ? CONTRACTOR : `By ${due} the Contractor`
  return `${when} hands over: ${closed(things.map(open).join('; '))}`
}

/** What decides on acceptance, joined into sentences: clauses, figures, and what else is to be shown. What only says again what is handed over is left out. */
export function criteriaSentences({ deliverables, acceptance_criteria }: Criteria, due: string): string[] {
  const handed = deliverables.map(inPlainWords)
  const isHandedOver = ({ claim, told }: Criterion) =>
    isOnlyHandedOver(claim) ? handed.length > 0 : !told.endsWith(')') && handed.some((one) => one.includes(inPlainWords(claim)))
  const own = acceptance_criteria.map((one) => criterionIn(one, due)).filter((one) => !isHandedOver(one))
  const of = (kind: Criterion['kind']) => own.flatMap((one) => (one.kind === kind ? one.told : []))
  return [
    ...inSentences(of('clause'), ['The work is done when ', 'It also takes that ']),
    ...of('figure'),
    ...inSentences(of('other'), ['To be shown: ', 'Also to be shown: ']),
  ]
}

type Criteria = Pick<StoredMilestone, 'deliverables' | 'acceptance_criteria'>
type Criterion = { kind: 'clause' | 'figure' | 'other'; claim: string; told: string }

/** A criterion with its conditions in brackets; when it is due and which requirements it answers its plan tells. */
function criterionIn(text: string, due: string): Criterion {
  const [claim = '', ...parts] = open(text).split('; ')
  const conditions = parts.filter((part) => !part.startsWith('answers R') && part !== `by ${due}`)
  if (figureSentence(claim) !== undefined) return { kind: 'figure', claim, told: printedCriterion(text, due) }
  const { kind, words } = claimTold(claim)
  return { kind, claim, told: joined([words, conditions.length > 0 ? `(${conditions.join('; ')})` : ''], ' ') }
}

/** What is claimed as it is joined to others: "the sieve holds", "gain shall be at least 3 dB"; a note stays as it was typed. */
function claimTold(claim: string): { kind: Criterion['kind']; words: string } {
  const [name = '', mark, more] = claim.split(PASS_MARK)
  if (mark === undefined) return isWhole(closed(claim)) ? { kind: 'clause', words: inSentence(claim) } : { kind: 'other', words: claim }
  if (more !== undefined || !mark.startsWith('it ')) return { kind: 'other', words: claim }
  return { kind: 'clause', words: `${name.startsWith('Result of ') ? 'the ' : ''}${inSentence(name)}${mark.slice('it'.length)}` }
}

/** Items joined into sentences of a few, each behind the words that lead in: the first of them, then the last. */
function inSentences(items: readonly string[], leads: readonly string[]): string[] {
  const starts = items.flatMap((_, at) => (at % IN_ONE === 0 ? at : []))
  return starts.map((from, nth) => closed(raised(`${leads[nth] ?? leads.at(-1)}${together(items.slice(from, from + IN_ONE))}`)))
}

/** "a", "a and b", "a; b; and c". */
function together(items: readonly string[]): string {
  const isShort = items.length === 2 && !items.some((one) => / and |[,;]/.test(one))
  return isShort ? items.join(' and ') : items.map((one, at) => (at > 0 && at === items.length - 1 ? `and ${one}` : one)).join('; ')
}

/** A risk, how it is noticed and what is done then, each as a sentence; where its labels are missing, as it stands. */
export function riskSentences(risk: string, article: string): string[] {
  const [told = '', fallback] = open(risk).split(/[.;] Fallback: /)
  const [what = '', sign] = told.split(/[.;] Early sign: /)
  return [
    `${article} risk is ${isWhole(closed(what)) ? 'that ' : ''}${closed(inSentence(what))}`,
    ...(sign ? [`${signOpening(sign)} ${closed(inSentence(sign))}`] : []),
    ...(fallback ? [`${fallbackOpening(fallback)} ${closed(inSentence(fallback))}`] : []),
  ]
}

function signOpening(sign: string): string {
  if (/^(?:if|when)\s/i.test(sign)) return 'It shows early'
  return isWhole(closed(sign)) ? 'It shows early when' : 'The early sign is'
}

function fallbackOpening(fallback: string): string {
  if (isOrder(wordsOf(inSentence(fallback)))) return 'The fallback is to'
  return isWhole(closed(fallback)) ? 'Then' : 'The fallback is'
}
