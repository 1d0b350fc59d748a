import { readFileSync } from 'node:fs'
import { percent } from '../bench/table.ts'

/** A sentence that somebody judged: whether it is of the sort that is looked for. */
export type JudgedSentence = { text: string; isMeant: boolean }
/** Such a sentence, and whether it was found to be of that sort. */
export type FoundSentence = JudgedSentence & { isFound: boolean }

/** Sentences that were written to be learned from or measured by, one a line: behind "-" those that are looked for, behind "+" those that only look like it. */
export function writtenSentences(file: URL): JudgedSentence[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => ({ text: line.slice(2), isMeant: line.startsWith('-') }))
}

/** Sentences with what is found of each. */
export function withFound(sentences: readonly JudgedSentence[], isFound: (text: string) => boolean): FoundSentence[] {
  return sentences.map((one) => ({ ...one, isFound: isFound(one.text) }))
}

/** Of the sentences that are looked for the share that is found, and of the others the share that is taken for one. */
export function sharesFound(all: readonly FoundSentence[]): string[] {
  const found = (some: readonly FoundSentence[]) => percent(some.filter(({ isFound }) => isFound).length, some.length)
  return [found(all.filter(({ isMeant }) => isMeant)), found(all.filter(({ isMeant }) => !isMeant))]
}

/** What is kept away from the learning in each of some turns, and what is learned from then: one of so many, each turn another. */
export function inTurns<One>(all: readonly One[], turns: number): { held: One[]; rest: One[] }[] {
  return Array.from({ length: turns }, (_, turn) => ({
    held: all.filter((_one, at) => at % turns === turn),
    rest: all.filter((_one, at) => at % turns !== turn),
  }))
}

/** Words, and which of several kinds they are of. */
export type KindOfWords<Kind extends string> = { text: string; kind: Kind }

/** Words that were written to be learned from or measured by, one a line behind the name of their kind. Throws where that is none of `kinds`. */
export function writtenKinds<Kind extends string>(file: URL, kinds: readonly Kind[]): KindOfWords<Kind>[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const kind = kinds.find((one) => line.startsWith(`${one} `))
      if (!kind) throw new Error(`This line names no kind: ${line}`)
      return { kind, text: line.slice(kind.length + 1) }
    })
}
