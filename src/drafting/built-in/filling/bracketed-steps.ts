import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { namesOption, type StepsTold, stepCells } from '../../../domain/answer-fields/step-cells.ts'
import { stepsTold } from '../../../domain/answer-fields/steps-told.ts'
import { raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { hasDigit, oneLine } from '../../../language/characters.ts'
import { formOf, isVerb } from '../../../language/clause.ts'
import { areMonths } from '../../../language/months-told.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { NamedPeople } from './named-people.ts'
import { stepsInProse } from './prose-steps.ts'

/** Steps that a text parts itself, and those that it tells behind them in one sentence; undefined where it parts none. */
export function labelledSteps(text: string, people: NamedPeople): Pick<StepsTold, 'free' | 'rows'> | undefined {
  const own = stepsTold(text) ?? stepsInProse(text, people)
  if (!own) return undefined
  const { rows, free } = stepsBracketed(own.free)
  return { rows: [...own.rows, ...rows], free }
}

const FEWEST = 2

/** Behind a bracket that ends a step, up to where the next one begins. */
const BETWEEN = /(?<=\))(?:\s*[,;])?\s+(?:(?:and|then)\s+)*/
/** What heads the steps of a sentence, "Option, months 7-12:", the words of the first, and its bracket. */
const STEP = /^(?:([^():]{1,80}):\s+)?(.+?)\s*\(([^()]+)\)\.?$/

/**
 * Steps of one sentence, each with its months in brackets behind it, "Option: Ana welds the frame (months 7-9, 260 h), Bo runs the rig (months 7-8)", and what is
 * left of the text; of a sentence that is headed by the option they are the option's.
 */
export function stepsBracketed(text: string): Pick<StepsTold, 'free' | 'rows'> {
  const rows: AnswerRow[] = []
  const free = text.split('\n').map((line) => {
    const left = sentencesOf(oneLine(line)).flatMap((sentence) => {
      const told = stepsOf(sentence)
      rows.push(...told)
      return told.length > 0 ? headOf(sentence) : sentence
    })
    return left.join(' ').trim()
  })
  return { rows, free: rows.length > 0 ? free.join('\n') : text }
}

/** What heads the steps of a sentence and tells of all of them, "Option, months 7-12, $40,000": it waits to be placed. A name alone tells nothing. */
function headOf(sentence: string): string[] {
  const [, head = ''] = STEP.exec(sentence.split(BETWEEN)[0] ?? '') ?? []
  return hasDigit(head) ? [`${head}\n`] : []
}

function stepsOf(sentence: string): AnswerRow[] {
  const pieces = sentence.split(BETWEEN).map((piece) => STEP.exec(piece) ?? [])
  if (pieces.length < FEWEST || !pieces.every(([, , , inside = '']) => areMonths(inside))) return []
  const isOption = namesOption(pieces[0]?.[1] ?? '')
  return pieces.map(([, , words = '', inside]) => {
    const { lead, action } = doneBy(words)
    return { ...stepCells([`${action}, ${inside}`], true).row, ...(lead ? { lead } : {}), ...(isOption ? { part: 'option' } : {}) }
  })
}

/** "Ana welds the frame": who leads the step, and what is done; what somebody only "does" has the name that it is given. */
function doneBy(words: string): { lead?: string; action: string } {
  const told = wordsOf(words)
  const at = told.findIndex(({ pos }) => pos !== 'PROPN')
  const verb = told[at]
  if (at < 1 || !verb || !isVerb(verb) || formOf(verb) !== 's') return { action: words }
  const what = textOf(told.slice(at + 1)).trim()
  const action = verb.lemma === 'do' ? what.replace(/^(?:the|an?) /i, '') : `${verb.lemma} ${what}`
  return { lead: textOf(told.slice(0, at)).trim(), action: raised(action) }
}
