import type { Voice } from '../../language/contract-verb.ts'
import { inContractVoice } from '../../language/contract-voice.ts'
import { writtenOut } from '../../language/noted-signs.ts'
import { isSpoken } from '../../language/register.ts'
import { parse } from '../milestone-document.ts'
import { raised } from '../work-breakdown/composed/phrase.ts'
import { ownWords } from './quoted.ts'
import { type QualityRule, type Said, shortQuote } from './rule.ts'
import { at, judgedWords, notAccepted } from './said.ts'

const SAYS_THE_REST_IN_A_QUOTATION = /: {2,}[ .]*$/

/**
 * QC-56: a work plan becomes part of a contract: it names who does what, and nothing in it stands as it was said among colleagues (brief §4). Judged by what
 * was learned of lines that somebody wrote both ways; what the person accepted as their own statement is left alone.
 */
export const spokenWords: QualityRule = {
  id: 'QC-56',
  checks: 'no sentence stands as it was said or noted: "Have one, buy one", "we’ll see"',
  severity: 'warning',
  source: 'NASA Langley statement-of-work checklist: the actor named; the plan becomes part of the contract',
  remedy:
    'Write it as a contract has it, who does what to what, without wishes and asides; or take it out where it was meant for your own people.',
  objections: ({ requirements, sources }, context) =>
    notAccepted(context).flatMap((one) => {
      const own = ownWords(one.own)
      const words = judgedWords({ sentence: own }, requirements)
      if (words === undefined || SAYS_THE_REST_IN_A_QUOTATION.test(own) || !isSpoken(raised(withoutLabel(words)))) return []
      if (sources?.as_said?.some((said) => one.sentence.includes(said))) return []
      const wording = wordingOf(one)
      return [{ ...at(one), message: 'This reads as it is said or noted, and not as a contract has it.', ...(wording && { wording }) }]
    }),
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
