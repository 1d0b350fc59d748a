import { asAction, beginsWithVerb, surelyBeginsWithVerb } from '../../language/action.ts'
import { headOf } from '../../language/characters.ts'
import { wordsOf } from '../../language/words.ts'
import type { WorkStep } from './work-breakdown.ts'

type Told = Pick<WorkStep, 'action' | 'deed'>

/** What is done in a step, beginning with its verb, also behind a name that heads it, "The survey: walk the hull"; undefined where its words name a thing, or may name one and nobody has said that they do not. */
export function deedOf({ action, deed }: Told): string | undefined {
  const told = asAction(action)
  if (deed === action || surelyBeginsWithVerb(told)) return told
  const head = headOf(action)
  const behind = asAction(action.slice(head === '' ? action.length : head.length + 2))
  return surelyBeginsWithVerb(behind) && wordsOf(behind)[1]?.pos === 'DET' ? behind : undefined
}

/** What is to be asked of a step's words: what is done with the thing that they name, or whether they say what is done. */
export function openVerb(step: Told): 'thing' | 'unsure' | null {
  if (deedOf(step) !== undefined) return null
  return beginsWithVerb(asAction(step.action)) ? 'unsure' : 'thing'
}
