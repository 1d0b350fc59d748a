import { partsOf, type Rule } from './rule.ts'

/** QC-15: the first milestone holds a kickoff or start-of-work meeting (brief §4). */
export const missingKickoff: Rule = ({ milestones }) => {
  const [first] = milestones
  if (!first || /kick-?\s?off|start[- ]of[- ]work|post-?award (?:conference|meeting)/i.test(partsOf(first).join('\n'))) return []
  return [
    {
      rule: 'QC-15',
      severity: 'warning',
      milestone_number: first.milestone_number,
      message: 'The first milestone has no kickoff or start-of-work meeting within a month of award.',
    },
  ]
}

/** QC-14: one of the last two milestones delivers a final report whose first page is the SF 298 (brief §4). */
export const missingFinalReport: Rule = ({ milestones }) => {
  const last = milestones.at(-1)
  if (!last) return []
  const closing = milestones.slice(-2).flatMap(partsOf).join('\n')
  const reported = /final\s+(?:\w+\s+){0,3}report/i.test(closing)
  if (reported && /\bSF[ -]?298\b|standard form 298/i.test(closing)) return []
  const message = reported
    ? 'The final report does not name the SF 298 as its first page.'
    : 'No final report near the end of the plan; it needs one with an SF 298.'
  return [{ rule: 'QC-14', severity: 'error', milestone_number: last.milestone_number, message }]
}
