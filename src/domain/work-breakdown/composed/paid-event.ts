import { withoutEnd } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { PAYMENT_EVENT } from '../../milestone-document.ts'
import { dueLabel } from '../../schedule.ts'
import type { PlannedMilestone } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf } from './composed.ts'
import type { PlanFrame } from './frame.ts'
import { open, raised } from './phrase.ts'
import type { Span } from './spine.ts'

/** What a milestone is paid for, and the things to which that happens: "Glaze review held" and its review. */
type PaidEvent = { words: string; sentence: string; things: readonly string[]; planned: PlannedMilestone }

/**
 * What a planned milestone is paid for, where its payment is told and it is called by what has come about by then, "Kiln review held and accepted"; undefined
 * where it is called by work or by a thing. Such words say when somebody is paid, and not what is done until then.
 */
export function paidEvent({ number }: Pick<Span, 'number'>, { named = [] }: Pick<PlanFrame, 'named'>): PaidEvent | undefined {
  const planned = named[number - 1]
  // one of an option is called by that first
  if (!planned?.paid || planned.title.includes(':')) return undefined
  const words = wordsOf(open(planned.title))
  const end = words.findLastIndex((one) => !isCome(one) && one.pos !== 'CCONJ')
  const isEvent = end >= 0 && end < words.length - 1 && NAMES.has(words[end]?.pos ?? '') && !words.slice(0, end).some(isCome)
  if (!isEvent) return undefined
  const things = textOf(words.slice(0, end + 1)).split(/,\s+(?:and\s+)?|\s+and\s+/)
  return {
    words: raised(open(planned.title)),
    sentence: sentenceOf(words.slice(0, end + 1), words.slice(end + 1)),
    things: things.map((one) => withoutEnd(one.trim(), '.')),
    planned,
  }
}

/** "Glaze review held" as a criterion has it: "The glaze review is held". */
function sentenceOf(things: readonly Word[], come: readonly Word[]): string {
  const [first, last] = [things[0], things.at(-1)]
  const isMany = things.some(({ pos }) => pos === 'CCONJ') || (last?.pos === 'NOUN' && last.lemma !== last.text.toLowerCase())
  const name = textOf(things).trim()
  const isBare = first !== undefined && ['NOUN', 'ADJ'].includes(wordsOf(inSentence(name))[0]?.pos ?? '')
  return `${isBare ? `The ${inSentence(name)}` : raised(name)} ${isMany ? 'are' : 'is'} ${textOf(come).trim()}`
}

const NAMES = new Set(['NOUN', 'PROPN'])

/** "Held", "accepted", "done": what has come about. */
function isCome(word: Word): boolean {
  return word.pos === 'VERB' && ['ed', 'other'].includes(formOf(word))
}

/** What a milestone is paid for, behind its label. */
export function eventLine(event: PaidEvent | undefined): ComposedLine[] {
  return event ? [{ text: `${PAYMENT_EVENT}: ${event.words}.`, from: cellsOf(event.planned.id, 'title') }] : []
}

/** The same as what counts as done. */
export function eventCriterion(event: PaidEvent | undefined, { due }: Span): ComposedLine[] {
  return event ? [{ text: `${event.sentence}; by ${dueLabel(due)}.`, from: cellsOf(event.planned.id, 'title') }] : []
}
