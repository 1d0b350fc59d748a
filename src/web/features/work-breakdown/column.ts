import { stepNumbers } from '../../../domain/answer-fields/step-names.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import { COMPARATORS } from '../../../domain/solicitation/comparators.ts'
import type { CellOrigin, CellState } from '../../../domain/work-breakdown/rows.ts'
import { comparatorText, readComparator, readMonth } from './cell-texts.ts'

/** A cell whatever its value, and the cells of a row of any kind. */
export type AnyCell = { value: unknown; origin: CellOrigin; state: CellState }
export type AnyCells = Readonly<Record<string, AnyCell | undefined>>
/** Values by the names of their cells; null empties one. */
export type Values = Record<string, unknown>

/** The steps in their order, so that one can be spoken of by its number, and when the first of them starts, as it was told. */
export type Steps = { ids: readonly string[]; numbers: ReadonlyMap<string, number>; start?: string | undefined }

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

/** How wide columns are at least. */
export const NARROW = 'tabled:min-w-28'
export const MIDDLE = 'tabled:min-w-36'
export const WIDE = 'tabled:min-w-56 max-md:col-span-2'

type Told = { hint?: string; width?: string }

/** A column of words. */
export function words(name: string, heading: string, { width = MIDDLE, ...told }: Told = {}): Column {
  return {
    ...{ name, heading, width, ...told },
    cells: [name],
    editor: 'text',
    text: (values) => String(values[name] ?? ''),
    read: (text) => done({ [name]: text.trim() || null }),
  }
}

/** A column of one month of the project. */
export function month(name: string, heading: string): Column {
  return {
    ...words(name, heading, { width: NARROW, hint: 'a number, or a date such as 18 December' }),
    read: (text, { start }) => {
      const read = readMonth(text, start)
      return read.ok ? done({ [name]: read.value }) : read
    },
  }
}

/** A column of numbers of steps: "1, 3". */
export function steps(name: string, heading: string): Column {
  return {
    ...words(name, heading, { width: NARROW, hint: 'numbers of steps, such as 1, 3' }),
    isOfSteps: true,
    text: (values, { numbers }) =>
      listOf(values[name])
        .flatMap((id) => numbers.get(id) ?? [])
        .join(', '),
    read: (text, { ids }) => {
      const parts = text.split(';').filter((part) => part.trim() !== '')
      const numbers = parts.flatMap((part) => stepNumbers(part.trim()) ?? [Number.NaN])
      if (numbers.some(Number.isNaN)) return fail('Type numbers of steps, such as "1, 3".')
      const strange = numbers.find((number) => ids[number - 1] === undefined)
      if (strange !== undefined) return fail(`There is no step ${strange}.`)
      const chosen = [...new Set(numbers)].flatMap((number) => ids[number - 1] ?? [])
      return done({ [name]: chosen.length > 0 ? chosen : null })
    },
  }
}

/** The column that says how a value has to compare. */
export function comparator(): Column {
  return {
    ...words('comparator', 'Compared', { width: NARROW }),
    editor: 'choice',
    options: COMPARATORS.map(({ label }) => label),
    text: (values) => comparatorText(values.comparator),
    read: (text) => {
      const found = readComparator(text)
      return found.ok ? done({ comparator: found.value }) : found
    },
  }
}

/** The values of a cell that holds several. */
export function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : []
}
