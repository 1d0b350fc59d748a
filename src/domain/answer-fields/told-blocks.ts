import type { AnswerRow } from './answer-rows.ts'
import { stepCells } from './step-cells.ts'

/** Steps that an answer tells block by block without counting them, and what of it stands in none of their cells. */
export type BlockSteps = { free: string; rows: readonly AnswerRow[] }

const BULLET = /^(\s*)[-–—•*]\s+/
const NUMBERED = /^(\s*)\d{1,2}[.)]\s+/

const FEWEST = 2
/** So many of the blocks have to tell when they are done, or in how many hours: who lists things otherwise tells no steps. */
const MOSTLY = 0.6

/**
 * The steps of an answer that tells each in a line, a bullet or a block between empty lines, most of them with their months or hours as a piece of its own.
 * Who parts what they tell so has said which words belong together. Undefined where it is told otherwise: in sentences one behind the other, or in one block.
 */
export function blockSteps(answer: string): BlockSteps | undefined {
  const lines = answer.split('\n').map((line) => line.trimEnd())
  for (const parts of [marked(lines, NUMBERED), marked(lines, BULLET), single(lines), parted(lines)]) {
    if (parts.blocks.length < FEWEST) continue
    const steps = parts.blocks.map(stepCells)
    const timed = steps.filter(({ row }) => row.months || row.hours)
    if (timed.length < MOSTLY * steps.length || steps.some(({ row }) => !row.action)) continue
    return { free: [...parts.outside, ...steps.flatMap(({ open }) => open)].join('\n').trim(), rows: steps.map(({ row }) => row) }
  }
  return undefined
}

/** An answer in blocks of lines, and the lines that are of none. */
type Parts = { blocks: string[][]; outside: string[] }

/** Each line that is marked so as far out as the first one, with what stands beneath it up to an empty line. */
function marked(lines: readonly string[], mark: RegExp): Parts {
  const parts: Parts = { blocks: [], outside: [] }
  const indent = lines.map((line) => mark.exec(line)?.[1]?.length).find((one) => one !== undefined)
  let isOpen = false
  for (const line of lines) {
    if (mark.exec(line)?.[1]?.length === indent && indent !== undefined) {
      parts.blocks.push([line.replace(mark, '')])
      isOpen = true
    } else if (line === '') isOpen = isOpen && /^\s/.test(line)
    else if (isOpen) parts.blocks.at(-1)?.push(line.replace(BULLET, '').trim())
    else parts.outside.push(line)
  }
  return parts
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
