import { OFFERED_KINDS, type OfferedKind, putFeatures } from '../../src/domain/work-breakdown/offered-put.ts'
import type { Learned } from '../../src/language/learned/logistic.ts'
import { stretchesIn } from '../../src/language/sentence.ts'
import { type Mark, markedAnswers } from '../drafting/filling/marks.ts'
import { type KindOfWords, writtenKinds } from '../judged-sentences.ts'
import { learnedFrom } from '../learned/training.ts'

const WAY = { least: 2, rounds: 20, pull: 3e-3, decimals: 2, faint: 0.08 }

/** Words and what they become. */
export type PutWords = KindOfWords<OfferedKind>

/** Words that were written to be learned from, or that nobody saw: what they become, and they. */
export function writtenPuts(name: 'train' | 'unseen'): PutWords[] {
  return writtenKinds(new URL(`./written/${name}.txt`, import.meta.url), OFFERED_KINDS)
}

/** Words that were written for this are what is asked about: what marked companies tell stands beside them, and is far more than is needed. */
const MOST_OF_KIND = 40

/** What marked companies tell, sentence by sentence: those of which all marked words are of one kind of row. */
export function toldPuts(): PutWords[] {
  const told = markedAnswers().flatMap(({ text, marks }) =>
    stretchesIn(text).flatMap(({ start, end }): PutWords[] => {
      const own = marks.filter((one) => one.start >= start && one.end <= end)
      const [kind, another] = new Set(own.map(kindOf))
      return kind && !another ? [{ text: text.slice(start, end), kind }] : []
    }),
  )
  return OFFERED_KINDS.flatMap((kind) => {
    const all = told.filter((one) => one.kind === kind)
    const each = Math.ceil(all.length / MOST_OF_KIND)
    return all.filter((_, at) => at % each === 0)
  })
}

const TESTED = new Set(['quantity', 'limit', 'condition', 'runs', 'evidence', 'judge'])

function kindOf({ kind, cell }: Mark): OfferedKind | undefined {
  if (kind === 'step')
    return TESTED.has(cell) ? 'criterion' : cell === 'action' || cell === 'tools' || cell === 'method' ? 'task' : undefined
  return kind === 'plan' ? undefined : kind
}

/** What words become, learned of these and of what companies tell: the same words give the same weights. */
export function learnedPuts(written: readonly PutWords[], told: readonly PutWords[]): Learned {
  return learnedFrom(
    [...written, ...told].map(({ text, kind }) => ({ features: putFeatures(text), answer: kind })),
    WAY,
  )
}
