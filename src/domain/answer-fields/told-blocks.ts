import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { dollarsIn } from '../../language/quantity/money.ts'
import { BULLET, namesOption, type StepsTold, stepCells } from './step-cells.ts'

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
  const lists = [...marked(lines, NUMBERED), ...marked(lines, BULLET)].filter(({ heading = '' }) => !namesOption(heading))
  const marks = [...lists, parted(lines)].flatMap((parts) => stepsIn(parts, MOSTLY) ?? [])
  // of plain lines one that tells no time may go on with the one before it
  const ways = [...marks, stepsIn(single(lines), 1) ?? []].flat()
  return ways.reduce<Way | undefined>((best, way) => (best && best.timed >= way.timed ? best : way), undefined)
}

/** One way to part an answer into steps, and the share of them that tell a time. */
type Way = StepsTold & { timed: number }

function stepsIn({ blocks, outside }: Parts, least: number): Way | undefined {
  if (blocks.length < FEWEST) return undefined
  const steps = blocks.map(({ lines }) => stepCells(lines))
  const timed = steps.filter(({ row }) => row.months || row.hours).length / steps.length
  const isPaid = steps.some(({ row: { method = '' } }) => isBareFigure(method) && dollarsIn(method) !== undefined)
  if (timed < least || isPaid || steps.some(({ row }) => !row.action)) return undefined
  const free = [...outside, ...steps.flatMap(({ open }) => open)].join('\n').trim()
  return { free, rows: steps.map(({ row }) => row), lines: blocks.map(({ at }) => at), timed }
}

/** Lines that belong together, without the marks before them, and where they stand. */
type Block = { lines: string[]; at: number[] }
/** An answer in blocks of lines, the lines that are of none, and which of these stands before the blocks. */
type Parts = { blocks: Block[]; outside: string[]; heading?: string | undefined }

/** Lists of lines that are marked so, each with what stands beneath it; a line that is not marked, behind an empty one, ends a list. */
function marked(lines: readonly string[], mark: RegExp): Parts[] {
  const lists: { indent: number; blocks: Block[] }[] = []
  let open: (typeof lists)[number] | undefined
  lines.forEach((line, at) => {
    if (line === '') return
    const indent = mark.exec(line)?.[1]?.length
    if (indent === undefined && lines[at - 1] === '' && !/^\s/.test(line)) open = undefined
    if (indent !== undefined && !open) {
      open = { indent, blocks: [] }
      lists.push(open)
    }
    if (!open) return
    if (indent !== undefined && indent <= open.indent) open.blocks.push({ lines: [line.replace(mark, '')], at: [at] })
    else addTo(open.blocks.at(-1), line, at)
  })
  return lists.map(({ blocks }) => {
    const taken = new Set(blocks.flatMap((block) => block.at))
    const heading = lines.slice(0, blocks[0]?.at[0]).findLast((line) => line !== '')
    return { blocks, outside: lines.filter((_, at) => !taken.has(at)), heading }
  })
}

function addTo(block: Block | undefined, line: string, at: number): void {
  block?.lines.push(line.trim())
  block?.at.push(at)
}

function single(lines: readonly string[]): Parts {
  return { blocks: lines.flatMap((line, at) => (line === '' ? [] : { lines: [line.trim()], at: [at] })), outside: [] }
}

/** Blocks between empty lines. */
function parted(lines: readonly string[]): Parts {
  const blocks: Block[] = []
  lines.forEach((line, at) => {
    if (line !== '' && (at === 0 || lines[at - 1] === '')) blocks.push({ lines: [], at: [] })
    if (line !== '') addTo(blocks.at(-1), line, at)
  })
  return { blocks, outside: [] }
}
