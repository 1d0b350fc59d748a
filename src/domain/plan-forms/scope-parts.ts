import { oneLine } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { isBlank, parse } from '../milestone-document.ts'
import { SCOPE_PLACEHOLDER } from '../plan.ts'
import { type FormBlock, paragraph } from './form-document.ts'

/** Sentences that say what an effort is to reach. */
const OBJECTIVE = cueList('objective | aim | goal | purpose | intended to | success is')

/** The sentences of a scope paragraph; the placeholder when there is none. */
export function scopeSentences(scope: string | null): string[] {
  const sentences = (scope ?? '').split('\n').flatMap((line) => sentencesOf(oneLine(line)))
  return sentences.length > 0 ? sentences : [SCOPE_PLACEHOLDER]
}

/** A scope as paragraphs, one a line, and what is listed in it. */
export function scopeBlocks(scope: string | null): FormBlock[] {
  return parse(scope?.trim() || SCOPE_PLACEHOLDER)
    .lines.filter((line) => !isBlank(line))
    .map((line): FormBlock => (line.kind === 'item' ? { kind: 'item', text: line.text } : paragraph(line.opening + line.text)))
}

/** A scope's sentences that say what is to be reached, and the others; when none says so the first stands for them. */
export function objectivesIn(scope: string | null): { objectives: string[]; others: string[] } {
  const sentences = scopeSentences(scope)
  const told = sentences.filter((sentence) => OBJECTIVE.test(sentence))
  const objectives = told.length > 0 ? told : sentences.slice(0, 1)
  return { objectives, others: sentences.filter((sentence) => !objectives.includes(sentence)) }
}
