import type { Objection } from './answers/objections.ts'
import { matterOf } from './matter/fence.ts'
import { withinTokens } from './matter/tokens.ts'
import type { Written } from './parts-answer.ts'

/** Most objections that are named to the model, and the tokens of them. */
const MOST_NAMED = 30
const NAMED_TOKENS = 1400
/** Tokens of its answer that are shown to it again. */
const ANSWER_TOKENS = 1900

/** What is put behind the matter when an answer has to be mended: the answer, and what is wrong with it. Both repeat words of others, so both are data. */
export function repairMatter(answer: Written | string, objections: readonly Objection[]): string {
  const named = [...new Set(objections.map(({ sentence }) => `- ${sentence}`))].slice(0, MOST_NAMED)
  const isRead = typeof answer !== 'string'
  const text = isRead ? answer.parts.map(({ id, text: said }) => `[${id}] ${said}`).join('\n') : answer
  const sections = [
    { kind: 'data' as const, title: 'Your answer so far', text: withinTokens(text, ANSWER_TOKENS) },
    { kind: 'data' as const, title: 'What is wrong with it', text: withinTokens(named.join('\n'), NAMED_TOKENS) },
  ]
  return `${matterOf(sections, [])}\n\n## What to do now\n${isRead ? MEND : AGAIN}`
}

const MEND =
  'Answer in the same form with the parts that have to be mended, and only with these. Take out what no source states; put nothing invented in its place. Put back what got lost, word for word from the outline.'
const AGAIN = 'Answer again, whole, in the form that is asked for above: one JSON object and nothing else.'
