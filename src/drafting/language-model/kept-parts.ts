import { blanksIn } from '../../domain/blank.ts'
import { open } from '../../domain/work-breakdown/composed/phrase.ts'
import { partedAtSpaces, startsWithCapital, stripped } from '../../language/characters.ts'
import { addressesIn } from './answers/addresses.ts'
import { figuresOf } from './answers/figures.ts'
import { moneyIn, monthsIn } from './answers/handed-over.ts'
import type { Objection } from './answers/objections.ts'
import type { Part } from './outline.ts'
import { quotationsIn } from './taken-parts.ts'

/** What code objects to in the words for one part, beside what rests on nothing. */
export type PartObjection = Objection & { id: string }

/**
 * What a part has to keep, whatever words are put for it: its blanks, the numbers of its requirements, its addresses, its duty and who has it, what a criterion
 * quotes and who judges it. Money, due months and numbers of requirements that do not stand in `before` are not for a model to bring in.
 */
export function keepingObjections(parts: readonly Part[], texts: ReadonlyMap<string, string>, before: string): PartObjection[] {
  return parts.flatMap((part) => {
    const said = texts.get(part.id)
    if (said === undefined) return []
    return [
      ...lostMarks(part, said),
      ...addedMarks(part, said, before),
      ...lostDuty(part, said),
      ...wrongTitle(part, said),
      ...wrongLength(part, said),
    ]
  })
}

const REQUIREMENT = /\bR\d{1,4}[a-z]{0,2}\b/g

/** What code computes: amounts of money, due months, numbers of requirements. */
function addedMarks({ id }: Part, said: string, before: string): PartObjection[] {
  const [known, due] = [moneyIn(before), monthsIn(before)]
  const added = [
    ...[...moneyIn(said)].flatMap(([amount, mark]) => (known.has(amount) ? [] : [mark])),
    ...[...monthsIn(said)].flatMap(([month, mark]) => (due.has(month) || !mark.startsWith('Award') ? [] : [mark])),
    ...new Set((said.match(REQUIREMENT) ?? []).filter((one) => !before.includes(one))),
  ]
  return added.map((mark) => ({
    id,
    kind: 'wording',
    sentence: `Part [${id}] brings in ${mark}, which the outline does not have: take it out.`,
  }))
}

function lostMarks(part: Part, said: string): PartObjection[] {
  const { id, text } = part
  const blanks = blanksIn(text).map(({ start, end }) => text.slice(start, end))
  const ids = text.match(REQUIREMENT) ?? []
  const marks = new Set([...blanks, ...ids, ...addressesIn(text), ...performerOf(part), ...termsOf(part)])
  const lost = [...marks].filter((mark) => !said.includes(mark))
  return lost.map((mark) => ({ id, kind: 'wording', sentence: `Part [${id}] has lost ${mark}: copy it from the outline as it stands.` }))
}

/** Who does a task, where it is more than the company: "(Ana Ruiz, antenna engineer)", "through Ohio State University (Tom Velez)". */
function performerOf({ kind, text }: Part): string[] {
  if (kind !== 'task') return []
  const [who = ''] = text.split(' shall ', 1)
  const performer = who.startsWith(COMPANY) ? stripped(who.slice(COMPANY.length), ',') : ''
  return performer.endsWith(')') ? [performer] : []
}

const COMPANY = 'The Contractor'
const JUDGED = 'judged by '
const BEHIND_JUDGE = /; |,? by Award/

/** What a criterion repeats of the solicitation, and who judges it. */
function termsOf({ kind, text }: Part): string[] {
  if (kind !== 'criterion') return []
  const judges = text.split(JUDGED).slice(1)
  return [...quotationsIn(text), ...judges.map((told) => open(told.split(BEHIND_JUDGE, 1)[0] ?? ''))]
}

function lostDuty({ id, kind, text }: Part, said: string): PartObjection[] {
  if (kind !== 'task' || !text.includes(' shall ') || said.includes(' shall ')) return []
  return [{ id, kind: 'wording', sentence: `Part [${id}] states no duty: begin it with "The Contractor shall".` }]
}

/** A title is put into sentences ("the coupon measurements are accepted when"): it names a thing, in small letters but for names. */
function wrongTitle({ id, kind, text }: Part, said: string): PartObjection[] {
  if (kind !== 'title') return []
  const isActivity = beginsWithActivity(said) && !beginsWithActivity(text)
  const isHeadline = isInCapitals(said) && !isInCapitals(text)
  if (!isActivity && !isHeadline) return []
  const fault = isActivity ? 'begins with an activity: name the thing that results' : 'is in capitals: write small letters but for names'
  return [{ id, kind: 'wording', sentence: `Part [${id}] ${fault}.` }]
}

function beginsWithActivity(title: string): boolean {
  return title.split(' ', 1)[0]?.endsWith('ing') ?? false
}

/** "Simulation of the Sleeve on the Dipole": every longer word has a capital. */
function isInCapitals(title: string): boolean {
  const words = partedAtSpaces(title).filter(({ length }) => length > 3)
  return words.length >= 3 && words.every(startsWithCapital)
}

/** A title is read at a glance; a part that grew to more than this many times its length says something that nobody asked for. */
const LONGEST_TITLE = 110
const MOST_GROWTH = 3
const ALWAYS_ALLOWED = 500

function wrongLength({ id, kind, text }: Part, said: string): PartObjection[] {
  if (kind === 'title' && said.length > LONGEST_TITLE) {
    return [{ id, kind: 'length', sentence: `Part [${id}] is longer than a title: at most ${LONGEST_TITLE} characters.` }]
  }
  if (said.length <= Math.max(ALWAYS_ALLOWED, MOST_GROWTH * text.length)) return []
  return [{ id, kind: 'length', sentence: `Part [${id}] has grown too long: say it in at most ${MOST_GROWTH} times the outline's length.` }]
}

/**
 * Figures of a part that got lost: none of them is left anywhere in the whole, or another one stands in its place. A figure that is said once less, and
 * none in its place, was only said twice before.
 */
export function lostNumbers(parts: readonly Part[], texts: ReadonlyMap<string, string>): PartObjection[] {
  const standing = new Set(parts.flatMap(({ id, text }) => numbersIn(texts.get(id) ?? text)))
  return parts.flatMap((part): PartObjection[] => {
    const said = texts.get(part.id)
    if (said === undefined) return []
    const { id } = part
    const lost = lostFrom(part, said).filter(({ number, isReplaced }) => isReplaced || !standing.has(number))
    if (lost.length === 0) return []
    const named = lost.map(({ number }) => number).join(', ')
    return [{ id, kind: 'altered-value', sentence: `Part [${id}] has lost ${named}: keep every figure of the outline with its unit.` }]
  })
}

/** Which figures are said less often than before. In a line another figure more says that it was put in its place; a section is told more freely. */
function lostFrom({ kind, text }: Part, said: string): { number: string; isReplaced: boolean }[] {
  const [before, now] = [counted(numbersIn(text)), counted(numbersIn(said))]
  const isMore = [...now].some(([number, times]) => times > (before.get(number) ?? 0))
  return [...before]
    .filter(([number, times]) => times > (now.get(number) ?? 0))
    .map(([number]) => ({ number, isReplaced: isMore && (kind !== 'section' || !now.has(number)) }))
}

function counted(numbers: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1)
  return times
}

/** The figures of a text without the marks between thousands; numbers of tasks and milestones are none. */
function numbersIn(text: string): string[] {
  return figuresOf(text.replace(NUMBERING, ' '))
}

const NUMBERING = /\b(?:tasks?|milestones?) \d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*/gi
