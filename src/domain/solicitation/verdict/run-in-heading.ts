import { clauseOf, formOf, isOrder } from '../../../language/clause.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { columnsIn } from '../requirement/threshold-row.ts'
import { isHeading, type Placed } from './placed.ts'

/** What heads a text on its own line has no more words, and no more characters. */
const MOST_WORDS = 5
const LONGEST = 60

/** So much of what goes on tells whether it says something, in characters. */
const GOES_ON = 300

/**
 * Whether a sentence only says what a paragraph or a table is about: a few words without a verb that open a paragraph which goes on in sentences
 * ("Storage. Sails shall dry …"), a caption ("Table 1. Sails of the boat"), or the head of a table of thresholds.
 */
export function isNameOfText({ text, block, start, end, of }: Placed): boolean {
  if (columnsIn(text)) return true
  if (block.kind !== 'paragraph' || of < 2) return false
  if (isHeading(block.text) && hasNoVerb(wordsOf(block.text))) return true
  if (text.length > LONGEST || !text.endsWith('.')) return false
  const words = wordsOf(text)
  // the full stop counts among the words; within a paragraph, whose line above was full, only a single word is surely no demand
  const isName = words.length <= (start === 0 ? MOST_WORDS : 1) + 1 && hasNoVerb(words)
  return isName && !hasNoVerb(wordsOf(block.text.slice(end, end + GOES_ON)))
}

/** Whether nothing is said of anything: a participle at the opening may be a noun ("Handling"), or tell of one ("Permitted uses"). */
function hasNoVerb(words: readonly Word[]): boolean {
  if (isOrder(words) || clauseOf(words).modals.length > 0) return false
  return words.every((word, at) => (word.pos !== 'VERB' && word.pos !== 'AUX') || (at === 0 && ['ing', 'ed'].includes(formOf(word))))
}
