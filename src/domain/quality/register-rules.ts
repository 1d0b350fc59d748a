import { wordsOf } from '../../language/words.ts'
import { atWords, ownWords } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

/** "Phase I shall": behind these a letter counts. */
const LETTERED: ReadonlySet<string> = new Set(
  'phase type class part level tier group annex appendix title section division category'.split(' '),
)

/** Who speaks of themselves alone speaks to a colleague. */
const MYSELF = /(?<![\p{L}'’])(?:[Mm]e|[Mm]y|[Mm]yself|I['’](?:m|ve|ll|d))(?![\p{L}'’])/u
/** "We'll", "doesn't": spoken, never written in a contract. */
const SHORTENED = /\p{L}(?:n['’]t|['’](?:ll|ve|re))(?!\p{L})/u

/** QC-56: a work plan becomes part of a contract: it names who does what, and nothing in it is said as among colleagues (brief §4). */
export const spokenWords: QualityRule = {
  id: 'QC-56',
  checks: 'no sentence is said as among colleagues: "I must ask", "we’ll not"',
  severity: 'error',
  source: 'NASA Langley statement-of-work checklist: the actor named; the plan becomes part of the contract',
  remedy: 'Take it out where it was meant for your own people only; else write it as it may stand in a contract.',
  objections: (_plan, { said }) => said.flatMap((one) => spokenIn(one)),
}

function spokenIn(one: Said): Objection[] {
  const own = ownWords(one.own)
  const alone = speakerAt(own) ?? MYSELF.exec(own)?.index
  if (alone !== undefined) return [{ ...atWords(one, alone), message: 'This speaks of its author alone, as one does to a colleague.' }]
  const shortened = SHORTENED.exec(own)
  return shortened
    ? [{ severity: 'advice', ...atWords(one, shortened.index), message: 'This is written as it is spoken; a contract has no short forms.' }]
    : []
}

/** Where "I" does something. */
function speakerAt(sentence: string): number | undefined {
  const words = wordsOf(sentence)
  const at = words.findIndex(({ text }, place) => {
    const next = words[place + 1]?.pos
    return text === 'I' && (next === 'VERB' || next === 'AUX') && !LETTERED.has(words[place - 1]?.text.toLowerCase() ?? '')
  })
  return at < 0 ? undefined : sentence.search(/(?<![\p{L}\d])I(?![\p{L}\d])/u)
}
