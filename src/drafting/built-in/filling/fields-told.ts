import { type AnswerRow, answerByForms, isOfSteps } from '../../../domain/answer-fields/answer-rows.ts'
import { type AnswerField, type AnswerForm, formsOf, isOfWholeWork } from '../../../domain/answer-fields/forms.ts'
import { isSameStep, knownName, stepNames, stepNumbers } from '../../../domain/answer-fields/step-names.ts'
import { tablesApart } from '../../../domain/answer-fields/step-table.ts'
import { reportIntervals } from '../../../domain/component/report-interval.ts'
import { ABOUT, type RowKind } from '../../../domain/work-breakdown/rows.ts'
import { standingIn } from '../../../language/tokens.ts'
import type { AnswerApart, SubjectAnswer, TellsRows } from './answer-apart.ts'
import { labelledSteps } from './bracketed-steps.ts'
import { withFiguresFramed } from './figures-table.ts'
import { addTo, type Gathered, type GatheredRows, type Piece } from './gathered-rows.ts'
import { withHow } from './how-told.ts'
import { knownStep } from './known-steps.ts'
import { likelyMaker } from './likely-maker.ts'
import type { NamedPeople } from './named-people.ts'
import { namesParted, saysSelf, withoutSelf } from './names-told.ts'
import { stepOfTests } from './pointed-step.ts'
import { REST } from './step-mentions.ts'
import { addWords } from './step-words.ts'

/** What holds for all of the work may be told in a line that begins with what its field is called, whatever was asked: "Not included: …", "Travel: …". */
const HEADED: readonly AnswerForm[] = formsOf({ subject: 'steps' })
  .filter((form) => form.kind === 'plan' && isOfWholeWork(form))
  .flatMap((form) => (form.beside === 'wanted' ? [form] : form.fields.flatMap((field) => headedBy(field, form))))

/** What is no part of the work is headed so in notes as well. */
function headedBy(field: AnswerField, form: AnswerForm): AnswerForm[] {
  const labels = field.cell === 'excluded' ? [field.label, 'Not included'] : [field.label]
  return labels.map((label) => ({ ...form, fields: [{ ...field, label }] }))
}

/** An answer in its two parts; `people` are those whom the answers on the team name. */
export function answerApart(told: SubjectAnswer, people: NamedPeople): AnswerApart {
  const parts = inFields(told, people)
  return { ...parts, ...tablesApart(withFiguresFramed(parts.answer)), lists: [], left: [] }
}

function inFields(told: SubjectAnswer, people: NamedPeople) {
  const own = formsOf(told)
  const forms = [...own, ...HEADED.filter((form) => !own.includes(form))]
  const { free, rows } = answerByForms(told.answer, forms)
  const labelled = told.subject === 'steps' && rows[0]?.length === 0 ? labelledSteps(free, people) : undefined
  const all = labelled ? [labelled.rows, ...rows.slice(1)] : rows
  const filled = forms
    .map((form, at): TellsRows => ({ form, rows: all[at] ?? [], ...(at === 0 && labelled && { inWords: true }) }))
    .filter((one) => one.rows.length > 0)
  const [steps, ...others] = filled
  if (!steps) return { ...told, told: [] }
  if (labelled || told.subject !== 'steps' || steps.form !== forms[0]) return { ...told, answer: labelled?.free ?? free, told: filled }
  const { rows: withTheirHow, free: left } = withHow(steps.rows, free)
  return { ...told, answer: left, told: [{ ...steps, rows: withTheirHow }, ...others] }
}

/** Takes over what an answer tells in fields, word for word. */
export function gatherFields(gathered: GatheredRows, { slot, told }: Pick<AnswerApart, 'slot' | 'told'>): void {
  for (const { form, rows } of told) {
    for (const row of rows) {
      if (form.kind === 'plan') gatherPlan(gathered, row, form, slot)
      else if (form.kind === 'step') gatherOfSteps(gathered, row, form, slot)
      else gatherOther(gathered, form.kind, withRest(row, rows, namesOf(gathered)), slot)
    }
  }
}

/** What a field says of all steps or tests that say nothing else of their own, by the cell that it fills. */
export function toldElse(apart: readonly AnswerApart[], cell: 'place' | 'proof.judge'): Piece | undefined {
  const said = apart.flatMap(({ slot, told }) =>
    told.flatMap(({ form, rows }) => (form.beside === 'once' ? rows.flatMap((row) => ({ slot, text: row[cell] })) : [])),
  )
  const first = said.find(({ text }) => text)
  return first?.text ? { slot: first.slot, text: first.text, isField: true } : undefined
}

