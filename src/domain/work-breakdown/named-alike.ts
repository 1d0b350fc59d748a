import { hasDigit, partedAtSpaces } from '../../language/characters.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { remembering } from '../../language/remembering.ts'
import { stem } from '../../language/stem.ts'
import { kindsOf } from '../../language/word-kinds.ts'

/** Words that every requirement and every step may have. */
const EMPTY = new Set(
  partedAtSpaces(`the a an and or of to in on with for by at from that this it we our is are be as into its their then once after when will step work part task shall should must
   may can phase technology system solution proposed include including required requirements`),
)

/** The words of a text that name something, as they are printed. */
export const namingWords: (text: string) => readonly string[] = remembering((text) =>
  wordsIn(text).filter((word) => !EMPTY.has(word.toLowerCase())),
)

/** The same without figures and their units: things that have nothing to do with each other take 15 days. */
export const thingWords: (text: string) => readonly string[] = remembering((text) =>
  namingWords(
    measuresIn(text).reduceRight((rest, { start, end, unit }) => `${rest.slice(0, start)}${unit ? ',' : ' '}${rest.slice(end)}`, text),
  ),
)

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\d]{2,}/gu) ?? []
}

/** The shortest word that may be cut off, or made of first letters. */
const SHORTEST = 3

/**
 * Whether a text says a word of another one: by its root; as the sign made of first letters, "ROM" of a range of motion; or cut off, "ext" of an extension. Of
 * three letters only that was cut off which nobody knows as a word.
 */
export function saidIn(text: string): (word: string) => boolean {
  const words = wordsIn(text).map((word) => word.toLowerCase())
  const roots = new Set(words.map(stem))
  const letters = [words, words.filter((word) => !EMPTY.has(word))].map((some) => some.map((word) => word.charAt(0)).join(''))
  return remembering((word) => {
    const plain = word.toLowerCase()
    if (roots.has(stem(plain))) return true
    if (word.length < SHORTEST || hasDigit(word)) return false
    if (word === word.toUpperCase() && letters.some((all) => all.includes(plain))) return true
    const isCut = word.length > SHORTEST || kindsOf(plain).length === 0
    return isCut && words.some((one) => one.length > word.length + 1 && one.startsWith(plain))
  })
}

/** How telling a thing is among texts: the fewer of them have it, the more. */
export function rarityIn(texts: readonly ReadonlySet<string>[]): (thing: string) => number {
  const counts = new Map<string, number>()
  for (const things of texts) for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return (thing) => Math.log((1 + texts.length) / (counts.get(thing) ?? 1))
}

/** What things weigh together. */
export function sumOf(things: Iterable<string>, weigh: (thing: string) => number): number {
  return [...things].reduce((sum, thing) => sum + weigh(thing), 0)
}

/** The steps that a value goes beyond, each by its name. */
export function reached(name: string, value: number, steps: readonly number[]): string[] {
  return steps.filter((step) => value > step).map((step) => `${name}>${step}`)
}
