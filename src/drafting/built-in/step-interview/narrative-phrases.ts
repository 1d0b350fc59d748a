import type { StoredMilestone } from '../../../domain/milestone.ts'
import { isOnlyHandedOver } from '../../../domain/quality/criteria-rules.ts'
import { joined, open, PASS_MARK, raised, saysHow } from '../../../domain/work-breakdown/composed/phrase.ts'
import { closed } from '../../../domain/work-breakdown/composed/sentences.ts'
import { dutyIn, performerIn } from '../../../domain/work-breakdown/composed/told-task.ts'
import { inPlainWords } from '../../../language/characters.ts'
import { isOrder } from '../../../language/clause.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { isWhole } from '../../../language/register.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { ToldTask } from './told-milestone.ts'

const CONTRACTOR = 'The Contractor'
const SHALL = ' shall '
const GOES_ON = /^(?:complete|continue) Task \d/

/** Whether a task goes on with one that another milestone began: "complete Task 3.1 (firing the tiles)". */
export function goesOn({ text }: Pick<ToldTask, 'text'>): boolean {
  return GOES_ON.test(dutyIn({ text }))
}

/** A task as a sentence with who leads it, with whom, where and when: "Under Ana Ruiz, potter, the Contractor shall fire the tiles (months 2 to 3)." As it stands where nobody shall do it. */
export function taskSentence({ text, labels }: Pick<ToldTask, 'text' | 'labels'>, before: readonly Pick<ToldTask, 'text'>[] = []): string {
  const duty = dutyIn({ text })
  if (duty === text) return closed(raised(text))
  const said = (...names: readonly string[]) => labels.filter(({ name }) => names.includes(name)).map((one) => open(one.text))
  const who = text.slice(CONTRACTOR.length, text.indexOf(SHALL)).trim()
  const isKnown = before.some((one) => performerIn(one) === performerIn({ text }))
  const lead = who.startsWith('(') ? underWhom(performerIn({ text }), isKnown) : who.replace(/^,\s*|,$/g, '')
  const led = joined([lead, ...said('People').map((people) => `with ${people}`)], ', ')
  const when = joined([...said('Place and time', 'Place').map((place) => `place: ${place}`), ...said('Time').map(inSentence)], ', ')
  const [first = '', ...more] = sentencesOf(duty.replace(/the following work: (.+)/, (_, name) => `the work on ${inSentence(name)}`))
  const done = joined([open(first), when && `(${when})`], ' ')
  return [closed(`${led === '' ? CONTRACTOR : `${raised(led)}, the Contractor`}${SHALL}${done}`), ...more].join(' ')
}

/** Who leads a task; whose role was told with one before goes by the name. */
function underWhom(performer: string, isKnown: boolean): string {
  return isKnown ? `also under ${performer.split(', ', 1)[0]}` : `under ${performer}`
}

/** So many criteria are read in one sentence. */
const IN_ONE = 3

/** What is handed over, and by when. */
export function handedSentence(things: readonly string[], due: string): string {
  const [first = '', ...more] = things.map((one) => inSentence(open(one)))
  const when = due === '' ? CONTRACTOR : `By ${due} the Contractor`
  return `${when} hands over ${closed(together([DETERMINED.test(first) ? first : `its ${first}`, ...more]))}`
}

/** Words that say already which thing is meant, or how many. */
const DETERMINED = /^(?:an?|the|all|each|every|its|one|two|three|four|\d\S*)\s/i

/** What decides on acceptance, joined into sentences: clauses, figures, and what else is to be shown. What only says again what is handed over is left out. */
export function criteriaSentences({ deliverables, acceptance_criteria }: Criteria, due: string): string[] {
  const handed = deliverables.map(inPlainWords)
  const isHandedOver = ({ claim, told }: Criterion) =>
    isOnlyHandedOver(claim) ? handed.length > 0 : !told.endsWith(')') && handed.some((one) => one.includes(inPlainWords(claim)))
  const own = acceptance_criteria.map((one) => criterionIn(one, due)).filter((one) => !isHandedOver(one))
  const of = (kind: Criterion['kind']) => own.flatMap((one) => (one.kind === kind ? one.told : []))
  return [
    ...inSentences(of('clause'), ['The work is done when ', 'It also takes that ']),
    ...inSentences(of('figure'), ['']),
    ...inSentences(of('other'), ['To be shown: ', 'Also to be shown: ']),
  ]
}

type Criteria = Pick<StoredMilestone, 'deliverables' | 'acceptance_criteria'>
type Criterion = { kind: 'clause' | 'figure' | 'other'; claim: string; told: string }

/** A criterion with its conditions in brackets; when it is due and which requirements it answers its plan tells. */
function criterionIn(text: string, due: string): Criterion {
  const [claim = '', ...parts] = open(text).split('; ')
  const conditions = parts.filter((part) => !part.startsWith('answers R') && part !== `by ${due}`)
  const { kind, words } = claimTold(claim)
  return { kind, claim, told: joined([words, conditions.length > 0 ? `(${conditions.join('; ')})` : ''], ' ') }
}

/** What is claimed as it is joined to others: "the sieve holds", "gain shall be at least 3 dB"; a note stays as it was typed. */
function claimTold(claim: string): { kind: Criterion['kind']; words: string } {
  const [name = '', mark, more] = claim.split(PASS_MARK)
  if (mark === undefined) return isWhole(closed(claim)) ? { kind: 'clause', words: inSentence(claim) } : { kind: 'other', words: claim }
  const thing = `${name.startsWith('Result of ') ? 'the ' : ''}${inSentence(name)}`
  if (more !== undefined) return { kind: 'other', words: claim }
  if (mark.startsWith('it ')) return { kind: 'clause', words: `${thing}${mark.slice('it'.length)}` }
  const isFigure = quantitiesIn(mark).some(({ printed }) => mark.startsWith(printed)) || !isWhole(closed(mark))
  return saysHow(mark) && isFigure ? { kind: 'figure', words: `${thing} shall be ${inSentence(mark)}` } : { kind: 'other', words: claim }
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
