import { type Cover, coverer } from '../../../domain/grounding/coverage.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { ChangedValue, Coverage, CoverageStrength } from '../../../domain/quality/review.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { alteredValues } from './altered-values.ts'
import type { Objection } from './objections.ts'

/** What a milestone answered before and answers no longer, or only in part, and values that were altered or lost. */
export function lossesBetween(before: StoredMilestone, after: StoredMilestone, requirements: readonly Requirement[]): Objection[] {
  const stood = coveredBefore(before, requirements)
  const stands = coverOf(requirements)([after])
  const asked = requirements.flatMap((requirement, at) => {
    const [was, is] = [stood[at], stands[at]]
    return was && is ? [...dropped(requirement, was, is), ...altered(requirement, was, is)] : []
  })
  return [...asked, ...alteredValues(before, after)]
}

const RANK: Record<CoverageStrength, number> = { none: 0, partial: 1, full: 2 }

function dropped({ id, quote, quantities }: Requirement, was: Coverage, is: Coverage): Objection[] {
  const isLost = RANK[is.strength] < RANK[was.strength] || (was.covered_by.length > 0 && is.covered_by.length === 0)
  if (!isLost) return []
  const values = quantities.map(({ printed }) => `"${printed}"`)
  const stood = was.places.map((place) => `"${shortened(place.quote)}"`)[0]
  return [
    {
      kind: 'dropped-requirement',
      sentence: [
        `${id} ("${shortened(quote)}") is ${is.covered_by.length === 0 ? 'answered no longer' : 'answered only in part now'}.`,
        stood ? `The outline answered it in ${stood}: keep these words${values.length > 0 ? ` and ${values.join(', ')}` : ''}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    },
  ]
}

function altered({ id }: Requirement, was: Coverage, is: Coverage): Objection[] {
  const known = new Set(was.changed.map(keyOf))
  return is.changed
    .filter((one) => !known.has(keyOf(one)))
    .map(({ asked, told, quote }) => ({
      kind: 'altered-value',
      sentence: `${id} asks for "${asked}", and "${shortened(quote)}" says "${told}": write "${asked}".`,
    }))
}

function keyOf({ asked, told }: ChangedValue): string {
  return `${asked}\n${told}`
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
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).replace(/\s\S*$/, '')} ...`
}
