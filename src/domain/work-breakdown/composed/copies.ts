import { wordsOf } from '../../../language/words.ts'
import { open } from './phrase.ts'

type Decided = { said: string; now: string }

/** Fewer words may stand in another sentence by chance. */
const FEWEST = 3

/**
 * Where a sentence is a copy of one on which somebody has decided, or of a part of it, in whatever voice: all of it, or what it joins by semicolons; each with what is
 * printed there.
 */
export function copying(decided: readonly Decided[]): (printed: string) => Decided[] {
  const known = decided.map(({ said, now }) => ({ key: keyOf(said), now: open(now) }))
  const decidedAs = (part: string): Decided[] => {
    const key = keyOf(part)
    const found = key.split(' ').length < FEWEST ? undefined : known.find((one) => ` ${one.key} `.includes(` ${key} `))
    return found ? [{ said: open(part), now: found.now }] : []
  }
  return (printed) => {
    if (known.length === 0) return []
    const whole = decidedAs(printed)
    return whole.length > 0 ? whole : printed.split('; ').flatMap(decidedAs)
  }
}

/** Who acts, and that they shall, is a matter of the voice. */
const OF_VOICE = new Set(['contractor', 'shall'])
const SAYING = new Set(['NOUN', 'PROPN', 'NUM', 'VERB', 'ADJ', 'ADV'])

/** The words of a sentence that say something, in their order. */
function keyOf(sentence: string): string {
  return wordsOf(sentence)
    .flatMap(({ text, pos, lemma }) => (SAYING.has(pos) && !OF_VOICE.has(text.toLowerCase()) ? lemma.toLowerCase() : []))
    .join(' ')
}
