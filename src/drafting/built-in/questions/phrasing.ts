import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { questionTopic } from '../answers/answer-topic.ts'
import type { Duty } from '../demands/duty.ts'
import { limitsIn } from '../demands/limits-in.ts'
import { meaningfulWords, overlap } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { actOf } from './question-act.ts'
import type { Candidate, Wording } from './question-candidate.ts'
import { topicNoun } from './topic-noun.ts'
import { quotable, wishedFor } from './value-words.ts'

/** A question in words, with the demand that it hangs on. */
export type Phrased = { candidate: Candidate; q: string; shown: Requirement | undefined }

/** What has been named in this interview already. */
type Said = { named: Set<string>; shown: Set<string>; values: Set<string>; acts: string[]; noun: string; duties: readonly Duty[] }

/** Two acts with more words in common than this are the same work. */
const SAME_WORK = 0.4

/** The candidates in words, one after the other, so that no two hang on the same work; one that cannot be put in words is left out. */
export function phrasedIn(candidates: readonly Candidate[], brief: PlanBrief): Phrased[] {
  const duties = brief.demands.duties.filter(({ stage }) => stage !== 'close')
  const said: Said = { named: new Set(), shown: new Set(), values: new Set(), acts: [], noun: topicNoun(brief), duties }
  return candidates.flatMap((candidate) => {
    const found = inWords(candidate, said)
    if (!found) return []
    if (found.shown) said.shown.add(found.shown.id)
    if (found.shown && found.isNamed) said.named.add(found.shown.id)
    for (const value of limitsIn(found.words ?? '')) said.values.add(value)
    if (found.act) said.acts.push(found.act)
    return [{ candidate, q: found.q, shown: found.shown }]
  })
}

/** `isNamed`: the question speaks of the demand that is shown, so no other question is to hang on it. */
type Found = { q: string; shown: Requirement | undefined; act?: string; words?: string; isNamed?: boolean }

/** The first wording that fits; one whose words would send the answer to another matter does not. */
function inWords({ wordings, topic }: Candidate, said: Said): Found | undefined {
  for (const wording of wordings) {
    const fits = waysOf(wording, said).find(({ q }) => questionTopic(q) === topic)
    if (fits) return fits
  }
  return undefined
}

function waysOf({ ask, anchors, quotes = 'whole', may_do, again }: Wording, { named, shown, values, acts, noun, duties }: Said): Found[] {
  const found = [...new Set(anchors.filter((one) => one !== undefined))]
  const put = (text: string) => text.replace(/#/g, noun)
  const isNew = ({ id }: Requirement) => again === true || !named.has(id)
  if (ask.includes('{do}'))
    return found.filter(isNew).flatMap((one) => {
      const act = actFor(one, duties, (text) => (may_do?.(text) ?? true) && !acts.some((other) => isSameWork(text, other)))
      return act === '' ? [] : [{ q: put(ask).replace('{do}', `${act} (p. ${one.page})`), shown: one, act, isNamed: true }]
    })
  if (ask.includes('@'))
    return found.filter(isNew).flatMap((one) => {
      const words = quotes === 'wish' ? wishedFor(one) : quotable(one, quotes)
      const lead = isSentence(words) ? ask.replace('asks for @', 'says @') : ask
      const isAsked = again !== true && limitsIn(words).some((value) => values.has(value))
      return words === '' || isAsked ? [] : [{ q: put(lead).replace('@', `"${words}" (p. ${one.page})`), shown: one, words, isNamed: true }]
    })
  return [{ q: put(ask), shown: found.find(({ id }) => !named.has(id) && !shown.has(id)) ?? found[0] }]
}

function isSentence(words: string): boolean {
  return /^[A-Z].* (?:should|shall|must|will|is|are|be|has|have|would|can) /.test(words)
}

function isSameWork(one: string, other: string): boolean {
  return overlap(meaningfulWords(one), meaningfulWords(other)) > SAME_WORK
}

/** What a requirement asks to be done, by the first of its duties that can be said in a question. */
function actFor({ id }: Requirement, duties: readonly Duty[], may_do: (act: string) => boolean): string {
  return (
    duties
      .filter(({ requirement_id }) => requirement_id === id)
      .map(({ text }) => actOf(text))
      .find((act) => act !== '' && may_do(act)) ?? ''
  )
}
