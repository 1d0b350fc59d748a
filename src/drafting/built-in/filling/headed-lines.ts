import { partedAtSpaces } from '../../../language/characters.ts'
import { isName } from './link-features.ts'
import type { Told } from './told.ts'

const HEAD = /^\s*(?:[-•*]\s+)?([^:.\n]{2,50}?)\s*:\s+\S/
const LONGEST = 6
const FEWEST = 3

/**
 * "Data: we pass it through …" on each line: where an answer goes through the steps in lines with a head, each head is the name of one, also where it was
 * read as something else.
 */
export function withHeads(answer: string, told: readonly Told[]): Told[] {
  const heads = headsIn(answer)
  if (heads.length === 0) return [...told]
  const others = told.filter(({ start }) => !heads.some((head) => start >= head.start && start < head.end))
  // what names a step within a line says how that of the head is done
  const within = others.map((one) => (isName(one) ? { ...one, cell: 'method' } : one))
  return [...within, ...heads].sort((one, other) => one.start - other.start)
}

/** The heads of the lines, where all lines that say something have one. */
function headsIn(answer: string): Told[] {
  let start = 0
  const lines = answer.split('\n').map((line) => {
    const from = start
    start += line.length + 1
    return { line, from }
  })
  const said = lines.filter(({ line }) => line.trim() !== '')
  const heads = said.flatMap(({ line, from }, segment): Told[] => {
    const [, text] = HEAD.exec(line) ?? []
    if (!text || partedAtSpaces(text).length > LONGEST) return []
    const at = from + line.indexOf(text)
    return [{ kind: 'step', cell: 'ref', text, start: at, end: at + text.length, segment }]
  })
  return heads.length >= FEWEST && heads.length === said.length ? heads : []
}
