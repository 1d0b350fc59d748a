import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import type { Answered } from '../../../domain/work-breakdown/answered-into-rows.ts'
import type { AnsweredRow } from '../../../domain/work-breakdown/answered-rows.ts'
import { ABOUT } from '../../../domain/work-breakdown/rows.ts'
import type { NamedMonth } from '../../../language/calendar-date.ts'
import { oneSpaced } from '../../../language/characters.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { hasDenial, isSaidBy, newIn } from '../../../language/nothing-new.ts'
import { answeredCells, firstOf, unplacedIn } from './answered-cells.ts'
import { knownStep, likenessesBy } from './known-steps.ts'

/** What the answers of step interviews say of the rows. */
export function answeredBy(answers: readonly Answer[]): Answered {
  const first = firstOf(answers)
  const told = answers.flatMap((one) => rowIn(one, first).map((row) => ({ row, of: one.fills?.of })))
  const rows = told.flatMap(({ row, of }) => (of === undefined ? withFurther(row, told) : []))
  return { cells: answeredCells(answers), rows, unplaced: unplacedIn(answers) }
}

/** A row with what the follow-ups of its answer tell of it. */
function withFurther(row: AnsweredRow, told: readonly { row: AnsweredRow; of?: string | undefined }[]): AnsweredRow {
  const further = told.filter(({ of }) => of === row.slot).map((one) => one.row.cells)
  return further.length === 0 || row.about !== null ? row : { ...row, cells: Object.assign({}, row.cells, ...further) }
}

/** The cells of risks and furnished items, each with the kind of its row. */
const CELLS: Partial<Record<FilledCell['cell'], { kind: AnsweredRow['kind']; name: string }>> = {
  risk: { kind: 'risk', name: 'what' },
  sign: { kind: 'risk', name: 'sign' },
  fallback: { kind: 'risk', name: 'fallback' },
  furnished: { kind: 'furnished', name: 'item' },
  by_month: { kind: 'furnished', name: 'by_month' },
  when_late: { kind: 'furnished', name: 'when_late' },
}

/** The words by which an answer says that there are none: "no GFE is required", "we expect no problems". */
const NONE = {
  risk: 'risks problems issues concerns expect foresee anticipate know serious significant',
  furnished: 'GFE GFI Government furnished equipment information data property required requested necessary use',
} as const

/** The one cell of a risk or a furnished item that an answer was asked for, word for word; a new row where it is what the row is about. */
function rowIn({ fills, question, slot, answer }: Answer, first: NamedMonth | undefined): AnsweredRow[] {
  const asked = fills && CELLS[fills.cell]
  if (!fills || !asked) return []
  const { kind, name } = asked
  const isNew = name === ABOUT[kind]
  const said = newIn(oneSpaced(answer), `${question} ${isNew ? NONE[kind] : ''}`)
  const value = name === 'by_month' ? monthsTold(said, first)?.to : said
  // interviews from before asked for several cells of a row at once
  const isOfRow = fills.about !== undefined || fills.of !== undefined
  if (!value || isSaidBy('', said) || isNew === isOfRow || (isNew && isNone(said))) return []
  // "we do not expect anything" tells of none, "the seal does not hold" of one: whoever said it says which
  const state = isNew && hasDenial(said) ? 'suggested' : 'read'
  const cells = { [name]: { value, origin: { from: 'answer', slot, words: said }, state } } as const
  const { about = null, instead } = fills
  return [{ kind, slot, about, cells, action: isNew ? stepOf(said, kind, fills.tasks) : null, ...(instead ? { instead } : {}) }]
}

/** "No GFE", "none needed, we use our own": nothing begins so that may happen or has to be furnished. */
function isNone(words: string): boolean {
  return hasDenial(words.split(' ', 1)[0] ?? '')
}

/** The task that says most of the words; a risk of none is one of the first, and what is furnished for none is for all of the plan. */
function stepOf(said: string, kind: AnsweredRow['kind'], tasks: FilledCell['tasks']): string | null {
  const alike = likenessesBy(
    said,
    tasks.map(({ action }) => knownStep(action)),
    'name',
  )
  const most = Math.max(0, ...alike)
  return ((most > 0 || kind === 'risk') && tasks[most > 0 ? alike.indexOf(most) : 0]?.action) || null
}
