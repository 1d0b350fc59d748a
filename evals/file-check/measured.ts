import { readFileSync } from 'node:fs'
import { fileCheck } from '../../src/domain/file-check/file-check.ts'
import type { StoredMilestone } from '../../src/domain/milestone.ts'
import type { Requirement } from '../../src/domain/solicitation/analysis.ts'
import { requirementQuantities } from '../../src/language/quantity/required.ts'

/** A file as somebody might hand it in, beside the requirements of its topic, and those of which a reader says that it answers them. */
export type MarkedFile = { topic: string; requirements: Record<string, string>; file: string[]; answered: string[] }

/** What the check said of one requirement, and what the reader said. */
export type Judged = { topic: string; id: string; strength: string; is: boolean; words: string[] }

/** The files that one may build along, or those that are kept away. */
export function markedFiles(which: 'open' | 'blind'): MarkedFile[] {
  return JSON.parse(readFileSync(new URL(`./written/${which}.json`, import.meta.url), 'utf8'))
}

/** Checks a marked file against a plan of which nothing but the headings is known. */
export function judged({ topic, requirements, file, answered }: MarkedFile): Judged[] {
  const asked = Object.entries(requirements).map(
    ([id, quote]): Requirement => ({
      id,
      quote,
      text: quote,
      page: 1,
      kind: 'performance',
      strength: 'must',
      phase: 'any',
      quantities: requirementQuantities(quote),
      set_by: 'reader',
    }),
  )
  const plan = { period_of_performance: 6, scope_paragraph: '', milestones: [milestone(1), milestone(2)] }
  const found = fileCheck([{ page: 1, text: file.join('\n') }], plan, asked)
  return found.requirements.map(({ requirement_id: id, strength, places }) => ({
    topic,
    id,
    strength,
    is: answered.includes(id),
    words: places.map((one) => one.words),
  }))
}

function milestone(milestone_number: number): StoredMilestone {
  return {
    milestone_number,
    step_type: 'development',
    initial_text: null,
    refined_text: `Milestone ${milestone_number} - Work`,
    deliverables: [],
    acceptance_criteria: [],
    payment_amount: null,
  }
}
