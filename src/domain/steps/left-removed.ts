import { oneLine } from '../../language/characters.ts'
import { requirementsNamed } from '../grounding/plan-number.ts'
import { shownText } from '../milestone.ts'
import { parse, taskLines } from '../milestone-document.ts'
import { type ReviewedPlan, shortQuote } from '../quality/rule.ts'
import { saidIn } from '../quality/said.ts'
import { open } from '../work-breakdown/composed/phrase.ts'
import { aboutOf, type Row } from '../work-breakdown/rows.ts'
import type { One } from './left-objections.ts'

/** Texts that still name what a person has taken out since: requirements by their numbers, and tasks of removed rows by what is done in them. */
export function removedLeft(plan: ReviewedPlan, rows: readonly Row[], removed: readonly Row[]): One[] {
  return [...requirementsLeft(plan), ...tasksNamed(plan, rows, removed)]
}

const MENDS = 'Regenerate the text, which leaves it out, or take it out by hand; or put back what was removed.'

function requirementsLeft({ milestones, scope_paragraph, removed = [] }: ReviewedPlan): One[] {
  const gone = new Set(removed.map(({ id }) => id))
  if (gone.size === 0) return []
  return saidIn(milestones, scope_paragraph, { requirements: [] }).flatMap(({ milestone_number, part, sentence }): One[] => {
    const named = requirementsNamed(sentence).filter((id) => gone.has(id))
    const what = `Still named here, and taken out of the requirements: ${named.join(', ')}.`
    return named.length > 0 ? [left(what, { milestone_number, part, quote: shortQuote(sentence) })] : []
  })
}

function tasksNamed({ milestones }: ReviewedPlan, rows: readonly Row[], removed: readonly Row[]): One[] {
  const actions = (some: readonly Row[]) => some.flatMap((row) => (row.kind === 'step' ? compared(aboutOf(row) ?? '') || [] : []))
  const standing = new Set(actions(rows))
  const gone = actions(removed).filter((action) => !standing.has(action))
  return milestones.flatMap((milestone) => {
    const document = parse(shownText(milestone))
    return taskLines(document).flatMap((at): One[] => {
      const { text = '' } = document.lines[at] ?? {}
      const isGone = gone.some((action) => compared(text).endsWith(action))
      const place = { milestone_number: milestone.milestone_number, part: 'text' as const, quote: shortQuote(text) }
      return isGone ? [left('The row of this task was removed, and the text still has it.', place)] : []
    })
  })
}

function compared(words: string): string {
  return open(oneLine(words)).toLowerCase()
}

function left(
  message: string,
  { milestone_number, ...where }: { milestone_number: number | undefined } & Omit<One['place'], 'message'>,
): One {
  return {
    kind: 'removed',
    reason: 'rows',
    severity: 'warning',
    ...(milestone_number === undefined ? {} : { milestone_number }),
    mends: MENDS,
    place: { message, ...where },
  }
}
