import type { KeptOut } from '../../grounding/sources.ts'
import type { WorkBreakdown } from '../work-breakdown.ts'
import { open } from './phrase.ts'
import { type SpokenSentence, settledSentences, spokenSentences } from './spoken-sentences.ts'
import { suggestedWording } from './suggested-wording.ts'

/**
 * What is printed otherwise than the rows have it, sentence by sentence, since a plan prints a line as it stands or as a list: spoken sentences without what only opens
 * one's mouth, where they stand in a contract then, others left out; and what stands in place of what a plan may have been drafted of before it was worded or left out.
 */
export function keptOutOf(rows: WorkBreakdown): KeptOut[] {
  const changed = spokenSentences(rows).flatMap((one): KeptOut[] => {
    const [line, now] = [open(one.printed), printedAs(one)]
    const is_all = one.isAllOfIt && now === '' ? (true as const) : undefined
    return now === undefined
      ? []
      : [{ row: one.row, line, rest: open(now), sentences: now === '' ? [line] : [], ...(is_all ? { is_all } : {}) }]
  })
  const settled = settledSentences(rows).map(({ row, said, now }): KeptOut => ({ row, line: said, rest: now, sentences: [] }))
  return [...changed, ...settled, ...decided(rows)]
}

/** What is printed of a spoken sentence until somebody has decided on it: '' where nothing is; undefined where it is printed as it stands. */
export function printedAs(sentence: SpokenSentence): string | undefined {
  if (sentence.isTyped) return undefined
  return suggestedWording(sentence) ?? (sentence.isKeptOut ? '' : undefined)
}

/** What was decided of sentences, wherever a plan prints them; one that somebody has typed again is printed. */
function decided({ worded = [], ...rows }: WorkBreakdown): KeptOut[] {
  if (worded.length === 0) return []
  const all = JSON.stringify(rows)
  const isTyped = (said: string) => all.includes(JSON.stringify(said).slice(2, -1))
  return worded.flatMap(({ said, now }) => (now === '' && isTyped(said) ? [] : [{ row: '', line: said, rest: open(now), sentences: [] }]))
}
