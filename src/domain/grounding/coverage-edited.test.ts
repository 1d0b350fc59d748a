import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleReading } from '../../drafting/built-in/testing/samples.ts'
import type { StoredMilestone } from '../milestone.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { plainMilestone } from '../testing/plain-milestone.ts'
import { coverage } from './coverage.ts'
import { keyTerms } from './key-terms.ts'
import { EDITED, type Edit } from './testing/edited.ts'

const edits = Object.entries(EDITED).flatMap(([name, all]) => all.map(([edit, quote, said]) => ({ name, edit, quote, said })))
const requirements = new Map<string, Requirement[]>()

beforeAll(async () => {
  for (const name of Object.keys(EDITED)) {
    const told: { file: string } = JSON.parse(
      readFileSync(new URL(`../../../evals/drafting/interviews/${name}.json`, import.meta.url), 'utf8'),
    )
    requirements.set(name, (await sampleReading(told.file)).analysis.requirements)
  }
})

function milestone(milestone_number: number, lines: readonly string[], more: Partial<StoredMilestone>): StoredMilestone {
  return plainMilestone(milestone_number, lines.join('\n'), more)
}

/** A first milestone with other requirements, and a second one that says what the edit left; both were drafted for what an edit found in them. */
function after({ name, edit, quote, said }: (typeof edits)[number]): Coverage | undefined {
  const all = requirements.get(name) ?? []
  const asked = all.find((one) => one.quote.startsWith(quote))
  if (!asked) throw new Error(`${name} asks nothing like ${quote}`)
  const { id } = asked
  const words = keyTerms(asked.quote).words
  const others = all
    .filter((one) => one.id !== id && [...keyTerms(one.quote).words].filter((word) => words.has(word)).length < 3)
    .slice(0, 6)
    .map((one) => `The contractor shall work so that ${one.quote.replace(/\s+/g, ' ')}`)
  const isCriterion = said.startsWith('!')
  const milestones = [
    milestone(1, ['Milestone 1 - Begin', ...others], { requirement_ids: edit === 'moved' ? [id] : [] }),
    milestone(2, ['Milestone 2 - Go on', isCriterion ? 'The contractor carries out the tests.' : said], {
      acceptance_criteria: isCriterion ? [said.slice(1)] : [],
      requirement_ids: ['threshold', 'comparator', 'half', 'negated', 'passing'].includes(edit) ? [id] : [],
    }),
  ]
  return coverage(all, milestones).find(({ requirement_id }) => requirement_id === id)
}

const IS_TOLD: Record<Edit, (now: Coverage) => boolean> = {
  dropped: ({ strength }) => strength === 'none',
  negated: ({ strength }) => strength === 'none',
  half: ({ strength }) => strength !== 'full',
  passing: ({ strength }) => strength !== 'full',
  threshold: ({ changed }) => changed.length > 0,
  comparator: ({ changed }) => changed.length > 0,
  synonym: ({ strength, changed }) => strength !== 'none' && changed.length === 0,
  moved: ({ strength, covered_by }) => strength === 'full' && covered_by.join() === '2',
}

const untold = (edit: Edit) =>
  edits.filter((one) => {
    const now = one.edit === edit ? after(one) : undefined
    return one.edit === edit && !(now && IS_TOLD[edit](now))
  })

describe('what has become of a requirement after an edit', () => {
  test.each(['dropped', 'negated', 'half', 'passing', 'threshold', 'comparator', 'moved'] as const)('%s: it is told each time', (edit) => {
    expect(edits.filter((one) => one.edit === edit).length).toBeGreaterThan(2)
    expect(untold(edit)).toEqual([])
  })

  test('in other words a requirement is still answered, but for two that share too few', () => {
    expect(untold('synonym').length).toBeLessThanOrEqual(2)
  })
})
