import { oneLine } from '../../language/characters.ts'
import { tracer } from '../grounding/trace.ts'
import type { TracedSentence } from '../grounding/traced.ts'
import type { Answer } from '../interview.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import type { PreparedReview } from '../quality/prepared-review.ts'
import { type ReviewedPlan, shortQuote } from '../quality/rule.ts'
import type { One } from './left-objections.ts'

/** An answer as the plan was drafted from it, and as it stands now. */
type Changed = { slot: string; question: string; before: string; now: string }

/**
 * Sentences that rest on what was answered when the interview was closed, and not on what the same question is answered with now: the milestone stands on an
 * older answer. Nothing of it is left once the text says otherwise.
 */
export function olderAnswersLeft(plan: ReviewedPlan, agreed: readonly Answer[], { context }: PreparedReview): One[] {
  const { sources } = plan
  const changed = (sources?.answers ?? []).flatMap(({ slot, question, answer: now }): Changed[] => {
    const before = agreed.find((one) => one.slot === slot && one.question === question)?.answer ?? now
    return before.trim() === '' || oneLine(before) === oneLine(now) ? [] : [{ slot, question, before, now }]
  })
  if (!sources || changed.length === 0) return []
  const slots = new Map(changed.map(({ slot, before }) => [slot, before]))
  const answers = sources.answers.map((one) => ({ ...one, answer: slots.get(one.slot) ?? one.answer }))
  const traceBefore = tracer({ ...sources, answers })
  return plan.milestones.flatMap((milestone) =>
    (context.traced.get(milestone.milestone_number) ?? []).flatMap((sentence) => {
      // where a row keeps the words, the answer may only be worded otherwise
      if (sentence.grounds !== 'unsupported') return lost(sentence, changed).map((one) => thing(milestone, sentence, one, 'warning'))
      const [older] = traceBefore(sentence.text).flatMap((one) => restsOn(one, changed))
      return older ? [thing(milestone, sentence, older, 'error')] : []
    }),
  )
}

/** The changed answer on which a sentence rests. */
function restsOn({ grounds, origins }: TracedSentence, changed: readonly Changed[]): Changed[] {
  if (grounds !== 'sourced') return []
  return changed.filter(({ slot }) => origins.some((one) => one.kind === 'answer' && one.slot === slot))
}

/** The changed answer of which a sentence, or the row that it was composed from, has words that are no longer there. */
function lost({ origins }: TracedSentence, changed: readonly Changed[]): Changed[] {
  return changed.filter(({ slot, now }) =>
    origins.some((one) => one.kind === 'answer' && one.slot === slot && !oneLine(now).includes(oneLine(one.quote))),
  )
}

function thing(milestone: StoredMilestone, { text }: TracedSentence, { slot, question }: Changed, severity: One['severity']): One {
  const { milestone_number, deliverables } = milestone
  const isText = shownText(milestone).includes(text)
  return {
    kind: `older answer ${slot}`,
    reason: 'source',
    severity,
    milestone_number,
    mends:
      'Draft the text anew from the answers as they are now, or write what holds. If the answer was changed by mistake, change it back.',
    place: {
      message: `Milestone ${milestone_number} stands on an older answer to “${shortQuote(question)}”.`,
      quote: text,
      part: isText ? 'text' : deliverables.some((one) => one.includes(text)) ? 'deliverable' : 'criterion',
      question: slot,
    },
  }
}
