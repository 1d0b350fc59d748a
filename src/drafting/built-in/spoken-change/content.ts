import { startsAsName } from '../../../language/characters.ts'
import type { View } from './view.ts'
import { AFTER, BEFORE, CUES, END, isOneOf, ORDINALS, START, STOP, UNIT_NOUNS } from './vocabulary.ts'
import { isWord, tells, type Wish, type WishWord } from './wish.ts'

/** Where something is to stand: beside what words name, or at an end of it. */
export type Where = { side: 'before' | 'after' | 'start' | 'end'; words: WishWord[] }

/** What a wish adds: its words, what was said around them, and where it says that they go. */
export type Added = { text: string; frame: WishWord[]; where: Where | null }

/** On which side a word says that something stands. */
export const sideOf = ({ low }: WishWord): Where['side'] | null =>
  BEFORE.has(low) ? 'before' : AFTER.has(low) ? 'after' : START.has(low) ? 'start' : END.has(low) ? 'end' : null

/** Whether a word names a part, so that "last" before it counts and says no place. */
export const isPart = (word: WishWord | undefined): boolean =>
  isOneOf(word?.low, 'sentence bullet task step line paragraph deliverable item one activity test measure')

const ASKS =
  "could can would you please we i they need needs want there's there is one more another new extra a an the also too oh okay and so um it that they're get come comes"
const FRAME = new Set(`${ASKS} ${[...CUES, ...UNIT_NOUNS].join(' ')}`.split(' '))
const ENDS_PLACE = 'add put insert say says reads read we there is should include that stick'

/** A stretch of a wish between marks, what of it says a place, and what of the rest could be added. */
type Clause = { words: WishWord[]; place: WishWord[]; content: WishWord[]; mark: string; isFrame: boolean }

/** The words that are to be added, parted from those that say of what kind they are and where they go; null where there are none. */
export function contentOf(view: View, wish: Wish): Added | null {
  const clauses: Clause[] = []
  for (const clause of clausesOf(wish.words))
    clauses.push(
      readClause(
        view,
        clause,
        clauses.some(({ place, content }) => place.length > 0 && content.length === 0),
      ),
    )
  const runs = clauses.flatMap(({ content, isFrame }, from) => {
    if (content.length === 0) return []
    let to = from + 1
    while (clauses[to] && isOneOf(clauses[to]?.mark, ', :') && goesOn(clauses[to] as Clause)) to += 1
    const all = clauses.slice(from, to).flatMap((clause) => clause.content)
    const isFramed = isFrame || (clauses[from - 1]?.content.length === 0 && clauses[from - 1]?.isFrame)
    return [{ from, to, score: (isFramed ? 3 : 0) + all.reduce((sum, word) => sum + worth(view, word), 0) }]
  })
  const [best] = runs.sort((one, other) => other.score - one.score)
  if (!best || best.score < 1.5) return null
  const content = clauses.slice(best.from, best.to).flatMap((clause) => clause.content)
  const own = new Set(content)
  const frame = wish.words.filter((word) => word.isLive && !own.has(word))
  const places = clauses.map(({ place }) => place).filter((place) => place.length > 0)
  const place = places.findLast((one) => !one.some((word) => own.has(word)))
  const [first, last] = [content[0], content.at(-1)]
  if (!first || !last || !content.some(tells)) return null
  return {
    text: asTextCounts(view, asTextHas(view, wish.said.slice(first.start, last.end))),
    frame: frame.filter((word) => !place?.includes(word)),
    where: place ? placeOf(place) : null,
  }
}

const worth = ({ roots }: View, word: WishWord): number =>
  tells(word) ? (word.mark === 'new' ? 1.5 : word.mark === '' ? 0.5 : 0) + (roots.has(word.root) ? 0 : 0.5) : 0

/** Whether a clause continues what the one before it adds. */
const goesOn = ({ content, words, place }: Clause): boolean => content.length > 0 && place.length === 0 && content[0] === words[0]

function clausesOf(words: readonly WishWord[]): { words: WishWord[]; mark: string }[] {
  const clauses: { words: WishWord[]; mark: string }[] = [{ words: [], mark: '^' }]
  for (const [at, word] of words.entries()) {
    const isStop = isOneOf(word.text, ', . ; : ? !') && (word.text !== '.' || isBreak(words, at))
    if (isStop) clauses.push({ words: [], mark: word.text })
    else clauses.at(-1)?.words.push(word)
  }
  return clauses.filter((clause) => clause.words.length > 0)
}

/** Whether a full stop ends a sentence, not a title: "Dr. Ruiz". */
const isBreak = (words: readonly WishWord[], at: number): boolean => !isOneOf(words[at - 1]?.low, 'dr mr ms mrs prof sgt capt lt')

