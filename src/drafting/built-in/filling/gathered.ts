import { isOfWholeWork } from '../../../domain/answer-fields/forms.ts'
import { namesOption } from '../../../domain/answer-fields/step-cells.ts'
import { stepNumbers } from '../../../domain/answer-fields/step-names.ts'
import { Subject } from '../../../domain/interview.ts'
import { saidIn, thingWords } from '../../../domain/work-breakdown/named-alike.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { isThing } from '../../../language/action.ts'
import type { LearnedLabels } from '../../../language/learned/sequence.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { AnswerApart, SubjectAnswer } from './answer-apart.ts'
import { withoutAsides } from './asides.ts'
import { beneathFields } from './beneath-fields.ts'
import { withoutDeniedFocus } from './denied-focus.ts'
import { type PlaceOfAll, placesOfAll, putPlaceOfAll } from './everywhere.ts'
import { gatherFields, stepCalled, stepMeant, toldElse } from './fields-told.ts'
import { figuresCompared, gatherFigures, withoutFigures } from './figures-compared.ts'
import { furtherRows } from './further-rows.ts'
import { addTo, addToProof, type Gathered, type GatheredRows, type Piece } from './gathered-rows.ts'
import { withHeads } from './headed-lines.ts'
import { knownStep, type Linked, learnFrom, nextNumber, numbersOf } from './known-steps.ts'
import { type LearnedLinks, linkedSteps, neededStep, OF_TEAM } from './links.ts'
import { OF_STEPS, withHandedOver } from './numbered-steps.ts'
import { type NamedRole, namedRoles } from './roles.ts'
import { areSaid, type StepsSaid, stepsSaid } from './said-steps.ts'
import { silentSentences } from './silent-sentences.ts'
import { addWords } from './step-words.ts'
import { gatherTests } from './tests-told.ts'
import { isAskedFor, knownFrom, type Told, toldIn } from './told.ts'
import { isOfTeller } from './told-names.ts'
import { withWholeActions } from './whole-actions.ts'
import { gatherWhole } from './whole-parts.ts'
import { withWholeRisks } from './whole-risks.ts'

/** The step that a name means which another step needs, by their places; undefined where none is likely. */
export type NeededStep = (name: string, by: number) => number | undefined

/** Everything that was learned of answers. */
export type Learned = { labels: LearnedLabels; links: LearnedLinks }

/** The steps are told first, so that the other answers find them by name. */
const ORDER: readonly string[] = ['steps', ...Subject.options.filter((subject) => subject !== 'steps')]

/** Answers in the order in which they are read; where nobody knows what one is about it may tell of steps. */
export function inReadingOrder<Given extends { subject?: Subject | undefined }>(answers: readonly Given[]): Given[] {
  return [...answers].sort((a, b) => ORDER.indexOf(a.subject ?? 'steps') - ORDER.indexOf(b.subject ?? 'steps'))
}

/** Gathers what some answers tell, row by row. */
export function gathered(apart: readonly AnswerApart[], learned: Learned): GatheredRows & { needed: NeededStep } {
  const rows: GatheredRows = { steps: [], known: [], others: [], tests: [], unplaced: [] }
  const wordsOfRows = ({ told, lists }: AnswerApart) => [...told, ...lists].flatMap((one) => one.rows.flatMap(Object.values))
  const known = knownFrom(apart.map((one) => ({ ...one, answer: [one.answer, ...wordsOfRows(one)].join('. ') })))
  const areInFields = apart.some(({ subject, told }) => subject === 'steps' && told.some(({ form }) => !isOfWholeWork(form)))
  const everywhere: PlaceOfAll[] = []
  for (const whole of inReadingOrder(apart)) {
    const { read: free, beside } = beneathFields(whole)
    rows.unplaced.push(...beside, ...[...whole.tables, ...whole.left].map((text) => ({ slot: whole.slot, text })))
    gatherFields(rows, whole)
    const inOwn = kindsOf([...apart.flatMap((one) => one.told), ...whole.lists])
    const answer = { ...whole, answer: free }
    const work = toldOfWork(answer, toldIn(answer, known, learned.labels), rows.unplaced, learned)
    const ofAll = OF_TEAM.has(answer.subject) ? placesOfAll(answer.answer, work, learned.links.scope) : []
    const own = work.filter(
      (one) => isAskedFor(one.kind, answer) && !inOwn.has(one.kind) && !ofAll.some((place) => place.told.includes(one)),
    )
    const isOfFigures = answer.subject === 'threshold' || answer.also === 'threshold'
    const figures = figuresCompared(answer.answer, own, isOfFigures)
    const further = withoutFigures(own, isOfFigures ? figures : [])
    const told = answer.subject === 'steps' ? withHandedOver(answer.answer, further) : further
    const { linked, loose, says, waits } = gatherSteps(rows, answer, told, { links: learned.links, areInFields })
    gatherFields(rows, { ...whole, told: whole.lists })
    everywhere.push(...ofAll.map(({ told: [first], text }) => ({ place: { slot: answer.slot, text }, but: says(first?.start ?? 0) })))
    gatherFigures(rows, answer.slot, figures, says)
    const toldOfOthers = gatherOthers(rows, answer, told, says, learned)
    // what found no step where none may be begun is told by its whole sentence; the number of a step, "Step 2: we sweep", fills nothing there
    const isNumber = ({ told: { cell } }: Linked) => answer.subject === 'steps' && cell === 'ref'
    const read = told.filter(({ kind }) => kind !== 'commitment' && kind !== 'risk' && !(areInFields && kind === 'step'))
    const silent = silentSentences(answer, [
      ...waits,
      ...read,
      ...ofAll.flatMap((place) => place.told),
      ...toldOfOthers,
      ...figures,
      ...linked.filter((one) => !areInFields || (isLinked(one) && !isNumber(one))).map((one) => one.told),
    ])
    const unread = [...waits.map(({ start, end }) => ({ slot: answer.slot, text: answer.answer.slice(start, end) })), ...silent]
    const open = loose.filter(({ text }) => !unread.some((one) => one.text.includes(text)))
    rows.unplaced.push(...open, ...unread)
  }
  putElse(rows, apart, everywhere)
  return { ...rows, needed: neededIn(rows, learned.links) }
}

