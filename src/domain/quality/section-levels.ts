import { capital } from './quoted.ts'
import type { Finding, Level, SectionLevel } from './review.ts'
import type { ReviewContext, ReviewedPlan } from './rule.ts'
import { type Measured, SECTIONS, UNSOURCED, WRITING } from './section-measures.ts'
import { levelBySense } from './sense-rules.ts'

/**
 * From which share on a section earns a level. A section is as good as its weakest measure, so that nothing is made up for by something else:
 * Superior needs nine tenths of everything that is counted, Satisfactory seven, Marginal four.
 * Source: the four levels of the Army's Phase I rubric (Army SBIR 25.4 Release 12 instructions, pp. 27-30); the shares are ours.
 */
const LEAST: readonly [Level, number][] = [
  ['Superior', 0.9],
  ['Satisfactory', 0.7],
  ['Marginal', 0.4],
]

const ORDER: readonly Level[] = ['Unsatisfactory', 'Marginal', 'Satisfactory', 'Superior']

/** The highest level with findings of a severity: an error has to be corrected before the plan is handed in, a warning ought to be. */
const HIGHEST = { error: 'Marginal', warning: 'Satisfactory', advice: 'Superior' } as const

/**
 * How each section of the plan stands before an evaluator, on the four levels of the Army's rubric, each with its counts and first gap (brief §3.1).
 * Sense comes first: where many sentences have none, no section is better than they.
 */
export function sectionLevels(plan: ReviewedPlan, context: ReviewContext, issues: readonly Finding[]): SectionLevel[] {
  const sense = levelBySense(plan, context)
  return SECTIONS.map(({ section, rules, measures, belongs }) => {
    const own = issues.filter((issue) => rules.includes(issue.rule) || belongs?.(issue))
    const counted = measures(plan, context, issues)
    const [level, reason] = [levelOf(counted, own), reasonOf(counted, own)]
    return sense ? { section, level: lower(sense.level, level), reason: `${sense.reason} ${reason}` } : { section, level, reason }
  })
}

function levelOf(counted: readonly Measured[], own: readonly Finding[]): Level {
  const weakest = Math.min(...counted.map(({ good, of }) => (of === 0 ? 0 : good / of)))
  const earned = LEAST.find(([, least]) => weakest >= least)?.[0] ?? 'Unsatisfactory'
  return own.map(({ rule, severity }) => highest(rule, severity)).reduce(lower, earned)
}

/** What is counted among the measures already: requirements, criteria, blanks, what a milestone does not say, and words. */
const COUNTED: readonly string[] = ['QC-01', 'QC-03', 'QC-20', 'QC-50', ...WRITING]

/** What one line mends: the SF 298, the verdict on feasibility, the word "principal investigator", where a fact comes from. */
const MENDED_BY_A_LINE: readonly string[] = ['QC-14', 'QC-24', 'QC-39', UNSOURCED]

/** Errors of what is counted, and of what a line mends, keep from Superior and no more. */
function highest(rule: string, severity: Finding['severity']): Level {
  if (!COUNTED.includes(rule) && !MENDED_BY_A_LINE.includes(rule)) return HIGHEST[severity]
  return severity === 'error' ? 'Satisfactory' : 'Superior'
}

function lower(one: Level, other: Level): Level {
  return ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other
}

/** "18 of 20 requirements are answered; all 3 milestones with work say how it is done. First gap: …" */
function reasonOf(counted: readonly Measured[], own: readonly Finding[]): string {
  const counts = counted.filter(({ of }) => of > 0).map(told)
  const sentence = counts.length === 0 ? 'There is nothing to judge yet.' : `${capital(counts.join('; '))}.`
  const gap = (['error', 'warning'] as const).flatMap((severity) => own.filter((issue) => issue.severity === severity))[0]
  const more = own.filter(({ severity }) => severity !== 'advice').length - 1
  if (!gap) return sentence
  return `${sentence} First gap: ${gap.message}${more > 0 ? ` ${more} more ${more === 1 ? 'finding' : 'findings'} of this kind.` : ''}`
}

function told({ good, halves = 0, of, one, many, tail }: Measured): string {
  const count = good - halves / 2
  if (count === of) return `${of === 1 ? `the one ${one}` : `all ${of} ${many}`} ${tail(of === 1)}`
  return `${count} of ${of} ${many} ${tail(count === 1)}${halves > 0 ? `, ${halves} in part` : ''}`
}
