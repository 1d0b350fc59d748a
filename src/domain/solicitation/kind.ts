import type { RequirementKind } from './analysis.ts'
import { isImperative } from './demand.ts'
import { quantitiesIn } from './quantity.ts'

const STANDARD =
  /\bMIL-(?:STD|PRF|HDBK|DTL|SPEC|S|E)\b|\bNIST\b|\bASTM\b|\bIEEE\b|\bISO[ /-]?\d|\bDISA\b|\bSTIGs?\b|\bDO-\d{3}|\bSTANAG\b|\bRTCA\b|\bFIPS\b|\bANSI\b|\bSAE (?:AS|J|ARP)|\bRisk Management Framework\b|\bcomplian(?:t|ce) with\b|\bcomply with\b|\bX\.\d{3}\b|\bNSA guidelines\b|\bindustry standards?\b|\bethic(?:s|al) principles\b/i
const SCHEDULE =
  /\bwithin (?:\w+ )?\(?\d+\)? (?:calendar |working |business )?(?:days?|weeks?|months?)\b|\bmonths? \d+\b|\bperiod of performance\b[^.]*\d|\b(?:months?|weeks?|days?) (?:after|from|of) (?:contract )?award\b|\bno later than\b|\bmilestone schedules?\b|\b\d+[- ]months? (?:base|option)\b|\bnear the end of the\b/i
const DELIVERABLE =
  /\bdeliver(?:s|ed|y|ables?|ing)?\b(?! (?:system|mechanism|vehicle|rate|power))|^(?:\W*)(?:provide|prepare|submit|produce|document|write)\b[^.]{0,60}\b(?:plan|report|documentation|document|icd|data ?set|manual|guide|briefing|roadmap|specifications?|schedule)\b|\b(?:final|status|technical|progress|quarterly|monthly|interim) reports?\b|\breport (?:to|on|outlining|detailing|describing)\b|\b(?:development|test|transition|commercialization|manufacturing|work|detailed) plan\b|\bwill include the initial design specifications\b|\bplans? (?:for|to be developed)\b|\b(?:white paper|feasibility (?:documentation|study)|interface control document)\b|^\W*(?:dataset|report|software|prototype|analysis|hardware|research)$/i
const CONSTRAINT =
  /\b(?:shall|must|should|will|may|can)\s+not\b|\bcannot\b|\bwithout\b[^.]*\b(?:any|need|requir|chang)|\bno government\b|\bforeign national|\bonly (?:use|be)\b|\bproprietary\b|\bnot (?:limited|solely)\b|\bnot (?:of interest|sufficient|acceptable)\b|\bconfined to\b|\brejected\b|\brejection\b|\bexport\b|\bnon-?hazardous\b|\bno (?:new|known|external|prior)\b|\bnonresponsive\b/i

/** What a demand is about, from its words: named standards first, then time, things handed over, prohibitions, tasks; the rest is how well something must do. */
export function kindOf(text: string, where: 'phase' | 'prose'): RequirementKind {
  if (STANDARD.test(text)) return 'standard'
  if (SCHEDULE.test(text)) return 'schedule'
  if (DELIVERABLE.test(text)) return 'deliverable'
  if (CONSTRAINT.test(text)) return 'constraint'
  const measures = quantitiesIn(text).some((quantity) => quantity.unit !== '')
  if (isImperative(text)) return measures && where === 'prose' ? 'performance' : 'task'
  if (measures || where === 'prose') return 'performance'
  return /\b(?:capable of|ability to|able to|shall (?:show|be|have|support|allow)|must be)\b/i.test(text) ? 'performance' : 'task'
}
