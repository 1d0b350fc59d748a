import { cueList } from '../../language/cue-list.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import type { Months, NameAnew } from '../../language/taken-back/taken-back.ts'
import { figuresTold } from '../../language/taken-back/told-values.ts'
import { HOURS } from '../../language/time-words.ts'
import { countingValues } from './breakdown-of.ts'
import { saidIn, thingWords } from './named-alike.ts'
import { aboutOf, type Row } from './rows.ts'

/** A cell of a step that words set otherwise by the step's number: what it says now, and what it is to say. */
export type SetAnew = { row: Row; cell: 'hours' | 'lead'; quote: string; now: string }

/** "Step 4 is 1,340 hours", "Step 5 is led by Marcus": the one step that words name by its number. */
const NUMBERED = /\b(?:step|task)\s(\d{1,2})\b(?!\.\d)/gi
const STEP = String.raw`(?:[Ss]tep|[Tt]ask)\s\d{1,2}`
/** "Led by", "the lead of step 2 is", "step 2 lead: "; "our customer lead" and "the lead time" are something else. */
const LEADER = String.raw`(?:^|[:,;]\s|\b(?:the|its|our|${STEP}(?:['’]s)?)\s)lead(?:er)?(?:\s(?:of|for)\s(?:it|${STEP}))?`
const LED = new RegExp(String.raw`(?:\bled by|${LEADER}(?::|,?(?:\s+it)?\sis))(?:\snow)?(?:\sDr\.?)?\s+`, 'i')
const NAME = String.raw`(\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,2}(?<![.-]))`
/** "Led by" Ana Ruiz alone; "Ana leads step 2". */
const NAMED = new RegExp(String.raw`^${NAME}(?![\p{L}'’-]|\s\p{Lu}|\s(?:and|or|&)\s\p{Lu})`, 'u')
const LEADS = new RegExp(String.raw`${NAME}\s(?:(?:will|now)\s)*(?:leads?|is\sthe\slead\s(?:of|for))\s${STEP}`, 'u')
/** Behind these words stands what was so before. */
const FORMER = /\b(?:not|instead of|rather than|no longer)\b.*$|\b(?:I|we) (?:had )?(?:wrote|said|put|typed)\b[^,;.]*[,;]/i

/** Whether words may set hours, lead or a month of a step anew: they name one, and say how it is now. */
export function maySetAnew(words: string): boolean {
  const isOfStep = words.search(NUMBERED) >= 0 || SUBJECT.test(words)
  return (
    (isOfStep && (leadTold(words.replace(FORMER, '')) !== undefined || quantitiesIn(words).some(({ unit }) => HOURS.has(unit)))) ||
    MOVES.test(words)
  )
}

/** What a sentence says of the hours or the lead of one step, where its row says otherwise; people by the names that rows have. */
export function setAnew(words: string, rows: readonly Row[]): SetAnew[] {
  const step = stepNamed(words, rows)
  if (!step) return []
  const said = words.replace(FORMER, '')
  return [...hoursAnew(said, step), ...leadAnew(said, step, rows)]
}

/** The one step that words name, by its number or as what they speak of. */
export function stepNamed(words: string, rows: readonly Row[]): Row | undefined {
  const [number, another] = new Set(Array.from(words.matchAll(NUMBERED), ([, digits]) => Number(digits)))
  if (number !== undefined) return another === undefined ? inOrder(rows)[number - 1] : undefined
  const subject = thingWords((SUBJECT.exec(words)?.[1] ?? '').replace(LABEL, ''))
  if (subject.length < FEWEST) return undefined
  const [named, more] = inOrder(rows).filter((row) => subject.every(saidIn(aboutOf(row) ?? '')))
  return more ? undefined : named
}

/** What a sentence speaks of: "the sand cores take 40 hours". */
const SUBJECT = /^(.*?)\s(?:is|are|takes?|has|have|gets?|needs?)\s/i
const LABEL = /^\s*correct(?:ion|ed)?\s*:/i
/** One word may be of many things. */
const FEWEST = 2

function inOrder(rows: readonly Row[]): Row[] {
  return rows.filter(({ kind }) => kind === 'step').sort((one, other) => one.position - other.position)
}

/** Right behind its number or name stands how long a step takes; what is told further on may be of anything in it. */
const RIGHT_BEHIND = /(?:\b(?:step|task)\s\d{1,2}(?:\s*[:=,])*|\s(?:is|are|takes?|has|gets?))(?:\s+now)?\s*$/i

function hoursAnew(said: string, row: Row): SetAnew[] {
  const [hours, more] = quantitiesIn(said).filter(({ unit }) => HOURS.has(unit))
  const quote = String(countingValues(row).hours ?? '')
  const [before] = measuresIn(quote)
  if (!hours || more || !before || !RIGHT_BEHIND.test(said.slice(0, hours.start)) || before.value === measuresIn(hours.printed)[0]?.value)
    return []
  return [{ row, cell: 'hours', quote, now: hours.printed }]
}

function leadAnew(said: string, row: Row, rows: readonly Row[]): SetAnew[] {
  const quote = String(countingValues(row).lead ?? '')
  const told = leadTold(said)
  if (quote === '' || !told) return []
  const people = rows.flatMap((one) => (one.kind === 'person' ? (aboutOf(one) ?? []) : []))
  const known = people.filter((name) => told.split(' ').every((part) => name.split(' ').includes(part)))
  // whoever is named in full need not be told of as one of the people yet
  const [now, another] = known.length > 0 || !told.includes(' ') ? known : [told]
  return now && another === undefined && now !== quote ? [{ row, cell: 'lead', quote, now }] : []
}

