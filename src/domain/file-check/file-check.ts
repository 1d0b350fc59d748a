import { oneLine } from '../../language/characters.ts'
import { PLAN_LAYOUTS, type PlanLayout } from '../component/plan-form.ts'
import { partsNamed } from '../component/plan-part.ts'
import { coverer } from '../grounding/coverage.ts'
import { askedValues, isKeptIn, saysValue } from '../grounding/coverage-asked.ts'
import { ownWordsOf, senseOf, squeezed, type ToldPart, toldParts } from '../grounding/coverage-part.ts'
import { quotable, toldOf } from '../grounding/coverage-quoted.ts'
import type { CoverSources } from '../grounding/coverage-terms.ts'
import { designationsIn, saysDesignation } from '../grounding/designation.ts'
import { milestoneTitle, shownText } from '../milestone.ts'
import { passagesNamed } from '../plan-forms/requirement-answers.ts'
import { scopeSentences } from '../plan-forms/scope-parts.ts'
import { withoutBlanks } from '../plan-forms/without-blanks.ts'
import { planRows } from '../printed-plan.ts'
import { countedStrength } from '../quality/coverage-words.ts'
import type { Coverage, CoverageStrength, CoveredPlace } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import type { CheckedRequirement, FileCheck, PlacedPart } from './checked-file.ts'
import { foundIn, NO_MILESTONE } from './found-milestones.ts'
import { answeringPassage, nearestPassage, placeOf, type Rarity, rarityIn, speakOf } from './one-passage.ts'
import { printedPieces } from './printed-pieces.ts'
import { type PlanParts, type ReadPage, readParts } from './read-parts.ts'

/**
 * Reads a file's text as somebody does who has nothing else, and holds it against the requirements and the plan. `sources` say what answers it beside its text,
 * `outline` under which headings the topic itself lays a plan out.
 */
export function fileCheck(
  pages: readonly ReadPage[],
  kept: PlanParts,
  requirements: readonly Requirement[],
  sources?: CoverSources,
  outline: readonly string[] = [],
): Omit<FileCheck, 'file_name'> {
  const plan = withoutBlanks(kept)
  const layout = layoutOf(pages, outline)
  const parts = placedParts(pages, plan)
  if (layout?.is_digest)
    return { pages: pages.length, is_digest: true, requirements: [], parts: parts.filter(({ kind }) => kind === 'heading') }
  const read = readParts(pages, plan)
  const found = foundIn(read, plan)
  const cover = coverer(requirements, sources)
  const coveredPlan = cover(plan.milestones)
  const named = new Map(
    requirements.flatMap((requirement, at) => {
      const coverage = coveredPlan[at]
      return coverage ? [[requirement.id, passagesNamed({ requirement, coverage }, plan.milestones)] as const] : []
    }),
  )
  const letters = squeezed(pages.map(({ text }) => text).join(' '))
  const answersIn = (parts: readonly ToldPart[], covered: readonly Coverage[], says: (words: string) => boolean) => {
    const rarity = rarityIn(parts)
    const stands = standingAmong(parts)
    return requirements.map((requirement, at): Found => {
      const own = covered[at]
      if (own?.by_whole) return { strength: says(own.by_whole) ? countedStrength(own) : 'none', places: [] }
      const passages = (named.get(requirement.id) ?? []).filter(stands)
      return answerOf(requirement, own, { parts, passages, rarity })
    })
  }
  const inPlan = answersIn(plan.milestones.flatMap(toldParts), coveredPlan, () => true)
  const told = found.flatMap(toldParts)
  const inFile = answersIn(told, cover(found), (words) => letters.includes(squeezed(words)))
  return {
    pages: pages.length,
    is_digest: false,
    requirements: requirements.map((one, at) => ({
      requirement_id: one.id,
      words: requirementWords(one),
      strength: inFile[at]?.strength ?? 'none',
      in_plan: inPlan[at]?.strength ?? 'none',
      lacks: lackingIn(one, inFile[at], told),
      places: placesOf(inFile[at]?.places ?? [], pages),
    })),
    parts: layout?.is_unpriced ? parts.filter(({ kind }) => kind !== 'payment') : parts,
  }
}

/** Whether a passage of the plan stands among some parts, which have its sentences. */
function standingAmong(parts: readonly ToldPart[]): (place: CoveredPlace) => boolean {
  const letters = parts.map(({ quote }) => squeezed(quote)).join('')
  return ({ quote }) => letters.includes(squeezed(quote))
}

/** What a requirement asks in figures that the first passage for it neither says nor keeps with a stricter one; nothing where it is found. */
function lackingIn(requirement: Requirement, found: Found | undefined, parts: readonly ToldPart[]): string[] {
  const [first] = found?.strength === 'partial' ? found.places : []
  if (!first) return []
  const own = parts.filter(({ quote }) => first.quote.includes(quote))
  const open = askedValues(requirement).filter((value) => !isKeptIn(value, own, own))
  return [...new Set(open.map(({ printed }) => printed))]
}

/** The form in which a file is: all headings of it stand there as lines of their own. */
function layoutOf(
  pages: readonly ReadPage[],
  outline: readonly string[],
): Pick<PlanLayout, 'sections' | 'is_digest' | 'is_unpriced'> | undefined {
  const lines = new Set(pages.flatMap(({ text }) => text.split(/[\n\t]/).map(squeezed)))
  const asked = {
    sections: outline,
    ...(!outline.some((heading) => partsNamed(heading).includes('payments')) && { is_unpriced: true as const }),
  }
  const layouts: readonly PlanLayout[] = Object.values(PLAN_LAYOUTS)
  return [asked, ...layouts].find(({ sections }) => sections.length > 0 && sections.every((heading) => lines.has(squeezed(heading))))
}

