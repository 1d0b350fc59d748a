import { stem } from '../../../language/stem.ts'
import { kindsOf } from '../../../language/word-kinds.ts'

/** Words that say nothing of a step by themselves. */
const EMPTY = new Set(
  'the a an and or of to in on with for by at from that this it we our is are be as into its their then once after when will step work part task'.split(
    ' ',
  ),
)

/** The roots of the words of a text that say something. */
export function rootsIn(text: string): string[] {
  const words = (text.match(/[\p{L}\d]{2,}/gu) ?? []).map((word) => word.toLowerCase())
  return [...new Set(words.filter((word) => !EMPTY.has(word)).map(stem))]
}

/** What a step was called and what was said of it: roots, each with how much it counts. */
export type StepWords = Map<string, number>

/** Adds words of a step. Those of its name count fully, what else is said of it less. */
export function addWords(words: StepWords, text: string, weight: number): void {
  for (const root of [...rootsIn(text), ...kindsIn(text)]) words.set(root, Math.max(weight, words.get(root) ?? 0))
}

/** The kinds of the words of a text that say something: "rig" is of one kind with "bench". */
export function kindsIn(text: string): string[] {
  const words = (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !EMPTY.has(word.toLowerCase()))
  return [...new Set(words.flatMap((word) => kindsOf(word).slice(-1)).map((kind) => `~${kind}`))]
}

/** How much of a name each step says, from 0 to 1; words that few steps say count more. */
export function likenesses(roots: readonly string[], steps: readonly StepWords[]): number[] {
  const weights = roots.map((root) => Math.log((1 + steps.length) / (1 + steps.filter((words) => words.has(root)).length)) + RARE)
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
  return steps.map((words) => roots.reduce((sum, root, at) => sum + (words.get(root) ?? 0) * (weights[at] ?? 0), 0) / all)
}

/** What a word counts that all steps say. */
const RARE = 0.3
