import type { Analysis, JudgedSentence } from '../analysis.ts'
import { isAsked, PHASES_OF_PERIODS, verdictOf } from '../verdict/certainty.ts'
import { addedRequirement, changedRequirement } from './requirement-edits.ts'

/** What a person says of a sentence, which is known by its page and quote; unsure takes back what they said before. */
export type SentenceVerdict = Pick<JudgedSentence, 'page' | 'quote' | 'verdict'>

/**
 * The analysis after a person has said whether a sentence asks something of the work, with its requirement put in or taken out;
 * null when it holds no such sentence. What was taken out is kept, so that it comes back as it was.
 */
export function judgedByPerson(analysis: Analysis, said: SentenceVerdict): Analysis | null {
  const isMeant = ({ page, quote }: JudgedSentence) => page === said.page && quote === said.quote
  if (!analysis.sentences.some(isMeant)) return null
  return analysis.sentences.reduce((before, one, at) => {
    const sentence = before.sentences[at]
    return sentence && isMeant(one) ? judged(before, sentence, said.verdict) : before
  }, analysis)
}

/** A sentence that shares its requirement with another, since both say the same, goes with it. */
function judged(analysis: Analysis, sentence: JudgedSentence, verdict: JudgedSentence['verdict']): Analysis {
  const { analysis: changed, id } = isAsked({ ...sentence, verdict })
    ? withItsRequirement(analysis, sentence)
    : withoutItsRequirement(analysis, sentence)
  const isSame = (one: JudgedSentence) =>
    (one.page === sentence.page && one.quote === sentence.quote && one.period === sentence.period) ||
    (id !== undefined && one.requirement_id === id)
  return {
    ...changed,
    sentences: analysis.sentences.map((one) => {
      if (!isSame(one)) return one
      const set =
        verdict === 'unsure' ? { verdict: verdictOf(one.probability), set_by: 'reader' as const } : { verdict, set_by: 'person' as const }
      return { ...one, ...set, ...(id ? { requirement_id: id } : {}) }
    }),
  }
}

type Changed = { analysis: Analysis; id: string | undefined }

function withItsRequirement(analysis: Analysis, sentence: JudgedSentence): Changed {
  const { requirement_id: id, page, quote, kind, strength, period } = sentence
  const back = id && changedRequirement(analysis, id, { removed: false })
  if (back) return { analysis: back, id }
  const added = addedRequirement(analysis, { page, quote, kind, strength, phase: PHASES_OF_PERIODS[period] })
  return { analysis: added.analysis, id: added.requirement.id }
}

function withoutItsRequirement(analysis: Analysis, { requirement_id: id }: JudgedSentence): Changed {
  const without = id && changedRequirement(analysis, id, { removed: true })
  return { analysis: without || analysis, id }
}
