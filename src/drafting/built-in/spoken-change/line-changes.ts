import { isBlank, type MilestoneDocument, type MilestoneLine } from '../../../domain/milestone-document.ts'
import type { Spot } from './place.ts'

/** The document without some parts; a blank line that stood between two of them and nothing else goes too. */
export function withoutSpots(document: MilestoneDocument, spots: readonly Spot[]): MilestoneDocument {
  const gone = new Set(spots.filter(({ isLine }) => isLine).map(({ line }) => line))
  const lines = document.lines.map((line, at) => {
    const cut = spots.filter((spot) => spot.line === at && !spot.isLine).sort((one, other) => other.start - one.start)
    return { ...line, text: cut.reduce(withoutSentence, line.text) }
  })
  const isEmptied = (at: number) => document.lines[at]?.text.trim() !== '' && lines[at]?.text.trim() === ''
  const kept = lines.flatMap((line, at) => (gone.has(at) || isEmptied(at) ? [] : [line]))
  return {
    lines: kept.filter((line, at) => !(isBlank(line) && at > 0 && isBlank(kept[at - 1] as MilestoneLine)) || document.lines.includes(line)),
  }
}

function withoutSentence(text: string, { start, end }: Spot): string {
  const after = text.slice(end)
  return (text.slice(0, start).replace(/\s+$/, after.trim() === '' ? '' : ' ') + after.replace(/^\s+/, '')).replace(/^\s+/, '')
}

/** The document with a line behind another one, opened as that one is. */
export function withLineBehind(document: MilestoneDocument, at: number, said: string): MilestoneDocument {
  const model = document.lines[at] as MilestoneLine
  const line = { ...model, opening: model.opening.replace(/\s*\([^()]*\)/, ''), text: sentenceLike(said, model.text) }
  return renumbered({ lines: document.lines.toSpliced(at + 1, 0, line) })
}

/** The document with a sentence at a place of a line's text. */
export function withSentenceAt(document: MilestoneDocument, { line, end }: Spot, said: string): MilestoneDocument {
  const { text } = document.lines[line] as MilestoneLine
  const now = `${text.slice(0, end).trimEnd()} ${sentenceLike(said, '.')}${text.slice(end)}`.trimStart()
  return { lines: document.lines.map((one, at) => (at === line ? { ...one, text: now } : one)) }
}

/** With a capital, and a full stop where its neighbours have one. */
function sentenceLike(said: string, neighbour: string): string {
  const text = said.trim().replace(/[.,;]+$/, '')
  return text.charAt(0).toUpperCase() + text.slice(1) + (neighbour.trim().endsWith('.') ? '.' : '')
}

/** The document with lines moved in front of the line `to`; what stands by itself between blank lines stays so. */
export function withMoved(document: MilestoneDocument, lines: readonly number[], to: number): MilestoneDocument {
  const [first = 0] = lines
  const last = lines.at(-1) ?? first
  const isApart = (at: number) => at < 0 || at >= document.lines.length || isBlank(document.lines[at] as MilestoneLine)
  const stands = isApart(first - 1) && isApart(last + 1) && isApart(to - 1) !== isApart(to)
  const block = document.lines.slice(first, last + 1)
  const blank: MilestoneLine = { kind: 'text', opening: '', text: '' }
  const moved = !stands ? block : isApart(to) ? [blank, ...block] : [...block, blank]
  const rest = document.lines.map((line, at) => ({ line, at })).filter(({ at }) => at < first || at > last)
  const left = stands ? rest.filter(({ at }) => at !== (last + 1 < document.lines.length ? last + 1 : first - 1)) : rest
  const before = left.filter(({ at }) => at < to).map(({ line }) => line)
  const after = left.filter(({ at }) => at >= to).map(({ line }) => line)
  return renumbered({ lines: [...before, ...moved, ...after] })
}

/** The document with two lines in each other's place; numbers stay where they are. */
export function withSwapped(document: MilestoneDocument, one: number, other: number): MilestoneDocument {
  const [first, second] = [document.lines[one] as MilestoneLine, document.lines[other] as MilestoneLine]
  return renumbered({ lines: document.lines.with(one, second).with(other, first) })
}

/** A sentence or a line in two: at "and" with a clause behind it, or with another object of the same verb. Null where it cannot be told where. */
export function inTwo(text: string): [string, string] | null {
  const clause = /^(.+?),? and (?=(?:the|a|an|it|its|both|each|all|then|this|these|they|we|\p{Lu})\b)(.+)$/su.exec(text)
  const [, before = '', after = ''] = clause ?? []
  const ended = (part: string) =>
    `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.,]?\s*$/, '')}${/\.\s*$/.test(text) ? '.' : ''}`
  if (clause && /\b(?:is|are|was|were|shall|will|has|have|can|may|must)\b/.test(after)) return [ended(before), ended(after)]
  const objects = /^((?:The Contractor (?:shall|will) )?\S+ )(.+?),? and ((?:the|a|an) .+)$/s.exec(text)
  if (objects && /^(?:the|a|an) /.test(objects[2] ?? '')) return [ended(`${objects[1]}${objects[2]}`), ended(`${objects[1]}${objects[3]}`)]
  return null
}

const NUMBER = /\d+(?=\D*$)/

/** Numbered lines numbered on from the first one, as they were before. */
function renumbered(document: MilestoneDocument): MilestoneDocument {
  const numbers = document.lines.flatMap((line, at) => (line.kind === 'task' ? [{ at, number: numberOf(line) }] : []))
  const first = Math.min(...numbers.map(({ number }) => number))
  const placeOf = new Map(numbers.map(({ at }, nth) => [at, first + nth]))
  return {
    lines: document.lines.map((line, at) => {
      const number = placeOf.get(at)
      return number === undefined ? line : { ...line, opening: withNumber(line.opening, number) }
    }),
  }
}

const head = (opening: string): string => opening.replace(/\(.*$/s, '')

const numberOf = ({ opening }: MilestoneLine): number => Number(NUMBER.exec(head(opening))?.[0] ?? 0)

function withNumber(opening: string, number: number): string {
  const numbered = head(opening)
  return numbered.replace(NUMBER, String(number)) + opening.slice(numbered.length)
}
