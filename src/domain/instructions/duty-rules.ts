import { DATE } from '../../language/calendar-date.ts'
import { DOLLARS } from '../../language/quantity/money.ts'
import { COUNT } from '../../language/quantity/number-word.ts'
import type { FoundRule } from './limit-rules.ts'
import type { Statement } from './statement.ts'

const DUTY = /\b(?:shall|must|will|should|required?|requires|are due|is due|do not|may not|cannot|need to)\b/i
const STRONG = /\b(?:shall|must|will|are due|is due|(?:is|are) required|required to)\b/i
const UNIT = '(?:calendar |business |working )?(?:days?|weeks?|months?)'
/** What a span is counted from, as far as it names that. */
const SINCE = String.raw`\s(?:of|after|from|prior to|before|following)\s[^,.;()]{3,80}?(?=\s(?:to|and|unless|which|in order|for|or)\s|[,.;()]|$)`
const WHEN = new RegExp(
  String.raw`\b(?:(?:no|not) later than|within|at least|by|every)\s+(?:the\s)?${COUNT}[\s-]${UNIT}(?:${SINCE})?|\b${COUNT}[\s-]${UNIT}${SINCE}`,
  'i',
)
const CADENCE =
  /\b(?:at least |at minimum )?(?:bi-?)?(?:monthly|quarterly|weekly|annually)(?:,\s(?:bi-?)?(?:monthly|quarterly))*(?:\sor\s(?:quarterly|annually))?\b/i

const OUTLINE_HEADING = /work plan|statement of work|\bSOW\b/i
const PLAN = /\bwork ?plan\b|statement of work|\bSOW\b|milestone schedule/i
const NOT_PLAN = /if the proposed statement of work|subcontract|foreign national|tasks intended|evaluat|common statement/i
const PLAN_DUTY = /\b(?:shall|must|should|will serve|required?|do not|uses?|basis|incorporated|limit(?:ed|ation)?|include|ensure|format)\b/i
const PLAN_VALUES = [
  new RegExp(String.raw`\b${COUNT}[\s-]pages?\b`, 'i'),
  /in (?:place|lieu) of (?!submitting)[^,.;]{3,60}/i,
  /do not include (?:any )?proprietary[^,.;]{0,60}|without disclosing [^,.;]{3,80}|(?:not|no) (?:contain )?proprietary[^,.;]{0,60}/i,
  /(?:serve )?as the basis for (?!public)[^,.;]{3,90}|basis for establishing [^,.;]{3,80}|initial draft of [^,.;()]{3,80}|incorporated [^,.;]{3,80}/i,
  /non-?proprietary work plan/i,
]