/** Of steps: one of them, what one hands over beside its own field, or what holds for all of them, which is put into them at the end. */
function gatherOfSteps(gathered: GatheredRows, row: AnswerRow, form: AnswerForm, slot: string): void {
  if (form.beside === 'wanted') gatherDeliverable(gathered, row, slot)
  else if (!form.beside) gatherStep(gathered, row, form, slot)
}

/** A deliverable of the step that is named, that hands it over already, or that most likely makes it, with when or how often it comes; of another one nobody knows which step does. */
function gatherDeliverable(gathered: GatheredRows, { result = '', by = '', action = '' }: AnswerRow, slot: string): void {
  const joint = reportIntervals(by).length > 0 && !/^(?:the|\d)/i.test(by) ? ', ' : ' by '
  const due = /^\d+$/.test(by) ? ` (month ${by})` : by && !standingIn([result])(by) ? joint + by : ''
  const piece: Piece = { slot, text: result + due, isField: true }
  const named = action === '' ? undefined : stepMeant(action, gathered)
  const handing = gathered.steps.find(({ cells }) =>
    cells.result?.some(({ text }) => text.split('; ').some((one) => isSameStep(one, result))),
  )
  const step =
    named === undefined ? (handing ?? (action === '' ? likelyMaker(gathered.steps, result, by) : undefined)) : gathered.steps[named]
  if (!step) return void gathered.unplaced.push(piece)
  const others = step.cells.result?.map((one) => ({
    ...one,
    text: one.text
      .split('; ')
      .filter((own) => !isSameStep(own, result))
      .join('; '),
  }))
  step.cells.result = [...(others ?? []).filter(({ text }) => text !== ''), piece]
}

/** "Travel: Two of us to the depot (month 3; $1,900)": one of several things that a plan states. */
function statementOf(row: AnswerRow, { fields: [{ cell, label }] }: AnswerForm): string {
  const by = row.by && /^\d+$/.test(row.by) ? `month ${row.by}` : row.by
  const beside = [by, row.cost].filter(Boolean).join('; ')
  return `${label}: ${row[cell]}${beside && ` (${beside})`}`
}

/** "A foreign national works on it: Ana Ruiz; Spain, on an H-1B; the model": what hangs on what was chosen goes on in its sentence. */
function securityTold(row: AnswerRow, { fields }: AnswerForm): string | undefined {
  const further = fields.flatMap(({ cell, only }) => (only && only === row.security && row[cell]) || [])
  return further.length > 0 ? `${row.security}: ${further.join('; ')}` : row.security
}

/** A part of a cell about the plan stands there behind its label: "Clearance: Ana Ruiz, Secret". */
function gatherPlan({ others }: GatheredRows, row: AnswerRow, form: AnswerForm, slot: string): void {
  const before = others.find(({ kind }) => kind === 'plan')
  const plan: Gathered = before ?? { kind: 'plan', cells: {}, proofs: [] }
  if (!before) others.push(plan)
  if (form.beside === 'wanted') addTo(plan.cells, 'statements', { slot, text: statementOf(row, form), isField: true })
  for (const { cell, label, only } of form.beside === 'wanted' ? [] : form.fields) {
    const [name = '', part] = cell.split('.')
    const words = cell === 'security' ? securityTold(row, form) : only && only === row.security ? undefined : row[cell]
    if (words) addTo(plan.cells, name, { slot, text: part ? `${label}: ${words}` : words, isField: true })
  }
}

/** The step that is called exactly so, by its place; undefined where none is. */
export function stepCalled(name: string, { steps }: Pick<GatheredRows, 'steps'>): number | undefined {
  const at = steps.findIndex(({ cells }) => cells.action?.some(({ text }) => isSameStep(text, name)))
  return at < 0 ? undefined : at
}

/** The step that a field means by a name, by its place: also where it names the step by its number or by a part of its name. */
export function stepMeant(name: string, gathered: Pick<GatheredRows, 'steps'>): number | undefined {
  const known = namesOf(gathered)
  const [only = name, another] = stepNumbers(name) ? stepNames(name, known) : [name]
  return another === undefined ? stepCalled(knownName(only, known) ?? only, gathered) : undefined
}

