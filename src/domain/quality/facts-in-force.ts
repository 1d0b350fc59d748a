import type { ComponentFacts, FactSource } from '../component/component-facts.ts'
import { componentFacts } from '../component/known-facts.ts'
import type { Instructions, RuleInForce, RuleKind } from '../instructions/instructions.ts'
import { countIn, dollarsIn, monthsIn } from '../instructions/rule-value.ts'
import { rulesInForce } from '../instructions/rules-in-force.ts'
import type { Phase, ProgramType } from '../program.ts'
import type { Analysis } from '../solicitation/analysis.ts'

/** What the topic's component asks of such a plan, with the instructions that count for the topic; undefined when nothing is known. */
export function componentFactsInForce(
  analysis: Analysis,
  instructions: Instructions | null,
  phase: Phase,
  program_type: ProgramType,
): ComponentFacts | undefined {
  return factsInForce(componentFacts(analysis.topic, phase, program_type) ?? undefined, analysis, instructions, phase)
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
  const read = readFacts(rules, instructions, phase, known)
  if (Object.keys(read).length === 0) return known
  return { ...(known ?? unknownComponent(analysis, phase)), ...read }
}

function unknownComponent({ topic }: Analysis, phase: Phase): ComponentFacts {
  return {
    component: topic.component ?? 'The solicitation',
    phase,
    program_type: topic.program_type ?? 'any',
    direct_to_phase_2: topic.direct_to_phase_2,
    notes: [],
  }
}

type ReadFacts = Pick<ComponentFacts, 'award_ceiling' | 'months' | 'option' | 'page_limit'>

function readFacts(
  rules: readonly RuleInForce[],
  instructions: Instructions | null,
  phase: Phase,
  known: ComponentFacts | undefined,
): Partial<ReadFacts> {
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
    source: optionCeiling?.source ?? optionMonths?.source,
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

/** Of one kind the rule of the phase, else the one of all. */
function ruleOf(rules: readonly RuleInForce[], kind: RuleKind, phase: Phase): RuleInForce | undefined {
  const ofKind = rules.filter(
    (rule) => rule.kind === kind && !(kind === 'page_limit' && /slide/i.test(rule.value) && !/page/i.test(rule.value)),
  )
  return ofKind.find((rule) => rule.phase === phase) ?? ofKind.find((rule) => rule.phase === 'any')
}

/** Whether no other length is let pass: "shall be exactly six months". */
function isExact({ quote }: RuleInForce): boolean {
  return /\b(?:exactly|must be|shall be)\b/i.test(quote) && !/\b(?:up to|not (?:to )?exceed|no more than|maximum|at most)\b/i.test(quote)
}

function pagesIn(printed: string): number | undefined {
  const pages = countIn(printed)
  return pages !== undefined && pages > 0 ? pages : undefined
}

function sourceOf({ from, page }: RuleInForce, instructions: Instructions | null): FactSource {
  const document = from === 'topic' ? 'The solicitation' : (instructions?.title ?? 'The uploaded instructions')
  return { document, release: from === 'topic' ? '' : (instructions?.release ?? ''), place: `page ${page}` }
}