function readClause(view: View, { words, mark }: { words: WishWord[]; mark: string }, isPlaced: boolean): Clause {
  const live = words.filter(({ isLive }) => isLive)
  const isOpen = mark !== ':'
  const said = isOpen ? placeIn(view, live) : []
  const place = isPlaced && said[0] !== live[0] ? [] : said
  const rest = live.filter((word) => !place.includes(word))
  const cue = isOpen
    ? rest.findLastIndex((word, at) => CUES.has(word.low) && word.mark !== 'new' && rest.slice(0, at).every((one) => one.mark !== 'new'))
    : -1
  let from = Math.max(0, cue)
  while (isOpen && rest[from] && isFrameWord(rest, from)) from += 1
  let to = rest.length
  while (to > from && isOneOf(rest[to - 1]?.low, 'please too there also well as thanks')) to -= 1
  if (isOpen && isOneOf(rest[from]?.low, 'that') && rest[from + 1] && to - from > 3) from += 1
  const content = rest.slice(from, to)
  const tail = content.findIndex(
    ({ low }, at) =>
      at > 0 &&
      isOneOf(low, 'is are belongs goes comes') &&
      isOneOf(content[at + 1]?.low, 'a an the also') &&
      UNIT_NOUNS.has(content.at(-1)?.low ?? ''),
  )
  const told = tail > 0 ? content.slice(0, tail) : content
  return {
    words,
    place,
    content: told.some(tells) ? told : [],
    mark,
    isFrame: place.length > 0 || rest.slice(0, from).some(({ low }) => CUES.has(low) || UNIT_NOUNS.has(low)),
  }
}

function isFrameWord(words: readonly WishWord[], at: number): boolean {
  const word = words[at] as WishWord
  const next = words[at + 1]
  // an article belongs to what is added where no noun of a part follows
  if (word.low === 'that' && next?.low === 'is') return true
  if (isOneOf(word.low, 'a an the this that'))
    return (
      next !== undefined &&
      word.mark !== 'new' &&
      (UNIT_NOUNS.has(next.low) || isOneOf(next.low, 'new another extra') || ORDINALS.has(next.low) || isOneOf(words[at + 2]?.low, 'line'))
    )
  return (
    word.mark !== 'new' &&
    (FRAME.has(word.low) ||
      (word.low === 'in' && words[at - 1]?.low === 'put') ||
      ORDINALS.has(word.low) ||
      !isWord(word.text) ||
      next?.low === 'line')
  )
}

/** The words of a clause that say where: from a word like "after" to where something is told to be put there. */
function placeIn(view: View, words: readonly WishWord[]): WishWord[] {
  const from = words.findIndex((word, at) => {
    const side = sideOf(word)
    if (!side || word.mark === 'new') return false
    if (side === 'start' || side === 'end') return !isPart(words[at + 1]) && isOneOf(words[at - 1]?.low, 'the very to at')
    const next = words.slice(at + 1).find((one) => !STOP.has(one.low) || isOneOf(one.low, 'it that them'))
    return (
      next !== undefined &&
      (isOneOf(next.low, 'it that them') || view.roots.has(next.root) || isPart(next) || ORDINALS.has(next.low) || next.mark === 'anchor')
    )
  })
  if (from < 0) return []
  const isPronoun = isOneOf(words[from + 1]?.low, 'it that them') && !isPart(words[from + 2])
  const end = isPronoun ? from + 2 : words.findIndex(({ low, mark }, at) => at > from && (mark === 'new' || isOneOf(low, ENDS_PLACE)))
  const first = words.slice(0, from).findLastIndex(({ low }) => !isOneOf(low, 'right just at the to very on in directly')) + 1
  return words.slice(first, end < 0 ? words.length : end)
}

function placeOf(words: WishWord[]): Where {
  const at = words.findIndex((word) => ['before', 'after'].includes(sideOf(word) ?? ''))
  const relation = words[at] ?? words.find((word, nth) => sideOf(word) && !isPart(words[nth + 1]))
  return {
    side: (relation && sideOf(relation)) ?? 'after',
    words: words.filter((word) => word !== relation && !isOneOf(word.low, 'right just')),
  }
}

/** Words with a capital where the text always has them with one: "the Contractor". */
function asTextHas({ words, text }: View, said: string): string {
  const inside = words.filter(({ start }) => /[\p{L}\d,] $/u.test(text.slice(0, start)))
  const capitals = new Map(inside.filter((word) => startsAsName(word.text)).map((word) => [word.text.toLowerCase(), word.text]))
  const small = new Set(words.map((word) => word.text))
  return said.replace(/\p{Ll}+/gu, (word) => (small.has(word) ? word : (capitals.get(word) ?? word)))
}

const COUNTS = ' two three four five six seven eight nine ten'.split(' ')

/** Small numbers in digits where the text has them so. */
function asTextCounts({ text }: View, said: string): string {
  const isSpelled = new RegExp(`\\b(?:${COUNTS.slice(1).join('|')})\\b`, 'i').test(text)
  if (isSpelled || !/(?<![\d.,])[2-9] \p{Ll}/u.test(text)) return said
  return said.replace(new RegExp(`\\b(?:${COUNTS.slice(1).join('|')})(?= \\p{Ll})`, 'gu'), (word) => String(COUNTS.indexOf(word) + 1))
}
