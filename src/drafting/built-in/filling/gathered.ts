import { Subject } from '../../../domain/interview.ts'
import type { LearnedLabels } from '../../../language/learned/sequence.ts'
import { wordsOf } from '../../../language/words.ts'
import { answerApart, gatherFields, stepCalled } from './fields-told.ts'
import { furtherRows } from './further-rows.ts'
import { addTo, type Gathered, type GatheredRows, type Piece } from './gathered-rows.ts'
import { knownStep, type Linked, learnFrom } from './known-steps.ts'
import { isName } from './link-features.ts'
import { type LearnedLinks, linkedSteps, neededStep } from './links.ts'
import { type NamedRole, namedRoles } from './roles.ts'
import { silentSentences } from './silent-sentences.ts'
import { addWords } from './step-words.ts'
import type { SubjectAnswer } from './told.ts'
import { knownFrom, type Told, toldIn } from './told.ts'
import { withWholeActions } from './whole-actions.ts'
import { gatherWhole } from './whole-parts.ts'

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
  const rows: GatheredRows = { steps: [], known: [], others: [], unplaced: [] }
  const apart = answers.map(answerApart)
  const known = knownFrom(
    apart.map(({ rows: fields, ...one }) => ({ ...one, answer: [one.answer, ...fields.flatMap(Object.values)].join('. ') })),
  )
  for (const answer of inReadingOrder(apart)) {
    gatherFields(rows, answer)
    const told = toldIn(answer, known, learned.labels)
    gatherOthers(rows, answer, told, gatherSteps(rows, answer, told, learned.links), learned)
    rows.unplaced.push(...silentSentences(answer, told))
  }
  return { ...rows, needed: (name, by) => stepCalled(name, rows) ?? neededStep(name, by, rows.known, learned.links) }
}

const PROOF = new Set(['quantity', 'limit', 'condition', 'runs', 'evidence', 'judge'])

function gatherSteps(rows: GatheredRows, { slot, subject, answer }: SubjectAnswer, told: readonly Told[], links: LearnedLinks): Linked[] {
  const begin = (name: string) => {
    rows.steps.push({ kind: 'step', cells: {}, proofs: [] })
    return rows.known.push(knownStep(name)) - 1
  }
  const linked = linkedSteps({ answer, subject }, told, { known: rows.known, begin }, links)
  learnFrom(rows.known, answer, subject, linked)
  if (subject === 'people') gatherRoles(rows, slot, namedRoles(answer, told, linked, links.role))
  for (const { told: one, steps } of gatherWhole(rows.steps, { slot, subject, answer }, withWholeActions(answer, linked))) {
    const piece = { slot, text: one.text }
    const isAgain = one.cell === 'action' && subject !== 'steps' && steps.every((at) => rows.steps[at]?.cells.action !== undefined)
    if (one.cell === 'ref' || (isAgain && steps.length > 0)) continue
    if (steps.length === 0) rows.unplaced.push(piece)
    for (const at of steps) {
      const step = rows.steps[at]
      if (!step) continue
      if (PROOF.has(one.cell)) addToProof(step, one.cell, piece)
      else addTo(step.cells, one.cell, piece)
    }
  }
  return linked
}

/** Who is named beside a step leads it or works on it: of several the likeliest leads, where nobody is said to in so many words. */
function gatherRoles({ steps, known }: GatheredRows, slot: string, roles: readonly NamedRole[]): void {
  for (const { name, step, leads } of [...roles].sort((one, other) => other.leads - one.leads)) {
    const row = steps[step]
    if (!row) continue
    addTo(row.cells, leads > 0.5 && !row.cells.lead ? 'lead' : 'people', { slot, text: name.text })
    addWords(known[step]?.people ?? new Map(), name.text, 1)
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

function gatherOthers(
  { others }: GatheredRows,
  { slot, answer }: SubjectAnswer,
  told: readonly Told[],
  linked: readonly Linked[],
  learned: Learned,
): void {
  for (const { kind, told: all } of furtherRows(answer, told, learned.links.row)) {
    const known = kind === 'plan' ? others.find((one) => one.kind === 'plan') : undefined
    const row: Gathered = known ?? { kind, cells: {}, proofs: [] }
    if (!known) others.push(row)
    for (const { cell, text, segment } of all) {
      addTo(row.cells, cell, { slot, text })
      row.step ??= linked.find((one) => isName(one.told) && one.told.segment === segment)?.steps[0]
    }
  }
}
