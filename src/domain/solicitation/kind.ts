import type { RequirementKind } from './analysis.ts'
import { quantitiesIn } from './quantity.ts'
import { isImperative, looksImperative } from './task-verb.ts'

const STANDARD =
  /\bMIL-(?:STD|PRF|HDBK|DTL|SPEC|S|E)\b|\bNIST\b|\bASTM\b|\bIEEE\b|\bISO[ /-]?\d|\bDISA\b|\bSTIGs?\b|\bDO-\d{3}|\bSTANAG\b|\bRTCA\b|\bFIPS\b|\bANSI\b|\bSAE (?:AS|J|ARP)|\bRisk Management Framework\b|\bcomplian(?:t|ce) with\b|\bcomply with\b|\bX\.\d{3}\b|\bNSA guidelines\b|\bindustry standards?\b|\bethic(?:s|al) principles\b/i
const SCHEDULE =
  /\bwithin (?:\w+ )?\(?\d+\)? (?:calendar |working |business )?(?:days?|weeks?|months?)\b|\bmonths? \d+\b|\bperiod of performance\b[^.]*\d|\b(?:months?|weeks?|days?) (?:after|from|of) (?:contract )?award\b|\bno later than\b|\bmilestone schedules?\b|\b\d+[- ]months? (?:base|option)\b|\bnear the end of the\b/i
const PAPER = String.raw`(?:plans?|reports?|documentation|documents?|ICD|data ?sets?|manuals?|guides?|briefings?|roadmaps?|specifications|schedules?|white papers?)`
const DELIVERABLE = new RegExp(
  [
    String.raw`\bdeliver(?:s|ed|y|ables?|ing)?\b(?! (?:systems?|mechanisms?|vehicles?|rate|power))`,
    String.raw`\b(?:provide|prepare|submit|produce|document|write|propose|identify|develop|include[sd]?)\b(?:\s+(?!to\b|that\b|will\b)[\w/()-]+,?){0,7}?\s+${PAPER}\b(?! (?:to|for) (?:use|meet))`,
    String.raw`\b${PAPER}\b[^.]*\b(?:should|shall|must|will) be (?:provided|submitted|prepared)\b`,
    String.raw`\b(?:final|status|technical|progress|quarterly|monthly|interim) reports?\b`,
    String.raw`\bfeasibility documentation that\b`,
    String.raw`\bwill include the initial design specifications\b|\bprototype plans\b`,
    String.raw`^\W*(?:dataset|report|software|prototype|analysis|hardware|research)$|\binterface control document\b`,
  ].join('|'),
  'i',
)
const CONSTRAINT =
  /\b(?:shall|must|should|will|may|can)\s+not\b|\bcannot\b|\bwithout\b[^.]*\b(?:any|need|requir|chang)|\bno government\b|\bforeign national|\bonly (?:use|be)\b|\bproprietary\b|\bnot (?:limited|solely)\b|\bnot (?:of interest|sufficient|acceptable)\b|\bconfined to\b|\brejected\b|\brejection (?:for|of the|as)\b|\bsuitable for export\b|\b(?:do|does) not (?:apply|align)\b|\bmust have been\b|\bno (?:new|known|external|prior)\b|\bnonresponsive\b/i

/** "This effort seeks to develop …", "Development of …": a task, though no order. */
const TO_DEVELOP =
  /\b(?:seeks?|wants?|objective (?:of [^.]{0,40})?is|goal (?:of [^.]{0,40})?is|aims?|intent is|desired|proposals?) to (?:\w+, )*(?:develop|design|create|build|demonstrate|advance|prototype|scope)\b|^(?:the )?(?:development|selection|design|integration|creation) of\b/i

/** What a demand is about, from its words: named standards first, then time, things handed over, prohibitions, tasks; the rest is how well something must do. */
export function kindOf(text: string, where: 'phase' | 'prose'): RequirementKind {
  if (STANDARD.test(text)) return 'standard'
  if (SCHEDULE.test(text)) return 'schedule'
  if (DELIVERABLE.test(text)) return 'deliverable'
  if (CONSTRAINT.test(text)) return 'constraint'
  if ((where === 'phase' ? looksImperative(text) : isImperative(text)) || TO_DEVELOP.test(text)) return 'task'
  if (where === 'prose' || quantitiesIn(text).some((quantity) => quantity.unit !== '')) return 'performance'
  return /\b(?:capable of|ability to|able to|shall (?:show|be|have|support|allow)|must be|performance parameter|parameters|normal ranges)\b/i.test(
    text,
  )
    ? 'performance'
    : 'task'
}
