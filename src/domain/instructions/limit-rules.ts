import { plainWords } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { DOLLARS } from '../../language/quantity/money.ts'
import { COUNT } from '../../language/quantity/number-word.ts'
import { phaseNamed, type RulePhase } from './chapter.ts'
import type { RuleKind } from './instructions.ts'
import type { Statement } from './statement.ts'

/** A rule found in a statement: its value as printed and where in the statement that stands. `phase` when the words beside the value name one. */
export type FoundRule = { kind: RuleKind; value: string; at: number; phase?: RulePhase | null }

const AMOUNT = new RegExp(DOLLARS, 'gi')
const SPAN = new RegExp(String.raw`\b(?:${COUNT}\s?(?:to|-|–|or)\s?)?${COUNT}[\s-]{0,2}(?:calendar\s)?(?:months?|years?)\b`, 'gi')
const PAGES = new RegExp(
  String.raw`\b${COUNT}[\s-]{0,2}(?:total\s|single-sided\s)?(?:pages?(?:\s?\/\s?slides?)?|slides?|PowerPoint slides)\b`,
  'gi',
)

const LIMIT = cueList('exceed* | up to | max* | ceiling | limit* | more than | longer than | greater than | less than | cap | nte')
const AWARDED = cueList('award* | base | phase | proposal | contract* | cost | price | effort | funding | budget | topic | amount | total')
const NOT_AWARDED = cueList(
  `matching | enhancement | per unit | unit cost | production | waiver | supplement* | sequential | pricing data | micro purchase | revenue | sales |
   equipment | travel | profit | fee | penalt* | fine | investor | investment | in cash | threshold | market | annual* | million per`,
)
const ASSISTANCE = cueList('taba | technical assistance | technical and business assistance | technical & business assistance')
const LEADS_ON = new Set(['for', 'of', 'in', 'if', 'when', 'with'])

/** Whether the words behind an amount say that it is for assistance: "$6,500 for TABA". */
export const leadsToAssistance = (behind: readonly string[]): boolean =>
  behind.includes('taba') && behind.some((word) => LEADS_ON.has(word))

/** Award and option ceilings: amounts that limit what is proposed, not amounts for assistance, matching funds or purchases. */
export function ceilingsIn({ text, heading, before }: Statement): FoundRule[] {
  const isAward = AWARDED.test(`${heading} ${text}`) && !NOT_AWARDED.test(text) && !ASSISTANCE.test(heading)
  if (!isAward || !(LIMIT.test(`${before.slice(-80)} ${text}`) || AWARDED.test(text))) return []
  return piecesOf(text, AMOUNT)
    .filter(({ left, behind }) => !ASSISTANCE.test(left.slice(-90)) && !leadsToAssistance(behind))
    .map((piece) => ({ kind: isOption(piece) ? ('option_ceiling' as const) : ('award_ceiling' as const), ...printed(piece) }))
}

const PERIOD = cueList(
  `period of performance | periods of performance | pop | duration | performance period | month in length | months in length | time frame | timeframe |
   period not to exceed | period of up to | last | base | option | technical effort | month period | month effort | month project | month contract`,
)
const NOT_PERIOD = cueList(
  'enhancement | additional period | extension | experience | since | gap between | record retention | data rights | rights period | protest | warranty',
)
const AMOUNT_OR_PHASE = cueList('$ | phase')
const MONTH = cueList('month')

/** "$150,000 for 6 months", "Phase I (6 months)": a length stands beside an amount or a phase. */
function isBesidePhase(text: string): boolean {
  const [phase, month] = [AMOUNT_OR_PHASE.find(text), MONTH.find(text)]
  return phase !== null && month !== null && month.index - phase.index < 90 && phase.index - month.index < 40
}

/** Beside these a span tells when something happens, and not how long the work lasts. */
const ELSEWHEN_BEFORE = new Set('within after every past last previous first next prior in each least than'.split(' '))
const ELSEWHEN_AFTER = new Set('prior before after following from later old ago thereafter into'.split(' '))
const OF_WHAT = new Set(['award', 'completion', 'contract', 'inventor'])
const LIMIT_BEFORE = cueList('exceed* | more than | longer than | greater than | less than | completed in | completed within | duration in')