/** Fills what holds wherever nothing else is said; a field goes before what is read of a place. */
function putElse(rows: GatheredRows, apart: readonly AnswerApart[], read: readonly PlaceOfAll[]): void {
  const [place, judge] = [toldElse(apart, 'place'), toldElse(apart, 'proof.judge')]
  if (place) rows.unplaced.push(...read.map((one) => one.place))
  putPlaceOfAll(rows, place ? [{ place, but: [] }] : read)
  for (const proof of judge ? rows.steps.flatMap(({ proofs }) => proofs) : []) if (judge && !proof.judge) proof.judge = [judge]
}

/** Who names a step by its number or as it is called means that one and no other; what only sounds like a step is one before it. */
function neededIn(rows: GatheredRows, links: LearnedLinks): NeededStep {
  return (name, by) => {
    const [number, another] = stepNumbers(name.trim()) ?? []
    const isNumber = number !== undefined && another === undefined
    const named = isNumber ? numbersOf(rows.known).indexOf(number) : stepCalled(name, rows)
    if (named !== undefined) return named < 0 || named === by ? undefined : named
    const meant = stepMeant(name, rows) ?? by
    const likely = meant < by ? meant : neededStep(name, by, rows.known, links)
    return likely !== undefined && likely < by ? likely : undefined
  }
}

/** What is told of the plan, and not by the way; where a list says which words are what, it is so. */
function toldOfWork(answer: SubjectAnswer, told: readonly Told[], unplaced: Piece[], { links }: Learned): Told[] {
  const listed = OF_STEPS.has(answer.subject) ? withHeads(answer.answer, told) : told
  const { told: work, left } = withoutDeniedFocus(answer, withoutAsides(answer, listed, links.step))
  unplaced.push(...left)
  return work
}

/**
 * The kinds of rows that are told in fields or lists: of these none is read out of free words beside them, which stand to be placed as they were said. A figure
 * that says itself what it limits needs no field.
 */
function kindsOf(told: AnswerApart['told']): ReadonlySet<RowKind> {
  return new Set(told.map(({ form }) => form.kind).filter((kind) => !OWN_READER.has(kind)))
}

/** Of steps only the beginning of another one is withheld; of the plan there is one row. */
const OWN_READER: ReadonlySet<RowKind> = new Set(['step', 'plan', 'commitment'])

const PROOF = new Set(['quantity', 'limit', 'condition', 'runs', 'evidence', 'judge'])

/** What one answer tells of the steps, what of it found none, where it says of which, and the tests that wait for theirs. */
type StepsTold = { linked: Linked[]; loose: Piece[]; says: StepsSaid; waits: { start: number; end: number }[] }

function isLinked({ steps }: Linked): boolean {
  return steps.length > 0
}

