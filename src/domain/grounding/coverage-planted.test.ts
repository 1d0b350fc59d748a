import { beforeAll, describe, expect, test } from 'vitest'
import { sampleTopic } from '../../drafting/built-in/testing/samples.ts'
import type { StoredMilestone } from '../milestone.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement, RequirementQuantity } from '../solicitation/analysis.ts'
import { coverage } from './coverage.ts'
import { keyTerms } from './key-terms.ts'

/** Real solicitations each with a plan that takes over what it asks, into which a person's edits are planted. */
const NAMES = ['N251-001', 'N251-016', 'AF251-0007', 'MDA251-D003', 'AF15-AT13-typeset-from-text', 'DHA251-001']

type Drafted = { requirements: Requirement[]; milestones: StoredMilestone[]; before: Coverage[] }
type Planted = { what: string; requirement: Requirement; milestones: StoredMilestone[] }

const drafted: Drafted[] = []

beforeAll(async () => {
  for (const name of NAMES) {
    const { analysis } = await sampleTopic(name)
    const requirements = analysis.requirements.filter(({ phase }) => phase !== 'II')
    const milestones = [0, 1, 2, 3].map((at) =>
      milestoneFor(
        at,
        requirements.filter((_, index) => index % 4 === at),
      ),
    )
    drafted.push({ requirements, milestones, before: coverage(requirements, milestones) })
  }
})

/** A milestone as a person would write it who takes over what is asked: each requirement as a task, those with values as a criterion too. */
function milestoneFor(at: number, requirements: readonly Requirement[]): StoredMilestone {
  const said = ({ quote }: Requirement) => quote.replace(/\s+/g, ' ').replace(/[.;,:]\s*$/, '')
  const tasks = requirements.map(
    (one, index) => `Task ${at + 1}.${index + 1}: The Contractor shall work so that the following holds: ${said(one)} (p. ${one.page}).`,
  )
  return {
    milestone_number: at + 1,
    step_type: 'development',
    initial_text: null,
    refined_text: [
      `Milestone ${at + 1} - Work on part ${at + 1}`,
      ...tasks,
      'All requirements of the solicitation stand in the verification matrix.',
    ].join('\n\n'),
    deliverables: ['Test report (PDF), to the TPOC'],
    acceptance_criteria: requirements
      .filter(({ quantities }) => quantities.length > 0)
      .map((one) => `The test report shows: ${said(one)}.`),
    requirement_ids: requirements.map(({ id }) => id),
  }
}

function edited({ milestones }: Drafted, edit: (text: string) => string): StoredMilestone[] {
  return milestones.map((one) => ({
    ...one,
    refined_text: (one.refined_text ?? '').split('\n').map(edit).join('\n'),
    deliverables: one.deliverables.map(edit),
    acceptance_criteria: one.acceptance_criteria.map(edit),
  }))
}

/** The same edit wherever a value stands as printed, for each requirement that was answered in full before. */
function planted(change: (quantity: RequirementQuantity) => string | null): { plan: Drafted; planted: Planted }[] {
  return drafted.flatMap((plan) =>
    answered(plan).flatMap((requirement) =>
      requirement.quantities.flatMap((quantity) => {
        const told = change(quantity)
        const isTold = plan.milestones.some((one) => JSON.stringify(one).includes(JSON.stringify(quantity.printed).slice(1, -1)))
        if (told === null || !isTold) return []
        const milestones = edited(plan, (text) => text.replaceAll(quantity.printed, told))
        return [{ plan, planted: { what: `${quantity.printed} → ${told}`, requirement, milestones } }]
      }),
    ),
  )
}

function answered({ requirements, before }: Drafted): Requirement[] {
  return requirements.filter(({ id }) => before.find(({ requirement_id }) => requirement_id === id)?.strength === 'full')
}

function seen({ plan, planted: { requirement, milestones } }: { plan: Drafted; planted: Planted }): Coverage | undefined {
  return coverage(plan.requirements, milestones).find(({ requirement_id }) => requirement_id === requirement.id)
}

const missed = (all: ReturnType<typeof planted>) =>
  all.filter((one) => (seen(one)?.changed.length ?? 0) === 0).map((one) => one.planted.what)

