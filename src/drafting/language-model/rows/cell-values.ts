import { talksToMachine } from '../../../domain/machine-talk/machine-talk.ts'
import { Comparator } from '../../../domain/solicitation/analysis.ts'
import { personNamed } from '../../../domain/work-breakdown/composed/people.ts'
import type { WorkPerson } from '../../../domain/work-breakdown/work-breakdown.ts'
import { asAction } from '../../../language/action.ts'
import { oneSpaced, partedAtSpaces, stripped } from '../../../language/characters.ts'
import { monthsTold } from '../../../language/months-told.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { nameTold } from '../../built-in/filling/names-told.ts'
import { plainWords } from '../../built-in/filling/read-cell.ts'
import { plainProse } from '../answers/plain-prose.ts'
import { figuresIn, isNamedIn, saying } from './saying.ts'
import type { Stretch } from './standing-words.ts'

/** What cells can be read with: the people who were told of, the ids of the rows of steps by those that the model gave them, and the row's own id. */
export type Known = { people: readonly WorkPerson[]; steps: ReadonlyMap<string, string>; own_id: string }

/** What a value is read from: what the model says, and the words that it rests on; none where it is the model's own idea. */
type Told = { value: string; stretches: readonly Stretch[]; words: string; known: Known }

/** The value of a cell as it can be kept; undefined where it cannot. `stretches` are empty where it is the model's own idea. */
export function cellValue(cell: string, said: string, stretches: readonly Stretch[], known: Known): unknown {
  const words = stretches.map(({ text }) => text).join(' … ')
  // a sign alone is no text: ">" would be taken for the mark of a quotation
  const value = cell === 'comparator' ? said.trim() : stripped(plainProse(said, LONGEST, [words]), '.,;:')
  if (value === '' || talksToMachine(value)) return undefined
  return (READERS[cell] ?? text)({ value, stretches, words, known })
}

/** No value is longer. */
const LONGEST = 1500

type Reader = (told: Told) => unknown

const READERS: Readonly<Record<string, Reader>> = {
  action: (told) => {
    const action = text(told)
    return action && asAction(action)
  },
  name: ({ value, words }) => (isNamedIn(value, words) ? value : undefined),
  lead: name,
  judge: name,
  people: (told) => several(told.value.split(JOINT).flatMap((value) => name({ ...told, value: value.trim() }) ?? [])),
  from_month: month,
  to_month: month,
  by_month: month,
  part: ({ value, words }) => (PARTS.has(value.toLowerCase()) && isNamedIn(value, words) ? value.toLowerCase() : undefined),
  comparator,
  value: figure,
  unit: figure,
  needs: steps,
  step_ids: steps,
  goes_to: ({ value, known }) => (isGovernment(value) ? 'Government' : steps({ value, known })?.[0]),
}

const PARTS: ReadonlySet<string> = new Set(['base', 'option'])
const JOINT = /[,;&/]|\band\b/
const BREAK = /[\s,;&/[\]]+/

/** "the Government", "US Government". */
function isGovernment(value: string): boolean {
  const words = oneSpaced(value.toLowerCase().replaceAll('.', '')).split(' ')
  return words.at(-1) === 'government' && words.slice(0, -1).every((word) => word === 'the' || word === 'us')
}

/** In the words of the answer where the value says more than they do; a number or a name that they do not have spoils it. */
function text({ value, stretches, words }: Told): string | undefined {
  if (stretches.length === 0) return value
  const says = saying(value, words)
  return says === 'invented' ? undefined : says === 'said' ? value : plainWords(stretches)
}

/** A name that stands in the words, or that they mean: a part of it, "I". Who was not told of is nobody's idea either. */
function name({ value, words, known: { people } }: Pick<Told, 'value' | 'words' | 'known'>): string | undefined {
  const person = personNamed(value, people)
  if (words === '') return person?.name
  if (isNamedIn(value, words)) return nameTold(value, people)
  return person && isMeant(person, words, people) ? person.name : undefined
}

/** Whether words mean a person: they say a part of the name that nobody else has, or "I" do. */
function isMeant(person: WorkPerson, words: string, people: readonly WorkPerson[]): boolean {
  const part = person.name.split(' ').filter((one) => isNamedIn(one, words))
  return personNamed(part.join(' '), people) === person || words.split(BREAK).some((one) => nameTold(one, people) === person.name)
}

/** No plan lasts longer. */
const LAST_MONTH = 60
/** "month 3", "m1-2", "mo. 5", "3 MAC" */
const NAMES_MONTHS = /\bmonths?\b|\bm(?:os?)?\.?\s?\d|\bMA[AC]\b/i
/** Beside these a figure that is nothing else may be a month: "from 3 to 5", "one and two". */
const JOINTS: ReadonlySet<string> = new Set(['from', 'to', 'through', 'till', 'until', 'between', 'and', 'by', 'in', 'at'])

/** Whether the figures of some words are months: they say so, or say nothing that the figures could be of. */
function tellsMonths(words: string): boolean {
  return NAMES_MONTHS.test(words) || words.split(BREAK).every((word) => JOINTS.has(word.toLowerCase()) || figuresIn(word).size > 0)
}

function month({ value, words }: Told): number | undefined {
  const number = Number(partedAtSpaces(value).at(-1))
  if (!Number.isInteger(number) || number < 1 || number > LAST_MONTH) return undefined
  if (words === '') return number
  const told = monthsTold(words)
  const isSaid = figuresIn(words).has(String(number)) || told?.from === number || told?.to === number
  return isSaid && tellsMonths(words) ? number : undefined
}

const PRINTED: ReadonlyMap<string, string> = new Map([
  ['≥', '>='],
  ['≤', '<='],
  ['~', 'approx'],
])

/** Asked where the words do not say it, never guessed: they have to be read so by code, too. */
function comparator({ value, words }: Told): Comparator | undefined {
  const { data } = Comparator.safeParse(PRINTED.get(value) ?? value)
  const readings = [words, `${words} 5 m`, `5 m ${words}`].flatMap((text) => quantitiesIn(text).map((one) => one.comparator))
  return data && data !== '=' && readings.includes(data) ? data : undefined
}

function figure({ value, stretches, words }: Told): string | undefined {
  const isSaid = stretches.length === 0 || saying(value, words) === 'said' || quantitiesIn(words).some(({ unit }) => unit === value)
  return isSaid ? value : undefined
}

function steps({ value, known }: Pick<Told, 'value' | 'known'>): string[] | undefined {
  return several(
    value
      .split(BREAK)
      .flatMap((id) => known.steps.get(id.toLowerCase()) ?? [])
      .filter((id) => id !== known.own_id),
  )
}

function several(values: readonly string[]): string[] | undefined {
  return values.length > 0 ? [...new Set(values)] : undefined
}
