import { hasLetter, withoutStretches } from '../../../language/characters.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { stem } from '../../../language/stem.ts'
import { wordsOf } from '../../../language/words.ts'

/** Words that belong to some step: what they are about, and all of them. */
export type Pointing = { head: string; text: string }

/** How much a thing counts that only one step says: a figure with its unit, what is spoken of, another thing, and what is only done. */
const COUNTS = { figure: 2, head: 2, thing: 1, other: 0.5 } as const
/** So much points to a step, where no other one has more than half of it. */
const LEAST = 2

/**
 * The step whose own words have figures and words of some others that no other step has, by its place among `steps`, and whether both are among them; undefined
 * where none has clearly most. What several steps say points to none of them.
 */
export function stepPointedAt({ head, text }: Pointing, steps: readonly string[]): { step: number; byFigure: boolean } | undefined {
  const said = steps.map(saidIn)
  const [own, ofHead] = [saidIn(text), saidIn(head)]
  const counts = said.map((words, at) => {
    const alone = [...own].filter(([word]) => words.has(word) && !said.some((other, nth) => nth !== at && other.has(word)))
    const much = alone.reduce((sum, [word, kind]) => sum + COUNTS[kind === 'thing' && ofHead.has(word) ? 'head' : kind], 0)
    return { much, byFigure: new Set(alone.map(([, kind]) => kind === 'figure')).size > 1 }
  })
  const [most = 0, next = 0] = counts.map(({ much }) => much).sort((one, other) => other - one)
  if (most < LEAST || next * 2 > most) return undefined
  const step = counts.findIndex(({ much }) => much === most)
  return { step, byFigure: counts[step]?.byFigure === true }
}

type Kind = 'figure' | 'thing' | 'other'

/** The roots of the words that say something by themselves, and figures with their units. */
function saidIn(text: string): ReadonlyMap<string, Kind> {
  const measures = measuresIn(text).filter(({ unit }) => unit)
  const words = wordsOf(withoutStretches(text, measures)).flatMap(({ pos, text: word }): [string, Kind][] => {
    const kind = hasLetter(word) && word.length > 1 ? KINDS.get(pos) : undefined
    return kind ? [[stem(word.toLowerCase()), kind]] : []
  })
  return new Map([...words, ...measures.map(({ value, unit }): [string, Kind] => [`${value} ${unit?.name}`, 'figure'])])
}

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['NOUN', 'thing'],
  ['PROPN', 'thing'],
  ['VERB', 'other'],
])
