import { uncoveredRequirement } from './coverage-rules.ts'
import { missingCriterion, unmeasurableCriterion } from './criteria-rules.ts'
import { paymentsAgainstAward } from './payment-rules.ts'
import { missingFinalReport, missingKickoff } from './report-rules.ts'
import type { QualityRule } from './rule.ts'
import { milestoneOrder, monthAfterPeriod } from './schedule-rules.ts'
import { leftovers, repeatedSentences, vagueWords } from './wording-rules.ts'

/** All quality rules in the order of their numbers (brief §4). */
export const RULES: readonly QualityRule[] = [
  uncoveredRequirement,
  missingCriterion,
  unmeasurableCriterion,
  vagueWords,
  monthAfterPeriod,
  milestoneOrder,
  paymentsAgainstAward,
  missingFinalReport,
  missingKickoff,
  leftovers,
  repeatedSentences,
]
