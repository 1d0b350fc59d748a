import { hasDigit, hasLetter, partedAtSpaces } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'

type Place = { start: number; end: number }
/** Whose value a figure is: what there is today, what we promise, or what the topic asks for. */
export type Role = 'today' | 'ours' | 'asked'
/** Whose values stand in the columns of a row, in their order. */
export type Columns = readonly Role[]

export const TODAY =
  cueList(`today | today's | now | current | currently | at present | present | presently | existing | so far | these days | baseline |
  from | used to be | until now | last year | was | were`)
export const OURS =
  cueList(`ours | we expect | we promise | we commit | we aim | we will | we'll | we'd | we would | will | shall | promise | commit to | aims at | aim for |
  target | goal | heading for | design | expected | planned | with our | our tool | our system | us | we want | I want | going for | get it to | bring it to`)
export const ASKED =
  cueList(`limit | limit's | limited to | allow | allows | allowed | permitted | required | requires | requirement | they say | they want | they ask | they need |
  asks for | topic | solicitation | government | navy | army | air force | threshold | may be | may take | may weigh | may cost | specification`)

const LONGEST_NAME = 3

/** What the last header above a place names its columns, "(today / ours / topic)", "What | Now | Goal | Limit". */
export function columnsAbove(answer: string, at: number): Columns | undefined {
  return answer
    .slice(0, at)
    .split('\n')
    .reduce<Columns | undefined>((last, line) => columnsOf(line) ?? last, undefined)
}

function columnsOf(line: string): Columns | undefined {
  const inBrackets = Array.from(line.matchAll(/\(([^()]+)\)/g), ([, words = '']) => words)
  for (const words of [...inBrackets, line.slice(line.lastIndexOf(':') + 1), line]) {
    const names = words.split(/[/|\t]/).map((name) => name.trim())
    const named = names.filter(hasLetter)
    const roles = named.flatMap((name) => roleNamed(name) ?? [])
    // what is measured may head a column of its own
    const isWhole = roles.length === named.length || (roles.length === named.length - 1 && roleNamed(named[0] ?? '') === undefined)
    if (!hasDigit(words) && isWhole && roles.length > 1 && new Set(roles).size === roles.length) return roles
  }
  return undefined
}

/** Whose values a heading of no more words than `longest` names. */
export function roleNamed(name: string, longest = LONGEST_NAME): Role | undefined {
  if (partedAtSpaces(name).length > longest) return undefined
  const roles = (
    [
      ['today', TODAY],
      ['ours', OURS],
      ['asked', ASKED],
    ] as const
  ).flatMap(([role, cues]) => (cues.test(name) ? [role] : []))
  return roles.length === 1 ? roles[0] : undefined
}

/** The cells of a row of so many columns, behind its name; undefined where it is none. */
export function cellsOf(words: string, count: number): Place[] | undefined {
  const head = /^[^:|\t]{2,60}:\s+/.exec(words)?.[0].length ?? 0
  for (const joint of [/\s\/\s|\s*[|\t]\s*/g, /\s*[/|\t]\s*/g]) {
    const cells = partsOf(words, head, joint)
    if (cells.length === count && head > 0) return cells
    const [name, ...values] = cells
    if (head === 0 && values.length === count && name && hasLetter(words.slice(name.start, name.end))) return values
  }
  return undefined
}

function partsOf(words: string, from: number, joint: RegExp): Place[] {
  const joints = [...words.slice(from).matchAll(joint)].map(({ index, 0: mark }) => ({
    start: from + index,
    end: from + index + mark.length,
  }))
  return [...joints, { start: words.length, end: words.length }].map(({ start }, at) => ({
    start: joints[at - 1]?.end ?? from,
    end: start,
  }))
}