/** What may not be called a deliverable (brief §0.6). */
const NAMING =
  /(?:do not|shall not|must not|may not|should not) (?:use|call|refer|be (?:called|referred|named))[^.]{0,80}\bdeliverables?\b["”]?/i

/** What a work plan must be and hold, and how its parts may be named. */
export function workPlanIn({ text, heading, block, listed, isListed }: Statement): FoundRule[] {
  if (NAMING.test(text)) return [{ kind: 'work_plan', ...firstOf(text, [NAMING]) }]
  const isAbout = PLAN.test(text) || (OUTLINE_HEADING.test(heading) && !isListed) || /^.{0,40}\bwork plan\b/i.test(block.text)
  if (!isAbout || NOT_PLAN.test(text) || !PLAN_DUTY.test(text) || /^To do so\b/.test(text)) return []
  if (listed.length > 1) return [{ kind: 'work_plan', value: listed.join(', '), at: 0 }]
  return [{ kind: 'work_plan', ...firstOf(text, PLAN_VALUES) }]
}

const ANY_REPORT = /\breports?\b/i
const NOT_REPORT =
  /commercialization report|company commercialization|audit|payroll|feedback|valid ?eval|(?:shall|must|will) report (?!inventions)|SAM\b|financial statement|existing report|award reports|fraud|inspector general|website/i
const NAMED_REPORT =
  /(?:final|progress|status|interim|quarterly|monthly|bi-?monthly|technical|summary|initial|periodic|annual|invention)[\w\s,/&-]{0,40}\breports?\b|reports? of inventions?|report inventions?|SF ?298|\bDI-[A-Z]{3,5}-\d{5}/i
const REPORT_ITEM = /^(?:[A-Z][\w/-]*\s){0,4}[Rr]eports?(?:\s(?:with|and|including)\s[\w\s/-]{2,40})?$/
const HANDED_OVER =
  /\b(?:submit(?:ted)?|deliver(?:ed|able)?s?|due|provide[ds]?|prepare[ds]?|include[ds]?|report inventions?|furnish(?:ed)?|required)\b/i
const REPORT_VALUES = [
  /\bDI-[A-Z]{3,5}-\d{5}[A-Z]?/,
  new RegExp(String.raw`\b${COUNT}[\s-]${UNIT}${SINCE}`, 'i'),
  WHEN,
  CADENCE,
  /submitted (?:to|through|via|in) [^,.;]{3,60}?(?= in accordance|[,.;]|$)/i,
  NAMED_REPORT,
]

/** Reports that an award asks for, with the data item or the time when it is due. */
export function reportsIn({ text, heading }: Statement): FoundRule[] {
  if (REPORT_ITEM.test(text) && (OUTLINE_HEADING.test(heading) || /deliverable|report/i.test(heading)))
    return [{ kind: 'report', value: text, at: 0 }]
  const isReport = (ANY_REPORT.test(text) && NAMED_REPORT.test(text)) || /\bfinal reports?\b/i.test(text)
  if (!isReport || NOT_REPORT.test(text) || !STRONG.test(text) || !HANDED_OVER.test(text)) return []
  const within = new RegExp(String.raw`\bwithin\s${COUNT}[\s-]${UNIT}${SINCE}`, 'i')
  return [{ kind: 'report', ...firstOf(text, [REPORT_VALUES[0] ?? within, within, ...REPORT_VALUES.slice(1)]) }]
}

const MEETING =
  /\b(?:kick-?off|start[- ]of[- ]work|review|interim|periodic|status|final|design|virtual|in-person|progress|quarterly|monthly)\s+(?:review\s+)?(?:meetings?|brief(?:ing)?s?|reviews?)\b|\bkick-?off\b/i
const NOT_MEETING =
  /webinar|reverse pitch|pre-?proposal|industry day|debrief|peer review|proposals? (?:will|shall) |evaluat|security review|legal review|prepublication/i
const PERIODIC = /\bperiodic\s?(?:\([^)]{3,60}\))?|\b(?:bi-?)?(?:monthly|quarterly)\b/i

/** Meetings and reviews that an award asks for, with the time when there is one. */
export function meetingsIn({ text }: Statement): FoundRule[] {
  if (!MEETING.test(text) || NOT_MEETING.test(text) || !DUTY.test(text) || ANY_REPORT.test(text.slice(0, 40))) return []
  return [{ kind: 'meeting', ...firstOf(text, [WHEN, PERIODIC, MEETING]) }]
}

const CONTRACT_TYPE =
  /(?:firm[- ]fixed[- ]price(?:,? level[- ]of[- ]effort)?|fixed[- ]price|\bFFP\b|cost[- ]plus[- ]fixed[- ]fee|\bCPFF\b|cost[- ]reimbursement|other transaction agreements?)/i
