import { DATE } from '../../language/calendar-date.ts'
import { plainWords } from '../../language/characters.ts'
import { type CueList, cueList, type FoundCue } from '../../language/cue-list.ts'
import { DOLLARS } from '../../language/quantity/money.ts'
import { COUNT } from '../../language/quantity/number-word.ts'
import type { RuleKind } from './instructions.ts'
import { type FoundRule, leadsToAssistance } from './limit-rules.ts'
import type { Statement } from './statement.ts'

const DUTY = cueList('shall | must | will | should | require | required | are due | is due | do not | may not | cannot | need to')
const STRONG = cueList('shall | must | will | are due | is due | is required | are required | required to')
const UNIT = '(?:calendar |business |working )?(?:days?|weeks?|months?)'
/** What a span is counted from, as far as it names that. */
const SINCE = String.raw`\s(?:of|after|from|prior to|before|following)\s[^,.;()]{3,80}?(?=\s(?:to|and|unless|which|in order|for|or)\s|[,.;()]|$)`
const COUNTED_SINCE = new RegExp(String.raw`\b(?:within\s)?${COUNT}[\s-]${UNIT}${SINCE}`, 'i')
const WHEN = new RegExp(
  String.raw`\b(?:(?:no|not) later than|within|at least|by|every)\s+(?:the\s)?${COUNT}[\s-]${UNIT}(?:${SINCE})?|${COUNTED_SINCE.source}`,
  'i',
)
const CADENCE = cueList('at least monthly | at least quarterly | monthly | bi monthly | bimonthly | quarterly | weekly | annually')

const PLAN = cueList('work plan | workplan | statement of work | sow | milestone schedule')
const NOT_PLAN = cueList(
  'if the proposed statement of work | subcontract* | foreign national | tasks intended | evaluat* | common statement | to do so',
)
const PLAN_DUTY = cueList(
  'shall | must | should | will serve | required | require | do not | use | basis | incorporated | limit* | include | ensure | format',
)
const PAGES = new RegExp(String.raw`\b${COUNT}[\s-]pages?\b`, 'i')
const PLAN_VALUE = cueList(
  `in place of a | in lieu of a | do not include proprietary | do not include any proprietary | without disclosing | no proprietary |
   as the basis for establishing | initial draft of | incorporated`,
)
const PLAN_VALUES = [PAGES, PLAN_VALUE, cueList('non proprietary work plan | nonproprietary work plan')]
/** How a part of the plan may not be called. */
const NAMING = cueList('not use | not call | not refer | not be called | not be referred')
const DELIVERABLE = cueList('deliverable')

/** What a work plan must be and hold, and how its parts may be named (brief §0.6). */
export function workPlanIn({ text, heading, block, listed, isListed }: Statement): FoundRule[] {
  const naming = DELIVERABLE.test(text) ? NAMING.find(text) : null
  if (naming) return [{ kind: 'work_plan', value: clauseFrom(text, naming), at: naming.index }]
  const isAbout = PLAN.test(text) || (PLAN.test(heading) && !isListed) || PLAN.test(block.text.slice(0, 50))
  if (!isAbout || NOT_PLAN.test(text) || !PLAN_DUTY.test(text)) return []
  if (listed.length > 1) return [{ kind: 'work_plan', value: listed.join(', '), at: 0 }]
  return [firstOf('work_plan', text, PLAN_VALUES)]
}

const REPORT = cueList('report')
const NOT_REPORT = cueList(
  `commercialization report | company commercialization | audit* | payroll | feedback | valid eval | sam | financial statement | existing report |
   award reports | fraud | inspector general | website`,
)
const NAMED_REPORT = cueList(
  'final | progress | status | interim | quarterly | monthly | bimonthly | technical | summary | initial | periodic | annual | invention | sf 298',
)
const REPORT_ITEM = /^(?:[A-Z][\w/-]*\s){0,4}[Rr]eports?(?:\s(?:with|and|including)\s[\w\s/-]{2,40})?$/
const HANDED_OVER = cueList(
  'submit* | deliver | deliverable | delivered | due | provide* | prepare* | include* | furnish* | required | report inventions',
)
const DATA_ITEM = /\bDI-[A-Z]{3,5}-\d{5}[A-Z]?/
const SUBMITTED = cueList('submitted to | submitted through | submitted via | submitted in')
const REPORT_VALUES = [DATA_ITEM, COUNTED_SINCE, WHEN, CADENCE, SUBMITTED, cueList('_ report')]

/** Reports that an award asks for, with the data item or the time when it is due. */
export function reportsIn({ text, heading }: Statement): FoundRule[] {
  const isUnder = PLAN.test(heading) || DELIVERABLE.test(heading) || REPORT.test(heading)
  if (isUnder && REPORT_ITEM.test(text)) return [{ kind: 'report', value: text, at: 0 }]
  const isReport = REPORT.test(text) && NAMED_REPORT.test(text) && !NOT_REPORT.test(text)
  return isReport && STRONG.test(text) && HANDED_OVER.test(text) ? [firstOf('report', text, REPORT_VALUES)] : []
}

