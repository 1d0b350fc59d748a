import type { Finding, Level, SectionLevel } from './review.ts'
import type { ReviewContext, ReviewedPlan } from './rule.ts'
import { levelBySense } from './sense-rules.ts'
import { placeOf, type Substance, substanceOf } from './substance.ts'

/** A section as an evaluator judges it, and the rules whose findings lower it. */
type Section = { section: string; rules: readonly string[] }

/** What stands in no answer and in no document: the person's to settle. An evaluator does not see it, and the words may be good. */
const UNSOURCED = 'QC-31'

/** What is left to be filled in. */
const BLANK = 'QC-50'

/** The sections of the plan as evaluators judge them. Source: DoD SBIR 25.1 BAA, section 4.2; the Army's Phase I rubric, Army SBIR 25.4 Release 12, pp. 27-30. */
export const SECTIONS: readonly Section[] = [
  { section: 'Technical approach', rules: ['QC-01', 'QC-20', 'QC-27', 'QC-44', 'QC-45'] },
  {
    section: 'Work plan and milestone schedule',
    rules: ['QC-05', 'QC-07', 'QC-15', 'QC-16', 'QC-22', 'QC-23', 'QC-25', 'QC-28', 'QC-46', 'QC-48'],
  },
  {
    section: 'Deliverables and acceptance',
    rules: ['QC-02', 'QC-03', 'QC-08', 'QC-09', 'QC-10', 'QC-11', 'QC-12', 'QC-13', 'QC-14', 'QC-24', 'QC-47', 'QC-52', 'QC-57'],
  },
  { section: 'Risks', rules: ['QC-36', 'QC-37', 'QC-43'] },
  { section: 'Team and facilities', rules: ['QC-17', 'QC-18', 'QC-19', 'QC-34', 'QC-38', 'QC-39'] },
  { section: 'Transition', rules: [] },
  {
    section: 'Quality of writing',
    rules: ['QC-04', 'QC-29', 'QC-30', 'QC-32', 'QC-33', 'QC-41', 'QC-42', BLANK, 'QC-54', 'QC-55', 'QC-56', UNSOURCED],
  },
]

const ORDER: readonly Level[] = ['Unsatisfactory', 'Marginal', 'Satisfactory', 'Superior']

/**
 * How each section of the plan stands before an evaluator, on the four levels of the Army's rubric, each with its first gap (brief §3.1). A level is what readers
 * gave plans of such substance; what is to be mended keeps a section from the highest. Sense comes first: where many sentences have none, no section is better
 * than they. Source of the levels: Army SBIR 25.4 Release 12 instructions, pp. 27-30.
 */
export function sectionLevels(plan: ReviewedPlan, context: ReviewContext, issues: readonly Finding[]): SectionLevel[] {
  const sense = levelBySense(plan, context)
  const substance = substanceOf(plan, context)
  return SECTIONS.map(({ section, rules }, at) => {
    const own = issues.filter(({ rule }) => rules.includes(rule))
    const place = Math.min(3, Math.max(0, Math.round(placeOf(section, substance))))
    const level = own.map(highest).reduce(lower, ORDER[place] ?? 'Unsatisfactory')
    const reason =
      [...gapIn(own), ...(at === 0 && place < 3 ? [wanting(substance)] : [])].join(' ') ||
      'No rule objects to it: its level follows how much the plan tells.'
    return sense ? { section, level: lower(sense.level, level), reason: `${sense.reason} ${reason}` } : { section, level, reason }
  })
}

/** What all levels rest on, where it keeps them from the highest; how many requirements are answered the coverage alone counts. */
function wanting({ figures, own }: Substance): string {
  const told = Math.round(Math.exp(figures) - 1)
  const share = (part: number) => `${Math.round(100 * part)} %`
  return `All levels follow what is told: ${told} ${told === 1 ? 'figure' : 'figures'} a milestone, the requirements that work answers, and ${share(own)} of the milestones tell of work that is your own.`
}

/** Months that contradict the period or one another, nobody who leads the work, and words that may not stand in a plan: who reads them cannot accept the section. */
const GRAVE: readonly string[] = ['QC-05', 'QC-23', 'QC-32', 'QC-33', 'QC-39']

/** The highest level with a finding: none is superior of which something has to be corrected. Others are reasons of a level, and told as such: plans that readers call superior have some. */
function highest({ rule, severity }: Finding): Level {
  if (GRAVE.includes(rule)) return HIGHEST[severity]
  return rule === BLANK || (severity === 'error' && rule !== UNSOURCED) ? 'Satisfactory' : 'Superior'
}

/** An error has to be corrected before the plan is handed in, a warning ought to be. */
const HIGHEST = { error: 'Marginal', warning: 'Satisfactory', advice: 'Superior' } as const

function lower(one: Level, other: Level): Level {
  return ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other
}

/** "First gap: … 2 more findings of this kind." */
function gapIn(own: readonly Finding[]): string[] {
  const [gap, ...others] = (['error', 'warning'] as const).flatMap((severity) => own.filter((issue) => issue.severity === severity))
  if (!gap) return []
  const more = others.length > 0 ? [`${others.length} more ${others.length === 1 ? 'finding' : 'findings'} of this kind.`] : []
  return [`First gap: ${gap.message}`, ...more]
}
