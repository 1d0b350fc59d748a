import type { Voice } from '../../language/contract-verb.ts'
import { inContractVoice } from '../../language/contract-voice.ts'
import { writtenOut } from '../../language/noted-signs.ts'
import { isSpoken } from '../../language/register.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { isPlainlySaid } from '../../language/talk.ts'
import { parse } from '../milestone-document.ts'
import { open, raised } from '../work-breakdown/composed/phrase.ts'
import { ownWords } from './quoted.ts'
import { at, type QualityRule, type ReviewedPlan, type Said, shortQuote } from './rule.ts'
import { judgedWords, notAccepted } from './said.ts'

const SAYS_THE_REST_IN_A_QUOTATION = /: {2,}[ .]*$/

/**
 * QC-56: a work plan becomes part of a contract: it names who does what, and nothing in it stands as it was said among colleagues (brief §4). Judged by what
 * was learned of lines that somebody wrote both ways; what the person accepted as their own statement is left alone, and what the rows compose is judged
 * there, once for all places.
 */
export const spokenWords: QualityRule = {
  id: 'QC-56',
  checks: 'no sentence stands as it was said or noted: "Have one, buy one", "we’ll see"',
  severity: 'warning',
  source: 'NASA Langley statement-of-work checklist: the actor named; the plan becomes part of the contract',
  remedy:
    'Write it as a contract has it, who does what to what, without wishes and asides; or take it out where it was meant for your own people.',
  objections: (plan, context) => {
    const { requirements } = plan
    const isOfRows = composedOf(plan)
    return notAccepted(context).flatMap((one) => {
      const own = ownWords(one.own)
      const words = judgedWords({ sentence: own }, requirements)
      if (words === undefined || SAYS_THE_REST_IN_A_QUOTATION.test(own) || !isSpoken(raised(withoutLabel(words)))) return []
      // what a payment hangs on is a matter of its own (QC-57)
      if (one.part === 'criterion' && isPlainlySaid(words)) return []
      if (isOfRows(judgedWords(one, requirements) ?? '')) return []
      const wording = wordingOf(one)
      return [{ ...at(one), message: 'This reads as it is said or noted, and not as a contract has it.', ...(wording && { wording }) }]
    })
  },
}

/** Whether words are those that the rows compose; of what the scope lists, each item. */
function composedOf({ sources, requirements }: ReviewedPlan): (words: string) => boolean {
  const plain = (words: string) => open(withoutLabel(words)).toLowerCase()
  const lines = (sources?.composed ?? []).flatMap(({ text, cell }) => (cell ? text.split('\n') : []))
  const known = new Set(lines.flatMap(sentencesOf).map((sentence) => plain(judgedWords({ sentence }, requirements) ?? '')))
  return (words) =>
    known.has(plain(words)) ||
    withoutLabel(words)
      .split('; ')
      .every((one) => known.has(plain(one)))
}

/** Under these labels, and under none, stands work that is owed, and under those things; others tell how things are. */
const OWED = [undefined, 'Method', 'Risk']
const NAMED = ['Tools', 'Input', 'Result']

/** The sentence as a contract has it, nothing lost and nothing added; undefined where that is not sure, or where only a part of it is shown. */
function wordingOf({ sentence, label, part }: Said): string | undefined {
  const quote = shortQuote(sentence)
  if (quote !== sentence.trim()) return undefined
  const words = withoutLabel(quote)
  const plain = writtenOut(words)
  const told = inContractVoice(plain, voiceOf(label, part))
  const isNoBetter = told === words || (told === plain && isSpoken(told))
  return isNoBetter ? undefined : quote.slice(0, quote.length - words.length) + told
}

function voiceOf(label: string | undefined, part: Said['part']): Voice {
  if (part === 'deliverable' || part === 'criterion' || (label !== undefined && NAMED.includes(label))) return 'thing'
  return part !== 'scope' && OWED.includes(label) ? 'duty' : 'fact'
}

function withoutLabel(words: string): string {
  const [line] = parse(words).lines
  return line?.kind === 'label' && line.text.trim() !== '' ? line.text.trim() : words
}
