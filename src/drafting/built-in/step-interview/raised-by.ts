import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { meaningfulWords, overlap } from '../english/wording.ts'
import type { MilestoneNow } from './milestone-now.ts'

/** How much of a task's words a requirement has to hold to be the one that raised it. */
const RAISES = 0.5

/** The requirement that raised a task, as a question shows it; nothing where none did. */
export function raisedBy(
  task: string,
  { brief, milestone }: MilestoneNow,
): { quote: string; page: number; requirement_id: string } | object {
  const own = new Set(milestone.requirement_ids ?? [])
  const words = meaningfulWords(task)
  const cited = new Set(Array.from(task.matchAll(/\bp\. (\d+)/g), ([, page]) => Number(page)))
  const scored = brief.demands.requirements
    .filter(({ id, page }) => own.has(id) && (cited.size === 0 || cited.has(page)))
    .map((requirement) => ({ requirement, score: overlap(words, meaningfulWords(requirement.quote)) }))
    .sort((one, other) => other.score - one.score)
  const [best] = scored
  return best && best.score >= RAISES ? shown(best.requirement) : {}
}

/** What a question shows of the requirement that it is asked for. */
export function shown({ id, quote, page }: Requirement): { quote: string; page: number; requirement_id: string } {
  return { quote, page, requirement_id: id }
}
