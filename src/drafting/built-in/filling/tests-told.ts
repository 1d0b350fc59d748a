import { isSameStep, stepNumbers } from '../../../domain/answer-fields/step-names.ts'
import { hasDigit, hasLetterOrDigit, startsWithLetter, withoutEnd } from '../../../language/characters.ts'
import { provesAt } from '../../../language/proving.ts'
import { VALUES } from '../../../language/quantity/number-word.ts'
import { binds } from '../../../language/quantity/quantity.ts'
import { isPersonal } from '../../../language/register.ts'
import { isRemark } from '../../../language/remark.ts'
import { stemsIn } from '../../../language/stem.ts'
import { boundsTold } from './bound-told.ts'
import { figureRow, markOf } from './figure-row.ts'
import { isMonth } from './figures-apart.ts'
import type { Gathered, GatheredRows, Piece, TestTold } from './gathered-rows.ts'
import { type Item, itemsIn, NUMBER } from './items-told.ts'
import type { Linked } from './known-steps.ts'
import { HEADING, isHead, isName } from './link-features.ts'
import { listedTest } from './listed-test.ts'
import { figureWords, isOfName, isThing, passFigureIn } from './pass-figure.ts'
import { plainWords } from './read-cell.ts'
import type { StepsSaid } from './said-steps.ts'
import { withoutMention } from './step-mentions.ts'
import { type Meant, stepsFinder } from './step-of-test.ts'
import { type Columns, columnsAbove } from './value-columns.ts'
import { tellsOthers } from './value-roles.ts'
import { within } from './whole-parts.ts'

type Place = { start: number; end: number }
type Rows = Pick<GatheredRows, 'steps' | 'known' | 'tests'>
type Answer = { slot: string; answer: string }
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

/** What tells of a test alone. */
const OF_PROOF: ReadonlySet<string> = new Set(['condition', 'runs', 'evidence', 'quantity', 'limit', 'judge'])

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
  const stepsAt = stepsFinder(rows, answer, says)
  const taken: Item[] = []
  const tests: TestTold[] = []
  let last: (Meant & { isPoint: boolean }) | undefined
  const items = itemsIn(answer, (words) => passFigureIn(words) !== undefined)
  const names = rows.steps.map(({ cells }) => plainWords(cells.action ?? []))
  const isListed = items.filter((one) => isPointOfTests(one, answer)).length > 1
  for (const item of items) {
    const inside = within(item, linked)
    const meant = stepsAt(item, last)
    // each point of a list tells a test of its own
    const before = item.isPoint || last?.isPoint ? undefined : tests.at(-1)
    const text = withoutMention(answer.slice(behindHead(item, answer, inside, names), item.end).replace(ADDS, ''))
    const goesOn = before !== undefined && inside.some(({ told }) => BESIDE.has(told.cell))
    // beside a list of tests only a figure that binds is one more
    const isTest = isListed && !item.isPoint ? isBound(text) : tellsTest(text, inside) || isPointOfTests(item, answer) || goesOn
    if (!isTest || (item.isPoint && isTalk(text, names))) continue
    taken.push(item)
    const piece: Piece = { slot, text, ...(meant.isSure ? {} : { isOffered: true }) }
    const test: TestTold = {
      slot,
      words: [answer.slice(item.start, item.end)],
      steps: meant.steps,
      proofs: proofsOf(piece, item, answer, { inside, names }),
    }
    const joined = before && joinedTo(before, test, piece)
    if (joined) tests.splice(-1, 1, joined)
    else tests.push(test)
    last = { ...meant, steps: tests.at(-1)?.steps ?? [], isPoint: item.isPoint }
  }
  for (const { steps, proofs } of tests) for (const at of steps) rows.steps[at]?.proofs.push(...proofs)
  rows.tests.push(...tests)
  const isInTest = (at: number) => taken.some(({ start, end }) => at >= start && at < end)
  // a mark of no item is of none of the tests that were read
  const isTaken = ({ told }: Linked) => OF_PROOF.has(told.cell) || (OF_TEST.has(told.cell) && isInTest(told.start))
  const waits = tests.flatMap(({ steps, words }) => (steps.length === 0 ? words : []))
  return { rest: linked.filter((one) => !isTaken(one)), waits: taken.filter(({ start, end }) => waits.includes(answer.slice(start, end))) }
}

