import type { Subject } from '../../../domain/interview.ts'
import { hasLetters } from '../../../language/characters.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { Told } from './told.ts'

/** Words that name a step: what is done in it, or what it is called. */
export function isName({ cell }: Pick<Told, 'cell'>): boolean {
  return cell === 'action' || cell === 'ref'
}

/** What parts the name of a step from what is noted of it. */
export const HEADING = /^\s*(?::|[-–—=]+>?\s)\s*/

/** Whether a name opens what a line or a clause notes of it. */
export function isHead(answer: string, { start, end }: Told): boolean {
  const before = /[^\n.;]*$/.exec(answer.slice(0, start))?.[0] ?? ''
  return HEADING.test(answer.slice(end)) && !hasLetters(before)
}

/** The name before and the name after a thing that was told of a step. */
export function namesAround<One extends Told>(all: readonly One[], at: number): { before: One | undefined; after: One | undefined } {
  return { before: all.slice(0, at).findLast(isName), after: all.slice(at + 1).find(isName) }
}

/** What can be seen of whether something belongs to the step that is named before it, or to the one that is named behind it. */
export function sideFeatures(answer: string, subject: Subject, all: readonly Told[], at: number): string[] {
  const told = all[at]
  if (!told) return []
  const { before, after } = namesAround(all, at)
  const gap = before && answer.slice(before.end, told.start)
  const ahead = after && answer.slice(told.end, after.start)
  const between = before ? all.filter(({ start }) => start > before.start && start < told.start).map(({ cell }) => cell) : []
  const follow = after ? all.filter(({ start }) => start > told.start && start < after.start).map(({ cell }) => cell) : []
  const opening =
    answer
      .slice(0, told.start)
      .split(/[.!?\n;]/)
      .at(-1)
      ?.trim() ?? ''
  const seen = [
    `gap=${marksIn(gap)}`,
    `ahead=${marksIn(ahead)}`,
    `gap size=${sizeOf(gap)}`,
    `ahead size=${sizeOf(ahead)}`,
    `has=${between.includes(told.cell)}`,
    `will have=${follow.includes(told.cell)}`,
    `last=${between.at(-1)}`,
    `next=${follow[0]}`,
    `opening=${sizeOf(opening)}`,
    `named before=${before?.cell}`,
    `named after=${after?.cell}`,
    `word before=${/[a-z:()/,>-]+\s*$/.exec(answer.slice(Math.max(0, told.start - 15), told.start).toLowerCase())?.[0].trim()}`,
    `word after=${/^\s*[a-z:()/,>-]+/.exec(answer.slice(told.end, told.end + 10).toLowerCase())?.[0].trim()}`,
  ]
  const near = `near=${nearness(gap)} ${nearness(ahead)}`
  return [
    ...seen,
    ...seen.map((one) => `${told.cell}|${one}`),
    near,
    `${told.cell}|${near}`,
    `${subject}|${near}`,
    `${subject}|${told.cell}|${near}`,
    `${near}|has=${between.includes(told.cell)}`,
  ]
}

/** What can be seen of whether an action goes on with the step that was named last, or begins another one. */
export function sameFeatures(answer: string, all: readonly Told[], at: number): string[] {
  const told = all[at]
  const before = all.slice(0, at).findLast(({ cell }) => cell === 'action')
  if (!told || !before) return []
  const gap = answer.slice(before.end, told.start)
  const between = all.filter(({ start }) => start > before.start && start < told.start).map(({ cell }) => cell)
  const nextAt = all.findIndex(({ cell }, nth) => nth > at && cell === 'action')
  const behind = all.slice(at + 1, nextAt < 0 ? undefined : nextAt).map(({ cell }) => cell)
  const seen = [
    `gap=${marksIn(gap)}`,
    `size=${sizeOf(gap)}`,
    ...['months', 'result'].map((cell) => `behind ${cell}=${behind.includes(cell)}|${between.includes(cell)}`),
    ...['months', 'result'].map((cell) => `parts a ${cell}=${partsA(all, cell)}`),
    `opens=${wordsOf(told.text)[0]?.pos}`,
    `and=${/\band\b\s*$/.test(gap)}`,
    `goes on=${/\b(?:so that|which|that|it|to)\s*$/.test(gap)}`,
    `colon=${/:\s*$/.test(gap)}`,
    ...['months', 'result', 'goes_to', 'lead', 'needs'].map((cell) => `${cell}=${between.includes(cell)}`),
    `first=${told.text.split(' ', 1)[0]?.toLowerCase()}`,
    `short=${before.text.split(' ').length <= 3}`,
    `words=${Math.min(4, told.text.split(' ').length)}`,
    ...sentenceFeatures(answer, all, told),
  ]
  return [...seen, ...seen.map((one) => `${nearness(gap)}|${one}`)]
}

/** How many months, leads and actions the sentence of an action tells: with one time for two actions they are mostly one step. */
function sentenceFeatures(answer: string, all: readonly Told[], { start }: Told): string[] {
  const part = stretchesIn(answer).find((one) => start >= one.start && start < one.end)
  const own = all.filter((one) => part && one.start >= part.start && one.start < part.end)
  const count = (cell: string) => Math.min(3, own.filter((one) => one.cell === cell).length)
  return [
    `sentence=${count('months')}/${count('action')}`,
    `sentence months=${count('months')}|all=${Math.min(8, all.filter(({ cell }) => cell === 'months').length)}`,
    `sentence lead=${count('lead')}|${count('months')}`,
  ]
}

/** How many actions an answer tells for each of the months or results that it tells: who gives each step its months may tell it in several parts. */
function partsA(all: readonly Told[], cell: string): string {
  const [actions, others] = ['action', cell].map((name) => all.filter((one) => one.cell === name).length)
  return others ? String(Math.min(4, Math.round((2 * (actions ?? 0)) / others) / 2)) : 'none'
}

/** What marks are called, by the signs that are one. */
const MARKS: readonly (readonly [name: string, signs: readonly string[]])[] = [
  ['line', ['\n']],
  [';', [';']],
  [',', [',']],
  [':', [':']],
  ['>', ['->', '→']],
  ['(', ['(']],
  [')', [')']],
  ['-', [' - ', '–', '—']],
  ['/', ['/']],
]

const SENTENCE_END = /[.!?]\s|\.$/

/** Which marks stand in what parts two things. */
export function marksIn(text: string | undefined): string {
  if (text === undefined) return 'none'
  const marks = MARKS.filter(([, signs]) => signs.some((sign) => text.includes(sign))).map(([name]) => name)
  return [SENTENCE_END.test(text) ? '.' : '', ...marks].join('')
}

/** Whether two things stand within one sentence. */
export function nearness(text: string | undefined): string {
  if (text === undefined) return 'none'
  return SENTENCE_END.test(text) || text.includes('\n') ? 'far' : 'near'
}

function sizeOf(text: string | undefined): number {
  return Math.min(6, Math.floor(Math.log2((text?.length ?? 0) + 1)))
}
