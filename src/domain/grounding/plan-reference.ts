import { cueList } from '../../language/cue-list.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { planNumbersIn } from './plan-number.ts'
import type { Stretch } from './statement.ts'

/** When something is due, otherwise than by the number of a month. */
const SCHEDULED = cueList('every/each two/three/four/six/other/second/third month | # month after/from/of /the /contract award/start')

/** "the 5 milestones", "all 22 requirements": what the plan counts of its own. */
const OWN = cueList(
  'milestone | task | requirement | deliverable | criterion | criteria | answer | question | row | statement | reference | of them | of these | of those',
)
const BEFORE_OWN = /^\s(?:of\s(?:the\s)?\d{1,4}\s)?(?:(?:further|other|remaining|listed|applicable)\s)?$/

/** "at least two ways": to compare takes two, whatever is compared. */
const COMPARED = cueList(`
  two/three/2/3 way/alternative/option/candidate/variant/approach/concept/choice | two/three/2/3 _
  way/alternative/option/candidate/variant/approach/concept/choice`)

/** What of a sentence the product itself has computed or the program has fixed; `months` is the award's period. */
export function planReferences(text: string, months: number | null, counts: ReadonlyMap<string, ReadonlySet<number>>): Stretch[] {
  const numbered = planNumbersIn(text).filter(
    ({ names, numbers }) => (names !== 'month' && names !== 'due') || numbers.every((month) => Number(month) <= (months ?? MOST_MONTHS)),
  )
  const told = [...COMPARED.all(text), ...SCHEDULED.all(text)].map(({ index, text: words }) => ({
    start: index,
    end: index + words.length,
  }))
  return [...numbered, ...told, ...countsIn(text, counts)]
}

/** The counts of the plan's own things; one of all requirements has to be the one that was entered. */
function countsIn(text: string, counts: ReadonlyMap<string, ReadonlySet<number>>): Stretch[] {
  return measuresIn(text).flatMap(({ start, end, value, unit }) => {
    const thing = unit === null ? OWN.find(text.slice(end)) : null
    if (!thing || !BEFORE_OWN.test(text.slice(end, end + thing.index))) return []
    const after = end + thing.index + thing.text.length
    const behind = text.slice(after, after + LOOK)
    const isAll =
      (ALL.test(text.slice(Math.max(0, start - LOOK), start)) && OF_A_PART.find(behind)?.index !== 1) ||
      OF_THE_WHOLE.find(behind)?.index === 1
    const entered = counts.get(singular(thing.text.toLowerCase()))
    return !isAll || entered === undefined || entered.has(value) ? [{ start, end: after }] : []
  })
}

const LOOK = 40

/** "all 22 requirements", "each of the 22 requirements": a part of them may be any number. */
const ALL = /\b(?:all|each\sof|every\sone\sof)\s(?:the\s|of\sthe\s)?$/i
const OF_THE_WHOLE = cueList('of/in/from the solicitation/topic/announcement')

/** "all 6 requirements of Milestone 2" are not all requirements. */
const OF_A_PART = cueList('of/in/under milestone/task | named in milestone/task')

function singular(thing: string): string {
  return thing.endsWith('s') ? thing.slice(0, -1) : thing
}

/** No effort of the program is longer, where its own period was not entered. */
const MOST_MONTHS = 60
