import { cueList } from '../../language/cue-list.ts'
import { dollarsIn } from '../../language/quantity/money.ts'
import { countIn } from '../../language/quantity/number-word.ts'
import type { Instructions, RuleInForce, RuleKind } from '../instructions/instructions.ts'
import { isOfSlides, monthsIn } from '../instructions/rule-value.ts'
import { rulesInForce } from '../instructions/rules-in-force.ts'
import type { Phase, ProgramType } from '../program.ts'
import { type Analysis, inProgram, type Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { isProposalDuty } from '../solicitation/requirement/proposal-duty.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { setMonth } from '../work-breakdown/set-months.ts'
import type { ComponentFacts, FactSource } from './component-facts.ts'
import { dayPaymentsIn, KICKOFF, kickoffIn, statusReportsIn, tellsWhenPaid } from './duties-in-force.ts'
import { componentFacts } from './known-facts.ts'
import { outlineAsked } from './outline-asked.ts'
import { pagesAskedIn, sourceAt } from './terms-asked.ts'

/** What the topic's component asks of such a plan, with the instructions that count for the topic; undefined when nothing is known. */
export function componentFactsInForce(
  analysis: Analysis,
  instructions: Instructions | null,
  phase: Phase,
  program_type: ProgramType,
): ComponentFacts | undefined {
  const known = componentFacts(analysis.topic, phase, program_type, analysis.confirmed_limits)
  return factsInForce(known ?? undefined, inProgram(analysis, program_type), instructions, phase)
}

/**
 * What a component asks of a plan of this phase: what the topic and its uploaded instructions say goes before what the product knows of the
 * component (brief §0.1). Undefined when none of them says anything.
 */
export function factsInForce(
  known: ComponentFacts | undefined,
  analysis: Analysis,
  instructions: Instructions | null,
  phase: Phase,
): ComponentFacts | undefined {
  const rules = rulesInForce(analysis, instructions)
  const laidOut = outlineAsked(analysis.sentences)
  const pages = pagesAskedIn(analysis.requirements, phase) ?? laidOut?.pages
  const read = {
    ...(pages && { page_limit: pages }),
    ...readLimits(rules, instructions, phase, known),
    ...readDuties([...rules, ...dutiesAskedIn(analysis, phase)], instructions, phase, known),
    ...(laidOut && { outline: laidOut.outline }),
  }
  if (Object.keys(read).length === 0) return known
  return { ...(known ?? unknownComponent(analysis, phase)), ...read }
}

/** Reports, meetings and payments that the topic itself asks for in this phase, without those that it sets for a month each: its own words go before those of the component (brief §0.1). */
function dutiesAskedIn({ requirements }: Analysis, phase: Phase): RuleInForce[] {
  const isOwn = (one: Requirement) => isOfPhase(one, phase) && !isProposalDuty(one) && !setMonth(one)
  return requirements.filter(isOwn).flatMap((one) =>
    DUTIES.filter(({ cues }) => cues.test(requirementWords(one))).map(
      ({ kind }): RuleInForce => ({
        kind,
        phase,
        value: requirementWords(one),
        from: 'topic',
        page: one.page,
        quote: one.quote,
        yields: [],
      }),
    ),
  )
}

/** How who does the work is paid: not what a thing does that takes payments. */
const PAID_SO = cueList('no/milestone payment* | payable milestone* | payment/payments will/shall/is/in')

const DUTIES = [
  { kind: 'report', cues: cueList('report | reports') },
  { kind: 'meeting', cues: KICKOFF },
  { kind: 'payment', cues: PAID_SO },
] as const

function unknownComponent({ topic }: Analysis, phase: Phase): ComponentFacts {
  return {
    component: topic.component ?? 'The solicitation',
    phase,
    program_type: topic.program_type ?? 'any',
    direct_to_phase_2: topic.direct_to_phase_2,
    notes: [],
  }
}

type Duties = Pick<ComponentFacts, 'day_payments' | 'status_report_every' | 'kickoff_within_days'>

/** When is paid, reported and begun. Payments that are told otherwise than by days leave none of the days that were known. */
function readDuties(
  rules: readonly RuleInForce[],
  instructions: Instructions | null,
  phase: Phase,
  known: ComponentFacts | undefined,
): Duties {
  const read = <Value>(kind: RuleKind, find: (some: readonly RuleInForce[]) => { read: Value; rule: RuleInForce } | undefined) => {
    const found = find(rulesOf(rules, kind, phase)) ?? find(rulesOf(rules, kind, 'any'))
    return found && { value: found.read, source: sourceOf(found.rule, instructions) }
  }
  const day_payments = read('payment', dayPaymentsIn)
  const status_report_every = read('report', statusReportsIn)
  const kickoff_within_days = read('meeting', kickoffIn)
  const isPaidOtherwise =
    !day_payments && known?.day_payments && tellsWhenPaid([...rulesOf(rules, 'payment', phase), ...rulesOf(rules, 'payment', 'any')])
  return {
    ...(day_payments && { day_payments }),
    ...(isPaidOtherwise && { day_payments: undefined }),
    ...(status_report_every && { status_report_every }),
    ...(kickoff_within_days && { kickoff_within_days }),
  }
}

type Limits = Pick<ComponentFacts, 'award_ceiling' | 'months' | 'option' | 'page_limit'>

function readLimits(
  rules: readonly RuleInForce[],
  instructions: Instructions | null,
  phase: Phase,
  known: ComponentFacts | undefined,
): Partial<Limits> {
  const value = (kind: RuleKind, number: (printed: string) => number | undefined) => {
    const rule = ruleOf(rules, kind, phase)
    const read = rule && number(rule.value)
    return rule && read !== undefined ? { rule, read, source: sourceOf(rule, instructions) } : undefined
  }
  const ceiling = value('award_ceiling', dollarsIn)
  const months = value('period_of_performance', monthsIn)
  const pages = value('page_limit', pagesIn)
  const optionCeiling = value('option_ceiling', dollarsIn)
  const optionMonths = value('option_period', monthsIn)
  const option = {
    ceiling: optionCeiling?.read ?? known?.option?.value.ceiling,
    months: optionMonths?.read ?? known?.option?.value.months,
    source: optionSource(optionCeiling?.source, optionMonths?.source, known?.option?.source),
  }
  return {
    ...(ceiling && { award_ceiling: { value: ceiling.read, source: ceiling.source } }),
    ...(months && { months: { value: { value: months.read, exact: isExact(months.rule) }, source: months.source } }),
    ...(pages && { page_limit: { value: pages.read, source: pages.source } }),
    ...(option.ceiling !== undefined &&
      option.months !== undefined &&
      option.source && {
        option: {
          value: { ceiling: option.ceiling, months: option.months, exact: optionMonths ? isExact(optionMonths.rule) : false },
          source: option.source,
        },
      }),
  }
}

/** Of an option of which the documents say one half, the other is as it is known: it is of this topic only where that is. */
function optionSource(ceiling: FactSource | undefined, months: FactSource | undefined, known: FactSource | undefined) {
  return ceiling && months ? ceiling : known?.another_release ? known : (ceiling ?? months)
}

/** Of one kind the rule of the phase, else the one of all. */
function ruleOf(rules: readonly RuleInForce[], kind: RuleKind, phase: Phase): RuleInForce | undefined {
  const isOfPages = ({ value }: RuleInForce) => kind !== 'page_limit' || !isOfSlides(value)
  return rulesOf(rules, kind, phase).find(isOfPages) ?? rulesOf(rules, kind, 'any').find(isOfPages)
}

function rulesOf(rules: readonly RuleInForce[], kind: RuleKind, phase: RuleInForce['phase']): RuleInForce[] {
  return rules.filter((rule) => rule.kind === kind && rule.phase === phase)
}

const EXACTLY = cueList('exactly | must be | shall be')
const AT_MOST = cueList('up to | exceed* | more than | maximum | at most')

/** Whether no other length is let pass: "shall be exactly six months". */
function isExact({ quote }: RuleInForce): boolean {
  return EXACTLY.test(quote) && !AT_MOST.test(quote)
}

function pagesIn(printed: string): number | undefined {
  const pages = countIn(printed)
  return pages !== undefined && pages > 0 ? pages : undefined
}

function sourceOf({ from: by, page, quote }: RuleInForce, instructions: Instructions | null): FactSource {
  if (by === 'topic') return sourceAt({ page, quote })
  const document = instructions ? nameOf(instructions) : 'The instructions'
  return { document, release: instructions?.release ?? '', place: `p. ${page}`, uploaded: { by, page, quote } }
}

/** Instructions as a plan cites them: "Navy SBIR 25.1 instructions". Titles run over many lines; one that tells neither component nor release is kept. */
function nameOf({ title, component, release }: Instructions): string {
  if (!component || !release) return title
  const programs = ['SBIR', 'STTR'].filter((program) => title.includes(program))
  return [component, ...(programs.length === 1 ? programs : []), release, 'instructions'].join(' ')
}
