import { describe, expect, test } from 'vitest'
import type { Topic } from '../solicitation/analysis.ts'
import { AFWERX } from './afwerx.ts'
import { AIR_FORCE } from './air-force.ts'
import { ARMY } from './army.ts'
import { ComponentFacts } from './component-facts.ts'
import { DARPA } from './darpa.ts'
import { DHA } from './dha.ts'
import { componentFacts } from './known-facts.ts'
import { MDA } from './mda.ts'
import { NAVY } from './navy.ts'
import { PLAN_LAYOUTS } from './plan-form.ts'

const topic = (number: string | undefined, component: string | undefined, direct_to_phase_2 = false): Topic => ({
  ...(number !== undefined && { number }),
  ...(component !== undefined && { component }),
  phases: {},
  references: [],
  keywords: [],
  technology_areas: [],
  itar: false,
  direct_to_phase_2,
  classified_notice: false,
  dates: [],
})

const ALL = [...NAVY, ...ARMY, ...AIR_FORCE, ...MDA, ...DHA, ...DARPA, ...AFWERX]

test('every fact names the document it was read in', () => {
  for (const facts of ALL) {
    expect(ComponentFacts.safeParse(facts).success).toBe(true)
    const sources = Object.values(facts).flatMap((value) =>
      Array.isArray(value) ? value.map(({ source }) => source) : typeof value === 'object' && 'source' in value ? [value.source] : [],
    )
    expect(sources.length).toBeGreaterThan(0)
    for (const { document } of sources) expect(document).not.toBe('')
  }
})

describe('the facts of a topic', () => {
  test('Navy Phase I has a base and an option of exactly six months, and pays on days', () => {
    const facts = componentFacts(topic('N251-003', 'Navy'), 'I', 'SBIR')
    expect(facts?.months?.value).toEqual({ value: 6, exact: true })
    expect(facts?.option?.value).toEqual({ ceiling: 100_000, months: 6, exact: true })
    expect(facts?.day_payments?.value.map(({ percent }) => percent)).toEqual([50, 35, 15])
    expect(facts?.release_note).toBeUndefined()
  })

  test('a topic that goes direct to Phase II has its own facts', () => {
    expect(componentFacts(topic('AF251-D009', 'Air Force', true), 'II', 'SBIR')?.form?.value).toBe('daf_d2p2')
    expect(componentFacts(topic('A254-D01', 'Army', true), 'II', 'SBIR')?.page_limit?.value).toBe(15)
    expect(componentFacts(topic('A254-01', 'Army'), 'II', 'SBIR')?.page_limit).toBeUndefined()
  })

  test("the Space Force follows the Air Force's instructions, and STTR its own", () => {
    const facts = componentFacts(topic('SF25D-T1301', 'Space Force'), 'I', 'STTR')
    expect(facts?.award_ceiling).toEqual({
      value: 250_000,
      source: {
        document: 'DAF STTR 25.D Release 12 instructions',
        release: '25.D Release 12',
        place: 'Topic-Specific Information, p. DAF-7',
      },
    })
  })

  test('AFWERX is known by the series of its numbers', () => {
    expect(componentFacts(topic('AFX246-DPCSO1', 'Air Force', true), 'II', 'SBIR')?.form?.value).toBe('afwerx_table')
  })

  test('the component is taken from the number when the topic does not name it', () => {
    expect(componentFacts(topic('MDA251-D011', undefined, true), 'II', 'SBIR')?.wording?.value[0]?.instead_of).toBe('deliverable')
  })

  test('a component, program or phase of which nothing is known has none', () => {
    expect(componentFacts(topic('DTR251-001', 'Defense Threat Reduction Agency'), 'I', 'SBIR')).toBeNull()
    expect(componentFacts(topic('N25A-T004', 'Navy'), 'I', 'STTR')).toBeNull()
    expect(componentFacts(topic('DHA251-D01', 'Defense Health Agency', true), 'II', 'SBIR')).toBeNull()
    expect(componentFacts(topic(undefined, undefined), 'I', 'SBIR')).toBeNull()
  })
})

describe('a topic of another release', () => {
  test('within a year keeps the limits, each marked, and tells the person', () => {
    const facts = componentFacts(topic('DON26BZ03-NV062', 'Navy'), 'I', 'SBIR')
    expect(facts?.award_ceiling?.value).toBe(140_000)
    expect(facts?.release_note).toBe('These facts are from release 25.1; your topic is of 26.BZ.')
    expect(facts?.option?.source.another_release).toBe('told')
    expect(componentFacts(topic('N251-099', 'Navy'), 'I', 'SBIR')?.option?.source.another_release).toBeUndefined()
  })

  test('from years before, or of an unknown release, keeps none of the limits', () => {
    for (const number of ['AF151-020', undefined]) {
      const facts = componentFacts(topic(number, 'Air Force'), 'I', 'SBIR')
      expect(facts?.award_ceiling).toBeUndefined()
      expect(facts?.months).toBeUndefined()
      expect(facts?.form?.value).toBe('daf_outline')
      expect(facts?.release_note).toContain('amounts, months and pages are not shown')
    }
  })
})

test('the layouts hold what the documents ask for', () => {
  expect(PLAN_LAYOUTS.army_two_pages.pages_at_most).toBe(2)
  expect(PLAN_LAYOUTS.daf_outline.sections).toEqual([
    'Scope',
    'Task Outline',
    'Milestone Schedule',
    'Deliverables',
    'Progress reports',
    'Final report with SF 298',
  ])
  expect(PLAN_LAYOUTS.afwerx_table.columns).toHaveLength(4)
})
