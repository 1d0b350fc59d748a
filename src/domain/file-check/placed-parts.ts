import { oneLine } from '../../language/characters.ts'
import { squeezed } from '../grounding/coverage-part.ts'
import { milestoneTitle, shownText } from '../milestone.ts'
import { scopeSentences } from '../plan-forms/scope-parts.ts'
import { planRows } from '../printed-plan.ts'
import type { PlacedPart } from './checked-file.ts'
import type { PlanParts, ReadPage } from './read-parts.ts'

/** Every part of the plan with the page on which a file has it. Words count when letters and digits are the same; an amount as often as it is paid. */
export function placedParts(pages: readonly ReadPage[], plan: PlanParts): PlacedPart[] {
  const texts = pages.map(({ page, text }) => ({ page, letters: squeezed(text), plain: oneLine(text) }))
  const pageOf = (words: string) => texts.find(({ letters }) => letters.includes(squeezed(words)))?.page ?? null
  const paid = new Map<string, number>()
  const pageOfPayment = (amount: string) => {
    const before = paid.get(amount) ?? 0
    paid.set(amount, before + 1)
    return texts.flatMap(({ page, plain }) => Array.from({ length: plain.split(amount).length - 1 }, () => page))[before] ?? null
  }
  const scope = scopeSentences(plan.scope_paragraph).map((words): PlacedPart => ({ kind: 'scope', words, page: pageOf(words) }))
  const rows = planRows(plan)
  const ofMilestones = plan.milestones.flatMap((milestone, at): PlacedPart[] => {
    const row = rows[at]
    if (!row) return []
    const { milestone_number } = milestone
    const placed = (kind: PlacedPart['kind'], words: string, page = pageOf(words)) => ({ kind, milestone_number, words, page })
    return [
      placed('heading', milestoneTitle(shownText(milestone))),
      ...row.deliverables.map((words) => placed('deliverable', words)),
      ...row.criteria.map((words) => placed('criterion', words)),
      placed('payment', row.payment, pageOfPayment(row.payment)),
    ]
  })
  return [...scope, ...ofMilestones]
}