/** A test with what goes on with it: what says more of it without a figure, and "It must stay below 35 kPa" behind what only says how that is measured. */
function joinedTo(before: TestTold, own: TestTold, piece: Piece): TestTold | undefined {
  const [proof, another] = before.proofs
  const [further] = own.proofs
  if (!proof || !further || own.steps.some((at) => !before.steps.includes(at))) return undefined
  const words = [...before.words, ...own.words]
  if (!further.limit && (before.steps.length > 0 || further.judge)) {
    const cell = proof.condition ? 'condition' : 'quantity'
    const last = before.proofs.at(-1) ?? proof
    const judge = last.judge ?? further.judge
    const proofs = [...before.proofs.slice(0, -1), { ...last, [cell]: [...(last[cell] ?? []), piece], ...(judge && { judge }) }]
    return { ...before, words, proofs }
  }
  if (another || proof.limit || !further.limit || !OF_LAST.test(piece.text)) return undefined
  const text = `${plainWords(proof.quantity ?? [])}. ${piece.text}`
  return { ...before, words, proofs: [{ ...proof, limit: further.limit, quantity: [{ ...piece, text }] }] }
}

/** Opens what is said of what was told last. */
const OF_LAST = /^(?:it|they|this|these)\s/i

/** A point of a list that has a figure: asked for tests, nobody lists anything else so. */
function isPointOfTests({ start, end, isPoint }: Item, answer: string): boolean {
  return isPoint && hasDigit(answer.slice(start, end))
}

/** "This one is my favorite, 30 min of fun": a point that is no test by its parts, and speaks to whoever reads. */
function isTalk(words: string, names: readonly string[]): boolean {
  const isSaid = isRemark(words) || (isPersonal(words) && !isBound(words))
  return isSaid && !tellsOthers(words) && listedTest(words, names) === undefined
}

function isBound(words: string): boolean {
  const figure = passFigureIn(words)
  return figure !== undefined && binds(figure)
}

/** What only says that there is one more: "Also in step 4, …", "And then, um, …". */
const ADDS = /^(?:(?:also|finally|lastly|and|then|next|right|so|um|uh|oh)\b,?\s+)+/i

/** What says more of a test that was told before it. */
const BESIDE: ReadonlySet<string> = new Set(['condition', 'runs', 'evidence', 'judge'])

/** Where an item begins behind the name of its step, "Rig: force error at most 4 %". */
function behindHead({ start, end }: Item, answer: string, inside: readonly Linked[], names: readonly string[]): number {
  const isOfStep = ({ told, steps: [step, another] }: Linked) =>
    step !== undefined && another === undefined && isPartOf(told.text, names[step] ?? '') && told.start === start && isHead(answer, told)
  const name = inside.find((one) => isName(one.told) && isOfStep(one))
  const behind = name ? name.told.end + (HEADING.exec(answer.slice(name.told.end))?.[0].length ?? 0) : end
  const figure = passFigureIn(answer.slice(behind, end))
  // "Burst: at least 3 MPa" has no other name
  if (figure && isThing(answer.slice(behind, behind + figure.start).trim())) return behind
  return start + (NUMBER.exec(answer.slice(start))?.[0].length ?? 0)
}

/** "Rig" names the "rig for torque", and "step 3" the third; of a test that only sounds like a step the head is its own name. */
function isPartOf(head: string, name: string): boolean {
  const stems = stemsIn(name)
  return stepNumbers(head) !== undefined || stemsIn(head).every((one) => stems.includes(one))
}

/** Whether an item says when something has passed, or what is looked at. */
function tellsTest(words: string, inside: readonly Linked[]): boolean {
  return passFigureIn(words) !== undefined || inside.some(({ told }) => told.cell === 'quantity' || told.cell === 'limit')
}

