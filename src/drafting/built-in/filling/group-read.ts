import { type AnswerRow, isOfSteps } from '../../../domain/answer-fields/answer-rows.ts'
import { formHeaded } from '../../../domain/answer-fields/called-in-notes.ts'
import { namesOption } from '../../../domain/answer-fields/step-cells.ts'
import { withoutLabels } from '../../../domain/answer-fields/steps-told.ts'
import type { ToldGroup } from '../../../domain/answer-fields/told-groups.ts'
import type { GroupRead } from '../../../domain/interview.ts'
import { endsWithOne, hasLetter, withoutEmphasis } from '../../../language/characters.ts'
import type { Reader } from './line-read.ts'
import { type ThingRead, thingRead } from './thing-read.ts'

/** What things are read with as rows of one form, and what was read of them by now. */
export type List = {
  reader: Reader
  things: { get: (words: string) => ThingRead | undefined; set: (words: string, thing: ThingRead) => unknown }
}

/** A group in the fields of each form, and the one whose rows it most likely tells: that which its heading names, else that of which many of its things fill more than of any other. */
export function groupRead({ heading, above, text, kind, items }: ToldGroup, lists: readonly List[]): GroupRead {
  const cells = lists.map(({ reader }) => reader.form.fields.map(({ cell }) => cell))
  const shared = new Set<string>(cells.flat().filter((cell) => cells.filter((own) => own.includes(cell)).length > 1))
  const told = items.map(({ words }) => withoutEmphasis(kind === 'blocks' ? words.split('\n').map(ended).join(' ') : words))
  const plain = withoutLabels(told)
  const read = lists.map(({ reader, things }) => ({
    row: reader.form.row,
    told: items.map(({ name }, at) => {
      const bare = (reader.form.kind === 'milestone' ? plain : told)[at] ?? ''
      const own = isOfSteps(reader.form) && hasLetter(name) ? `${name} ${bare}` : bare
      const thing = things.get(own) ?? thingRead(own, reader, shared)
      things.set(own, thing)
      return thing
    }),
  }))
  const ofMost = items.map((_, at) => {
    const sure = read.map(({ told }) => told[at]?.sure ?? 0)
    const most = Math.max(...sure)
    return most > 0 && sure.indexOf(most) === sure.lastIndexOf(most) ? sure.indexOf(most) : -1
  })
  const counts = read.map((_, at) => ofMost.filter((one) => one === at).length)
  const [most = 0, next = 0] = [...counts].sort((one, other) => other - one)
  const likely = most * 3 >= items.length && most >= 2 * next ? read[counts.indexOf(most)]?.row : undefined
  const headed = formHeaded(heading)?.row
  const paid = read.find(({ row, told }) => row === 'milestone' && told.length > 1 && told.every(({ row: one }) => isWhole(one)))?.row
  const row = paid ?? (read.some((one) => one.row === headed) ? headed : likely) ?? ''
  const lines = ({ told }: (typeof read)[number]) =>
    told.map((one, at) => ({ text: items[at]?.text ?? '', row: one.row, beside: one.beside }))
  return { heading, text, row: namesOption(above) ? '' : row, read: read.map((one) => ({ row: one.row, lines: lines(one) })) }
}

/** What has a name, the month in which it is due and what is paid for it can be nothing but a milestone. */
function isWhole({ title, due, paid }: AnswerRow): boolean {
  return [title, due, paid].every((cell) => cell !== undefined)
}

/** A line of a block ends where it ends. */
function ended(line: string): string {
  return endsWithOne(line.trim(), '.!?;:,') ? line.trim() : `${line.trim()};`
}
