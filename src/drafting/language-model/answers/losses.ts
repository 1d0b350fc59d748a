import { type Cover, coverer } from '../../../domain/grounding/coverage.ts'
import { toldParts } from '../../../domain/grounding/coverage-part.ts'
import { keyTerms } from '../../../domain/grounding/key-terms.ts'
import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { parse, print, sectionsOf } from '../../../domain/milestone-document.ts'
import type { ChangedValue, Coverage, CoverageStrength } from '../../../domain/quality/review.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { oneLine } from '../../../language/characters.ts'
import { type Quantity, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { alteredValues } from './altered-values.ts'
import type { Objection } from './objections.ts'

/**
 * What a milestone answered before and answers no longer, or only in part, and values that were altered or lost. Its `Answers` line only names what its
 * tasks answer, and counts for none of it; what it names no longer is lost.
 */
export function lossesBetween(
  before: StoredMilestone,
  after: StoredMilestone,
  requirements: readonly Requirement[],
  others: ReadonlySet<string> = new Set(),
): Objection[] {
  const [old, anew] = [promisedIn(before), promisedIn(after)]
  const stood = coveredBefore(old.milestone, requirements)
  const stands = coverOf(requirements)([anew.milestone])
  const values = unitsOf(old.milestone)
  const asked = requirements.flatMap((requirement, at) => {
    const [was, is] = [stood[at], stands[at]]
    if (!was || !is) return []
    const lost = others.has(requirement.id) ? [] : dropped(requirement, was, is, anew.milestone)
    return [...lost, ...unnamed(requirement, old, anew), ...altered(requirement, was, is, values)]
  })
  return [...asked, ...alteredValues(old.milestone, anew.milestone)]
}

/** A milestone without its `Answers` line, and the numbers that stand there. */
type Promised = { milestone: StoredMilestone; named: ReadonlySet<string> }

const promised = new WeakMap<StoredMilestone, Promised>()

function promisedIn(milestone: StoredMilestone): Promised {
  const known = promised.get(milestone) ?? withoutAnswers(milestone)
  promised.set(milestone, known)
  return known
}

function withoutAnswers(milestone: StoredMilestone): Promised {
  const document = parse(shownText(milestone))
  const answers = sectionsOf(document).filter(({ name }) => name === 'Answers')
  const isIn = (at: number) => answers.some(({ from, to }) => at >= from && at < to)
  const named = document.lines.filter((_, at) => isIn(at)).flatMap(({ text }) => text.match(/\bR\d{1,4}(?= “)/g) ?? [])
  const left = document.lines.filter((_, at) => !isIn(at))
  return { milestone: { ...milestone, refined_text: print({ lines: left }) }, named: new Set(named) }
}

function unnamed({ id, quote }: Requirement, before: Promised, after: Promised): Objection[] {
  if (!before.named.has(id) || after.named.has(id)) return []
  return [{ kind: 'dropped-requirement', sentence: `${id} ("${shortened(quote)}") is named no longer among what the milestone answers.` }]
}

const RANK: Record<CoverageStrength, number> = { none: 0, quoted: 1, partial: 2, full: 3 }

function dropped({ id, quote, quantities }: Requirement, was: Coverage, is: Coverage, after: StoredMilestone): Objection[] {
  const isLost = RANK[is.strength] < RANK[was.strength] || (was.covered_by.length > 0 && is.covered_by.length === 0)
  if (!isLost) return []
  const said = [shownText(after), ...after.deliverables, ...after.acceptance_criteria].join('\n')
  const values = quantities.flatMap(({ printed }) => (said.includes(printed) ? [] : [`"${printed}"`]))
  const stood = was.places.map((place) => `"${shortened(place.quote)}"`)[0]
  const gone = wordsGone(quote, was, said)
  return [
    {
      kind: 'dropped-requirement',
      sentence: [
        `${id} ("${shortened(quote)}") is ${is.covered_by.length === 0 ? 'answered no longer' : 'answered only in part now'}.`,
        stood ? `The outline answered it in ${stood}.` : '',
        gone.length > 0
          ? `Say again in one sentence or two beside each other: ${[...gone, ...values].join(', ')}.`
          : `Keep its words${values.length > 0 ? ` and ${values.join(', ')}` : ''} together.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
  ]
}

/** Telling words of a requirement that the outline had of it and the milestone has no longer. */
function wordsGone(quote: string, was: Coverage, said: string): string[] {
  const stood = keyTerms(was.places.map((place) => place.quote).join(' ')).words
  const stands = keyTerms(said).words
  const words = quote.match(/\p{L}[\p{L}-]+/gu) ?? []
  const isGone = (word: string) => [...keyTerms(word).words].some((root) => stood.has(root) && !stands.has(root))
  return [...new Set(words.filter(isGone))].map((word) => `"${word}"`)
}

function altered({ id }: Requirement, was: Coverage, is: Coverage, stood: ReadonlySet<string>): Objection[] {
  const known = new Set(was.changed.map(keyOf))
  return is.changed
    .filter((one) => !known.has(keyOf(one)) && !isOfOtherKind(one, stood))
    .map(({ asked, told, quote }) => ({
      kind: 'altered-value',
      sentence: `${id} asks for "${asked}", and "${shortened(quote)}" says "${told}": write "${asked}".`,
    }))
}

/** "20 microseconds or less" and "at most 20 microseconds" are one value, however its limit is put. */
function keyOf({ asked, told }: ChangedValue): string {
  const [value] = quantitiesIn(told)
  return value ? `${asked}\n${value.value} ${value.unit} ${sideOf(value)}` : `${asked}\n${told}`
}

/** "20 microseconds" where 20 km is asked, and where the outline has its 20 microseconds as well: two values that share a number. */
function isOfOtherKind({ asked, told }: ChangedValue, stood: ReadonlySet<string>): boolean {
  const [[wanted], [said]] = [quantitiesIn(asked), quantitiesIn(told)]
  return wanted !== undefined && said !== undefined && wanted.unit !== said.unit && stood.has(unitOf(said))
}

function unitsOf(milestone: StoredMilestone): Set<string> {
  return new Set(toldParts(milestone).flatMap((part) => part.quantities().map(unitOf)))
}

function unitOf({ value, unit }: Quantity): string {
  return `${value} ${unit.toLowerCase()}`
}

function sideOf({ comparator, threshold_or_objective }: Quantity): string {
  return `${comparator.replace('=', '')} ${threshold_or_objective ?? ''}`
}

/** An answer is held against the same requirements and the same outline many times. */
const covers = new WeakMap<readonly Requirement[], Cover>()
const covered = new WeakMap<StoredMilestone, { requirements: readonly Requirement[]; coverage: Coverage[] }>()

function coverOf(requirements: readonly Requirement[]): Cover {
  const cover = covers.get(requirements) ?? coverer(requirements)
  covers.set(requirements, cover)
  return cover
}

function coveredBefore(before: StoredMilestone, requirements: readonly Requirement[]): Coverage[] {
  const known = covered.get(before)
  if (known?.requirements === requirements) return known.coverage
  const coverage = coverOf(requirements)([before])
  covered.set(before, { requirements, coverage })
  return coverage
}

const LONGEST = 220

function shortened(text: string): string {
  const line = oneLine(text)
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).replace(/\s\S*$/, '')} ...`
}
