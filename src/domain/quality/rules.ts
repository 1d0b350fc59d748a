import { undefinedAcronym } from './acronym-rules.ts'
import { changedThreshold, inventedFact, unsupportedClaim } from './claim-rules.ts'
import { givenMilestones, uncoveredRequirement } from './coverage-rules.ts'
import { missingCriterion, unmeasurableCriterion } from './criteria-rules.ts'
import { dataRights, governmentFurnished } from './data-rules.ts'
import { exportControlStatement } from './export-rules.ts'
import { emptyCriterion } from './failing-rules.ts'
import { componentWording } from './naming-rules.ts'
import { baseAndOption } from './option-rules.ts'
import { possibleOrder } from './order-rules.ts'
import { awardWithinCeiling, paidByDays, paymentsAgainstAward } from './payment-rules.ts'
import { finalPayment, lifeCycleCertification } from './payment-spread-rules.ts'
import { paymentsAsAsked } from './payment-terms-rules.ts'
import { principalInvestigator } from './people-rules.ts'
import { directEvidence, phaseOneEnd } from './phase-rules.ts'
import { workAbroad } from './place-rules.ts'
import { spokenWords } from './register-rules.ts'
import { missingFinalReport, missingKickoff, statusReports } from './report-rules.ts'
import { missingRisk, readinessLevels } from './risk-rules.ts'
import type { QualityRule } from './rule.ts'
import { controlledMarking, proprietaryWording } from './safety-rules.ts'
import { longGap, monthAfterPeriod } from './schedule-rules.ts'
import { scopeAgrees } from './scope-rules.ts'
import { senselessSentence } from './sense-rules.ts'
import { pageEstimate } from './size-rules.ts'
import { longSentence, shallAndWill } from './style-rules.ts'
import { protectedSubjects } from './subject-rules.ts'
import { taskWithoutFacet, taskWithoutOutcome } from './task-rules.ts'
import { leftovers, repeatedSentences, vagueWords } from './wording-rules.ts'
import { researchInstitution, smallBusinessShare, sttrShares } from './work-share-rules.ts'

/** All quality rules in the order of their numbers (brief §4). */
export const RULES: readonly QualityRule[] = [
  uncoveredRequirement,
  missingCriterion,
  unmeasurableCriterion,
  vagueWords,
  monthAfterPeriod,
  longGap,
  paymentsAgainstAward,
  awardWithinCeiling,
  paidByDays,
  paymentsAsAsked,
  finalPayment,
  lifeCycleCertification,
  missingFinalReport,
  missingKickoff,
  statusReports,
  smallBusinessShare,
  sttrShares,
  researchInstitution,
  taskWithoutFacet,
  taskWithoutOutcome,
  possibleOrder,
  phaseOneEnd,
  baseAndOption,
  directEvidence,
  pageEstimate,
  undefinedAcronym,
  unsupportedClaim,
  inventedFact,
  proprietaryWording,
  controlledMarking,
  exportControlStatement,
  protectedSubjects,
  governmentFurnished,
  workAbroad,
  principalInvestigator,
  shallAndWill,
  longSentence,
  missingRisk,
  readinessLevels,
  changedThreshold,
  givenMilestones,
  componentWording,
  scopeAgrees,
  leftovers,
  dataRights,
  repeatedSentences,
  senselessSentence,
  spokenWords,
  emptyCriterion,
]
