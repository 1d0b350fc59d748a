import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import { isThing } from '../../../language/action.ts'
import { hasDigit, hasLetter, partedAtSpaces, raised, withoutEnd } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { hasDenial } from '../../../language/nothing-new.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { RowsListed } from './risks-listed.ts'
import type { SubjectAnswer } from './told.ts'

/** What heads figures that commas part, "What we count on: …", and says none itself. */
export const LIST_HEAD = /^[^:\d]{3,60}:\s+/
/** Only who says so commits to what follows: of today, of a hope or of somebody else's it is not. */
const COMMITS = cueList('expect* | commit* | promise* | guarantee* | target* | count/counts on | design* for | size* for')
const BETWEEN = /,\s+(?:and\s+)?/
const FEWEST = 3
const LONGEST_NAME = 6

/**
 * The figures of a sentence that heads them and tells one between each two commas, "What we count on: empty weight 14 kg, noise 61 dBA, 40 h of film": its name
 * and the figure word for word. Where a name is not said, "3 W per head", that piece waits; undefined where one is told otherwise.
 */
export function figuresListed({ answer, subject, also }: SubjectAnswer): RowsListed | undefined {
  const form = ANSWER_FORMS.threshold
  if (!form || ![subject, also].includes('threshold')) return undefined
  for (const text of sentencesOfLines(answer)) {
    const head = LIST_HEAD.exec(text)?.[0] ?? ''
    const items = !COMMITS.test(head) || hasDenial(head) ? [] : withoutEnd(text.slice(head.length).trim(), ' .').split(BETWEEN)
    const read = items.map((item) => ({ item, row: figureIn(item) }))
    const rows = read.flatMap(({ row }) => row ?? [])
    const isClear = read.every(({ item, row }) => row || quantitiesIn(item)[0]?.start === 0)
    const isList = items.length >= FEWEST && isClear && rows.length * 2 >= items.length
    if (isList) return { form, rows, beside: read.flatMap(({ item, row }) => (row ? [] : item)), text }
  }
  return undefined
}

/** A thing and its figure, or a figure and its thing; undefined where one of both is not told, or more than where or how it holds stands behind. */
function figureIn(item: string): AnswerRow[] | undefined {
  const [one] = quantitiesIn(item)
  if (!one || one.unit === '') return undefined
  const [before, limit, behind] = [item.slice(0, one.start).trim(), item.slice(one.start, one.end).trim(), item.slice(one.end).trim()]
  if (before !== '') return isName(before) && (behind === '' || opensPlace(behind)) ? [rowOf(before, limit, behind)] : undefined
  const name = behind.replace(/^of\s+/i, '')
  return isName(name) && !opensPlace(name) && !hasDigit(name) ? [rowOf(name, limit, '')] : undefined
}

function rowOf(quantity: string, limit: string, how: string): AnswerRow {
  return { quantity: raised(quantity), limit, ...(how && { how }) }
}

function isName(words: string): boolean {
  const { length } = partedAtSpaces(words)
  const told = wordsOf(words)
  const isOfThing = told.length > 0 && [told[0], told.at(-1)].every((word) => OF_THING.has(word?.pos ?? ''))
  return hasLetter(words) && length <= LONGEST_NAME && (length === 1 ? told[0]?.pos === 'VERB' || isOfThing : isOfThing && isThing(words))
}

const OF_THING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ'])

function opensPlace(words: string): boolean {
  return wordsOf(words)[0]?.pos === 'ADP'
}
