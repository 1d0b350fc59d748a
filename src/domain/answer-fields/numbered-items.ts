import { startsWithDigit } from '../../language/characters.ts'
import { ORDINALS, VALUES } from '../../language/quantity/number-word.ts'

/** What an answer says behind one number of a list: "2. Build the rig. It takes …", up to the next number. */
export type NumberedItem = { number: number; start: number; end: number }

/** The numbered items of an answer; `saysStep` where each number stands behind "step" or the like. */
export type NumberedList = { items: NumberedItem[]; saysStep: boolean }

/** A number that opens an item, at the start of a line or behind the end of a sentence, alone or behind what it counts: "2.", "Step 2:", "Risk 2:", "Second,". */
const MARK = /(?<=^|[.;:!?]\s)\s*(?:[-•*]\s)?(?:((?:work )?(?:step|task|package)|wp|risk)\s?)?(\d\d?|\p{L}+)(?:[.):,]|\s[–-])\s+/gimu

const RISK = /^risk$/i

/** Fewer numbers may stand there by chance; where each says "step" or "risk" they do not. */
const FEWEST = { bare: 3, named: 2 } as const

/**
 * The items of a numbered list: one, two, three, in this order; where each number stands behind "step" it may go on with one that was begun elsewhere. Who numbers what they tell has said which words belong together, and nothing has to be
 * guessed. Where each item is one line, so is the last, and what stands below the list is not in it. An answer without such a list has none.
 */
export function numberedList(answer: string): NumberedList {
  const marks: (Pick<NumberedItem, 'number' | 'start'> & { from: number; name: string | undefined })[] = []
  for (const { 0: mark, 1: name, 2: digits, index } of answer.matchAll(MARK)) {
    const number = numberOf(digits)
    const isNext = number === (marks.at(-1)?.number ?? 0) + 1
    if (number !== undefined && (isNext || (name && marks.length === 0)))
      marks.push({ number, from: index, start: index + mark.length, name })
  }
  const saysStep = marks.every(({ name }) => name && !RISK.test(name))
  if (marks.length < (marks.every(({ name }) => name) ? FEWEST.named : FEWEST.bare)) return { items: [], saysStep: false }
  const items = marks.map(({ number, start }, at) => ({ number, start, end: marks[at + 1]?.from ?? answer.length }))
  const last = items.pop()
  const areLines = items.every(({ start, end }) => !answer.slice(start, end).trimEnd().includes('\n'))
  const end = last && areLines ? answer.indexOf('\n', last.start) : -1
  return { items: last ? [...items, end < 0 ? last : { ...last, end }] : items, saysStep }
}

function numberOf(mark = ''): number | undefined {
  return startsWithDigit(mark) ? Number(mark) : (ORDINALS.get(mark.toLowerCase()) ?? VALUES.get(mark.toLowerCase()))
}

/** The item that a place of the answer is in. */
export function itemAt<Item extends NumberedItem>(items: readonly Item[], place: number): Item | undefined {
  return items.find(({ start, end }) => place >= start && place < end)
}