/** The tests of one item: of a point, or of words whose figures each say what they limit, in their parts; else the words whole, with the figure that they have to reach. */
function proofsOf(
  piece: Piece,
  item: Item,
  answer: string,
  { inside, names }: { inside: readonly Linked[]; names: readonly string[] },
): Proof[] {
  const judges = inside.flatMap(({ told: { cell, text } }) =>
    cell === 'judge' && !hasDigit(text) && !names.some((name) => isSameStep(name, text)) ? [{ ...piece, text }] : [],
  )
  const columns = columnsAbove(answer, item.start)
  if (tellsOthers(item.isPoint ? piece.text.replace(ASIDE, '') : piece.text, columns)) return [ofOthers(piece, columns)]
  // what may be of another step waits in one piece
  const point = item.isPoint && !piece.isOffered ? pointApart(piece, names) : undefined
  const parts = point ? [point] : partsApart(piece, judges)
  const isSure = parts !== undefined && (point !== undefined || piece.isOffered || !item.isPoint || parts.length > 1)
  const proofs = isSure ? parts : marksApart(piece.text).map((text) => whole({ ...piece, text }, item))
  return proofs.map((proof): Proof => (judges.length > 0 ? { ...proof, judge: judges } : proof))
}

/** What a point says behind its words of what others ask, "(topic allows 10)". */
const ASIDE = /\s*\([^()]*\)(?=[\s.;]*$)/

/** Of a test that is told with what there is today or what the topic asks for only our own value is its mark; where that is not sure its words wait whole. */
function ofOthers(piece: Piece, columns: Columns | undefined): Proof {
  const row = figureRow(withoutEnd(piece.text, ' .;'), [], columns)
  if (!row) return { quantity: [piece] }
  const told = (text: string): Piece[] => [{ ...piece, text }]
  const { quantity, how } = row
  return { quantity: told(quantity), limit: told(markOf(row)), ...(how && { condition: told(how) }) }
}

function whole(piece: Piece, { isPoint }: Item): Proof {
  const told = passFigureIn(piece.text)
  const figure = told && (!isPoint || binds(told) || isOfName(told, piece.text.slice(0, told.start))) ? told : undefined
  return { quantity: [piece], ...(figure && { limit: [{ ...piece, text: figureWords(piece.text, figure) }] }) }
}

/** A point of a list as the test that its parts tell. */
function pointApart(piece: Piece, names: readonly string[]): Proof | undefined {
  const test = listedTest(withoutEnd(piece.text, ' .;'), names)
  const told = (text: string): Piece => ({ ...piece, text })
  return test && { quantity: [told(test.name)], limit: [told(test.mark)], ...(test.how.length > 0 && { condition: test.how.map(told) }) }
}

/** Words each of whose figures says itself what it limits, "force error at most 4 %, at 37 C": with what they prove beside the last. */
function partsApart(piece: Piece, judges: readonly Piece[]): Proof[] | undefined {
  const at = provesAt(piece.text)
  const bounds = boundsTold(piece.text.slice(0, at))
  if (!bounds?.every(({ name }) => isThing(name)) || bounds.length === 0) return undefined
  const proves = piece.text.slice(at).replace(/^[\s,;.]+/, '')
  const isJudge = (words: string) => judges.some(({ text }) => text === words)
  return bounds.map(({ head, name, limit, condition }, nth): Proof => {
    const heads = VALUES.has(head.toLowerCase()) ? '' : head
    const parts = condition.split(', ').map((words) => withoutMention(words).replace(/^[\s,]+/, ''))
    const told = [heads, ...parts, nth === bounds.length - 1 ? proves : ''].filter((words) => hasLetterOrDigit(words) && !isJudge(words))
    const of = (cell: string) => told.flatMap((words) => (cellOf(words) === cell ? { ...piece, text: words.replace(EVIDENCE, '') } : []))
    const cells = ['condition', 'by', 'evidence'].flatMap((cell): [string, Piece[]][] => (of(cell).length > 0 ? [[cell, of(cell)]] : []))
    return { quantity: [{ ...piece, text: name }], limit: [{ ...piece, text: limit }], ...Object.fromEntries(cells) }
  })
}

/** What stands beside a figure is by when it is reached, what shows it, or else how. */
function cellOf(words: string): string {
  return isMonth(words) ? 'by' : EVIDENCE.test(words) ? 'evidence' : 'condition'
}

const EVIDENCE = /^evidence:\s+/i

/** The marks of words that tell many between commas, "Pass marks: mass 4 kg, noise 60 dBA, …", behind what heads them; else the words. */
function marksApart(words: string): string[] {
  const items = words.replace(LIST_HEAD, '').split(/[,;]\s+(?:and\s+)?/)
  return items.length >= FEWEST_MARKS && items.every((item) => startsWithLetter(item) && passFigureIn(item)) ? items : [words]
}

const FEWEST_MARKS = 4
const LIST_HEAD = /^[^:\d]{3,60}:\s+/