const MEETING = cueList(
  `kick off | kickoff | start of work | review meeting | review brief* | interim meeting | interim review | periodic review | periodic meeting |
   status meeting | status review | final review | final meeting | final brief* | design review | virtual meeting | progress review | progress meeting |
   quarterly review | quarterly meeting | monthly review | monthly meeting`,
)
const NOT_MEETING = cueList(
  `webinar | reverse pitch | pre proposal | preproposal | industry day | debrief* | peer review | proposals will | proposals shall | evaluat* |
   security review | legal review | prepublication`,
)
const PERIODIC = /\bperiodic\s?(?:\([^)]{3,60}\))?|\b(?:bi-?)?(?:monthly|quarterly)\b/i

/** Meetings and reviews that an award asks for, with the time when there is one. */
export function meetingsIn({ text }: Statement): FoundRule[] {
  if (!MEETING.test(text) || NOT_MEETING.test(text) || !DUTY.test(text) || REPORT.test(text.slice(0, 40))) return []
  return [firstOf('meeting', text, [WHEN, PERIODIC, MEETING])]
}

const CONTRACT_TYPE = cueList(
  'firm fixed price level of effort | firm fixed price | fixed price | ffp | cost plus fixed fee | cpff | cost reimbursement | other transaction agreement',
)
const GIVES_TYPE = cueList('award | awarded | contract | agreement | purchase order')
const MAKES = cueList('plan | intend | anticipate | expect | primarily | typically | generally | will | shall | are | is | be')
const NOT_TYPE = cueList('however | will allow | eligible for | accounting system | analys* | selecting')
const PAID = cueList('payment | paid | invoice | invoicing | disbursement')
const PAID_HOW = cueList('milestone | deliverable | percent | % | day | monthly | schedule | upon | completion | acceptance | certif*')
const NOT_PAID = cueList('work plan | royalt* | wages | taba | registration | as an attachment | tax | debarred | prompt payment act')
/** A line of a payment schedule: "15 Days 50% of Total". */
const PAYMENT_ROW = /\b\d{1,3}\s(?:calendar\s)?days?\b[^%.\d]{0,60}\d{1,3}\s?(?:%|percent\b)(?:\sof\s[A-Za-z ]{3,40}?(?=\s\d|$))?/gi
const SHARES = /\d{1,3}\s?(?:%|percent)[^.]{0,200}\d{1,3}\s?(?:%|percent)[^.;]{0,60}/i
const OCCASION = cueList('prior to receiving more than | at the time of | upon | tied to | based on')
const PAYMENT_VALUES = [SHARES, OCCASION, /\d{1,3}\s?(?:%|percent)[^,.;]{0,60}/i]

/** How the component pays: the kind of contract, the occasions and the shares. */
export function paymentsIn({ text, heading, before }: Statement): FoundRule[] {
  const rows = PAID.test(`${heading} ${before} ${text}`) ? [...text.matchAll(PAYMENT_ROW)] : []
  if (rows.length > 0) return rows.map((row) => ({ kind: 'payment', value: row[0].trim(), at: row.index }))
  const type = GIVES_TYPE.test(text) && MAKES.test(text) && !NOT_TYPE.test(text) ? CONTRACT_TYPE.find(text) : null
  if (type && !PAID.test(text)) return [{ kind: 'payment', value: type.text, at: type.index }]
  const isRule = PAID.test(text) && PAID_HOW.test(text) && !NOT_PAID.test(text)
  return isRule && (STRONG.test(text) || (SHARES.test(text) && PAID.test(heading))) ? [firstOf('payment', text, PAYMENT_VALUES)] : []
}

const SHARE = /\b\d{1,3}(?:\.\d+)?\s?(?:%|percent\b)|\b(?:two|one)[- ](?:thirds?|half)\b|\b(?:[12]\/3|1\/2|50\/50)\b/gi
const WORK = cueList('work | effort | research | r&d | project | award | subcontract*')
const DONE_BY = cueList('perform* | conduct* | carried out | subcontract* | small business | research institution | awardee | proposing')
const NOT_SHARE = cueList(
  `pay | paid | payment | owned | ownership | employ* | hours | time | matching | taba | invoice | profit margin | rate | evaluat* | weight* | wage`,
)
const OF_WORK = cueList('performance of work | percentage of work | work percentage | pow | work requirement')
const SHARE_RULE = cueList(
  `not consider | not accept | not grant | not permit* | no deviation | deviation | waiver | performance of work | percentage of work | work percentage`,
)
const COUNTED_HOW = cueList('deviat* | waiver | direct and indirect | calculat*')
const ONE_PARTNER = cueList('only one research institution | only one _ research institution')