/** The step whose name heads a longer one: "Firing, the glaze only", or a name under which the step was read before its lead was known. */
function stepHeading(name: string, gathered: Pick<GatheredRows, 'steps'>): number | undefined {
  return stepMeant(name.split(/[,:(]/, 1)[0] ?? '', gathered)
}

function gatherStep(gathered: GatheredRows, row: AnswerRow, form: AnswerForm, slot: string): void {
  const { action = form.row === 'test' ? namesOf(gathered)[stepOfTests(namesOf(gathered)) ?? -1] : undefined, needs, ...others } = row
  const pieces = Object.entries(others).flatMap(([cell, words]) =>
    (cell === 'lead' ? namesParted(words) : [words]).map((text): [string, Piece] => [cell, { slot, text, isField: true }]),
  )
  // where steps are told, another name is another step
  const meant =
    action === undefined
      ? undefined
      : isOfSteps(form)
        ? (stepMeant(action, gathered) ?? stepHeading(action, gathered))
        : stepCalled(action, gathered)
  if (!action || (meant === undefined && stepNumbers(action))) {
    // what a row tells belongs together, and waits so for the step that it does not name, or by a number that none has
    const [first, ...further] = [...pieces.map(([, { text }]) => text), action ?? []].flat()
    const text = [first, further.join('; ')].filter(Boolean).join(': ')
    return void (text !== '' && gathered.unplaced.push({ slot, text, isField: true }))
  }
  const step = gathered.steps[meant ?? begun(gathered, action, slot)]
  if (!step) return
  const proof: Gathered['proofs'][number] = {}
  for (const [cell, piece] of pieces) addTo(cell.startsWith(OF_PROOF) ? proof : step.cells, cell.replace(OF_PROOF, ''), piece)
  if (Object.keys(proof).length > 0) step.proofs.push(proof)
  // what is no step's own name may be a thing that somebody provides: it is asked about
  for (const text of stepNames(needs ?? '', namesOf(gathered))) {
    const isStep = stepMeant(text, gathered) !== undefined || stepNumbers(text) !== undefined
    addTo(step.cells, 'needs', isStep ? { slot, text, isField: true } : { slot, text, isOffered: true })
  }
}

const OF_PROOF = 'proof.'

/** A step that is told in fields has the number of its row there. */
function begun({ steps, known }: GatheredRows, action: string, slot: string): number {
  known.push({ ...knownStep(action), number: known.length + 1 })
  return steps.push({ kind: 'step', cells: { action: [{ slot, text: action, isField: true }] }, proofs: [] }) - 1
}

/** The row with the steps that "all other steps" means: of those that a person leads the ones that no other row leads, of those that they work on the ones that they do not lead. */
function withRest(row: AnswerRow, rows: readonly AnswerRow[], known: readonly string[]): AnswerRow {
  const others = rows.filter((one) => one !== row)
  const without = (words: string | undefined, taken: readonly (string | undefined)[]) => {
    if (words === undefined || !REST.test(words)) return words
    const named = taken.flatMap((some) => (some && !REST.test(some) ? stepNames(some, known) : []))
    return known.filter((name) => !named.some((one) => isSameStep(knownName(one, known) ?? one, name))).join('; ')
  }
  const leads = without(
    row.leads,
    others.map((one) => one.leads),
  )
  const works_on = without(row.works_on, [leads])
  return { ...row, ...(leads === undefined ? {} : { leads }), ...(works_on === undefined ? {} : { works_on }) }
}

function gatherOther(gathered: GatheredRows, kind: RowKind, { step, leads, works_on, ...said }: AnswerRow, slot: string): void {
  const isTeller = kind === 'person' && [said.role, said.name].some((words) => saysSelf(words ?? ''))
  const told = isTeller && said.name ? { ...said, name: withoutSelf(said.name) } : said
  const cells: Gathered['cells'] = Object.fromEntries(Object.entries(told).map(([cell, text]) => [cell, [{ slot, text, isField: true }]]))
  gathered.others.push({ kind, cells, proofs: [], step: stepsNamed(gathered, step, slot)[0]?.at, ...(isTeller && { isTeller }) })
  const name = told[ABOUT[kind] ?? '']
  if (kind !== 'person' || !name) return
  const working = [
    ['lead', 'leads', leads],
    ['people', 'works_on', works_on],
  ] as const
  for (const [cell, field, steps] of working) {
    for (const { at, text, isMore } of stepsNamed(gathered, steps, slot)) {
      if (isMore) addTo(cells, field, { slot, text, isField: true })
      if (at === undefined) continue
      addTo(gathered.steps[at]?.cells ?? {}, cell, { slot, text: name, isField: true })
      addWords(gathered.known[at]?.people ?? new Map(), name, 1)
    }
  }
}

/**
 * The steps that a field names. A name may say more than a step's, "Firing, the glaze only": it `isMore`. What names none is not placed, since a part of
 * another name may be meant.
 */
function stepsNamed(gathered: GatheredRows, words: string | undefined, slot: string) {
  return stepNames(words ?? '', namesOf(gathered)).map((text) => {
    const whole = stepMeant(text, gathered)
    const at = whole ?? stepHeading(text, gathered)
    if (at === undefined) gathered.unplaced.push({ slot, text })
    return { at, text, isMore: whole === undefined }
  })
}

/** What the steps are called that were told of by now. */
function namesOf({ steps }: Pick<GatheredRows, 'steps'>): string[] {
  return steps.flatMap(({ cells }) => cells.action?.map(({ text }) => text) ?? [])
}
