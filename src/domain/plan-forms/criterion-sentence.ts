import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { joined, lowered, open, PASS_MARK, raised, saysHow } from '../work-breakdown/composed/phrase.ts'

/** What is measured, its limit, and under which conditions: the parts of "Noise (at the ear): at most 60 dB (today 70 dB)". */
type Figure = { name: string; conditions: string; mark: string; today: string }

/** A claim of one figure by its parts; undefined of all others. */
function figureIn(claim: string): Figure | undefined {
  const [head = '', told, more] = open(claim).split(PASS_MARK)
  if (told === undefined || more !== undefined) return undefined
  const [, mark = '', today = ''] = /^(.*?)(?: \((today [^()]*)\))?$/s.exec(told) ?? []
  if (!saysHow(mark) || OF_SENTENCES.test(mark) || !quantitiesIn(mark).some(({ printed }) => mark.startsWith(printed))) return undefined
  const [, name = head, conditions = ''] = /^([^()]+) \((.*)\)$/s.exec(head) ?? []
  return name === '' || OF_SENTENCES.test(name) ? undefined : { name, conditions, mark, today }
}

/** Words of which one makes a sentence of others: a name has none. Forms are laid out in the browser, which has no model of words. */
const OF_SENTENCES = /\b(?:is|are|was|were|has|have|can|shall|should|will|must|may|it|we|they|which|that)\b/i

/**
 * A claim of one figure as a sentence with what else is told of how it is tried, "Noise shall be at most 60 dB (at the ear, 3 runs; today 70 dB)";
 * undefined of what is no figure.
 */
export function figureSentence(claim: string, tried: readonly string[] = []): string | undefined {
  const found = figureIn(claim)
  if (!found) return undefined
  const under = joined([joined([found.conditions, ...tried], ', '), found.today], '; ')
  return joined([`${raised(found.name)} shall be ${lowered(found.mark)}`, under && `(${under})`], ' ')
}
