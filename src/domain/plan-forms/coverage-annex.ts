import { oneLine, partedAtSpaces, wholeNumbersIn } from '../../language/characters.ts'
import type { Coverage, CoverageStrength } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { joined, listed, taskNames } from '../work-breakdown/composed/phrase.ts'
import { type FormSection, plainCell } from './form-document.ts'

/** A requirement, how the plan answers it, and how strongly that counts. */
export type CoveredRequirement = { requirement: Requirement; coverage: Coverage; strength: CoverageStrength }

const COLUMNS = [
  { heading: 'No.', share: 0.08 },
  { heading: 'Requirement', share: 0.56 },
  { heading: 'Page', share: 0.08 },
  { heading: 'Addressed in', share: 0.28 },
] as const

/**
 * The annex "Requirement coverage", as it is handed in: each requirement in the solicitation's words with its page, and the milestones and tasks that address
 * it. What the plan only takes up is to be verified there; what no milestone takes up, and a note that demands nothing, is for the screen alone.
 */
export function coverageAnnex(rows: readonly CoveredRequirement[]): FormSection {
  const stated = rows.filter(({ requirement, strength }) => strength !== 'none' && !isNote(requirement))
  const inOrder = stated.sort((a, b) => a.requirement.page - b.requirement.page || numberOf(a) - numberOf(b))
  const cells = inOrder.map((row) =>
    [row.requirement.id, oneLine(row.requirement.quote), String(row.requirement.page), addressedIn(row)].map(plainCell),
  )
  return {
    heading: 'Annex: Requirement coverage',
    blocks: [{ kind: 'table', table: { columns: COLUMNS, rows: cells } }],
  }
}

function numberOf({ requirement }: CoveredRequirement): number {
  return wholeNumbersIn(requirement.id)[0] ?? 0
}

/** A limit of so few words says nothing of its own: "Government-only audience" is a note on the line before it. A figure alone is a limit. */
function isNote({ kind, quote, quantities }: Requirement): boolean {
  return kind === 'constraint' && quantities.length === 0 && partedAtSpaces(quote.trim()).length < FEWEST_WORDS
}

const FEWEST_WORDS = 4

/** "Milestone 4, Task 4.4"; what is only quoted is "To be verified in Milestone 4". */
function addressedIn({ coverage, strength }: CoveredRequirement): string {
  const { covered_by, places } = coverage
  const numbers = [...new Set([...covered_by, ...places.map(({ milestone_number }) => milestone_number)])].sort((a, b) => a - b)
  if (strength === 'quoted') return `To be verified in ${numbers.length > 1 ? 'Milestones' : 'Milestone'} ${listed(numbers.map(String))}`
  return numbers.map((number) => joined([`Milestone ${number}`, tasksIn(number, places)], ', ')).join('; ')
}

/** The tasks of a milestone among the places that address something, by their numbers. */
function tasksIn(milestone: number, places: Coverage['places']): string {
  const own = places.filter(({ milestone_number }) => milestone_number === milestone)
  const tasks = new Set(own.flatMap(({ quote }) => TASK.exec(quote)?.[1] ?? []))
  return tasks.size > 0 ? taskNames([...tasks]) : ''
}

const TASK = /^Task (\d+(?:\.\d+)+):/
