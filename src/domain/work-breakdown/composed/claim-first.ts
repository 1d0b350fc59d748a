import { hasDigit } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { isWhole } from '../../../language/register.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { lowered, open, raised } from './phrase.ts'

/**
 * A test that was noted from its conditions to what has to hold, "drop 1.5 m, six faces, concrete, no bag leaks", as a criterion says it: "no bag leaks (drop
 * 1.5 m, six faces, concrete)". All other words stay as they are.
 */
export function claimFirst(words: string): string {
  return sentencesOf(words).map(turned).join(' ')
}

function turned(sentence: string): string {
  const stop = /[.!?]$/.exec(sentence)?.[0] ?? ''
  const parts = open(sentence).split(/,\s+(?![^(]*\))/)
  const [claim = '', conditions] = [parts.at(-1), parts.slice(0, -1)]
  const isNoted = conditions.some(hasDigit) && conditions.every(isNote) && isClause(claim)
  return isNoted ? `${raised(claim)} (${lowered(conditions.join(', '))})${stop}` : sentence
}

/** What begins a clause that hangs on another. */
const LEADING: ReadonlySet<string> = new Set(['ADP', 'SCONJ', 'CCONJ', 'PRON', 'DET'])

function isNote(part: string): boolean {
  return part !== '' && !LEADING.has(wordsOf(part.toLowerCase())[0]?.pos ?? '') && !/\(/.test(part) && !isClause(part)
}

/** Whoever says of how many it holds says what has to hold, "no bag leaks", which may be read as three things in a row. */
const HOW_MANY = cueList('no | none | all | every | each | both')

/** Whether words say of a thing what it does; of what is joined the first part may stand before them. */
function isClause(words: string): boolean {
  const told = wordsOf(words)
  const [first] = told
  if (!first || told.some(({ pos }) => pos === 'CCONJ')) return false
  if (HOW_MANY.find(words)?.index === 0) return told.length > 2
  const isDone = first.pos === 'DET' && told.slice(2).some((word) => word.pos === 'VERB' && formOf(word) === 's')
  return isDone || (['DET', 'NOUN', 'PROPN', 'ADJ'].includes(first.pos) && isWhole(`${raised(words)}.`))
}
