import type { FactSource } from '../component/component-facts.ts'
import { milestoneBody, milestoneTitle, type StoredMilestone, shownText } from '../milestone.ts'
import { offeredForm } from '../plan-forms/offered-form.ts'
import { cited, weightOf } from './citation.ts'
import type { QualityRule, ReviewedPlan } from './rule.ts'

/**
 * Measures of the exported plan, in points: letter paper with 1-inch margins, 10-point type. What a character takes on average with the loss
 * at line ends, a line, the gap below a paragraph, and what table columns lose to their margins, to due date and payment.
 */
const TYPE = { character: 4.8, line: 11.5, gap: 4 } as const
const PAGE = { width: 468, height: 648 } as const
const TABLE = { width: 468 - 127 - 42, row: 8 } as const

/** How much of a table row its text fills, since its columns end at different heights: measured on exported plans, 0.68 to 0.77. */
const FILLED = 0.74

/** About how many pages the plan takes as five columns, to a tenth; within a tenth of the Word file's own length. */
function pagesOfColumns(plan: ReviewedPlan): number {
  const rows = plan.milestones.reduce((height, milestone) => height + rowHeight(milestone), 0)
  const scope = linesOf(plan.scope_paragraph ?? '', PAGE.width) * TYPE.line
  return toTenth((rows / FILLED + scope) / PAGE.height)
}

/** A row's columns are as wide as their texts need, so that it is about as high as its texts one below the other in one wide column. */
function rowHeight(milestone: StoredMilestone): number {
  const text = shownText(milestone)
  const texts = [
    milestoneTitle(text),
    ...milestoneBody(text).split('\n'),
    ...milestone.deliverables,
    ...milestone.acceptance_criteria,
  ].filter((one) => one.trim() !== '')
  const lines = texts.reduce((sum, one) => sum + linesOf(one, TABLE.width), 0)
  return lines * TYPE.line + (texts.length * TYPE.gap) / 2 + TABLE.row
}

function linesOf(text: string, width: number): number {
  return (text.length * TYPE.character) / width
}

function toTenth(pages: number): number {
  return Math.round(pages * 10) / 10
}

/** How long the plan is and may be; undefined where nobody limits it. */
type Length = { pages: number; limit: number; source: FactSource }

/** A form with a limit of its own is shortened until it fits, so that nothing is too long for it. */
function lengthOf(plan: ReviewedPlan): Length | undefined {
  const { component, program_type = 'SBIR' } = plan
  const limit = component?.page_limit
  if (!limit || offeredForm(component, program_type)?.pages_at_most !== undefined) return undefined
  return { pages: pagesOfColumns(plan), limit: limit.value, source: limit.source }
}

/** From this multiple of the limit on the estimate leaves no doubt. */
const SURELY = 1.15

/** QC-28: the plan fits into the pages that it may have (brief §2.2, §6). */
export const pageEstimate: QualityRule = {
  id: 'QC-28',
  checks: 'the exported plan fits into the pages that the component allows',
  severity: 'error',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7: at most two pages; the page limits of other components',
  remedy: 'Shorten the milestones: each criterion once, each deliverable in one line.',
  objections: (plan) => {
    const length = lengthOf(plan)
    if (!length || length.pages <= length.limit) return []
    const { pages, limit, source } = length
    const severity = pages > limit * SURELY ? 'error' : 'warning'
    const allowed = limit === 1 ? '1 is' : `${limit} are`
    return [{ severity, ...weightOf(source), message: `The plan takes about ${pages} pages; ${allowed} allowed (${cited(source)}).` }]
  },
}
