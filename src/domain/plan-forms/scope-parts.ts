import { oneLine } from '../../language/characters.ts'
import { SCOPE_PLACEHOLDER } from '../plan.ts'
import { sentencesOfLine } from './told-milestone.ts'

/** Sentences that say what an effort is to reach. */
const OBJECTIVE = /\b(?:objectives?|aims?|goals?|purpose|intended to|success is)\b/i

/** The sentences of a scope paragraph; the placeholder when there is none. */
export function scopeSentences(scope: string | null): string[] {
  const sentences = (scope ?? '').split('\n').flatMap((line) => sentencesOfLine(oneLine(line)))
  return sentences.length > 0 ? sentences : [SCOPE_PLACEHOLDER]
}

/** A scope's sentences that say what is to be reached, and the others; when none says so the first stands for them. */
export function objectivesIn(scope: string | null): { objectives: string[]; others: string[] } {
  const sentences = scopeSentences(scope)
  const told = sentences.filter((sentence) => OBJECTIVE.test(sentence))
  const objectives = told.length > 0 ? told : sentences.slice(0, 1)
  return { objectives, others: sentences.filter((sentence) => !objectives.includes(sentence)) }
}
