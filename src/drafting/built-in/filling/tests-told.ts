import { hasDigit, hasLetterOrDigit } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { wordsOf } from '../../../language/words.ts'
import { boundsTold } from './bound-told.ts'
import { addTo, type Gathered, type GatheredRows, type Piece } from './gathered-rows.ts'
import { type Item, itemsIn, NUMBER } from './items-told.ts'
import type { KnownStep, Linked } from './known-steps.ts'
import { HEADING, isHead, isName } from './link-features.ts'
import { figureWords, passFigureIn, provesAt } from './pass-figure.ts'
import { stepPointedAt } from './pointed-step.ts'
import type { StepsSaid } from './said-steps.ts'
import { mentionedSteps, mentionsOf, withoutMention } from './step-mentions.ts'
import { rootsIn } from './step-words.ts'
import { stepsMeant, within } from './whole-parts.ts'

type Place = { start: number; end: number }
type Rows = Pick<GatheredRows, 'steps' | 'known'>
type Answer = { slot: string; answer: string }
type Meant = { steps: readonly number[]; isSure: boolean }
type Proof = Gathered['proofs'][number]

/** What is told of a test, with who judges it and who is named where it is: of the rest of its sentence other readers tell. */
const OF_TEST: ReadonlySet<string> = new Set([
  'method',
  'condition',
  'runs',
  'evidence',
  'quantity',
  'limit',
  'judge',
  'by',
  'action',
  'ref',
  'result',
])

/**
 * Takes over the tests of an answer that asks for them, each an item: with the figure that it has to reach, at the step that it names by its number or a word
 * of its name, or with which it goes on. Of a step that is only likely it is offered; a test of none `waits` whole. What of the answer is in no test is the `rest`.
 */
export function gatherTests(
  rows: Rows,
  { slot, answer }: Answer,
  linked: readonly Linked[],
  says: StepsSaid,
): { rest: Linked[]; waits: Place[] } {
  const stepsAt = stepsFinder(rows, answer, linked, says)
  const taken: Item[] = []
  const waits: Place[] = []
  let last: (Meant & { proof: Proof | undefined }) | undefined
  for (const item of itemsIn(answer, (words) => passFigureIn(words) !== undefined)) {
    const inside = within(item, linked)
    const meant = stepsAt(item, last)
    const text = withoutMention(answer.slice(behindHead(item, answer, inside), item.end).replace(ADDS, ''))
    if (!tellsTest(text, inside) && !(last?.proof && inside.some(({ told }) => BESIDE.has(told.cell)))) continue
    taken.push(item)
    const piece: Piece = { slot, text, ...(meant.isSure ? {} : { isOffered: true }) }
    const proofs = proofsOf(piece, item, answer, inside)
    const goesOn = !proofs.some(({ limit }) => limit) && last?.proof && last.steps.join() === meant.steps.join()
    if (meant.steps.length === 0) waits.push(item)
    else if (goesOn && last?.proof) addTo(last.proof, last.proof.condition ? 'condition' : 'quantity', piece)
    else for (const at of meant.steps) rows.steps[at]?.proofs.push(...proofs)
    last = { ...meant, proof: goesOn ? last?.proof : meant.steps.length === 0 ? undefined : proofs.at(-1) }
  }
  const isTaken = ({ told }: Linked) => OF_TEST.has(told.cell) && taken.some(({ start, end }) => told.start >= start && told.start < end)
  return { rest: linked.filter((one) => !isTaken(one)), waits }
}

/** What only says that there is one more: "Also in step 4, …", "And then, um, …". */
const ADDS = /^(?:(?:also|finally|lastly|and|then|next|right|so|um|uh|oh)\b,?\s+)+/i

/** What says more of a test that was told before it. */
const BESIDE: ReadonlySet<string> = new Set(['condition', 'runs', 'evidence'])

/** Where an item begins behind the name of its step, "Rig: force error at most 4 %". */
function behindHead({ start }: Item, answer: string, inside: readonly Linked[]): number {
  const name = inside.find(({ told }) => isName(told) && told.start === start && isHead(answer, told))
  if (name) return name.told.end + (HEADING.exec(answer.slice(name.told.end))?.[0].length ?? 0)
  return start + (NUMBER.exec(answer.slice(start))?.[0].length ?? 0)
}

/** Whether an item says when something has passed, what is looked at, or who judges it. */
function tellsTest(words: string, inside: readonly Linked[]): boolean {
  return passFigureIn(words) !== undefined || inside.some(({ told }) => ['quantity', 'limit', 'judge'].includes(told.cell))
}

/** Opens what goes on with what was told last, and points to it. */
const GOES_ON = /^(?:and|also|then|there|in the same|at the same|on the same)\b/i
const SAME = cueList('same step | same task | there as well | also there')
/** Up to here words say where they belong: "On the breadboard we …", "The software we run". */
const OPENING = /^[^,;:]*/
const LONGEST_OPENING = 6