const NUMBER = /\d+(?:\.\d+)?/
/** Another number, beyond the limit where one is set. */
const withNumber = ({ printed, unit, comparator }: RequirementQuantity): string | null => {
  const other = (number: string) => (comparator.startsWith('>') ? Number(number) / 4 : Number(number) * 3 + 1)
  return unit !== '' && NUMBER.test(printed) && !/\(\d/.test(printed) ? printed.replace(NUMBER, (number) => String(other(number))) : null
}

const OTHER_UNIT: Record<string, string> = {
  dB: 'dBm',
  ft: 'm',
  inch: 'feet',
  MHz: 'GHz',
  GHz: 'MHz',
  Hz: 'kHz',
  min: 'hours',
  months: 'weeks',
  nm: 'µm',
  lb: 'kg',
}
const SAME_UNIT: Record<string, string> = {
  dB: 'decibels',
  ft: 'feet',
  inch: 'inches',
  MHz: 'megahertz',
  GHz: 'gigahertz',
  Hz: 'hertz',
  min: 'minutes',
  lb: 'pounds',
}
const inUnit =
  (units: Record<string, string>) =>
  ({ printed, unit }: RequirementQuantity): string | null =>
    units[unit] && printed.endsWith(unit) ? `${printed.slice(0, -unit.length).trimEnd()} ${units[unit]}` : null

const turned = ({ printed }: RequirementQuantity): string | null => {
  if (/\bno(?:t)?\b|\(/i.test(printed)) return null
  const opposite = printed.replace(/\bat least\b|\bgreater than\b|\bminimum of\b/i, 'at most')
  if (opposite !== printed) return opposite
  const more = printed.replace(/\bless than\b|\bup to\b|\bbelow\b/i, 'more than')
  return more === printed ? null : more
}

const sameComparison = ({ printed }: RequirementQuantity): string | null => {
  const same = printed
    .replace(/^at least\b/i, 'no less than')
    .replace(/^less than\b/i, 'below')
    .replace(/^greater than\b/i, 'over')
  return same === printed ? null : same
}

describe('edits of a plan for a real solicitation', () => {
  test('before any edit no value is told to have changed', () => {
    expect(drafted.flatMap(({ before }) => before.flatMap(({ changed }) => changed))).toEqual([])
  })

  test('another number, another unit and the opposite comparison are told, at least nine times of ten', () => {
    const all = [...planted(withNumber), ...planted(inUnit(OTHER_UNIT)), ...planted(turned)]
    expect(all.length).toBeGreaterThan(40)
    const unseen = missed(all)
    expect(unseen.length, unseen.join('\n')).toBeLessThanOrEqual(all.length / 10)
  })

  test('the same value in other words is no change', () => {
    const all = [...planted(inUnit(SAME_UNIT)), ...planted(sameComparison)]
    expect(all.length).toBeGreaterThan(15)
    expect(all.filter((one) => (seen(one)?.changed.length ?? 0) > 0).map((one) => one.planted.what)).toEqual([])
  })

  test("a commitment of one's own beside the asked value is no change", () => {
    for (const plan of drafted) {
      const [first, ...others] = plan.milestones
      if (!first) continue
      const own = 'We commit to half of the asked values by the end of Phase I: 15 dB at 2 MHz, 3 ft, 35 min and 0.05 inch in simulation.'
      const milestones = [{ ...first, refined_text: `${first.refined_text}\n${own}` }, ...others]
      expect(coverage(plan.requirements, milestones).flatMap(({ changed }) => changed)).toEqual([])
    }
  })

  test('a requirement whose sentences are taken out is no longer answered in full, at least nineteen times of twenty', () => {
    const all = drafted.flatMap((plan) =>
      answered(plan).map((requirement) => ({ plan, planted: { ...dropped(plan, requirement), requirement } })),
    )
    const still = all.filter((one) => seen(one)?.strength === 'full').map((one) => one.planted.what)
    expect(all.length).toBeGreaterThan(60)
    expect(still.length, still.join('\n')).toBeLessThanOrEqual(all.length / 20)
  })
})

/** The plan without every item of a sentence in which most of a requirement's words stand. */
function dropped(plan: Drafted, { quote }: Requirement): { what: string; milestones: StoredMilestone[] } {
  const { words } = keyTerms(quote)
  const speaks = (item: string) => {
    const told = keyTerms(item).words
    return [...words].filter((word) => told.has(word)).length >= 0.5 * words.size
  }
  const edit = (text: string) =>
    text
      .split(/(?<=[.;])\s+/)
      .filter((item) => !speaks(item))
      .join(' ')
  return { what: quote, milestones: edited(plan, edit) }
}
