import type { Requirement } from '../../../src/domain/solicitation/analysis.ts'
import { sentencesIn } from '../../../src/language/sentence.ts'
import type { Soil } from './defect.ts'

/** A stretch of a part that answers a requirement. */
export type Answering = { requirement: Requirement; start: number; end: number; words: string }

/** This share of a requirement's words in one sentence answers it; what is left with half of that no longer does. */
const ANSWERS = 0.65

/** Words that say nothing of the matter. */
const COMMON =
  /^(?:that|this|with|from|shall|should|will|must|which|their|these|those|have|been|into|than|such|also|they|used|using|other|between|include|including|contractor|government|phase|proposed|proposal|solution|system|develop|demonstrate)$/

/** How much of a requirement's words a text says; its own measure, so that the checks are not judged by themselves. */
export function shareOf({ quote }: Requirement, text: string): number {
  const asked = wordsOf(quote)
  const said = new Set(wordsOf(text))
  return asked.length === 0 ? 0 : asked.filter((word) => said.has(word)).length / asked.length
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z][a-z-]{3,}|\d+(?:\.\d+)?/g) ?? []
  return [...new Set(words.filter((word) => !COMMON.test(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, '')))]
}

/** The sentences of a part that answer a requirement, each with the requirement that it answers best. */
export function answeringIn({ text, requirements }: Soil): Answering[] {
  return text.split('\n').flatMap((line, at, lines) => {
    const from = lines.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0)
    const label = /^\s*(?:[-*] )?(?:Task \d+\.\d+: )?/.exec(line)?.[0].length ?? 0
    return sentencesIn(line.slice(label)).flatMap(({ start, end }): Answering[] => {
      const words = line.slice(label + start, label + end)
      const [best] = requirements
        .filter(({ quote }) => wordsOf(quote).length >= 4)
        .map((requirement) => ({ requirement, share: shareOf(requirement, words) }))
        .sort((one, other) => other.share - one.share)
      if (!best || best.share < ANSWERS) return []
      return [{ requirement: best.requirement, start: from + label + start, end: from + label + end, words }]
    })
  })
}

/** Whether a part that answered a requirement does so no longer. */
export function isDropped(requirement: Requirement, before: string, after: string): boolean {
  const best = (text: string) =>
    Math.max(
      ...text.split('\n').flatMap((line) => sentencesIn(line).map(({ start, end }) => shareOf(requirement, line.slice(start, end)))),
      0,
    )
  return best(before) >= ANSWERS && best(after) <= ANSWERS / 2
}
