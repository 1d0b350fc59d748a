import { isSentence } from '../../../domain/work-breakdown/told-elsewhere.ts'
import { namesCalendarMonth, namesMonths } from '../../../language/calendar-months.ts'
import { hasDigit, hasLetterOrDigit, partedAtSpaces, withoutEnd } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { withLeadingZeros } from '../../../language/quantity/number.ts'
import { binds, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { RANKS } from '../../../language/quantity/written-amount.ts'
import { wordsOf } from '../../../language/words.ts'
import { isThing } from './pass-figure.ts'
import type { Told } from './told.ts'
import { ASKED, type Columns, TODAY } from './value-columns.ts'
import { rolesIn, valueWords } from './value-roles.ts'

/** What is told of one quantity: what it is today, and what we promise. */
export type FigureRow = { quantity: string; today: string | undefined; limit: string; by: string | undefined; how: string | undefined }

/** The row of words that tell the values of one quantity, under a header that names its columns or with what each is beside it; undefined where anything of it is unsure. */
export function figureRow(words: string, learned: readonly Told[], columns?: Columns): FigureRow | undefined {
  const { ours, today, last } = rolesIn(words, columns)
  const named = ours && quantityIn(words, Math.min(ours.figure.start, today?.figure.start ?? ours.figure.start), learned)
  const quantity = named ?? (ours && RANKS.has(ours.figure.unit) ? ours.figure.unit : undefined)
  if (!ours || !quantity) return undefined
  const of = (cell: string) => learned.flatMap((one) => (one.cell === cell ? one.text : []))
  const by = of('by').find((one) => namesMonths(one) || namesCalendarMonth(one)) ?? BY.exec(words)?.[1]
  const learnedHow = of('how').filter((one) => !ASKED.test(one))
  const how = learnedHow.length > 0 ? learnedHow.join(', ') : withoutEnd(words.slice(last).replace(/^[\s,;/|.)-]+/, ''), ' .,;')
  const isHow =
    hasLetterOrDigit(how) && partedAtSpaces(how).length > 1 && how !== by && !ASKED.test(how) && !quantity.includes(how) && !isRemark(how)
  return {
    quantity,
    today: today && withLeadingZeros(valueWords(words, today)),
    limit: withLeadingZeros(valueWords(words, ours)),
    by,
    how: isHow ? how : undefined,
  }
}

/** "Two people lift it, fine": what is said of it in a sentence of its own is no way to measure it. */
function isRemark(how: string): boolean {
  return isSentence(how) && !/^(?:we|I|by|with)\b/.test(how)
}

const BY = /\bby (?:the end of )?((?:month|mo|m)\.?\s?\d{1,2})\b/i

const LONGEST_NAME = 9
const CLAUSE = /[,;:|]\s+/g

/** What the figures are of: the words before the first of them that head it, else what was learned to be its name, else what its clause says something of. */
function quantityIn(words: string, figure: number, learned: readonly Told[]): string | undefined {
  const clause = [...words.slice(0, figure).matchAll(CLAUSE)].reduce((_, { index, 0: mark }) => index + mark.length, 0)
  const head = HEADED.exec(words.slice(0, figure + 1))?.[1] ?? withoutEnd(words.slice(0, clause).trim(), ' ,;:')
  const [named, another] = learned.filter(({ cell }) => cell === 'quantity').map(({ text }) => text)
  const subject = subjectIn(words.slice(clause, figure))
  const own = another === undefined && named && hasLetterOrDigit(named) && !hasDigit(named) ? named : undefined
  return [withoutStep(head), subject].find(isQuantity) ?? own
}

const HEADED = /^([^:]{2,60}):\s/
/** Where it is measured, "haze, step 5, Teller", is told beside what it is. */
const ITS_STEP = /[,;(\s]+(?:in )?(?:step|task|wp)\s?\d{1,2}\b.*$/i
const withoutStep = (head: string): string => head.replace(ITS_STEP, '')

function isQuantity(name: string): boolean {
  return (
    hasLetterOrDigit(name) &&
    !/[→>]|^(?:today|now)\b/i.test(name) &&
    partedAtSpaces(name).length <= LONGEST_NAME &&
    (isThing(name.replace(IN_BRACKETS, '')) || isPartDone(name) || /[/@]/.test(name))
  )
}

const IN_BRACKETS = /\s*\([^()]*\)$/

/** "Acrylic removed", "power drawn": how much of a thing something is done with. */
function isPartDone(name: string): boolean {
  const [first, ...more] = wordsOf(name)
  const last = more.at(-1)
  return (
    first?.pos === 'NOUN' &&
    last?.pos === 'VERB' &&
    more.every(({ pos }) => pos === 'NOUN' || pos === 'VERB') &&
    ['ed', 'other'].includes(formOf(last))
  )
}

/** "The mass of our present laboratory model is 2.8 kg": what stands before the verb, without of what it is today. */
function subjectIn(clause: string): string {
  const words = wordsOf(clause)
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const said = words.slice(0, verb < 0 ? undefined : verb).map(({ text, space }) => space + text)
  const name = withoutEnd(said.join('').trim(), ' ,;').replace(/^(?:the|our|an?)\s+/i, '')
  const own = name.replace(/\s+of (?:our|the|today's|an?)\s.*$/i, '')
  return TODAY.test(name) && !hasDigit(own) ? own : name
}

/** What we promise as a mark: what is less than today's value counts as the most, what is more as the least; "1 in 16" and a value with its own comparison as they are. */
export function markOf({ today, limit }: FigureRow): string {
  const [now, another] = measuresIn(today ?? '')
  const [own, further] = measuresIn(limit)
  if (!now || !own || another || further || !/^\d[\d.,]*\s?\D*$/.test(limit) || quantitiesIn(limit).some(binds)) return limit
  if (now.value === own.value || (now.unit && own.unit && now.unit.name !== own.unit.name)) return limit
  return `${own.value < now.value ? 'at most' : 'at least'} ${limit}`
}
