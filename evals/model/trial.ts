import { blanksIn } from '../../src/domain/blank.ts'
import type { Finding } from '../../src/domain/quality/review.ts'
import { reviewPlan } from '../../src/domain/quality/review-plan.ts'
import { sentencesIn } from '../../src/language/sentence.ts'
import { type Answer, outcomeOf, type Site } from './answer.ts'
import type { HandedOver } from './asked.ts'
import type { Defect, Plant } from './defects/defect.ts'

/** A good answer with one defect in it. */
export type Planted = { site: Site; id: string; defect: Defect; plant: Plant }

/** What became of a planted defect. */
export type Trial = Planted & {
  /** Code objected to it when the answer came, as it did not to the good answer. */
  objected: boolean
  objections: string[]
  /** The model's words for that part were handed over, and nothing repaired them. */
  kept: boolean
  /** The screens mark it: a sentence that rests on nothing, or a finding of the rules, neither of which the good answer has. */
  marked: boolean
}

/** Answers with the defect, whatever is objected to, and looks at what comes of it. */
export async function tried(planted: Planted): Promise<Trial> {
  const { site, id, plant } = planted
  const answer: Answer = new Map([...site.good, [id, plant.text]])
  const { objections, handed } = await outcomeOf(site, answer)
  const known = new Set(site.outcome.objections)
  const own = objections.filter((one) => !known.has(one))
  const kept = isKept(site, id, planted, handed)
  return { ...planted, objected: own.length > 0, objections: own, kept, marked: kept && isMarked(site, handed) }
}

/**
 * Whether the defect is handed over. What was made up is gone with its sentence; what was lost is back only with the outline's words or the good ones.
 */
function isKept({ outline, good }: Site, id: string, { defect, plant }: Pick<Planted, 'defect' | 'plant'>, handed: HandedOver): boolean {
  const [planted, honest] = [sentencesOf(plant.text), sentencesOf(good.get(id) ?? '')]
  const stands = (some: readonly string[]) => some.every((sentence) => bare(handed.text).includes(sentence))
  if (defect.kind === 'invented number' || defect.kind === 'false quote') {
    return planted.filter((one) => !honest.includes(one)).some((one) => stands([one]))
  }
  const lost = honest.filter((one) => !planted.includes(one))
  return !stands(lost) && !stands(sentencesOf(outline.find((part) => part.id === id)?.text ?? ''))
}

function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => sentencesIn(line).map(({ start, end }) => bare(line.slice(start, end))))
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\((?:solicitation )?pp?\. ?[\d, and-]+\)/g, '')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
}

function isMarked(site: Site, handed: HandedOver): boolean {
  const good = site.outcome.handed
  const before = new Set([...unsupportedIn(site, good.text), ...findingsIn(site, good)])
  return [...unsupportedIn(site, handed.text), ...findingsIn(site, handed)].some((one) => !before.has(one))
}

function unsupportedIn({ topic }: Site, text: string): string[] {
  return topic.trace(text).flatMap((one) => (one.grounds === 'unsupported' && blanksIn(one.text).length === 0 ? [one.text] : []))
}

function findingsIn({ topic, number }: Site, { milestone, scope }: HandedOver): string[] {
  if (milestone === null && scope === null) return []
  const { reviewed } = topic.draft
  const milestones = reviewed.milestones.map((one) => (milestone && one.milestone_number === number ? { ...one, ...milestone } : one))
  const { issues } = reviewPlan({ ...reviewed, milestones, scope_paragraph: scope ?? reviewed.scope_paragraph ?? null })
  return issues.filter(isMark).map(({ rule, message }) => `${rule} ${message}`)
}

/** Advice on style marks no defect. */
function isMark({ severity }: Finding): boolean {
  return severity !== 'advice'
}
