import { hasLetterOrDigit } from '../../language/characters.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { dollarsIn } from '../../language/quantity/money.ts'
import { formHeaded } from './called-in-notes.ts'
import { namesOption, type StepsTold, type StepTold, stepCells } from './step-cells.ts'
import { type ToldGroup, toldLists } from './told-groups.ts'

/** So many of the things have to tell when they are done, or in how many hours: who lists things otherwise tells no steps. Of plain lines one that tells no time may go on with the one before it. */
const MOSTLY = { marked: 0.6, blocks: 0.6, lines: 1 } as const

/**
 * The steps of an answer that tells each in a line, a bullet or a block between empty lines, most of them with their months or hours as a piece of its own.
 * Who parts what they tell so has said which words belong together. Undefined where it is told otherwise: in sentences one behind the other, or in one block;
 * what is paid for is a milestone.
 */
export function toldInBlocks(answer: string): StepsTold | undefined {
  const lists = toldLists(answer).filter(({ above, heading }) => !namesOption(above) && !formHeaded(heading))
  const ways = lists.flatMap((list) => stepsIn(list, answer) ?? [])
  return ways.reduce<Way | undefined>((best, way) => (best && best.timed >= way.timed ? best : way), undefined)
}

/** A share of the price, where nothing else is told of any and nobody leads one. */
const SHARE = /\d\s?(?:%|percent\b)/i

/** One way to part an answer into steps, and the share of them that tell a time. */
type Way = StepsTold & { timed: number }

function stepsIn({ heading, kind, items }: ToldGroup, answer: string): Way | undefined {
  if (kind === 'pieces') return undefined
  const lines = answer.split('\n')
  const steps = items.map(({ words }) => stepCells(words.split('\n').filter(hasLetterOrDigit)))
  const timed = steps.filter(({ row }) => row.months || row.hours).length / steps.length
  const isBare = ({ row: { method = '' } }: StepTold) => isBareFigure(method)
  const isPaid =
    steps.some((one) => isBare(one) && dollarsIn(one.row.method ?? '') !== undefined) ||
    steps.every((one) => isBare(one) && !one.row.lead && SHARE.test(one.row.method ?? ''))
  if (timed < MOSTLY[kind] || isPaid || steps.some(({ row }) => !row.action)) return undefined
  const places = items.map(({ at, text }) => {
    const first = answer.slice(0, at).split('\n').length - 1
    return text.split('\n').flatMap((line, nth) => (hasLetterOrDigit(line) ? first + nth : []))
  })
  const taken = new Set(places.flat())
  const isWhole = lines.every((line, at) => taken.has(at) || !hasLetterOrDigit(line) || line.trim() === heading)
  if (kind !== 'marked' && !isWhole) return undefined
  const free = [...lines.filter((_, at) => !taken.has(at)), ...steps.flatMap(({ open }) => open)].join('\n').trim()
  return { free, rows: steps.map(({ row }) => row), lines: places, timed }
}
