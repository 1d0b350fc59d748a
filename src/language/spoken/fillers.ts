import { isOneOf, plain } from '../tokens.ts'
import { drop, FUNCTION, isComma, isEdge, isFigure, isStop, type Said, standing } from './said.ts'

const HESITATIONS = /^(?:um+|uh+|erm|hm+|mhm)$/

/** Phrases that say nothing where they stand between commas or open a sentence; the flag tells which need a comma or stop behind them. */
const EMPTY: readonly [words: string, closed: boolean][] = [
  ['you know', false],
  ['let me think', true],
  ['like', true],
  ['right', true],
  ['okay', true],
  ['anyway', true],
  ['anyhow', true],
  ["let's see", true],
  ['let me see', true],
  ['where do i start', true],
  ['whatever', true],
  ['how you say', true],
  ['how do you say', true],
  ['back up a bit', true],
  ['same thing', true],
]

/** Behind these "I mean" and "you know" have a meaning: the mean of something, and who knows. */
export const MEANT = 'value values that what how whether if'

/** Takes out hesitations, and phrases that say nothing where they stand. */
export function withoutFillers(said: Said[]): void {
  for (const [at, token] of said.entries()) if (HESITATIONS.test(plain(token))) dropHesitation(said, at)
  removeEmptyCommas(said)
  const parting: (number | undefined)[] = []
  for (const [words, closed] of EMPTY) {
    const length = words.split(' ').length
    const places = standing(said)
    for (let nth = 0; nth + length <= places.length; nth += 1) {
      const run = places.slice(nth, nth + length)
      const before = said[places[nth - 1] ?? -1]
      const after = said[places[nth + length] ?? said.length]
      if (run.map((at) => plain(said[at])).join(' ') !== words || !isEdge(before)) continue
      if ((closed && !isEdge(after)) || isOneOf(plain(after), MEANT)) continue
      drop(said, isComma(before) && isComma(after) ? [...run, places[nth + length] as number] : run)
      parting.push(places[nth - 1])
    }
  }
  for (const comma of parting) closeUp(said, comma)
  withoutSofteners(said)
  withoutApologies(said)
  removeEmptyCommas(said)
}

/** "at Fort, uh, at Camp Grayling": who hesitates between two of a kind means the second. */
function dropHesitation(said: Said[], at: number): void {
  const isFirst = !HESITATIONS.test(plain(said[at - 2]))
  ;(said[at] as Said).gone = true
  if (!isComma(said[at - 1]) || !isComma(said[at + 1]) || !isFirst) return
  ;(said[at + 1] as Said).gone = true
  const before = standing(said).filter((place) => place < at - 1)
  const next = plain(said[at + 2])
  const start = before.slice(-3).findIndex((place) => isOneOf(next, LEADING) && plain(said[place]) === next)
  const broken = start < 0 ? [] : before.slice(-3).slice(start)
  if (broken.some((place) => isEdge(said[place]))) return
  drop(said, broken.length > 0 ? [...broken, at - 1] : [])
  closeUp(said, at - 1)
}

const LEADING = 'at in on from to with by of for under over until'

/** Takes a comma away that what stood between parted a phrase with: "we do, um, 68 percent". */
export function closeUp(said: Said[], comma: number | undefined): void {
  if (comma === undefined || !isComma(said[comma])) return
  const before = said.slice(0, comma).findLast(({ gone }) => !gone)
  if (FUNCTION.has(plain(before)) || isOneOf(plain(before), "do does did use uses have has had get gets say says not it's that's there's"))
    (said[comma] as Said).gone = true
}

/** "basically", "like" before a number or a new clause, "sort of" behind who does it: words that take the edge off. */
function withoutSofteners(said: Said[]): void {
  const places = standing(said)
  for (const [nth, at] of places.entries()) {
    const [before, word, next] = [places[nth - 1], at, places[nth + 1]].map((place) => plain(said[place ?? -1]))
    const after = said[places[nth + 1] ?? -1]
    if (word === 'basically') drop(said, [at])
    // "as you know" and "you know what" tell who knows
    if (word === 'you' && next === 'know' && !isOneOf(before, 'as if what that do did when once let before')) {
      const [behind] = places.slice(nth + 2)
      if (!isOneOf(plain(said[behind ?? -1]), MEANT)) drop(said, [at, at + 1])
    }
    if (
      word === 'like' &&
      !/^(?:.*['’]d|would|more|looks?|works?|feels?|sounds?)$/.test(before ?? '') &&
      (isFigure(after) || next === '$' || (/^(?:and|so|but|.?)$/.test(before ?? '') && !isOneOf(next, 'a an this that')))
    )
      drop(said, [at])
    if (isOneOf(word, 'sort kind') && next === 'of' && isOneOf(before, "we they it i you is are was would can just it's that's"))
      drop(said, places.slice(nth, nth + 2))
  }
}

/** "Sorry for the mess of numbers.": a sentence that tells nothing. */
function withoutApologies(said: Said[]): void {
  const places = standing(said)
  for (const [nth, at] of places.entries()) {
    if (plain(said[at]) !== 'sorry' || !isStop(said[places[nth - 1] ?? -1]) || !isOneOf(plain(said[places[nth + 1] ?? -1]), 'for about'))
      continue
    const end = places.findIndex((place, other) => other > nth && isEdge(said[place]))
    if (end > 0 && isStop(said[places[end] as number]) && end - nth < 10) drop(said, places.slice(nth, end + 1))
  }
}

/** Of commas that meet one is enough; before a stop and at the beginning there is none. */
function removeEmptyCommas(said: Said[]): void {
  let before: Said | undefined
  for (const at of standing(said)) {
    const token = said[at] as Said
    if (isComma(token) && isEdge(before)) token.gone = true
    else if (isStop(token) && isComma(before)) (before as Said).gone = true
    if (!token.gone) before = token
  }
}
