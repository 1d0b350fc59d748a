import { raised } from '../../language/characters.ts'
import { answered, type Measured } from './measured.ts'
import type { Finding, Level, SectionLevel } from './review.ts'
import type { ReviewContext, ReviewedPlan } from './rule.ts'
import { MARKINGS, SECTIONS, type Section } from './section-measures.ts'
import { levelBySense } from './sense-rules.ts'
import { placeOf, type Substance, substanceOf } from './substance.ts'

const ORDER: readonly Level[] = ['Unsatisfactory', 'Marginal', 'Satisfactory', 'Superior']

/**
 * How each section of the plan stands before an evaluator, on the four levels of the Army's rubric, each with its counts and first gap (brief §3.1).
 * A level is what readers gave plans of such substance; what a section does not tell at all lowers it, and none is superior in a plan that leaves too much of
 * what is asked unanswered. Sense comes first: where many sentences have none, no
 * section is better than they. Source of the levels: Army SBIR 25.4 Release 12 instructions, pp. 27-30.
 */
export function sectionLevels(plan: ReviewedPlan, context: ReviewContext, issues: readonly Finding[]): SectionLevel[] {
  const sense = levelBySense(plan, context)
  const substance = substanceOf(plan, context)
  const isOpen = answered(plan, context).some(isThin)
  return SECTIONS.map((one) => {
    const { section, rules, measures, belongs } = one
    const own = issues.filter((issue) => rules.includes(issue.rule) || belongs?.(issue))
    const counted = measures(plan, context, issues)
    const place = Math.round(placeOf(section, substance))
    const earned = isSilent(counted, plan, one) ? 0 : Math.min(3, Math.max(0, place))
    const isFirst = section === SECTIONS[0]?.section
    const reached = own.map(highest).reduce(lower, lower(mostWithout(counted), ORDER[earned] ?? 'Unsatisfactory'))
    const level = lower(reached, isOpen ? 'Satisfactory' : 'Superior')
    // how many are open the first section tells
    const held = level !== reached && !isFirst ? 'Too many requirements are open for more.' : ''
    const reason = [reasonOf(counted, own), held, isFirst && place < 3 ? wanting(substance) : ''].filter(Boolean).join(' ')
    return sense ? { section, level: lower(sense.level, level), reason: `${sense.reason} ${reason}` } : { section, level, reason }
  })
}

/** What all levels rest on, where it keeps them from the highest. */
function wanting({ figures, own }: Substance): string {
  const told = Math.round(Math.exp(figures) - 1)
  return `All levels follow what is told: ${told} ${told === 1 ? 'figure' : 'figures'} a milestone, and ${Math.round(100 * own)} % of the milestones tell of work that is your own.`
}

/** Of a section of which so little is told in the middle of its measures, and nothing in other words, a reader finds nothing. The share is ours. */
const NOTHING = 0.15

function isSilent(counted: readonly Measured[], plan: ReviewedPlan, { isToldOtherwise }: Section): boolean {
  const told = counted.reduce((sum, { good, of }) => sum + (of === 0 ? 0 : good / of), 0) / counted.length
  return told < NOTHING && !isToldOtherwise?.(plan)
}

/**
 * Superior is what exceeds what is asked with few weaknesses, if any: so much of what is asked for has to be answered in full, and so much of all else that
 * is counted be told. The shares are ours; of all else readers let pass more.
 */
const LEAST = { answered: 0.75, told: 0.5 } as const

/**
 * The highest level of a section by what of it is there. Of which half is nowhere, a reader finds half a section; none is superior of which too
 * little is there. What is answered in other words is answered, what is answered in part is not.
 */
function mostWithout(counted: readonly Measured[]): Level {
  const asked = counted.filter(({ of }) => of > 0)
  const nowhere = asked.filter(({ good }) => good === 0).length
  if (2 * nowhere >= asked.length && nowhere > 0) return 'Marginal'
  return nowhere > 0 || asked.some(isThin) ? 'Satisfactory' : 'Superior'
}

function isThin({ good, halves, of }: Measured): boolean {
  return halves === undefined ? good < LEAST.told * of : good - halves / 2 < LEAST.answered * of
}

/** How many are so for sure: neither by half nor only likely. */
function sureOf({ good, halves = 0, likely = 0 }: Measured): number {
  return good - halves / 2 - likely
}

/** Months that contradict the period or one another, and words that may not stand in a plan: who reads them cannot accept the section. */
const GRAVE: readonly string[] = ['QC-05', 'QC-23', ...MARKINGS]

/** The highest level with a finding: none is superior of which something is to be mended. Others are reasons of a level, and told as such: plans that readers call superior have some. */
function highest({ rule, severity }: Finding): Level {
  if (GRAVE.includes(rule)) return HIGHEST[severity]
  return rule === 'QC-50' || severity === 'error' ? 'Satisfactory' : 'Superior'
}

/** An error has to be corrected before the plan is handed in, a warning ought to be. */
const HIGHEST = { error: 'Marginal', warning: 'Satisfactory', advice: 'Superior' } as const

function lower(one: Level, other: Level): Level {
  return ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other
}

/** "18 of 20 requirements are answered; all 3 milestones with work say how it is done. First gap: …" */
function reasonOf(counted: readonly Measured[], own: readonly Finding[]): string {
  const counts = counted.filter(({ of }) => of > 0).map(told)
  const sentence = counts.length === 0 ? 'There is nothing to judge yet.' : `${raised(counts.join('; '))}.`
  const gap = (['error', 'warning'] as const).flatMap((severity) => own.filter((issue) => issue.severity === severity))[0]
  const more = own.filter(({ severity }) => severity !== 'advice').length - 1
  if (!gap) return sentence
  return `${sentence} First gap: ${gap.message}${more > 0 ? ` ${more} more ${more === 1 ? 'finding' : 'findings'} of this kind.` : ''}`
}

function told(measured: Measured): string {
  const { good, halves = 0, likely = 0, of, one, many, tail, whole, none } = measured
  if (good === 0 && none) return none
  const count = sureOf(measured)
  if (count === of) return whole ?? `${of === 1 ? `the one ${one}` : `all ${of} ${many}`} ${tail(of === 1)}`
  return `${count} of ${of} ${many} ${tail(count === 1)}${halves > 0 ? `, ${halves} in part` : ''}${likely > 0 ? `, ${likely} more likely ${likely === 1 ? 'is' : 'are'}, in other words` : ''}`
}