type Found = { strength: CoverageStrength; places: readonly CoveredPlace[] }

/** Where to look: the sentences, those that the plan's table of requirements names for this one, and how rare words are among them. */
type Read = { parts: readonly ToldPart[]; passages: readonly CoveredPlace[]; rarity: Rarity }

/**
 * What was read of one requirement: found where a criterion stands that the table names for it, or a task whose own words speak of it; else where one passage
 * can be quoted. What comes near is for a look, and so is what says another value than is asked or leaves a part unsaid.
 */
function answerOf(requirement: Requirement, covered: Coverage | undefined, { parts, passages, rarity }: Read): Found {
  const strength = covered ? countedStrength(covered) : 'none'
  const isKept = covered !== undefined && covered.changed.length === 0
  const values = valuesIn(requirement, passages, parts)
  const told = passages.filter((one) =>
    one.part === 'criterion' ? !isQuotation(requirement, one, parts) : values.length > 0 || isSpokenOf(requirement, one, { parts, rarity }),
  )
  const isTold = isKept && !covered.unsaid
  const own = isKept ? answeringPassage(requirement, parts) : undefined
  const proven = told.length > 0 && isTold ? [...values, ...told] : own ? [own] : []
  const places = [...passages, ...(strength === 'none' ? [] : (covered?.places ?? []))]
  const others = (first: readonly CoveredPlace[]) => places.filter(({ quote }) => !first.some((one) => one.quote === quote))
  if (proven.length > 0) return { strength: 'full', places: [...proven, ...others(proven)] }
  if (strength === 'quoted' || strength === 'broken') return { strength, places }
  const near = [nearestPassage(requirement, parts) ?? []].flat()
  return { strength: near.length + places.length > 0 ? 'partial' : 'none', places: [...near, ...others(near)] }
}

/** Whether a criterion says nothing but the requirement itself. */
function isQuotation(requirement: Requirement, { quote }: CoveredPlace, parts: readonly ToldPart[]): boolean {
  const asked = quotable(requirement)
  return parts.some((part) => part.part === 'criterion' && quote.includes(part.quote) && toldOf(part, asked).is === 'quotation')
}

/** Whether a task speaks of a requirement, with the lines below it, which tell how it is done. */
function isSpokenOf(
  requirement: Requirement,
  { milestone_number, quote }: CoveredPlace,
  { parts, rarity }: Omit<Read, 'passages'>,
): boolean {
  const own = parts.filter((part) => part.milestone_number === milestone_number && quote.includes(part.quote))
  const told = [quote, ...own.flatMap(({ beside }) => beside)].map(ownWordsOf)
  return designationsIn(requirement).some(saysDesignation(told)) || speakOf(requirement, senseOf(told.join(' ')).words, rarity)
}

/** Where milestones whose tasks are named for a requirement say its values, which the task does not. */
function valuesIn(requirement: Requirement, passages: readonly CoveredPlace[], parts: readonly ToldPart[]): CoveredPlace[] {
  const numbers = new Set(passages.map(({ milestone_number }) => milestone_number))
  const own = parts.filter(({ milestone_number, promises }) => promises && numbers.has(milestone_number))
  const saying = askedValues(requirement).flatMap((value) => own.find((part) => saysValue(value, part)) ?? [])
  const isNamed = ({ quote }: ToldPart) => passages.some((one) => one.quote.includes(quote))
  return [...new Set(saying)].flatMap((one) => (isNamed(one) ? [] : placeOf(one)))
}

function placesOf(places: readonly CoveredPlace[], pages: readonly ReadPage[]): CheckedRequirement['places'] {
  return places.map(({ milestone_number, quote }) => ({
    page: pages.find(({ text }) => squeezed(text).includes(squeezed(quote)))?.page ?? 1,
    milestone_number: milestone_number === NO_MILESTONE ? null : milestone_number,
    words: quote,
  }))
}

/** Every part of the plan with the page on which a file has it. Words count when letters and digits are the same; an amount as often as it is paid. */
function placedParts(pages: readonly ReadPage[], plan: PlanParts): PlacedPart[] {
  const texts = pages.map(({ page, text }) => ({ page, letters: squeezed(text), plain: oneLine(text) }))
  const pageOf = (words: string) => texts.find(({ letters }) => letters.includes(squeezed(words)))?.page ?? null
  const pageOfCriterion = (words: string) => {
    const [first = null, ...others] = printedPieces(words).map(pageOf)
    return pageOf(words) ?? (others.includes(null) ? null : first)
  }
  const paid = new Map<string, number>()
  const pageOfPayment = (amount: string) => {
    const before = paid.get(amount) ?? 0
    paid.set(amount, before + 1)
    return texts.flatMap(({ page, plain }) => Array.from({ length: plain.split(amount).length - 1 }, () => page))[before] ?? null
  }
  const scope = scopeSentences(plan.scope_paragraph).map((words): PlacedPart => ({ kind: 'scope', words, page: pageOf(words) }))
  const rows = planRows(plan)
  const ofMilestones = plan.milestones.flatMap((milestone, at): PlacedPart[] => {
    const row = rows[at]
    if (!row) return []
    const { milestone_number } = milestone
    const placed = (kind: PlacedPart['kind'], words: string, page = pageOf(words)) => ({ kind, milestone_number, words, page })
    return [
      placed('heading', milestoneTitle(shownText(milestone))),
      // where a milestone hands nothing over its placeholders are printed, and are nothing that arrives
      ...milestone.deliverables.map((words) => placed('deliverable', words)),
      ...row.criteria.map((words) => placed('criterion', words, pageOfCriterion(words))),
      placed('payment', row.payment, pageOfPayment(row.payment)),
    ]
  })
  return [...scope, ...ofMilestones]
}
