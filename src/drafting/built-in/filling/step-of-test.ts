import { cueList } from '../../../language/cue-list.ts'
import { stemsIn } from '../../../language/stem.ts'
import { wordsOf } from '../../../language/words.ts'
import type { Gathered, GatheredRows } from './gathered-rows.ts'
import type { Item } from './items-told.ts'
import type { KnownStep } from './known-steps.ts'
import { stepOfTests, stepPointedAt } from './pointed-step.ts'
import { plainWords } from './read-cell.ts'
import type { StepsSaid } from './said-steps.ts'
import { mentionedSteps, mentionsOf } from './step-mentions.ts'
import { rootsIn } from './step-words.ts'

/** The steps of which a test is, by their places, and whether its words say so. */
export type Meant = { steps: readonly number[]; isSure: boolean }

/** Opens what goes on with what was told last, and points to it. */
const GOES_ON = /^(?:and|also|then|there|in the same|at the same|on the same)\b/i
const SAME = cueList('same step | same task | there as well | also there')
/** Up to here words say where they belong: "On the breadboard we …", "The software we run". */
const OPENING = /^[^,;:]*/
const LONGEST_OPENING = 6

/** Of which steps an item of an answer on tests is, as it says itself, goes on with the `last` one, or points to by what no other step has; none where nothing tells. */
export function stepsFinder({ steps, known }: Pick<GatheredRows, 'steps' | 'known'>, answer: string, says: StepsSaid) {
  const mentions = mentionsOf(answer, known)
  const mentioned = mentionedSteps(answer, known)
  const words = steps.map(wordsOfStep)
  const names = steps.map(({ cells }) => plainWords(cells.action ?? []).replace(/^(?:the|an?)\s+/i, ''))
  const ofTests = stepOfTests(names)
  return (item: Item, last: Meant | undefined): Meant => {
    const text = answer.slice(item.start, item.end)
    const numbered = mentions.flatMap(({ index, step }) => (index >= item.start && index < item.end ? step : []))
    if (numbered.length > 0) return { steps: [...new Set(numbered)], isSure: true }
    if (last && last.steps.length > 0 && (SAME.test(text) || (item.goesOn && stepOpened(text, known) === undefined))) return last
    const called = stepsCalledIn(text, names)
    if (called.length === 1) return { steps: called, isSure: true }
    const opened = stepOpened(text, known)
    // the number of an item of a list stands before it
    const named = [item.start, item.end - 1].map(says).find((some) => some.length > 0)
    const all = named ?? (opened === undefined ? [] : [opened])
    // a point that sounds like several steps says of none that it is its test
    const said = item.isPoint && all.length > 1 ? [] : all
    const goesOn = GOES_ON.test(text) && last && last.steps.length > 0
    if (said.length > 0 && !item.goesOn) return { steps: said, isSure: !goesOn || said.join() === last?.steps.join() }
    const pointed = stepPointedAt({ head: text, text }, words)
    const before = mentioned(item.start) ?? (goesOn ? last?.steps : undefined)
    if (before && before.length > 0) return { steps: before, isSure: pointed === undefined || before.includes(pointed) }
    const likely = ofTests ?? pointed
    return { steps: likely === undefined ? [] : [likely], isSure: false }
  }
}

/** The steps whose whole names, of two words or more, stand in a text: "tried out in the roll-on process". */
function stepsCalledIn(text: string, names: readonly string[]): number[] {
  const said = ` ${stemsIn(text).join(' ')} `
  return names.flatMap((name, at) => {
    const stems = stemsIn(name)
    return stems.length > 1 && said.includes(` ${stems.join(' ')} `) ? at : []
  })
}

function wordsOfStep({ cells }: Gathered): string {
  return Object.values(cells)
    .flatMap((pieces) => pieces.flatMap(({ text, isOffered }) => (isOffered ? [] : text)))
    .join('. ')
}

/** The only step in whose name a thing stands with which a sentence opens: "On the breadboard we shoot", "For the tip, …". */
function stepOpened(text: string, known: readonly KnownStep[]): number | undefined {
  const opening = wordsOf(OPENING.exec(text)?.[0] ?? '').slice(0, LONGEST_OPENING)
  const end = opening.findIndex(({ pos }, at) => pos === 'VERB' || pos === 'AUX' || (pos === 'PRON' && at > 0))
  const things = opening.slice(0, end < 0 ? undefined : end).filter(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
  for (const { text: thing } of things) {
    const [root] = rootsIn(thing)
    const [step, another] = known.flatMap(({ name }, at) => (root !== undefined && name.get(root) === 1 ? at : []))
    if (step !== undefined && another === undefined) return step
  }
  return undefined
}
