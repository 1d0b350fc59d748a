import { done, fail, type Result } from '../../../domain/result.ts'
import type { CellOrigin, CellState, RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { Interim, Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import {
  COMPARATORS,
  comparatorText,
  interimText,
  monthsText,
  peopleText,
  proofText,
  proofWords,
  readComparator,
  readInterim,
  readMonths,
  readPeople,
  readProofs,
} from './cell-texts.ts'

/** A cell whatever its value, and the cells of a row of any kind. */
export type AnyCell = { value: unknown; origin: CellOrigin; state: CellState }
export type AnyCells = Readonly<Record<string, AnyCell | undefined>>
/** Values by the names of their cells; null empties one. */
export type Values = Record<string, unknown>

/** The steps in their order, so that one can be spoken of by its number. */
export type Steps = { ids: readonly string[]; numbers: ReadonlyMap<string, number> }

/** Where no step is spoken of. */
export const NO_STEPS: Steps = { ids: [], numbers: new Map() }

/** A column of a table: the cells that it shows as one, how they are typed, and how the text is read. */
export type Column = {
  name: string
  heading: string
  cells: readonly string[]
  /** The least width, as a class. */
  width: string
  editor: 'text' | 'choice' | 'proof' | 'interim' | 'requirements'
  /** What may be chosen. */
  options?: readonly string[]
  hint?: string
  /** Whether it speaks of steps by their numbers, and changes when their order does. */
  isOfSteps?: true
  /** As it is typed, copied and pasted. */
  text: (values: Values, steps: Steps) => string
  /** As it is read in the table, where that differs. */
  shown?: (values: Values, steps: Steps) => string
  read: (text: string, steps: Steps) => Result<Values, string>
}

/** The values of the cells of a column. */
export function valuesOf(cells: AnyCells, { cells: names }: Pick<Column, 'cells'>): Values {
  return Object.fromEntries(names.flatMap((name) => (cells[name] ? [[name, cells[name].value]] : [])))
}

const NARROW = 'min-w-20'
const MIDDLE = 'min-w-36'
const WIDE = 'min-w-56 max-md:col-span-2'

type Told = { hint?: string; width?: string }

function words(name: string, heading: string, { width = MIDDLE, ...told }: Told = {}): Column {
  return {
    ...{ name, heading, width, ...told },
    cells: [name],
    editor: 'text',
    text: (values) => String(values[name] ?? ''),
    read: (text) => done({ [name]: text.trim() || null }),
  }
}

function month(name: string, heading: string): Column {
  return {
    ...words(name, heading, { width: NARROW }),
    read: (text) => {
      const months = readMonths(text)
      if (months.ok && months.value.from === months.value.to) return done({ [name]: months.value.from })
      return fail('Type one month of the project from 1 to 120, such as "6".')
    },
  }
}

/** Numbers of steps: "1, 3". */
function steps(name: string, heading: string): Column {
  return {
    ...words(name, heading, { width: NARROW, hint: 'numbers of steps, such as 1, 3' }),
    isOfSteps: true,
    text: (values, { numbers }) =>
      listOf(values[name])
        .flatMap((id) => numbers.get(id) ?? [])
        .join(', '),
    read: (text, { ids }) => {
      const numbers = (text.match(/\d+/g) ?? []).map(Number)
      const strange = numbers.find((number) => ids[number - 1] === undefined)
      if (strange !== undefined) return fail(`There is no step ${strange}.`)
      if (/[^\d\s,;.&]|and/.test(text)) return fail('Type numbers of steps, such as "1, 3".')
      const chosen = [...new Set(numbers)].flatMap((number) => ids[number - 1] ?? [])
      return done({ [name]: chosen.length > 0 ? chosen : null })
    },
  }
}

function comparator(): Column {
  return {
    ...words('comparator', 'Compared', { width: NARROW }),
    editor: 'choice',
    options: COMPARATORS.map(({ label }) => label),
    text: (values) => comparatorText(COMPARATORS.find(({ value }) => value === values.comparator)?.value),
    read: (text) => {
      const found = readComparator(text)
      return found.ok ? done({ comparator: found.value }) : found
    },
  }
}

const PEOPLE: Column = {
  ...words('people', 'People', { hint: 'the lead first, semicolons between' }),
  cells: ['lead', 'people'],
  text: ({ lead, people }) => peopleText(lead as string | undefined, listOf(people)),
  read: (text) => {
    const people = readPeople(text)
    return done({ lead: people[0] ?? null, people: people.length > 0 ? people : null })
  },
}

const MONTHS: Column = {
  ...words('months', 'Months', { width: NARROW, hint: 'from and to, such as 3 to 6' }),
  cells: ['from_month', 'to_month'],
  text: ({ from_month, to_month }) => monthsText(from_month as number | undefined, to_month as number | undefined),
  read: (text) => {
    const months = readMonths(text)
    return months.ok ? done({ from_month: months.value.from, to_month: months.value.to }) : months
  },
}

const PART: Column = {
  ...words('part', 'Part', { width: NARROW }),
  editor: 'choice',
  options: ['base', 'option'],
  read: (text) => {
    const part = text.trim().toLowerCase()
    return part === '' || part === 'base' || part === 'option'
      ? done({ part: part || null })
      : fail('A step is part of the base or of the option.')
  },
}

const PASS: Column = {
  ...words('proof', 'Pass', { width: WIDE }),
  editor: 'proof',
  text: ({ proof }) => proofText((proof ?? []) as Proof[]),
  shown: ({ proof }) => ((proof ?? []) as Proof[]).map(proofWords).join('\n'),
  read: (text) => {
    const proofs = readProofs(text)
    return proofs.ok ? done({ proof: proofs.value.length > 0 ? proofs.value : null }) : proofs
  },
}

/** Ids of rows that are not among the steps any longer are nothing to read. */
const IS_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

const GOES_TO: Column = {
  ...words('goes_to', 'Goes to', { hint: 'Government, or the step that uses it, such as step 3' }),
  isOfSteps: true,
  text: ({ goes_to }, { numbers }) => {
    const goal = String(goes_to ?? '')
    const number = numbers.get(goal)
    return number === undefined ? goal.replace(IS_ID, 'a removed step') : `step ${number}`
  },
  read: (text, { ids }) => {
    const [, number] = /^\s*(?:step\s*)?(\d{1,3})\s*$/i.exec(text) ?? []
    if (number === undefined) return done({ goes_to: text.trim() || null })
    const id = ids[Number(number) - 1]
    return id === undefined ? fail(`There is no step ${number}.`) : done({ goes_to: id })
  },
}

const INTERIM: Column = {
  ...words('interim', 'Shown before its end', { width: WIDE, hint: 'the month first, such as 3: first runs of the model' }),
  editor: 'interim',
  text: ({ interim }) => interimText((interim ?? []) as Interim[]),
  shown: ({ interim }) => ((interim ?? []) as Interim[]).map(({ month: by, state }) => `By month ${by}: ${state}`).join('\n'),
  read: (text) => {
    const interim = readInterim(text)
    return interim.ok ? done({ interim: interim.value.length > 0 ? interim.value : null }) : interim
  },
}

const REQUIREMENTS: Column = {
  ...words('requirement_ids', 'Requirements', { width: MIDDLE }),
  editor: 'requirements',
  text: ({ requirement_ids }) => listOf(requirement_ids).join(', '),
  read: (text) => {
    const ids = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
    return done({ requirement_ids: ids.length > 0 ? ids : null })
  },
}

/** The columns of each table, in their order. The first one names its row. */
export const COLUMNS: Record<Exclude<RowKind, 'plan'>, readonly Column[]> = {
  step: [
    words('action', 'What is done', { width: WIDE, hint: 'begins with a verb: Model the antenna and its shield' }),
    words('method', 'Method', { width: WIDE }),
    words('tools', 'Tools'),
    words('input', 'Input', { hint: 'data, material' }),
    PEOPLE,
    words('place', 'Place'),
    MONTHS,
    PART,
    steps('needs', 'Needs'),
    words('result', 'Result', { width: WIDE, hint: 'what is handed over, and in which format' }),
    GOES_TO,
    PASS,
    INTERIM,
    words('title', 'Milestone title', { hint: 'of the milestone that ends with this step; left empty, its result' }),
    REQUIREMENTS,
  ],
  person: [
    words('name', 'Name'),
    words('role', 'Role'),
    words('employer', 'Employer', { hint: 'company, subcontractor, research institution' }),
    words('hours', 'Hours', { width: NARROW }),
    words('place', 'Place'),
  ],
  commitment: [
    words('quantity', 'Quantity'),
    words('today', 'Today', { width: NARROW }),
    comparator(),
    words('value', 'Committed', { width: NARROW }),
    words('unit', 'Unit', { width: NARROW }),
    month('by_month', 'By month'),
    words('how', 'How it is measured', { width: WIDE }),
    steps('step_ids', 'Steps'),
  ],
  risk: [
    words('what', 'What may happen', { width: WIDE }),
    words('sign', 'Early sign', { width: WIDE }),
    words('fallback', 'What is done then', { width: WIDE }),
    steps('step_ids', 'Steps'),
  ],
  furnished: [
    words('item', 'What is provided', { width: WIDE }),
    month('by_month', 'By month'),
    words('when_late', 'What is done when it is late', { width: WIDE }),
    steps('step_ids', 'Steps'),
  ],
}

/** The fields of the plan as a whole. */
export const PLAN_FIELDS: readonly Column[] = [
  words('focus', 'Focus', { hint: "Which of the topic's focus areas or challenges the plan takes up." }),
  words('solution', 'Solution', { hint: 'In a sentence.' }),
  words('existing', 'Existing technology', { hint: 'What it builds on, and how that was shown to work.' }),
  words('end_state', 'End state', { hint: 'What there is when the work is done.' }),
  words('end_user', 'End user'),
  words('next_phase', 'Next phase', { hint: 'Who would fund it.' }),
  words('feasibility', 'Feasibility', { hint: 'Its evidence, for a direct Phase II.' }),
  words('security', 'Security and foreign nationals'),
  words('work_shares', 'Work shares', { hint: 'In percent of cost: company, subcontractors, research institution.' }),
]

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : []
}