function gatherSteps(
  rows: GatheredRows,
  { slot, subject, answer }: SubjectAnswer,
  told: readonly Told[],
  { links, areInFields }: { links: LearnedLinks; areInFields: boolean },
): StepsTold {
  const begin = (name: string, number?: number) => {
    const told = number ?? nextNumber(rows.known)
    rows.steps.push({ kind: 'step', cells: {}, proofs: [] })
    return rows.known.push({ ...knownStep(name), ...(told === undefined ? {} : { number: told }) }) - 1
  }
  // who has told steps in fields has told all of them but the option, which has none
  const mayBegin = (one: Told) => !areInFields || (subject === 'steps' && isOfOption(answer, one))
  const linked = linkedSteps({ answer, subject }, told, { known: rows.known, begin, mayBegin }, links)
  learnFrom(rows.known, answer, subject, linked)
  const says = stepsSaid({ subject, answer }, linked, rows.known)
  const roles = subject === 'people' ? namedRoles(answer, told, linked, links.role) : []
  gatherRoles(rows, slot, roles, says)
  const loose: Piece[] = []
  const tests = subject === 'test' ? gatherTests(rows, { slot, answer }, withWholeActions(answer, linked), says) : undefined
  const unread = (tests?.rest ?? linked).filter((one) => !roles.some(({ name }) => name === one.told))
  for (const { told: one, steps } of gatherWhole(rows, { slot, subject, answer }, withWholeActions(answer, unread), says)) {
    const isAgain = one.cell === 'action' && subject !== 'steps' && steps.every((at) => rows.steps[at]?.cells.action !== undefined)
    const isSaid = one.cell === 'action' ? !one.isDoubted : areSaid(steps, says(one.start))
    // of a sentence on how a step is done that names none the whole waits
    if (one.cell === 'ref' || (isAgain && steps.length > 0) || (subject === 'method' && areInFields && !isSaid)) continue
    // what may be of one of several steps is no suggestion for each of them, and a place of another thing none for any
    const isOfAny = !isSaid && ((areInFields && steps.length > 1) || one.cell === 'place')
    if (steps.length === 0 || isOfAny) loose.push({ slot, text: one.text })
    for (const at of isOfAny ? [] : steps) {
      const step = rows.steps[at]
      if (!step || (one.cell === 'tools' && !isSaid && !namesTool(step, one.text))) continue
      const piece = pieceOf(one, slot, isSaid)
      if (PROOF.has(one.cell)) addToProof(step, one.cell, piece)
      else addToStep(step, isSaidBeside(one, subject) ? 'people' : one.cell, piece)
    }
  }
  return { linked, loose, says, waits: tests?.waits ?? [] }
}

function isOfOption(answer: string, { start }: Told): boolean {
  return stretchesIn(answer).some((part) => start >= part.start && start < part.end && namesOption(answer.slice(part.start, part.end)))
}

function pieceOf({ text }: Told, slot: string, isSaid: boolean): Piece {
  return isSaid ? { slot, text } : { slot, text, isOffered: true }
}

/** Whether what is told of a step names a tool that somebody has: of no other step it is likely that it needs that. */
function namesTool({ cells }: Gathered, tool: string): boolean {
  const words = thingWords(tool)
  const isSaid = saidIn(
    Object.values(cells)
      .flatMap((pieces) => pieces.map(({ text }) => text))
      .join('. '),
  )
  return words.length > 0 && words.every((word) => isSaid(word))
}

const OF_THINGS: ReadonlySet<string> = new Set(['tools', 'input', 'result'])

/** Words that say what somebody does are no tool, no input and no result: they tell how the step is done, where that does not hold them already. */
function addToStep({ cells }: Gathered, cell: string, piece: Piece): void {
  const isDone = OF_THINGS.has(cell) && (!isThing(piece.text) || wordsOf(piece.text)[0]?.text.toLowerCase() === 'we')
  if (!isDone) addTo(cells, cell, piece)
  else if (!cells.method?.some(({ text }) => text.includes(piece.text))) addTo(cells, 'method', piece)
}

/** Who is named where neither the steps nor the people are told works on a step; that somebody leads it is said there. */
function isSaidBeside({ cell }: Told, subject: Subject): boolean {
  return cell === 'lead' && subject !== 'steps' && subject !== 'people'
}

/** Who is named beside a step leads it or works on it: of several the likeliest leads, behind whom it was said of in so many words. */
function gatherRoles({ steps, known }: GatheredRows, slot: string, roles: readonly NamedRole[], says: StepsSaid): void {
  for (const { name, ref, step, leads, isAlone } of [...roles].sort((one, other) => other.leads - one.leads)) {
    const row = steps[step]
    if (!row) continue
    const isSaid = isAlone && says(ref.start).includes(step)
    addTo(row.cells, leads > 0.5 ? 'lead' : 'people', pieceOf(name, slot, isSaid))
    addWords(known[step]?.people ?? new Map(), name.text, 1)
  }
}

/** Puts what is told of none of the steps into rows, and says which words these hold. */
function gatherOthers(
  { others }: GatheredRows,
  { slot, answer }: Pick<SubjectAnswer, 'slot' | 'answer'>,
  told: readonly Told[],
  says: StepsSaid,
  learned: Learned,
): Told[] {
  const read = withWholeRisks(answer, furtherRows(answer, told, learned.links.row))
  for (const { kind, told: all } of read) {
    const known = kind === 'plan' ? others.find((one) => one.kind === 'plan') : undefined
    const row: Gathered = known ?? { kind, cells: {}, proofs: [] }
    if (!known) others.push(row)
    for (const one of all) {
      const { cell, text, start } = one
      addTo(row.cells, cell, one.isWhole ? { slot, text, isField: true } : { slot, text })
      if (kind === 'person' && cell === 'name' && isOfTeller(answer, one)) row.isTeller = true
      const [said, another] = says(start)
      if (another === undefined) row.step ??= said
    }
  }
  return read.flatMap((row) => row.told)
}
