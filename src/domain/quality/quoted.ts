import { cueList } from '../../language/cue-list.ts'
import { numbersNamed } from '../grounding/plan-number.ts'
import type { Phase } from '../program.ts'
import type { PlanPart } from './review.ts'
import { at, type Said, shortQuote } from './rule.ts'

/** How much of a long sentence is quoted before the words that are meant, in characters. */
const BEFORE = 60

/** From this length on, in characters, a sentence is quoted from near the words that are meant. */
const LONG = 160

/** The place of a sentence with the words at `index` in its quote; of a long sentence the stretch around them, as it stands in the plan. */
export function atWords(said: Omit<Said, 'own'>, index: number): { milestone_number?: number; part: PlanPart; quote: string } {
  if (said.sentence.length <= LONG || index <= BEFORE) return at(said)
  const from = index - BEFORE
  const space = said.sentence.slice(from, index).indexOf(' ')
  return { ...at(said), quote: shortQuote(said.sentence.slice(space < 0 ? index : from + space)) }
}

/** The sentences of each milestone in order; those of the scope paragraph stand under `undefined`. */
export function byMilestone(said: readonly Said[]): Map<number | undefined, Said[]> {
  const groups = new Map<number | undefined, Said[]>()
  for (const one of said) {
    const group = groups.get(one.milestone_number)
    if (group) group.push(one)
    else groups.set(one.milestone_number, [one])
  }
  return groups
}

/** A sentence with spaces in place of what it quotes: a manner of writing is judged by the writer's own words. Places stay where they are. */
export function ownWords(sentence: string): string {
  return sentence.replace(/["“][^"“”]*(?:["”]|$)/g, (quoted) => ' '.repeat(quoted.length))
}

const DENIED_BEFORE = cueList(`
  no | not | without | neither | nor | never | none | cannot | avoid/avoids | exclude/excludes | zero | 0 |
  don/doesn/didn/isn/aren/wasn/weren/won/shouldn/can t`)
const DENIED_AFTER = cueList('is/are/will/shall/does/do/be/was/were not/never | out of /the scope | outside /of /the scope | is/are none')
const LOOK = { back: 80, on: 60 } as const

/** Whether a sentence says of the words at `index` that they do not apply: "No human subjects are involved." */
export function isDenied(sentence: string, index: number, length: number): boolean {
  const before = sentence.slice(Math.max(0, index - LOOK.back), index).split(/;|\bbut\b|\bhowever\b/i)
  const [after = ''] = sentence.slice(index + length, index + length + LOOK.on).split(';')
  return DENIED_BEFORE.test(before.at(-1) ?? '') || DENIED_AFTER.test(after)
}

const OPTION = cueList('option')

/** Whether a sentence, or the label that it stands behind ("For the Phase II plan"), speaks of what follows this phase. */
export function isOfLater({ own, label = '', of_option }: Said, phase: Phase): boolean {
  return [own, label].some(
    (words) => (!of_option && OPTION.test(words)) || numbersNamed(words, 'phase').some((number) => number > phase.length),
  )
}

/** Words as a sentence lists them: "A, B and C". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
