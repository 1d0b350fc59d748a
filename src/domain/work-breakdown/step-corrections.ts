import { measuresIn } from '../../language/quantity/measure.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { HOURS } from '../../language/time-words.ts'
import { countingValues } from './breakdown-of.ts'
import { saidIn, thingWords } from './named-alike.ts'
import { aboutOf, type Row } from './rows.ts'

/** A cell of a step that words set otherwise by the step's number: what it says now, and what it is to say. */
export type SetAnew = { row: Row; cell: 'hours' | 'lead'; quote: string; now: string }

/** "Step 4 is 1,340 hours", "Step 5 is led by Marcus": the one step that words name by its number. */
const NUMBERED = /\b(?:step|task)\s(\d{1,2})\b(?!\.\d)/gi
const LEADS = /\b(?:led by|lead(?:er)? (?:of it )?is|leads|lead)\b/i
/** Behind these words stands what was so before. */
const FORMER = /\b(?:not|instead of|rather than|no longer)\b.*$/i

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
  if (quote === '' || !LEADS.test(said)) return []
  const people = rows.flatMap((one) => (one.kind === 'person' ? (aboutOf(one) ?? []) : []))
  const [now, another] = people.filter((name) => name.split(' ').some((part) => part.length > 2 && isNamed(said, part)))
  return now && another === undefined && now !== quote ? [{ row, cell: 'lead', quote, now }] : []
}

/** Whether a part of a name stands in words as a word of its own. */
function isNamed(said: string, part: string): boolean {
  return said.split(/[^\p{L}'’-]+/u).includes(part)
}
