import { stem } from '../../language/stem.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { namingWords } from './named-alike.ts'
import type { WorkStep } from './work-breakdown.ts'

/** A name that more steps say tells none of them apart. */
const MOST_STEPS = 2

/** What asks for several things: "Deliver a trade study, a hazard analysis, and a plan". */
const LISTS = /,\s.*\band\s/

/** Whether a step does or yields one of the things that a requirement lists: two words that stand together there stand together in it. */
export function thingsAsked({ kind, text }: Pick<Requirement, 'kind' | 'text'>, steps: readonly WorkStep[]): (step: WorkStep) => boolean {
  if ((kind !== 'deliverable' && kind !== 'schedule') || !LISTS.test(text)) return () => false
  const said = new Map(steps.map((step) => [step, new Set([step.action, step.title, step.result].flatMap((words = '') => pairsIn(words)))]))
  const telling = pairsIn(text).filter((pair) => [...said.values()].filter((pairs) => pairs.has(pair)).length <= MOST_STEPS)
  return (step) => telling.some((pair) => said.get(step)?.has(pair))
}

/** Each two words that follow one another within a clause, by their roots. */
function pairsIn(text: string): string[] {
  return text.split(/[,;:.]\s/).flatMap((clause) => {
    const roots = namingWords(clause).map((word) => stem(word.toLowerCase()))
    return roots.flatMap((root, at) => (at > 0 ? [`${roots[at - 1]} ${root}`] : []))
  })
}
