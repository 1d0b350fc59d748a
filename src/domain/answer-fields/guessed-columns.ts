import { hasDigit, hasLetter, hasLetterOrDigit, plainWords, wholeNumbersIn } from '../../language/characters.ts'
import { isOfSteps } from './answer-rows.ts'
import type { AnswerField, AnswerForm } from './forms.ts'
import { byNumbers, stepNumbers } from './step-names.ts'

/** What the answers tell of steps and people by their names. */
export type KnownNames = { steps: readonly string[]; people: readonly string[] }

/** Who leads a step or judges a test is a person. */
const PERSONS: ReadonlySet<string> = new Set(['lead', 'proof.judge'])

/** Months are numbers of so many digits at most. */
const LONGEST_MONTH = 2

/** Fields, and what stands in a column that is one of theirs. */
type Pass = { some: readonly AnswerField[]; fits: (words: string) => boolean }

/**
 * The fields that columns fill of which the headings say nothing, by what stands in them: the first words are what a row is about; months, steps, people and
 * figures are known as such; all else, and as many columns as there are fields, goes on in their order. Numbers that only count the lines fill none.
 */
export function guessedColumns(
  given: readonly string[],
  lines: readonly (readonly string[])[],
  form: AnswerForm,
  known: KnownNames,
): string[] {
  const columns = given.map((cell, at) => ({ cell, told: lines.map((line) => line[at] ?? '').filter(hasLetterOrDigit) }))
  const open = columns.filter(({ cell, told }, at) => cell === '' && !(at === 0 && countsLines(told, form)))
  const isFree = ({ cell }: AnswerField) => columns.every((column) => column.cell !== cell)
  const isWhole = open.length === form.fields.length
  if (isWhole) for (const [at, column] of open.entries()) column.cell = form.fields[at]?.cell ?? ''
  for (const { some, fits } of isWhole ? [] : passesOf(form, known)) {
    for (const field of some.filter(isFree)) {
      const column = open.find(({ cell, told }) => cell === '' && told.filter(fits).length * 2 > told.length)
      if (column) column.cell = field.cell
    }
  }
  return columns.map(({ cell }) => cell)
}

function passesOf({ fields }: AnswerForm, known: KnownNames): Pass[] {
  const about = fields.find(({ names }) => !names) ?? fields[0]
  const persons = fields.filter(({ cell }) => PERSONS.has(cell))
  const [figure] = fields.filter(({ isShort, isMonth }) => isShort && !isMonth)
  return [
    { some: [about], fits: (words) => hasLetter(words) && !isStep(words, known) && !isPerson(words, known) },
    { some: fields.filter(({ isMonth }) => isMonth), fits: areMonthNumbers },
    { some: fields.filter(({ names }) => names), fits: (words) => isStep(words, known) },
    { some: persons, fits: (words) => isPerson(words, known) },
    { some: figure ? [figure] : [], fits: hasDigit },
    { some: fields.filter((field) => !field.names && !field.isShort && !persons.includes(field)), fits: () => true },
    { some: persons, fits: () => true },
  ]
}

/** "3", "V3", "T-03". */
const COUNTED = /^\s*(?:\p{L}{1,3}-?)?0*(\d{1,3})[.)]?\s*$/u

/** "1", "2", "3" or "V1", "V2" before the lines; where each row is of a step they are the numbers of the steps. */
function countsLines(told: readonly string[], form: AnswerForm): boolean {
  return told.length > 1 && !(isOfSteps(form) && !form.needed) && told.every((words, at) => Number(COUNTED.exec(words)?.[1]) === at + 1)
}

function areMonthNumbers(words: string): boolean {
  return hasDigit(words) && !hasLetter(words) && wholeNumbersIn(words).every((number) => String(number).length <= LONGEST_MONTH)
}

function isStep(words: string, { steps }: KnownNames): boolean {
  return stepNumbers(words.trim()) !== undefined || byNumbers(words, steps) !== undefined
}

function isPerson(words: string, { people }: KnownNames): boolean {
  const said = plainWords(words)
  return said.length > 0 && people.some((name) => said.every((word) => plainWords(name).includes(word)))
}
