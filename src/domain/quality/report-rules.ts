import { partsOf, type QualityRule } from './rule.ts'

/** QC-15: the first milestone holds a kickoff or start-of-work meeting (brief §4). */
export const missingKickoff: QualityRule = {
  id: 'QC-15',
  checks: 'the first milestone holds a kickoff or start-of-work meeting',
  severity: 'warning',
  source: 'ARMY 25.4 s5.2 (30 calendar days); DARPA month 1; brief §2.3',
  remedy: 'Add a start-of-work meeting with agenda, minutes and date to the first milestone.',
  objections: (plan, context) => missingKickoffIn(plan, context),
}

const missingKickoffIn: QualityRule['objections'] = ({ milestones }) => {
  const [first] = milestones
  if (!first || /kick-?\s?off|start[- ]of[- ]work|post-?award (?:conference|meeting)/i.test(partsOf(first).join('\n'))) return []
  return [
    {
      severity: 'warning',
      milestone_number: first.milestone_number,
      message: 'The first milestone has no kickoff or start-of-work meeting within a month of award.',
    },
  ]
}

/** QC-14: one of the last two milestones delivers a final report whose first page is the SF 298 (brief §4). */
export const missingFinalReport: QualityRule = {
  id: 'QC-14',
  checks: 'one of the last two milestones delivers a final report whose first page is the SF 298',
  severity: 'error',
  source: 'BAA 25.1 s5.8',
  remedy: 'Add a final report with the SF 298 as its first page to the last milestone.',
  objections: (plan, context) => missingFinalReportIn(plan, context),
}

const missingFinalReportIn: QualityRule['objections'] = ({ milestones }) => {
  const last = milestones.at(-1)
  if (!last) return []
  const closing = milestones.slice(-2).flatMap(partsOf).join('\n')
  const reported = /final\s+(?:\w+\s+){0,3}report/i.test(closing)
  if (reported && /\bSF[ -]?298\b|standard form 298/i.test(closing)) return []
  const message = reported
    ? 'The final report does not name the SF 298 as its first page.'
    : 'No final report near the end of the plan; it needs one with an SF 298.'
  return [{ severity: 'error', milestone_number: last.milestone_number, message }]
}
