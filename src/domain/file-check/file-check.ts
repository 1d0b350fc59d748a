import { oneLine } from '../../language/characters.ts'
import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import { coverer } from '../grounding/coverage.ts'
import { askedValues, saysValue } from '../grounding/coverage-asked.ts'
import { senseOf, squeezed, type ToldPart, toldParts } from '../grounding/coverage-part.ts'
import { keyTerms } from '../grounding/key-terms.ts'
import { milestoneTitle, type StoredMilestone, shownText } from '../milestone.ts'
import { printedPieces } from '../plan-forms/in-short.ts'
import { scopeSentences } from '../plan-forms/scope-parts.ts'
import { withoutBlanks } from '../plan-forms/without-blanks.ts'
import { planRows } from '../printed-plan.ts'
import { countedStrength } from '../quality/coverage-words.ts'
import type { Coverage, CoverageStrength, CoveredPlace } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import type { ConfirmedStep } from '../work-breakdown/confirmed-steps.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import type { CheckedRequirement, FileCheck, PlacedPart } from './checked-file.ts'
import { foundIn, NO_MILESTONE } from './found-milestones.ts'
import { answeringPassage, nearestPassage, type Rarity, rarityIn, speakOf } from './one-passage.ts'
import { type PlanParts, type ReadPage, readParts } from './read-parts.ts'

/** Reads a file's text as somebody does who has nothing else, and holds it against the requirements and the plan. `confirmed` is which task was put on which requirement, `said` what a person said of figures. */
export function fileCheck(
  pages: readonly ReadPage[],
  kept: PlanParts,
  requirements: readonly Requirement[],
  confirmed: readonly ConfirmedStep[] = [],
  said: readonly LimitSaid[] = [],
): Omit<FileCheck, 'file_name'> {
  const plan = withoutBlanks(kept)
  if (isDigest(pages)) {
    const parts = placedParts(pages, plan).filter(({ kind }) => kind === 'heading')
    return { pages: pages.length, is_digest: true, requirements: [], parts }
  }
  const read = readParts(pages, plan)
  const found = foundIn(read, plan)
  const cover = coverer(requirements, confirmed, said)
  const answersIn = (milestones: readonly StoredMilestone[]) => {
    const parts = milestones.flatMap(toldParts)
    const rarity = rarityIn(parts)
    const covered = cover(milestones)
    return requirements.map((requirement, at) => answerOf(requirement, covered[at], parts, rarity))
  }
  const inPlan = answersIn(plan.milestones)
  const inFile = answersIn(found)
  return {
    pages: pages.length,
    is_digest: false,
    requirements: requirements.map((one, at) => ({
      requirement_id: one.id,
      words: requirementWords(one),
      strength: inFile[at]?.strength ?? 'none',
      in_plan: inPlan[at]?.strength ?? 'none',
      lacks: lackingIn(one, inFile[at]),
      places: placesOf(inFile[at]?.places ?? [], pages),
    })),
    parts: placedParts(pages, plan),
  }
}

/** What a requirement asks in figures that the first passage for it does not say; nothing where it is found. */
function lackingIn({ quantities }: Requirement, found: Found | undefined): string[] {
  const [first] = found?.strength === 'partial' ? found.places : []
  if (!first) return []
  const said = keyTerms(first.quote).numbers
  return [...new Set(quantities.flatMap(({ printed }) => ([...keyTerms(printed).numbers].every((one) => said.has(one)) ? [] : printed)))]
}

/** Whether a file is in a form that tells a plan in short: all headings of such a form stand in it as lines of their own. */
function isDigest(pages: readonly ReadPage[]): boolean {
  const lines = new Set(pages.flatMap(({ text }) => text.split(/[\n\t]/).map(squeezed)))
  const digests = Object.values(PLAN_LAYOUTS).filter((layout) => layout.is_digest)
  return digests.some(({ sections }) => sections.every((heading) => lines.has(squeezed(heading))))
}

type Found = { strength: CoverageStrength; places: readonly CoveredPlace[] }

/**
 * What was read of one requirement: found only where one passage can be quoted for it, or where a person has put its step on it and what is told there says its
 * values or its rare words; what comes near is for a look.
 */
function answerOf(requirement: Requirement, covered: Coverage | undefined, parts: readonly ToldPart[], rarity: Rarity): Found {
  const strength = covered ? countedStrength(covered) : 'none'
  const places = strength === 'none' ? [] : (covered?.places ?? [])
  const passage = covered?.changed.length === 0 ? answeringPassage(requirement, parts) : undefined
  const byPerson = strength === 'full' ? places.filter(({ by_person }) => by_person) : []
  const values = byPerson.length > 0 ? valuesIn(requirement, covered, parts) : []
  const isTold = (place: CoveredPlace) => speakOf(requirement, senseOf(withLabels(place, parts)).words, rarity)
  const proven = passage ? [passage] : values.length > 0 || byPerson.some(isTold) ? [...values, ...byPerson] : []
  if (proven.length > 0)
    return { strength: 'full', places: [...proven, ...places.filter(({ quote }) => !proven.some((one) => one.quote === quote))] }
  if (strength === 'quoted') return { strength, places }
  const near = nearestPassage(requirement, parts)
  return near
    ? { strength: 'partial', places: [near, ...places.filter(({ quote }) => quote !== near.quote)] }
    : { strength: places.length > 0 ? 'partial' : 'none', places }
}

/** A task with the lines below it, which tell how it is done. */
function withLabels({ milestone_number, quote }: CoveredPlace, parts: readonly ToldPart[]): string {
  const own = parts.filter((part) => part.milestone_number === milestone_number && quote.includes(part.quote))
  return [quote, ...own.flatMap(({ beside }) => beside)].join(' ')
}

/** Where the milestones that answer a requirement say its values, which its task does not: what a reader looks for first. */
function valuesIn(requirement: Requirement, covered: Coverage | undefined, parts: readonly ToldPart[]): CoveredPlace[] {
  const own = parts.filter(({ milestone_number, promises }) => promises && covered?.covered_by.includes(milestone_number))
  const saying = askedValues(requirement).flatMap((value) => own.find((part) => saysValue(value, part)) ?? [])
  return [...new Set(saying)].map(({ milestone_number, part, quote }) => ({ milestone_number, part, quote }))
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
      ...row.deliverables.map((words) => placed('deliverable', words)),
      ...row.criteria.map((words) => placed('criterion', words, pageOfCriterion(words))),
      placed('payment', row.payment, pageOfPayment(row.payment)),
    ]
  })
  return [...scope, ...ofMilestones]
}