const GIVES_TYPE = /\b(?:awards?|awarded|contracts?|agreements?|purchase orders?)\b/i
const MAKES = /\b(?:plans?|intends?|anticipates?|expects?|primarily|typically|generally|will|shall|are|is|be)\b/i
const NOT_TYPE = /however|will allow|eligible for|accounting system|analysis|selecting/i
const PAID = /\bpayments?\b|\bpaid\b|\binvoic(?:e|es|ing)\b|disbursement/i
const PAID_HOW = /milestone|deliverable|\bpercent\b|%|\bdays?\b|monthly|schedule|upon|completion|acceptance|certif/i
const NOT_PAID = /work plan|royalt|wages|TABA|registration|as an attachment|tax\b|debarred|prompt payment act/i
/** A line of a payment schedule: "15 Days 50% of Total". */
const PAYMENT_ROW = /\b\d{1,3}\s(?:calendar\s)?days?\b[^%.\d]{0,60}\d{1,3}\s?(?:%|percent\b)(?:\sof\s[A-Za-z ]{3,40}?(?=\s\d|$))?/gi
const SHARES = /\d{1,3}\s?(?:%|percent)[^.]{0,200}\d{1,3}\s?(?:%|percent)[^.;]{0,60}/i
const PAYMENT_VALUES = [
  SHARES,
  /prior to receiving more than [^,.;]{3,60}?(?= and |[,.;]|$)|\b(?:at the time|upon|tied to|based on|on) (?:of )?[^,.;]{3,80}/i,
  /\d{1,3}\s?(?:%|percent)[^,.;]{0,60}/i,
]

/** How the component pays: the kind of contract, the occasions and the shares. */
export function paymentsIn({ text, heading, before }: Statement): FoundRule[] {
  const rows = /payment/i.test(`${heading} ${before} ${text}`) ? [...text.matchAll(PAYMENT_ROW)] : []
  if (rows.length > 0) return rows.map((row) => ({ kind: 'payment', value: row[0].trim(), at: row.index }))
  const type = CONTRACT_TYPE.exec(text)
  if (type && GIVES_TYPE.test(text) && MAKES.test(text) && !NOT_TYPE.test(text) && !PAID.test(text)) {
    return [{ kind: 'payment', value: type[0], at: type.index }]
  }
  if (
    !PAID.test(text) ||
    !PAID_HOW.test(text) ||
    NOT_PAID.test(text) ||
    !(STRONG.test(text) || (SHARES.test(text) && /payment/i.test(heading)))
  )
    return []
  return [{ kind: 'payment', ...firstOf(text, PAYMENT_VALUES) }]
}

const SHARE = /\b\d{1,3}(?:\.\d+)?\s?(?:%|percent\b)|\b(?:two|one)[- ]thirds?\b|\bone[- ]half\b|\b(?:2\/3|1\/3|1\/2)\b|\b50\/50\b/gi
const WORK = /\b(?:work|effort|research|R\/R&D|R&D|project|award|subcontract\w*)\b/i
const DONE_BY = /perform|conduct|carried out|subcontract|small business|research institution|awardee|proposing/i
const NOT_SHARE =
  /\bpa(?:y|id|yments?)\b|owned|ownership|employ|hours|\btime\b|matching|TABA|invoice|profit margin|\brate\b|evaluat|weight|wage/i
const OF_WORK = '(?:performance of work|percentage of work|work percentages?|\\bPOW\\b|work requirements?)'
const SHARE_RULE = new RegExp(
  String.raw`(?:(?:will|does|do|may|shall) not (?:consider|accept|grant|permit|allow)[^.]{0,40})?(?:deviations?|waivers?)\b.{0,80}${OF_WORK}(?:[^.;]{0,30}\b(?:are|is|will|may) not [^.;]{2,40})?|${OF_WORK}.{0,160}(?:deviat|direct and indirect|calculat|cost)\w*|only one\s(?:\w+\s)?research institution`,
  'i',
)

/** Who has to do how much of the work, and how that is counted. */
export function workShareIn({ text }: Statement): FoundRule[] {
  if (NOT_SHARE.test(text.replace(/proposed profit|profit or fee/gi, ''))) return []
  const shares = [...text.matchAll(SHARE)]
  const [first] = shares
  if (first && WORK.test(text) && DONE_BY.test(text))
    return [{ kind: 'work_share', value: shares.map(([share]) => share).join('; '), at: first.index }]
  const rule = SHARE_RULE.exec(text)
  return rule ? [{ kind: 'work_share', value: rule[0], at: rule.index }] : []
}

