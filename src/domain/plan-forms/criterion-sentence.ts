import { inSentence } from '../../language/in-sentence.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { type Word, wordsOf } from '../../language/words.ts'
import { joined, open, PASS_MARK, raised, saysHow } from '../work-breakdown/composed/phrase.ts'

/** What is measured, its limit, and under which conditions: the parts of "Noise (at the ear): at most 60 dB (today 70 dB)". */
type Figure = { name: string; conditions: string; mark: string; today: string }

/** A claim of one figure by its parts; undefined of all others. */
function figureIn(claim: string): Figure | undefined {
  const [head = '', told, more] = open(claim).split(PASS_MARK)
  if (told === undefined || more !== undefined) return undefined
  const [, mark = '', today = ''] = /^(.*?)(?: \((today [^()]*)\))?$/s.exec(told) ?? []
  if (
    !saysHow(mark) ||
    wordsOf(mark).some(({ pos }) => pos === 'AUX') ||
    !quantitiesIn(mark).some(({ printed }) => mark.startsWith(printed))
  )
    return undefined
  const [, name = head, conditions = ''] = /^([^()]+) \((.*)\)$/s.exec(head) ?? []
  return isName(wordsOf(name)) ? { name, conditions, mark, today } : undefined
}

/** A name has no verb of its own that it could be a sentence with. */
function isName(words: readonly Word[]): boolean {
  return words.length > 0 && !words.some(({ pos }) => pos === 'AUX' || pos === 'PRON')
}

const KNOWN: ReadonlySet<string> = new Set(['DET', 'PROPN', 'NUM'])

/** What is measured as the subject of a sentence: with its article, unless it is a name or says how many. */
function subject(name: string): string {
  const words = inSentence(name)
  return KNOWN.has(wordsOf(words)[0]?.pos ?? 'NUM') ? raised(words) : `The ${words}`
}

/**
 * A claim of one figure as a sentence with what else is told of how it is tried, "The noise shall be at most 60 dB (at the ear, 3 runs; today 70 dB)";
 * undefined of what is no figure.
 */
export function figureSentence(claim: string, tried: readonly string[] = []): string | undefined {
  const found = figureIn(claim)
  if (!found) return undefined
  const under = joined([joined([found.conditions, ...tried], ', '), found.today], '; ')
  return joined([`${subject(found.name)} shall be ${inSentence(found.mark)}`, under && `(${under})`], ' ')
}
