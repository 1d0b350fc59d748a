import { asAction, beginsWithVerb, surelyBeginsWithVerb } from '../../language/action.ts'
import { headOf, startsWithCapital } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { textOf, wordsOf } from '../../language/words.ts'
import { lowered } from './composed/phrase.ts'
import type { WorkStep } from './work-breakdown.ts'

type Told = Pick<WorkStep, 'action' | 'deed'>

/** What is done in a step, beginning with its verb, also behind a name that heads it, "The survey: walk the hull"; undefined where its words name a thing, or may name one and nobody has said that they do not. */
export function deedOf({ action, deed }: Told): string | undefined {
  const told = asAction(action)
  if (deed === action || surelyBeginsWithVerb(told)) return told
  const head = headOf(action)
  const behind = asAction(action.slice(head === '' ? action.length : head.length + 2))
  if (surelyBeginsWithVerb(behind) && wordsOf(behind)[1]?.pos === 'DET') return behind
  return beginsWithVerb(told) ? undefined : workDone(told)
}

const IN_NAME: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'CCONJ', 'NUM', 'DET'])
/** What one performs, and what one holds. */
const PERFORMED = cueList(
  `test/tests | trial/trials | experiment/experiments | campaign | study | analysis | simulation/simulations | review | check/checks | survey | evaluation |
   inspection | assessment | investigation | calibration | verification | validation | demonstration | characterization | prediction | comparison`,
)
const HELD = cueList('meeting/meetings | session/sessions | workshop | conference')

/** Work that its name alone tells, "Smolder trials in the shed", as what is done; undefined where the words name more than one thing, or one that is no work. */
function workDone(told: string): string | undefined {
  const words = wordsOf(told.replace(/[\s.]+$/, ''))
  const end = words.findIndex(({ pos }, at) => at > 0 && !IN_NAME.has(pos))
  const [first, second, head] = [words[0], words[1], words.at(end < 0 ? -1 : end - 1)]
  const isOne = words.every(({ pos, text }, at) => at === 0 || (pos !== 'VERB' && pos !== 'AUX' && (pos !== 'PUNCT' || text === '-')))
  if (!first || !head || !isOne || (end >= 0 && words[end]?.pos !== 'ADP')) return undefined
  const verb = PERFORMED.test(head.text) ? 'perform' : HELD.test(head.text) ? 'hold' : undefined
  const name = startsWithCapital(second?.text ?? '') ? textOf(words) : lowered(textOf(words))
  return verb && `${verb} ${first.pos === 'DET' || first.pos === 'NUM' ? '' : 'the '}${name}`
}

/** What is to be asked of a step's words: what is done with the thing that they name, or whether they say what is done. */
export function openVerb(step: Told): 'thing' | 'unsure' | null {
  if (deedOf(step) !== undefined) return null
  return beginsWithVerb(asAction(step.action)) ? 'unsure' : 'thing'
}