const ASSISTANCE = /\bTABA\b|technical (?:and|&) business assistance/i
const UP_TO = /TABA|assist|up to|exceed|maximum|limit/i
const NO_ASSISTANCE =
  /(?:does|do|shall|will|may|must|is|are) not (?:participate|include|offer|provide|accept|permit|be (?:included|offered|available|accepted)|(?:currently )?(?:available|authorized|offered|permitted|allowed|provide))[^,.;]{0,60}/i

/** What may be spent on technical and business assistance, or that there is none. */
export function assistanceIn({ text, heading, before }: Statement): FoundRule[] {
  const isAbout = ASSISTANCE.test(heading) || (/\bTABA\b/.test(before.slice(-200)) && !ASSISTANCE.test(text))
  if (!isAbout && !ASSISTANCE.test(text)) return []
  const amounts = [...text.matchAll(new RegExp(DOLLARS, 'gi'))]
  const amount = amounts.find(({ index, 0: printed }) => {
    const left = text.slice(Math.max(0, index - 160), index)
    return (
      (isAbout ||
        ASSISTANCE.test(left) ||
        /^[^$.]{0,20}\b(?:for|of|in)\s(?:\w+\s){0,2}(?:TABA\b|technical assistance)/i.test(text.slice(index + printed.length))) &&
      UP_TO.test(left)
    )
  })
  if (amount) return [{ kind: 'technical_assistance', value: amount[0].trim(), at: amount.index }]
  const none = NO_ASSISTANCE.exec(text)
  return none && ASSISTANCE.test(text) ? [{ kind: 'technical_assistance', value: none[0], at: none.index }] : []
}

const DUE = /\b(?:due|clos(?:es|ing|e)|deadline|later than|submitted|received|must be (?:sent|uploaded))\b/i
const HANDED_IN =
  /\b(?:should|must|shall|will)\s(?:be\s)?(?:submitted|received|submit|sent|provided|uploaded|due)\b|\bare due\b|\bis due\b|deadline|\bclos(?:es|ing)\b/i
const NOT_DUE = /notif(?:y|ied)|anticipates?|selection|webinar|\breports?\b|meeting|dated\b|memorandum|act of|effective/i
const TIME = String.raw`(?:(?:\d{1,2}:\d{2}|noon)\s?(?:[ap]\.?m\.?)?\s?(?:\(?(?:ET|EST|EDT|Eastern(?: Time)?)\)?)?,?\s(?:on\s)?)?`
const DUE_VALUES = [
  new RegExp(String.raw`(?:${DATE}):?\s(?:deadline|closing|proposals (?:are )?due)`, 'i'),
  new RegExp(
    String.raw`(?:(?:no|not) later than|\bby|\bbefore|\bdue(?: on| by)?|\bclos(?:es|ing)(?: on| date)?:?|\bdeadline(?: is|:)?)\s(?:the close of business on\s)?${TIME}(?:${DATE})`,
    'i',
  ),
  new RegExp(`${TIME}(?:${DATE})`, 'i'),
  WHEN,
]

/** Days by which something must be handed in with or about a proposal. */
export function dueDatesIn({ text }: Statement): FoundRule[] {
  if (!DUE.test(text) || !HANDED_IN.test(text) || NOT_DUE.test(text)) return []
  const found = DUE_VALUES.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  return found ? [{ kind: 'due_date', value: found[0].trim(), at: found.index }] : []
}

const LONGEST_VALUE = 120

/** The first of the patterns that stands in the text, else the text's beginning. */
function firstOf(text: string, patterns: readonly RegExp[]): { value: string; at: number } {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return { value: found[0].trim(), at: found.index }
  }
  const cut = text.length > LONGEST_VALUE ? `${text.slice(0, text.lastIndexOf(' ', LONGEST_VALUE))} …` : text
  return { value: cut, at: 0 }
}
