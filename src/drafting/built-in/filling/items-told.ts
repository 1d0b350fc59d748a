import { BULLET } from '../../../domain/answer-fields/step-cells.ts'
import { endsWithOne, hasDigit, hasLetterOrDigit } from '../../../language/characters.ts'
import { stretchesIn } from '../../../language/sentence.ts'

type Place = { start: number; end: number }

/** What tells one thing: a point of a list, with the places of its own line and of the points beneath it, or a sentence or clause, of which it is `goesOn` that stands in the sentence of the one before. */
export type Item = Place & { lines: readonly Place[]; isPoint: boolean; goesOn: boolean }

/** A new line, and before the next number of a list that runs on in one: "1) No seam leaks. 2) All run." */
const LINES = /\n|(?<=^\d{1,2}[.)]\s.*[.;])\s(?=\d{1,2}[.)]\s+\p{Lu})/mu

type Line = Place & { indent: number; isPoint: boolean }

/** What numbers an item. */
export const NUMBER = /^\d{1,2}[.)]\s+/

/**
 * The items of an answer, in their order. Sentences are parted at semicolons, and at commas with an "and" behind them, where each part `tellsOne` thing by itself;
 * a part that does not goes on with the one before it.
 */
export function itemsIn(answer: string, tellsOne: (words: string) => boolean): Item[] {
  return groupsIn(linesIn(answer)).flatMap(([head, ...beneath]) => {
    if (!head) return []
    if (!head.isPoint) return sentencesAt(answer, head, tellsOne)
    const words = answer.slice(head.start, head.end)
    const isHeading = !hasDigit(words) && beneath.filter(({ start, end }) => tellsOne(answer.slice(start, end))).length > 1
    const points = isHeading || endsWithOne(words, ':') ? beneath.map((line) => [line]) : [[head, ...beneath]]
    return points.flatMap((lines): Item[] => {
      const [first, last] = [lines[0], lines.at(-1)]
      return first && last ? [{ start: first.start, end: last.end, lines, isPoint: true, goesOn: false }] : []
    })
  })
}

/** "Heat: rated to 60 C. The yard wants 80.": where several lines open so, each with all behind it tells one thing. */
const LABELLED = /^\s*[^:,;.]{2,60}:\s[^:]*\d/

/** The lines that say something, each from behind its bullet or number. */
function linesIn(answer: string): Line[] {
  let from = 0
  const lines = answer.split(LINES)
  const areLabelled = lines.filter((line) => LABELLED.test(line)).length > 1
  const bare = bareLines(lines)
  return lines.flatMap((line) => {
    const start = answer.indexOf(line, from)
    from = start + line.length
    if (!hasLetterOrDigit(line)) return []
    const indent = line.length - line.trimStart().length
    const bullet = BULLET.exec(line)?.[0] ?? ''
    const mark = bullet === '' ? (NUMBER.exec(line.trimStart())?.[0] ?? '') : ''
    const opened = Math.max(bullet.length, indent + mark.length)
    const words = line.slice(opened)
    const at = start + opened + words.length - words.trimStart().length
    return [
      {
        start: at,
        end: start + line.trimEnd().length,
        indent,
        isPoint: bullet !== '' || mark !== '' || bare.has(line) || (areLabelled && LABELLED.test(line)),
      },
    ]
  })
}

/** Lines that stand right beneath one another, each begun as a sentence is and with a figure or a step: a list without bullets, and no paragraph that somebody's mail broke. */
function bareLines(lines: readonly string[]): Set<string> {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  const isList = (block: readonly string[]) => block.length > 1 && block.every((line) => BEGINS.test(line) && hasDigit(line))
  return new Set(blocks.filter(isList).flat())
}

const BEGINS = /^\s*[\p{Lu}\d]/u

/** A line with those that stand indented beneath it. */
function groupsIn(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const [head] = groups.at(-1) ?? []
    if (head?.isPoint && line.indent > head.indent) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return groups
}

/** The sentences of a line, in the parts that each tell one thing. */
function sentencesAt(answer: string, line: Place, tellsOne: (words: string) => boolean): Item[] {
  const items: Item[] = []
  for (const part of stretchesIn(answer.slice(line.start, line.end))) {
    const place = { start: line.start + part.start, end: line.start + part.end }
    const before = items.at(-1)
    const isSame = before !== undefined && answer[before.end - 1] === ';'
    const own = clausesAt(answer, place, tellsOne).map((one, at) => ({ ...one, isPoint: false, goesOn: isSame || at > 0 }))
    const isWhole = [before, place].every((one) => one && tellsOne(answer.slice(one.start, one.end)))
    if (isSame && !isWhole) items.splice(-1, 1, { ...before, end: place.end, lines: [{ start: before.start, end: place.end }] })
    else items.push(...own.map((one) => ({ ...one, lines: [{ start: one.start, end: one.end }] })))
  }
  return items
}

const JOINT = /,\s+and\s+/g

/** "… nine microns, which shows it, and also there we send the mirror back: it has to land within fifteen": each part has a figure of its own. */
function clausesAt(answer: string, { start, end }: Place, tellsOne: (words: string) => boolean): Place[] {
  const joints = [...answer.slice(start, end).matchAll(JOINT)].map(({ index, 0: joint }) => start + index + joint.length)
  return joints.reduce<Place[]>(
    (parts, at) => {
      const [last] = parts.slice(-1)
      if (!last || !tellsOne(answer.slice(last.start, at)) || !tellsOne(answer.slice(at, end))) return parts
      return [...parts.slice(0, -1), { start: last.start, end: answer.lastIndexOf(',', at) }, { start: at, end }]
    },
    [{ start, end }],
  )
}
