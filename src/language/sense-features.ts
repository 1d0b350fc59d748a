import { partedAtSpaces, startsWithDigit, startsWithLetter } from './characters.ts'
import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'
import { kindsOf } from './word-kinds.ts'

/** Words that join others and name nothing: a line is judged by how these stand among words of which kinds. */
const JOINING = new Set(
  partedAtSpaces(`i you he she it we they me him her us them his hers its their theirs my your our this that these those such there here who whom which what where
  when why how and or but so nor if because while until than then thus also too no not none never some any all each every both few more most other
  another one ones same a an the of in on at by for with from to into over under above below between about as up down out off is are was were be
  been being am do does did done has have had having will shall would should could can may might must let`),
)

/** Words that stand for something named before. */
const STANDING_FOR = new Set('it they them this that these those such he she him her his hers theirs its same one ones there'.split(' '))

const LABEL = /^(\p{Lu}[\p{L} ,/&-]{1,30}):\s+/u

/** What is seen of a line of a plan: its words, and how joining words, figures and kinds of words follow one another behind its label. */
export function senseFeatures(line: string): string[] {
  const label = LABEL.exec(line)
  const words = tokensOf(label ? line.slice(label[0].length) : line).map(({ text }) => text)
  const shapes = [['^'], ...words.map(shapesOf), ['$']]
  const at = (place: number) => shapes[place] ?? []
  return [
    'any',
    ...(label?.[1] === undefined ? [] : [`label ${label[1].toLowerCase()}`]),
    ...words.filter(startsWithLetter).map((word) => `word ${word.toLowerCase()}`),
    ...shapes.slice(1).flatMap((own, before) => at(before).flatMap((one) => own.map((other) => `2 ${one} ${other}`))),
    ...shapes.slice(2).flatMap((own, before) => threes([at(before), at(before + 1), own])),
    ...measures(words),
  ]
}

/** A word as it is told: joining words as they are, figures as one, others by their kinds from coarse to fine and by their ending. */
function shapesOf(word: string): readonly string[] {
  const low = word.toLowerCase()
  if (startsWithDigit(word)) return ['#']
  if (!startsWithLetter(word)) return [word]
  if (JOINING.has(low)) return [low]
  const [coarse, middle] = kindsOf(low)
  if (coarse !== undefined) return [`K${coarse}`, `K${middle}`, `K${endingOf(low)}`]
  return [low === word ? `U${endingOf(low)}` : 'N']
}

function endingOf(word: string): string {
  return ['ing', 'ed', 'ly', 's'].find((ending) => word.endsWith(ending)) ?? ''
}

function threes(shapes: readonly (readonly string[])[]): string[] {
  return [`3 ${shapes.map((own) => own.at(-1)).join(' ')}`, `3c ${shapes.map(([first]) => first).join(' ')}`]
}

/** How many words name something, how often one is said again, how many stand for something, and how many nobody knows. */
function measures(words: readonly string[]): string[] {
  const isNaming = (word: string) => word.length > 2 && startsWithLetter(word) && !JOINING.has(word.toLowerCase())
  const naming = words.filter(isNaming).map((word) => stem(word.toLowerCase()))
  const distinct = new Set(naming).size
  const standing = words.filter((word) => STANDING_FOR.has(word.toLowerCase())).length
  const first = words.findIndex((word) => isNaming(word) || STANDING_FOR.has(word.toLowerCase()))
  const unknown = naming.filter((word) => kindsOf(word).length === 0).length
  return [
    `again ${Math.min(4, naming.length - distinct)}`,
    `naming ${Math.min(6, distinct)}`,
    `share ${Math.round((naming.length / Math.max(1, words.length)) * 5)}`,
    `standing ${Math.min(4, standing)}`,
    `begins ${first >= 0 && STANDING_FOR.has(words[first]?.toLowerCase() ?? '') ? 'standing' : 'naming'}`,
    `unknown ${Math.round((unknown / Math.max(1, naming.length)) * 4)}`,
  ]
}
