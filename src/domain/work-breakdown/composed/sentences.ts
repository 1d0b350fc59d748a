import type { Voice } from '../../../language/contract-verb.ts'
import { inContractVoice } from '../../../language/contract-voice.ts'
import { writtenOut } from '../../../language/noted-signs.ts'
import { isWhole } from '../../../language/register.ts'
import { sentencesOf, stretchesIn } from '../../../language/sentence.ts'
import { open, raised, saidBehind } from './phrase.ts'

/**
 * Words as they were typed, closed with a full stop where they have no mark of their own; each sentence of them begins with a capital, and what is noted by
 * a sign, "w/", is a word.
 */
export function closed(text: string): string {
  const words = written(text)
  return /[.!?]["'”’)]?$/.test(words) ? words : `${open(words)}.`
}

/** Words as they stand behind a label: with the full stop that was typed; without one a sentence is closed, and a single thing stands as the value that it is. */
export function valued(text: string): string {
  const words = closed(text)
  return words === text.trim() || sentencesOf(words).length > 1 || isWhole(words) ? words : open(words)
}

/** What a cell says behind its label; what was typed in several lines stands there as a list, and so do notes, which are no sentences to be read one behind the other. */
export function labelledLines(label: string, words: string): string[] {
  const [only = '', ...more] = linesIn(words).flatMap(({ text }) => notesIn(text) ?? (text.trim() || []))
  if (only === '') return []
  if (more.length === 0) return [`${label}: ${valued(raised(saidBehind(only, label)))}`]
  return [`${label}:`, ...[only, ...more].map((item) => `- ${valued(raised(item))}`)]
}

const FEWEST_NOTES = 3
/** Beyond this share of notes sentences that stand between them are read one by one as well; a single one may be taken for a note wrongly. */
const MANY_NOTES = 1 / 3

/** The notes of a line of which many are no whole sentences; undefined where it is told in sentences. */
function notesIn(line: string): string[] | undefined {
  const all = sentencesOf(line)
  const notes = all.filter((one) => !isWhole(one))
  return all.length >= FEWEST_NOTES && notes.length > all.length * MANY_NOTES ? all : undefined
}

/** Words in the voice of a contract, line by line: notes say "we" and give orders, a contract says what the Contractor shall do. `about` names the thing that they tell of; sentences that are `said` to be printed as they stand do. */
export function voiced(text: string, voice: Voice, about?: string, said: ReadonlySet<string> = new Set()): string {
  const stays = (sentence: string) => said.has(open(raised(sentence)))
  return linesIn(text)
    .map(({ mark, text: words }) => mark + inContractVoice(written(words), voice, about, stays))
    .join('\n')
}

/** The lines of words, each with the mark of its list apart, and from which character on it stands. */
export function linesIn(text: string): { mark: string; text: string; from: number }[] {
  let from = 0
  return text.split('\n').map((line) => {
    const [mark = ''] = /^\s*(?:(?:[-•*–]|\d+[.)])\s+)?/.exec(line) ?? []
    const told = { mark, text: line.slice(mark.length), from: from + mark.length }
    from += line.length + 1
    return told
  })
}

function written(text: string): string {
  return sentencesRaised(writtenOut(text.trim()))
}

/** A text in which each sentence begins with a capital; every word stays where it stood. One letter alone, "E. coli", is short for a word and ends none. */
export function sentencesRaised(text: string): string {
  const begun = stretchesIn(text).flatMap(({ start }) =>
    /(?<!(?<!\p{L})\p{Lu})[.!?]\s+$/u.test(text.slice(Math.max(0, start - 4), start)) ? [start] : [],
  )
  return text.slice(0, begun[0]) + begun.map((start, at) => raised(text.slice(start, begun[at + 1]))).join('')
}
