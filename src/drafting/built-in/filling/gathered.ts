import { Subject } from '../../../domain/interview.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { LearnedLabels } from '../../../language/learned/sequence.ts'
import { wordsOf } from '../../../language/words.ts'
import { type LearnedLinks, linkedSteps, meantStep } from './links.ts'
import { type NamedRole, namedRoles } from './roles.ts'
import { silentSentences } from './silent-sentences.ts'
import { addWords, type StepWords } from './step-words.ts'
import type { SubjectAnswer } from './told.ts'
import { knownFrom, type Told, toldIn } from './told.ts'

/** What was told of a cell, and in which answer. */
export type Piece = { slot: string; text: string }

/** What was told of one row, by cells; of a step's proofs each apart. */
export type Gathered = { kind: RowKind; cells: Record<string, Piece[]>; proofs: Record<string, Piece[]>[] }

/** All that was told, row by row, and what found no place in any. */
export type GatheredRows = { steps: Gathered[]; words: StepWords[]; others: Gathered[]; unplaced: Piece[] }

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
export function gathered(answers: readonly SubjectAnswer[], learned: Learned): GatheredRows & { needed: NeededStep } {
  const rows: GatheredRows = { steps: [], words: [], others: [], unplaced: [] }
  const known = knownFrom(answers)
  for (const answer of inReadingOrder(answers)) {
    const told = toldIn(answer, known, learned.labels)
    gatherSteps(rows, answer, told, learned.links)
    gatherOthers(rows, answer, told)
    rows.unplaced.push(...silentSentences(answer, told))
  }
  return { ...rows, needed: (name, by) => meantStep(name, by, 'needs', rows.words, learned.links) }
}

/** Cells that tell by which words a step can be known again, and how much they count. */
const NAMING: Readonly<Record<string, number>> = { result: 0.6, tools: 0.6, method: 0.6, input: 0.6, quantity: 0.5 }
const PROOF = new Set(['quantity', 'limit', 'condition', 'runs', 'evidence', 'judge'])

function gatherSteps(rows: GatheredRows, { slot, subject, answer }: SubjectAnswer, told: readonly Told[], links: LearnedLinks): void {
  const begin = (name: string) => {
    rows.steps.push({ kind: 'step', cells: {}, proofs: [] })
    rows.words.push(new Map())
    say(rows.steps.length - 1, name)
    return rows.steps.length - 1
  }
  const say = (at: number, name: string) => addWords(rows.words[at] ?? new Map(), name, 1)
  const linked = linkedSteps({ answer, subject }, told, { words: rows.words, begin, say }, links)
  if (subject === 'people') gatherRoles(rows, slot, namedRoles(answer, told, linked, links.role))
  for (const { told: one, steps } of linked) {
    const piece = { slot, text: one.text }
    const isAgain = one.cell === 'action' && subject !== 'steps' && steps.every((at) => rows.steps[at]?.cells.action !== undefined)
    if (one.cell === 'ref' || (isAgain && steps.length > 0)) continue
    if (steps.length === 0) rows.unplaced.push(piece)
    for (const at of steps) {
      const step = rows.steps[at]
      if (!step) continue
      if (PROOF.has(one.cell)) addToProof(step, one.cell, piece)
      else addTo(step.cells, one.cell, piece)
      const weight = NAMING[one.cell]
      if (weight) addWords(rows.words[at] ?? new Map(), one.text, weight)
    }
  }
}

/** Who is named beside a step leads it or works on it; what is said of it in so many words goes before. */
function gatherRoles({ steps }: GatheredRows, slot: string, roles: readonly NamedRole[]): void {
  for (const { name, step, leads } of roles) {
    const row = steps[step]
    if (!row) continue
    const cell = leads && !row.cells.lead ? 'lead' : 'people'
    addTo(row.cells, cell, { slot, text: name.text })
  }
}

/** A quantity begins another proof where the last one has its own. */
function addToProof({ proofs }: Gathered, cell: string, piece: Piece): void {
  const last = proofs.at(-1)
  const isNew = !last || ((cell === 'quantity' || cell === 'limit') && last[cell] !== undefined && !goesOn(piece))
  const proof = isNew ? {} : last
  if (isNew) proofs.push(proof)
  addTo(proof, cell, piece)
}

/** "Of the typed formula", "without an alarm" say more of what stands before them, and are nothing by themselves. */
function goesOn({ text }: Piece): boolean {
  const [first] = wordsOf(text)
  return first?.pos === 'ADP' || first?.pos === 'CCONJ' || first?.pos === 'SCONJ'
}

function addTo(cells: Record<string, Piece[]>, cell: string, piece: Piece): void {
  const said = cells[cell] ?? []
  if (!said.some(({ text }) => text === piece.text)) cells[cell] = [...said, piece]
}

/** The cell that says what a row is about: where it is told again, another row begins. */
export const ABOUT: Partial<Record<RowKind, string>> = { person: 'name', commitment: 'quantity', risk: 'what', furnished: 'item' }

function gatherOthers({ others }: GatheredRows, { slot }: SubjectAnswer, told: readonly Told[]): void {
  const current = new Map<RowKind, Gathered>()
  for (const { kind, cell, text } of told) {
    if (kind === 'step') continue
    const last = current.get(kind) ?? (kind === 'plan' ? others.find((one) => one.kind === 'plan') : undefined)
    const row = last && !beginsAnother(last, cell, kind) ? last : { kind, cells: {}, proofs: [] }
    if (row !== last) others.push(row)
    current.set(kind, row)
    addTo(row.cells, cell, { slot, text })
  }
}

/** A risk is often told in several stretches, until its sign or fallback comes. */
function beginsAnother({ cells }: Gathered, cell: string, kind: RowKind): boolean {
  if (cell !== ABOUT[kind] || !cells[cell])
    return kind === 'person' && cell !== 'name' && cells[cell] !== undefined && cells.name === undefined
  return kind !== 'risk' || cells.sign !== undefined || cells.fallback !== undefined
}
