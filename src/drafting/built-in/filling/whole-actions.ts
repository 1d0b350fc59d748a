import { asAction, beginsWithVerb } from '../../../language/action.ts'
import { namesMonths } from '../../../language/calendar-months.ts'
import { startsAsName } from '../../../language/characters.ts'
import type { Linked } from './known-steps.ts'
import type { Told } from './told.ts'

/**
 * What is done in a step, told in several parts of one sentence or note, is what was said from the first to the last: parts alone lose what joins them.
 * Where somebody, a month, a place or a result stands between them, or another sentence begins, they stay apart.
 */
export function withWholeActions(answer: string, linked: readonly Linked[]): Linked[] {
  const whole: Linked[] = []
  linked.forEach((one, at) => {
    const lastAt = linked.slice(0, at).findLastIndex(({ told }) => told.cell === 'action')
    const last = linked[lastAt]
    const isOne =
      one.told.cell === 'action' && last && isSame(last, one) && isOneBreath(answer, last.told, one.told, linked.slice(lastAt + 1, at))
    const place = isOne ? whole.findLastIndex(({ told }) => told.cell === 'action') : -1
    const begun = whole[place]
    if (begun) whole[place] = { ...begun, told: { ...begun.told, text: answer.slice(begun.told.start, one.told.end), end: one.told.end } }
    else whole.push(one)
  })
  return whole.map((one) => (one.told.cell === 'action' ? { ...one, told: withItsSubject(answer, one.told) } : one))
}

/**
 * "Two units | are run on traffic", "Nora does | the hold test": where only with what stands before it in its clause, or with the verb right before it, an
 * action can be said with a verb, that belongs to it.
 */
function withItsSubject(answer: string, told: Told): Told {
  if (beginsWithVerb(asAction(told.text))) return told
  const before = /[^,;:.!?\n]*$/.exec(answer.slice(0, told.start))?.[0] ?? ''
  const verb = /\S+\s+$/.exec(before)?.[0] ?? ''
  const from = [before.trimStart(), verb].map((words) => told.start - words.length)
  const start = from.find((place) => place < told.start && beginsWithVerb(asAction(answer.slice(place, told.end))))
  return start === undefined ? told : { ...told, text: answer.slice(start, told.end), start }
}

function isSame({ steps }: Linked, other: Linked): boolean {
  return steps.join() === other.steps.join()
}

/** Who tells of somebody between two parts tells of two things: "we measure it, and they show it". */
const SOMEBODY = /\b(?:we|i|he|she|they)\b|->|→/i

function isOneBreath(answer: string, { end }: Told, { start }: Told, between: readonly Linked[]): boolean {
  const gap = answer.slice(end, start)
  return !/[.!?]\s|\n/.test(gap) && !SOMEBODY.test(gap) && !between.some(({ told }) => standsApart(told))
}

/** What has a cell of its own in whatever words; of names and months only where it looks like one, since short words are taken for them. */
function standsApart({ cell, text }: Told): boolean {
  if (cell === 'months') return namesMonths(text)
  if (cell === 'lead' || cell === 'people') return startsAsName(text)
  return cell === 'place' || cell === 'result' || cell === 'goes_to'
}
