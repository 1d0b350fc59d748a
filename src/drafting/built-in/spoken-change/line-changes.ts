import { isBlank, type MilestoneDocument, type MilestoneLine } from '../../../domain/milestone-document.ts'
import { raised, startsSmall } from '../../../language/characters.ts'
import { withoutStop } from './wish.ts'

/** The document with a line beside another one, opened as that one is, and those below numbered on. */
export function withLineBeside(document: MilestoneDocument, at: number, said: string, isBefore = false): MilestoneDocument {
  const model = document.lines[at] as MilestoneLine
  const text = withoutStop(said) + (model.text.trim().endsWith('.') ? '.' : '')
  const line = { ...model, text: startsSmall(model.text) ? text : raised(text) }
  return renumbered({ lines: document.lines.toSpliced(isBefore ? at : at + 1, 0, line) })
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

const NUMBER = /\d+(?=\D*$)/

/** Numbered lines numbered on from the first one; numbers of several levels stay. */
export function renumbered(document: MilestoneDocument): MilestoneDocument {
  const numbers = document.lines.flatMap((line, at) => (line.kind === 'task' ? [{ at, number: numberOf(line) }] : []))
  if (new Set(document.lines.flatMap((line) => (line.kind === 'task' ? [head(line.opening).replace(NUMBER, '')] : []))).size > 1)
    return document
  const first = Math.min(...numbers.map(({ number }) => number))
  const placeOf = new Map(numbers.map(({ at }, nth) => [at, first + nth]))
  return {
    lines: document.lines.map((line, at) => {
      const number = placeOf.get(at)
      return number === undefined ? line : { ...line, opening: withNumber(line.opening, number) }
    }),
  }
}

/** What opens a line, up to a bracket. */
export const head = (opening: string): string => opening.split('(')[0] ?? ''

const numberOf = ({ opening }: MilestoneLine): number => Number(NUMBER.exec(head(opening))?.[0] ?? 0)

function withNumber(opening: string, number: number): string {
  const numbered = head(opening)
  return numbered.replace(NUMBER, String(number)) + opening.slice(numbered.length)
}