/** Periods of performance and of options: spans that are said to be how long the work lasts. */
export function periodsIn({ text }: Statement): FoundRule[] {
  if (!(PERIOD.test(text) || isBesidePhase(text)) || NOT_PERIOD.test(text)) return []
  return piecesOf(text, SPAN)
    .filter((piece) => !isElsewhen(piece))
    .map((piece) => ({ kind: isOption(piece) ? ('option_period' as const) : ('period_of_performance' as const), ...printed(piece) }))
}

function isElsewhen({ ahead, behind: [next = '', ...others] }: Piece): boolean {
  if (ELSEWHEN_AFTER.has(next) || (next === 'of' && others.slice(0, 2).some((word) => OF_WHAT.has(word)))) return true
  const last = ahead.findLast((word) => word !== 'the') ?? ''
  return ELSEWHEN_BEFORE.has(last) && !LIMIT_BEFORE.test(ahead.join(' '))
}

const NO_OPTION = cueList(
  'options are not _ | option is not _ | periods are not _ | options will not be _ | not use option | not accept option | not offer option | not include option',
)

/** "Options are not anticipated": that there is no option is a rule too. */
export function noOptionIn({ text }: Statement): FoundRule[] {
  const found = NO_OPTION.find(text)
  return found ? [{ kind: 'option_period', value: found.text, at: found.index }] : []
}

const PAGE_LIMIT_BEFORE = cueList('exceed* | max* | limit* | more than | longer than | up to | length | nte | be | is | total')
const PAGE_LIMIT_AFTER = cueList('limit* | max* | or less | or fewer | excluding | in length | cap')
const PROPOSAL = cueList(
  'technical volume | technical proposal | technical approach | volume 2 | volume ii | white paper | whitepaper | proposal | slide deck | pitch deck | feasibility documentation | snapshot',
)
const NOT_PROPOSAL = cueList(
  `resume | curriculum | letter | justification | taba | commercialization | abstract | appendi* | supporting document | volume 5 | final report |
   summary report | executive summary | memorandum | biograph* | publishable | quad chart | work plan`,
)
const OTHER_SUBMISSION = cueList('not part of | not as part of | showcase | pitch day | if selected')

/** Page limits of the technical volume. Limits of letters, resumes and other enclosures are none. */
export function pageLimitsIn({ text, heading, before }: Statement): FoundRule[] {
  const isOwn = PROPOSAL.test(text)
  if (!(isOwn || PROPOSAL.test(`${heading} ${before.slice(-200)}`)) || OTHER_SUBMISSION.test(before)) return []
  if (NOT_PROPOSAL.test(text) || (!isOwn && NOT_PROPOSAL.test(before.slice(-120)))) return []
  return piecesOf(text, PAGES)
    .filter(({ ahead, behind, left }) => {
      const isNamed = [':', '('].includes(left.trimEnd().slice(-1))
      return isNamed || PAGE_LIMIT_BEFORE.test(ahead.slice(-3).join(' ')) || PAGE_LIMIT_AFTER.test(behind.slice(0, 2).join(' '))
    })
    .map((piece) => ({ kind: 'page_limit' as const, ...printed(piece) }))
}

/** One match in a sentence: what stands left of it up to the match before, and the words right before and behind it. */
type Piece = { value: string; at: number; left: string; ahead: string[]; behind: string[] }

/** As many words beside a value tell what it is. */
const BESIDE = 5

function piecesOf(text: string, pattern: RegExp): Piece[] {
  let from = 0
  return Array.from(text.matchAll(pattern), ({ 0: value, index }) => {
    const left = text.slice(from, index)
    from = index + value.length
    const behind = plainWords(text.slice(from, from + 80).split(/[,.;]/, 1)[0] ?? '').slice(0, BESIDE)
    return { value: value.trim(), at: index, left, ahead: plainWords(left.slice(-80)).slice(-BESIDE), behind }
  })
}

function printed({ value, at, left }: Piece): Pick<FoundRule, 'value' | 'at' | 'phase'> {
  return { value, at, phase: phaseNamed(left) }
}

const SAYS_NOTHING = new Set('for the a an each phase i ii'.split(' '))

/** Whether an amount or span is an option's: "option" stands beside it, and not as one of what the total includes. */
function isOption({ left, behind }: Piece): boolean {
  const next = behind.find((word) => !SAYS_NOTHING.has(word))
  if (next === 'base' || next === 'option') return next === 'option'
  const words = left.toLowerCase().replace(/\binclud(?:es|ing) (?:all |any )?options?/g, '')
  return words.lastIndexOf('option') > words.lastIndexOf('base')
}
