import { asSentence } from '../../language/characters.ts'
import type { QcFinding } from './qc-report.ts'

/** An error as a sentence for the person: what is wrong, where, and what would mend it. */
export function issueSentence({ message, quote, remedy }: QcFinding): string {
  const words = quote && !message.includes(quote) ? ` It stands at: “${quote}”.` : ''
  return [ended(message) + words, remedy].filter(Boolean).join(' ')
}

/** The advice on how a step is written, in two or three sentences: how much there is, the first of it, and what would mend that. */
export function styleFeedback(open: readonly QcFinding[]): string {
  const advice = open.filter(({ severity }) => severity === 'advice')
  const [first, second] = advice
  if (!first) return 'The rules on style have no advice on this step.'
  const count =
    advice.length === 1 ? 'There is one piece of advice on this step.' : `There are ${advice.length} pieces of advice on this step.`
  const next = second && second.message !== first.message ? second.message : first.remedy
  return [count, first.message, next].filter(Boolean).join(' ')
}

function ended(message: string): string {
  return asSentence(message)
}