/** Who has to do how much of the work, and how that is counted. */
export function workShareIn({ text }: Statement): FoundRule[] {
  if (NOT_SHARE.test(text)) return []
  const shares = [...text.matchAll(SHARE)]
  const [first] = shares
  if (first && WORK.test(text) && DONE_BY.test(text))
    return [{ kind: 'work_share', value: shares.map(([share]) => share).join('; '), at: first.index }]
  const isRule = OF_WORK.test(text) && COUNTED_HOW.test(text)
  const rule = ONE_PARTNER.find(text) ?? (isRule ? SHARE_RULE.find(text) : null)
  return rule ? [{ kind: 'work_share', value: clauseFrom(text, rule), at: rule.index }] : []
}

const ASSISTANCE = cueList('taba | technical and business assistance | technical & business assistance')
const UP_TO = cueList('taba | assist* | up to | exceed* | max* | limit*')
const NO_ASSISTANCE = cueList(
  `not participate | not include | not offer | not provide | not accept | not permit | not be included | not be offered | not available |
   not authorized | not offered | not permitted | not allowed | not currently _`,
)

/** What may be spent on technical and business assistance, or that there is none. */
export function assistanceIn({ text, heading, before }: Statement): FoundRule[] {
  const isOwn = ASSISTANCE.test(text)
  const isAbout = ASSISTANCE.test(heading) || (!isOwn && ASSISTANCE.test(before.slice(-200)))
  if (!isAbout && !isOwn) return []
  const amount = Array.from(text.matchAll(new RegExp(DOLLARS, 'gi'))).find(({ index, 0: printed }) => {
    const left = text.slice(Math.max(0, index - 160), index)
    const behind = text.slice(index + printed.length, index + printed.length + 30)
    return UP_TO.test(left) && (isAbout || ASSISTANCE.test(left) || leadsToAssistance(plainWords(behind)))
  })
  if (amount) return [{ kind: 'technical_assistance', value: amount[0].trim(), at: amount.index }]
  const none = isOwn ? NO_ASSISTANCE.find(text) : null
  return none ? [{ kind: 'technical_assistance', value: clauseFrom(text, none), at: none.index }] : []
}

const DUE = cueList('due | close | closes | closing | deadline | later than | submitted | received | must be sent | must be uploaded')
const HANDED_IN = cueList(
  `should be | must be | shall be | will be | must submit | shall submit | should submit | are due | is due | deadline | closes | closing`,
)
const NOT_DUE = cueList(
  'notify | notified | anticipates | selection | webinar | report | meeting | dated | memorandum | act of | effective',
)
const TIME = String.raw`(?:(?:\d{1,2}:\d{2}|noon)\s?(?:[ap]\.?m\.?)?\s?(?:\(?(?:ET|EST|EDT|Eastern(?: Time)?)\)?)?,?\s(?:on\s)?)?`
const DAY = `${TIME}(?:${DATE})`
const DUE_DAY = new RegExp(
  String.raw`(?:(?:no|not) later than|\b(?:by|before|due|clos(?:es|ing)|deadline))(?: on| by| is| date)?:?\s${DAY}`,
  'i',
)

/** Days by which something must be handed in with or about a proposal. */
export function dueDatesIn({ text }: Statement): FoundRule[] {
  if (!DUE.test(text) || !HANDED_IN.test(text) || NOT_DUE.test(text)) return []
  const found = DUE_DAY.exec(text) ?? new RegExp(DAY, 'i').exec(text) ?? WHEN.exec(text)
  return found ? [{ kind: 'due_date', value: found[0].trim(), at: found.index }] : []
}

const LONGEST_VALUE = 120

/** The first that stands in the text of what a value is told by: as a pattern finds it, from a cue to the next mark; else the text's beginning. */
function firstOf(kind: RuleKind, text: string, tellers: readonly (RegExp | CueList)[]): FoundRule {
  for (const teller of tellers) {
    if (teller instanceof RegExp) {
      const found = teller.exec(text)
      if (found) return { kind, value: found[0].trim(), at: found.index }
    } else {
      const cue = teller.find(text)
      if (cue) return { kind, value: clauseFrom(text, cue), at: cue.index }
    }
  }
  return { kind, value: cutShort(text), at: 0 }
}

/** A text from a cue to the next mark; with the word before it where the cue denies: "does not offer". */
function clauseFrom(text: string, cue: FoundCue): string {
  const from = cue.text.toLowerCase().startsWith('not ') ? text.lastIndexOf(' ', cue.index - 2) + 1 : cue.index
  return cutShort(text.slice(from).split(/[,.;:()]/, 1)[0] ?? '').trim()
}

const cutShort = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, text.lastIndexOf(' ', LONGEST_VALUE))} …` : text)