/** The steps of which words take back the lead: led by whom they reject, and named by their number or by what they do. */
export function leadsAnew({ was, now, words }: NameAnew, rows: readonly Row[]): SetAnew[] {
  const led = rows.flatMap((row) => {
    const quote = row.kind === 'step' ? String(countingValues(row).lead ?? '') : ''
    return isOf(was, quote) ? [{ row, cell: 'lead' as const, quote, now: fullName(now, rows) }] : []
  })
  const named = stepNamed(words, rows)
  const isSaid = saidIn(words)
  return led.filter(({ row }) => (named ? row === named : thingWords(aboutOf(row) ?? '').some(isSaid)))
}

/** Whether a name is that of somebody, in part or in full. */
function isOf(name: string, full: string): boolean {
  const parts = full.split(' ')
  return name.split(' ').every((part) => part.endsWith('.') || parts.includes(part))
}

/** Somebody's name as the people's rows have it, where one alone has it. */
function fullName(name: string, rows: readonly Row[]): string {
  const [known, another] = rows.flatMap((row) => (row.kind === 'person' ? (aboutOf(row) ?? []) : [])).filter((full) => isOf(name, full))
  return known && another === undefined ? known : name
}

/** Who is said to lead. */
function leadTold(said: string): string | undefined {
  const { 0: led = '', index = 0 } = LED.exec(said) ?? {}
  return (led ? NAMED.exec(said.slice(index + led.length)) : LEADS.exec(said))?.[1]
}

/** A month of a step or payment that words set otherwise by what they call it. */
export type MonthSet = { row: Row; cell: string; quote: string; now: string; value: number }

/** "The pump payment moves to month 9", "hull painting starts in month 4": of which it is, in which way, and the month; what says how it was before is read elsewhere. */
const MOVES = /^(.*?)\s(moves? to|starts? in|begins? in|ends? in)\s(?:the (?:start|end) of\s)?month (\d{1,2})\b/i
const CLAUSES = /[,;(]\s*(?:and\s+)?|\s+and\s+/
const CASE = cueList('if | unless | in case | worst case | at the earliest/latest | may | might | could | would')
const PAYMENT = /\bpayments?\b/i

/** The months that clauses set anew for the one step or payment that they name. */
export function monthsSet(words: string, rows: readonly Row[]): MonthSet[] {
  // what would move in some case moves nothing
  if (CASE.test(words)) return []
  return words.split(CLAUSES).flatMap((clause): MonthSet[] => {
    const [, subject = '', how = '', digits] = MOVES.exec(clause.replace(LABEL, '')) ?? []
    const row = digits && !FORMER.test(clause) ? rowCalled(subject, rows) : undefined
    const cell = /^(?:start|begin)/i.test(how) ? 'from_month' : row?.kind === 'milestone' ? 'due_month' : 'to_month'
    const [before, value] = [row && countingValues(row)[cell], Number(digits)]
    if (!row || typeof before !== 'number' || before === value) return []
    return [{ row, cell, quote: `month ${before}`, now: `month ${value}`, value }]
  })
}

/** "Change step 4 to months 2-5", "the months of step 4 are wrong, make it 2 to 5": right ahead of the months stands that they are set. */
const STEP_IS = String.raw`(?:step|task)\s\d{1,2}(?:\s(?:is|runs?|to|now))*`
const IS_NOW = "(?:please )?use|it(?:['’]s| is)|they(?:['’]re| are)|should (?:be|run)|make (?:it|that|them)"
const SETS = new RegExp(String.raw`\b(?:${IS_NOW}|${STEP_IS})\s*(?:months?\s)?$`, 'i')

/** Whether words set the months of a step that they name by its number. */
export function mayStretchAnew(words: string): boolean {
  return monthsTold(words) !== undefined
}

/** The first and last month that words set for the step that they name by its number, where its row says otherwise. */
export function stretchSet(words: string, rows: readonly Row[]): MonthSet[] {
  const told = monthsTold(words)
  const row = told && stepNamed(words, rows)
  if (!row) return []
  const values = countingValues(row)
  const cells = [['from_month', told.from] as const, ['to_month', told.to] as const]
  return cells.flatMap(([cell, value]): MonthSet[] => {
    const before = values[cell]
    return typeof before === 'number' && before !== value ? [{ row, cell, quote: `month ${before}`, now: `month ${value}`, value }] : []
  })
}

function monthsTold(words: string): Months | undefined {
  if (words.search(NUMBERED) < 0 || CASE.test(words)) return undefined
  const told = figuresTold(words).find(({ first, last, kind }) => {
    const before = words.slice(0, first.start)
    const isBare = [first, last].every(({ unit, value }) => !unit && Number.isInteger(value))
    return isBare && first.value < last.value && (kind === 'months' || /\bmonths?\b/i.test(before)) && SETS.test(before)
  })
  return told && { from: told.first.value, to: told.last.value }
}

/** The one step or milestone whose name says all that it is called by; a payment is a milestone's. */
function rowCalled(subject: string, rows: readonly Row[]): Row | undefined {
  const called = thingWords(subject.replace(PAYMENT, '').replaceAll('-', ' '))
  const kinds = PAYMENT.test(subject) ? ['milestone'] : ['step', 'milestone']
  const named = (kind: string) => rows.filter((row) => row.kind === kind && called.every(saidIn(aboutOf(row) ?? '')))
  const [found = []] = called.length < FEWEST ? [] : kinds.map(named).filter(({ length }) => length > 0)
  return found.length === 1 ? found[0] : undefined
}
