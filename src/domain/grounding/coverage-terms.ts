import { withoutEnd } from '../../language/characters.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import type { StoredMilestone } from '../milestone.ts'
import type { Coverage } from '../quality/review.ts'
import { statedShares } from '../quality/work-share-rules.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { awardCeiling, periodOfPerformance } from '../solicitation/topic/frame.ts'
import { askedFigures, type Telling, tellingOf } from '../work-breakdown/told-figures.ts'
import type { ToldPart } from './coverage-part.ts'
import { isKeptByAll, isProhibition } from './prohibition.ts'
import type { PlanSources } from './sources.ts'

/** What is known of a plan beside its milestones that answers requirements. */
export type CoverSources = Partial<Pick<PlanSources, 'confirmed' | 'limits' | 'composed' | 'entries'>>

/**
 * The requirements that the plan as a whole answers and no step of it, with the words for how: its period and its award, as they were entered, keep what is
 * asked of them ("the period shall not exceed 24 months"); of what is forbidden the company has said that all of the work keeps it.
 */
export function keptByWhole(
  requirements: readonly Requirement[],
  { limits = [], entries = [] }: CoverSources,
): ReadonlyMap<string, string> {
  const enteredAs = (label: string) => entries.find((one) => one.from === 'project' && one.label === label)?.text
  const plan = { month: enteredAs('Period of Performance'), dollars: enteredAs('Award Amount') }
  return new Map(
    requirements.flatMap((one): [string, string][] => {
      if (isProhibition(one)) return isKeptByAll(one, limits) ? [[one.id, 'kept in all of the work']] : []
      const terms = termsKept(one, plan)
      return terms ? [[one.id, terms]] : []
    }),
  )
}

/** The requirements on who does how much of the work of which the shares that a plan states keep all, each with its words. */
export function sharesKept(
  requirements: readonly Requirement[],
  parts: readonly Pick<ToldPart, 'promises' | 'quotations' | 'quote'>[],
): ReadonlyMap<string, string> {
  const asked = requirements.map((one) => statedShares({ company_name: '' }, [{ own: requirementWords(one) }]))
  if (asked.every((shares) => shares.length === 0)) return new Map()
  const stated = statedShares(
    { company_name: '' },
    parts.flatMap(({ promises, quotations, quote }) => (promises && quotations.length === 0 ? [{ own: quote }] : [])),
  )
  return new Map(
    requirements.flatMap((one, at): [string, string][] => {
      const own = stated.filter(({ performer }) => asked[at]?.some((share) => share.performer === performer))
      const isKept = asked[at]?.every(({ performer, percent }) => {
        const told = own.filter((share) => share.performer === performer)
        return told.length > 0 && told.every((share) => share.percent >= percent)
      })
      const isAll = askedFigures(one).every(({ dimension }) => dimension === 'percent')
      return own.length > 0 && isKept && isAll ? [[one.id, [...new Set(own.map(({ said }) => withoutEnd(said.own, '.')))].join('; ')]] : []
    }),
  )
}

type Entered = { month: string | undefined; dollars: string | undefined }

/** The plan's own period and award where a requirement asks for nothing else, and they keep it. */
function termsKept(one: Requirement, plan: Entered): string | undefined {
  const words = requirementWords(one)
  const period = periodOfPerformance(words)
  if (!period && !awardCeiling(words)) return undefined
  const told = askedFigures(one).map((figure) => {
    // beside the period an amount is what the same award may cost
    const isOwn = figure.dimension === 'month' ? period?.value.includes(`${figure.ends[0]}`) : figure.dimension === 'dollars'
    const entered = isOwn ? plan[figure.dimension as keyof Entered] : undefined
    return entered !== undefined && KEPT.has(tellingOf(figure, measuresIn(entered))) ? entered : undefined
  })
  return told.length > 0 && told.every((text) => text !== undefined) ? [...new Set(told)].join(', ') : undefined
}

const KEPT: ReadonlySet<Telling> = new Set(['same', 'stricter'])

/** The coverage with what the plan as a whole answers: all of its milestones do. */
export function withWhole(
  coverage: readonly Coverage[],
  kept: ReadonlyMap<string, string>,
  milestones: readonly StoredMilestone[],
): Coverage[] {
  const covered_by = milestones.map(({ milestone_number }) => milestone_number)
  return coverage.map((one) => {
    const by_whole = kept.get(one.requirement_id)
    return by_whole ? { requirement_id: one.requirement_id, covered_by, strength: 'full', places: [], changed: [], by_whole } : one
  })
}
