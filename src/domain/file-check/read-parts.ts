import { oneLine, wholeNumbersIn } from '../../language/characters.ts'
import { squeezed } from '../grounding/coverage-part.ts'
import type { FinishedPlan } from '../plan.ts'
import { headingBehind } from '../plan-forms/plan-columns.ts'
import { REQUIREMENTS_HEADING } from '../plan-forms/requirements-table.ts'
import { WHOLE_HEADING } from '../plan-forms/whole-part.ts'
import { planRows } from '../printed-plan.ts'
import { NARRATIVES_HEADING } from '../steps/told-narratives.ts'

/** What a file is held against of the plan. */
export type PlanParts = Pick<FinishedPlan, 'period_of_performance' | 'milestones' | 'scope_paragraph'>

/** A page of a file as it was read. */
export type ReadPage = { page: number; text: string }

/** The lines of a file that belong to one milestone; null for what stands before the first, and for what is of all of the work. */
export type ReadPart = { milestone_number: number | null; lines: { page: number; text: string }[] }

/** A line such as "Milestone 02": nothing but the number. */
const NUMBERED = /^milestone\s+\d{1,3}$/i

/** A file's lines by milestone, each named once. The table of requirements repeats these in their own words and answers none: it is not read. */
export function readParts(pages: readonly ReadPage[], plan: PlanParts): ReadPart[] {
  const titles = new Map(
    planRows(plan).flatMap(({ heading, number }) =>
      [heading, headingBehind(heading)].map((told) => [squeezed(told), Number(number)] as const),
    ),
  )
  const parts = new Map<number | null, ReadPart>()
  let current: number | null = null
  let isTable = false
  for (const { page, text } of pages) {
    for (const line of text.split(/[\n\t]/).map(oneLine)) {
      if (line === REQUIREMENTS_HEADING || line === NARRATIVES_HEADING) isTable = line === REQUIREMENTS_HEADING
      if (line === '' || isTable) continue
      current = line === WHOLE_HEADING ? null : (titles.get(squeezed(line)) ?? numbered(line) ?? current)
      const part: ReadPart = parts.get(current) ?? { milestone_number: current, lines: [] }
      part.lines.push({ page, text: line })
      parts.set(current, part)
    }
  }
  return [...parts.values()]
}

function numbered(line: string): number | undefined {
  return NUMBERED.test(line) ? wholeNumbersIn(line)[0] : undefined
}