function stepsFinder({ steps, known }: Rows, answer: string, linked: readonly Linked[], says: StepsSaid) {
  const mentions = mentionsOf(answer, known)
  const mentioned = mentionedSteps(answer, known)
  const words = steps.map(wordsOfStep)
  return (item: Item, last: Meant | undefined): Meant => {
    const text = answer.slice(item.start, item.end)
    const numbered = mentions.flatMap(({ index, step }) => (index >= item.start && index < item.end ? step : []))
    if (numbered.length > 0) return { steps: [...new Set(numbered)], isSure: true }
    if (last && last.steps.length > 0 && (SAME.test(text) || (item.goesOn && stepOpened(text, known) === undefined))) return last
    const opened = stepOpened(text, known)
    // the number of an item of a list stands before it
    const named = [item.start, item.end - 1].map(says).find((some) => some.length > 0)
    const said = named ?? (opened === undefined ? [] : [opened])
    const goesOn = GOES_ON.test(text) && last && last.steps.length > 0
    if (said.length > 0 && !item.goesOn) return { steps: said, isSure: !goesOn || said.join() === last?.steps.join() }
    const pointed = stepPointedAt({ head: text, text }, words)?.step
    const before = mentioned(item.start) ?? (goesOn ? last?.steps : undefined)
    if (before && before.length > 0) return { steps: before, isSure: pointed === undefined || before.includes(pointed) }
    if (pointed !== undefined) return { steps: [pointed], isSure: false }
    return { steps: stepsMeant(within(item, linked)), isSure: false }
  }
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

/** The tests of one item: of a point, or of words whose figures each say what they limit, in their parts; else the words whole, with the figure that they have to reach. */
function proofsOf(piece: Piece, item: Item, answer: string, inside: readonly Linked[]): Proof[] {
  const judges = inside.flatMap(({ told: { cell, text } }) => (cell === 'judge' ? [{ ...piece, text }] : []))
  const point = pointApart(piece, item, answer)
  return (point ? [point] : (partsApart(piece) ?? [whole(piece)])).map(
    (proof): Proof => (judges.length > 0 ? { ...proof, judge: judges } : proof),
  )
}

function whole(piece: Piece): Proof {
  const figure = passFigureIn(piece.text)
  return { quantity: [piece], ...(figure && { limit: [{ ...piece, text: figureWords(piece.text, figure) }] }) }
}

/** "resolution <=0.8 um" with points beneath it: what is measured and its figure, and all that stands beneath as how it is. */
function pointApart(piece: Piece, { lines, isPoint }: Item, answer: string): Proof | undefined {
  const [head, ...beneath] = lines.map(({ start, end }) => answer.slice(start, end))
  const figure = isPoint && head && beneath.length > 0 ? passFigureIn(head) : undefined
  if (!head || !figure) return undefined
  const limit = figureWords(head, figure)
  const at = head.indexOf(limit)
  const name = head.slice(0, at).trim()
  if (!isThing(name)) return undefined
  const rest = [head.slice(at + limit.length).trim(), ...beneath.map(withoutStep)].filter(hasLetterOrDigit)
  const told = (text: string): Piece => ({ ...piece, text })
  return { quantity: [told(name)], limit: [told(limit)], ...(rest.length > 0 && { condition: rest.map(told) }) }
}

const ITS_STEP = /,?\s*\b(?:in )?(?:step|task|wp)\s?\d{1,2}\b(?=\s*(?:$|[,;.]|->|→))/gi

/** What stands with its step need not say so. */
function withoutStep(words: string): string {
  return words.replace(ITS_STEP, '').trim()
}

/** Words each of whose figures says itself what it limits, "force error at most 4 %, at 37 C": with what they prove beside the last. */
function partsApart(piece: Piece): Proof[] | undefined {
  const at = provesAt(piece.text)
  const bounds = boundsTold(piece.text.slice(0, at))
  if (!bounds?.every(({ name }) => isThing(name)) || bounds.length === 0) return undefined
  const proves = piece.text.slice(at).replace(/^[\s,;]+/, '')
  return bounds.map(({ head, name, limit, condition }, nth) => {
    const conditions = [head, ...condition.split(', '), nth === bounds.length - 1 ? proves : ''].filter(hasLetterOrDigit)
    return {
      quantity: [{ ...piece, text: name }],
      limit: [{ ...piece, text: limit }],
      ...(conditions.length > 0 && { condition: conditions.map((text) => ({ ...piece, text: withoutMention(text) })) }),
    }
  })
}

/** Whether words name what is measured: a thing, and nothing that is done or said with it. */
export function isThing(name: string): boolean {
  const words = wordsOf(name)
  const last = words.at(-1)
  const isNamed = last !== undefined && (last.pos === 'NOUN' || last.pos === 'PROPN')
  return isNamed && words[0]?.pos !== 'ADV' && !hasDigit(words[0]?.text ?? '') && !words.some(({ pos }) => pos === 'AUX' || pos === 'PRON')
}
