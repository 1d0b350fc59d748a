import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { dollarsIn } from '../../language/quantity/money.ts'
import { stepCells } from './step-cells.ts'
import type { StepsTold } from './steps-told.ts'

const BULLET = /^(\s*)[-–—•*]\s+/
const NUMBERED = /^(\s*)\d{1,2}[.)]\s+/

const FEWEST = 2
/** So many of the blocks have to tell when they are done, or in how many hours: who lists things otherwise tells no steps. */
const MOSTLY = 0.6

/**
 * The steps of an answer that tells each in a line, a bullet or a block between empty lines, most of them with their months or hours as a piece of its own.
 * Who parts what they tell so has said which words belong together. Undefined where it is told otherwise: in sentences one behind the other, or in one block;
 * what is paid for is a milestone.
 */
export function toldInBlocks(answer: string): StepsTold | undefined {
  const lines = answer.split('\n').map((line) => line.trimEnd())
  const marks = [...marked(lines, NUMBERED), ...marked(lines, BULLET), parted(lines)].flatMap((parts) => stepsIn(parts, MOSTLY) ?? [])
  // of plain lines one that tells no time may go on with the one before it
  const ways = [...marks, stepsIn(single(lines), 1) ?? []].flat()
  return ways.reduce<Way | undefined>((best, way) => (best && best.timed >= way.timed ? best : way), undefined)
}

/** One way to part an answer into steps, and the share of them that tell a time. */
type Way = StepsTold & { timed: number }

function stepsIn({ blocks, outside }: Parts, least: number): Way | undefined {
  const steps = blocks.map(stepCells)
  const timed = steps.filter(({ row }) => row.months || row.hours).length / steps.length
  const isPaid = steps.some(({ row: { method = '' } }) => isBareFigure(method) && dollarsIn(method) !== undefined)
  if (steps.length < FEWEST || timed < least || isPaid || steps.some(({ row }) => !row.action)) return undefined
  return { free: [...outside, ...steps.flatMap(({ open }) => open)].join('\n').trim(), rows: steps.map(({ row }) => row), timed }
}

/** An answer in blocks of lines, and the lines that are of none. */
type Parts = { blocks: string[][]; outside: string[] }

/** Lists of lines that are marked so, each with what stands beneath it; a line that is not marked, behind an empty one, ends a list. */
function marked(lines: readonly string[], mark: RegExp): Parts[] {
  const lists: { indent: number; blocks: string[][]; of: Set<number> }[] = []
  let open: (typeof lists)[number] | undefined
  lines.forEach((line, at) => {
    if (line === '') return
    const indent = mark.exec(line)?.[1]?.length
    if (indent === undefined && lines[at - 1] === '' && !/^\s/.test(line)) open = undefined
    if (indent !== undefined && !open) {
      open = { indent, blocks: [], of: new Set() }
      lists.push(open)
    }
    if (!open) return
    if (indent !== undefined && indent <= open.indent) open.blocks.push([line.replace(mark, '')])
    else open.blocks.at(-1)?.push(line.replace(BULLET, '').trim())
    open.of.add(at)
  })
  return lists.map(({ blocks, of }) => ({ blocks, outside: lines.filter((_, at) => !of.has(at)) }))
}

function single(lines: readonly string[]): Parts {
  return { blocks: lines.filter((line) => line !== '').map((line) => [line.trim()]), outside: [] }
}

/** Blocks between empty lines. */
function parted(lines: readonly string[]): Parts {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    if (line === '') blocks.push([])
    else blocks.at(-1)?.push(line.replace(BULLET, '').trim())
  }
  return { blocks: blocks.filter((block) => block.length > 0), outside: [] }
}
