import type { Finding } from '../../../domain/quality/review.ts'
import { isBalanced } from '../english/wording.ts'
import { type Gap, gapOf } from './gap.ts'
import type { Matter } from './matter.ts'
import type { MilestoneReviewed } from './milestone-now.ts'

/** What an answer can mend: the matter of each rule, and how it is asked of the words that the rule objects to. */
const ASKED: Record<string, { matter: Matter; ask: (words: string) => string; min_items?: number }> = {
  'QC-02': {
    matter: 'success',
    ask: () => 'Which result, shown in which report and judged by whom, counts as success at the end of this milestone?',
    min_items: 3,
  },
  'QC-03': {
    matter: 'success',
    ask: (words) => `The criterion ${words} cannot be checked by a stranger: which number, count or act counts as met?`,
  },
  'QC-04': { matter: 'success', ask: (words) => `The plan says ${words}: which number or comparison is the measure of it?` },
  'QC-22': {
    matter: 'handed_over',
    ask: () => 'What do you hand over at the end of this milestone, in which format, and to whom?',
    min_items: 2,
  },
  'QC-36': {
    matter: 'terms',
    ask: (words) => `The plan says ${words}: which approvals does that need, who gives them, and by which month do you have them?`,
    min_items: 3,
  },
  'QC-37': {
    matter: 'government',
    ask: (words) =>
      `The plan says ${words}: who is the owner or the Government office, by which month is it needed, and what if it is late?`,
    min_items: 3,
  },
  'QC-43': {
    matter: 'risk',
    ask: (words) => `The plan names a risk, ${words}: which early sign shows it, and what do you do then?`,
    min_items: 2,
  },
  'QC-46': { matter: 'when', ask: (words) => `The solicitation sets a date for ${words}: by which month after award do you keep it?` },
  'QC-51': {
    matter: 'where',
    ask: (words) => `The plan speaks of a trip, ${words}: to which site, and for which meeting, test or demonstration?`,
  },
}

const WEIGHT: Record<Finding['severity'], number> = { error: 8, warning: 6.5, advice: 4 }

/** The longest words that a question quotes, in characters. */
const LONGEST = 110

/** What the quality rules object to in this milestone and an answer can mend; each rule once. */
export function findingGaps({ review, milestone, answers }: MilestoneReviewed): Gap[] {
  const own = review.issues.filter(({ milestone_number }) => milestone_number === milestone.milestone_number)
  const first = own.filter(({ rule }, index) => own.findIndex((one) => one.rule === rule) === index)
  return first.flatMap((finding) => {
    const asked = ASKED[finding.rule]
    if (!asked) return []
    const { matter, ask, min_items } = asked
    const q = ask(quoted(finding.quote))
    if (answers.some(({ question }) => question === q)) return []
    const why = `${finding.message.replace(/\.$/, '')}${finding.source ? ` (${finding.source.split(/[:;(]/)[0]?.trim()})` : ''}.`
    return [
      gapOf(matter, WEIGHT[finding.severity], { q, why, rule: finding.rule, ...(min_items ? { min_items } : {}) }, keyOf(finding, matter)),
    ]
  })
}

/** What is lacked as a whole is the question on its matter; words that are objected to are asked about for themselves. */
function keyOf({ rule, quote }: Finding, matter: Matter): string {
  return rule === 'QC-02' || rule === 'QC-22' ? matter : `${rule} ${quote ?? ''}`
}

/** The words of the plan, short enough to be read in a question. */
function quoted(quote: string | undefined): string {
  const plain = (quote ?? '')
    .replace(/^[A-Z][a-z]+(?: [a-z]+){0,3}: /, '')
    .replace(/"/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  const cut = plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST).replace(/\s+\S*$/, '')} ...`
  return cut !== '' && isBalanced(cut) ? `"${cut.replace(/[.]$/, '')}"` : 'this'
}
