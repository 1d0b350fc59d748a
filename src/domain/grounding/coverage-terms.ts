import { withoutEnd } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import type { StoredMilestone } from '../milestone.ts'
import { centsOf, dollarLabel } from '../money.ts'
import type { Performer } from '../quality/least-share.ts'
import { paymentsOf } from '../quality/payment-rules.ts'
import { breaking, type PaymentTerm, paymentTermsIn, paysForWork } from '../quality/payment-terms.ts'
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

/** What a plan says in its own words of who does how much of the work. */
type SharesTold = readonly Pick<ToldPart, 'promises' | 'quotations' | 'quote'>[]

/**
 * The requirements on who does how much of the work of which the shares that a plan states keep all, each with its words. What is asked is read once; the
 * function it gives is asked of every state of the plan.
 */
export function shareKeeper(requirements: readonly Requirement[]): (parts: SharesTold) => ReadonlyMap<string, string> {
  const asked = requirements.flatMap((one) => {
    const shares = statedShares({ company_name: '' }, [{ own: requirementWords(one) }])
    const isAll = shares.length > 0 && askedFigures(one).every(({ dimension }) => dimension === 'percent')
    return isAll ? [{ id: one.id, shares }] : []
  })
  return (parts) => {
    if (asked.length === 0) return new Map()
    const own = parts.flatMap(({ promises, quotations, quote }) => (promises && quotations.length === 0 ? [{ own: quote }] : []))
    const stated = withRest(statedShares({ company_name: '' }, own))
    return new Map(asked.flatMap(({ id, shares }) => keptBy(stated, shares).map((words): [string, string] => [id, words])))
  }
}

/** Whether sentences tell nothing but shares of the work that others do than those of whom a requirement asks one: such a share neither keeps nor breaks it. */
export function tellsOtherShares(one: Requirement): (quote: string) => boolean {
  const performersIn = (own: string) => statedShares({ company_name: '' }, [{ own }]).map(({ performer }) => performer)
  const asked = performersIn(requirementWords(one))
  if (asked.length === 0) return () => false
  return (quote) => {
    const told = performersIn(quote)
    return told.length > 0 && !told.some((performer) => asked.includes(performer))
  }
}

type Stated = { performer: Performer; percent: number; words: string }

/** The shares that are stated; where the company's own is not, and no partner's, it is what "the subcontractor" or "others" leave of the whole. */
function withRest(stated: ReturnType<typeof statedShares>): Stated[] {
  const told = stated.map(({ performer, percent, said }) => ({ performer, percent, words: withoutEnd(said.own, '.') }))
  const others = [...new Map(told.map((one) => [`${one.percent} ${one.words}`, one])).values()]
  const percent = 100 - others.reduce((sum, one) => sum + one.percent, 0)
  if (others.length === 0 || percent < 0 || !told.every(isOfAllOthers)) return told
  const words = `the small business performs ${percent} percent: ${others.map((one) => one.words).join('; ')}`
  return [...told, { performer: 'small business', percent, words }]
}

/** One firm that is named may be one of several, of whose shares nothing is stated. */
function isOfAllOthers({ performer, words }: Stated): boolean {
  return performer === 'others' && ALL_OTHERS.test(words)
}

const ALL_OTHERS = cueList('subcontractor* | others | the rest')

/** In which words what is stated keeps the shares that are asked; nothing where it does not. */
function keptBy(stated: readonly Stated[], shares: ReturnType<typeof statedShares>): string[] {
  const own = stated.filter(({ performer }) => shares.some((share) => share.performer === performer))
  const isKept = shares.every(({ performer, percent }) => {
    const told = own.filter((share) => share.performer === performer)
    return told.length > 0 && told.every((share) => share.percent >= percent)
  })
  return isKept ? [[...new Set(own.map(({ words }) => words))].join('; ')] : []
}

/**
 * The requirements on the payments that those of a plan keep, each with the words for how. What is asked is read once; the function it gives is asked of every
 * state of the plan.
 */
export function paymentKeeper(
  requirements: readonly Requirement[],
): (milestones: readonly StoredMilestone[]) => ReadonlyMap<string, string> {
  const asked = termsOfPayment(requirements)
  return (milestones) => {
    const paid = milestones.filter((one) => centsOf(one.payment_amount) > 0)
    if (paid.length === 0) return new Map()
    return new Map(asked.flatMap(({ requirement_id, kept }) => kept(paid).map((words): [string, string] => [requirement_id, words])))
  }
}

/** What is asked of the payments, and in which words the milestones that are paid keep it; none where they do not. */
type AskedOfPayments = { requirement_id: string; kept: (paid: readonly StoredMilestone[]) => string[] }

/** The requirements that ask for one share of the price and no other figure, or for payments on what is handed over: the payments keep them or not, and no step does. */
export function termsOfPayment(requirements: readonly Requirement[]): AskedOfPayments[] {
  const shares = paymentTermsIn(requirements.filter(({ quantities }) => quantities.length === 1))
  const forWork = requirements.filter((one) => one.quantities.length === 0 && paysForWork(requirementWords(one)))
  return [
    ...shares.map(({ requirement_id, value }) => ({ requirement_id, kept: (paid: readonly StoredMilestone[]) => shareKept(paid, value) })),
    ...forWork.map(({ id }) => ({ requirement_id: id, kept: workKept })),
  ]
}

/** The amount that comes nearest to the limit of a share that is kept. */
function shareKept(milestones: readonly StoredMilestone[], term: PaymentTerm): string[] {
  const paid = paymentsOf({ milestones })
  const nearest = term.of === 'first' ? paid[0] : term.of === 'last' ? paid.at(-1) : Math.max(...paid)
  return breaking(paid, term).length === 0 ? [dollarLabel(nearest ?? 0)] : []
}

function workKept(paid: readonly StoredMilestone[]): string[] {
  return paid.every(({ deliverables }) => deliverables.length > 0) ? ['every payment is for a milestone with deliverables'] : []
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

/** The coverage with what the plan as a whole answers: all of its milestones do. What is `answered` by a sentence, figures elsewhere may still break. */
export function withWhole(
  coverage: readonly Coverage[],
  { kept, answered }: Record<'kept' | 'answered', ReadonlyMap<string, string>>,
  milestones: readonly StoredMilestone[],
): Coverage[] {
  const covered_by = milestones.map(({ milestone_number }) => milestone_number)
  return coverage.map((one) => {
    const by_whole = kept.get(one.requirement_id)
    if (!by_whole) return one
    const broken = answered.has(one.requirement_id) ? { changed: one.changed, ...(one.unsure && { unsure: one.unsure }) } : { changed: [] }
    return { requirement_id: one.requirement_id, covered_by, strength: 'full', places: [], ...broken, by_whole }
  })
}
