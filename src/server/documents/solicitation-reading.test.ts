import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { instructionsIn } from '../../domain/instructions/instructions-in.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import { comparable, standsOnPage } from '../../domain/solicitation/requirement/quote.ts'
import { sampleReading } from '../../drafting/built-in/testing/samples.ts'
import { type MarkedDemand, markedSamples } from './testing/marked-samples.ts'

const read = (name: string) => sampleReading(`${name}.pdf`)

const SCAN = 'SF25D-T1201-scanned-no-text-layer'
const names = readdirSync('samples')
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => file.replace('.pdf', ''))
  .filter((name) => name !== SCAN)

test.each(names)('%s: every quote stands word for word on its page', async (name) => {
  const { pages, analysis } = await read(name)
  expect(analysis.requirements.length).toBeGreaterThan(0)
  const astray = analysis.requirements.filter(({ quote, page }) => !standsOnPage(quote, pages[page - 1]?.text ?? ''))
  expect(astray).toEqual([])
})

test.each(names)('%s: no page header or footer is left in what was read', async (name) => {
  const { topic, requirements } = (await read(name)).analysis
  const text = [
    topic.objective,
    topic.description,
    topic.phases.phase_1,
    topic.phases.phase_2,
    ...requirements.map((one) => one.text),
  ].join('\n')
  expect(text).not.toMatch(/VERSION \d|(?:NAVY|Air Force|DHA|MDA|Army|NAVY DP2) -\s*\d|Approved for Public Release/)
})

describe('what a topic says of itself', () => {
  test.each([
    ['N251-001', 'Navy', 'SBIR', 'Directional High Front to Back Ratio Low Frequency (< 90 MHz) Antenna', true, false, 9],
    ['N251-053', 'Navy', 'SBIR', 'Autonomous Charging and Energy Management for Large Drone Fleets', false, false, 6],
    ['N251-D01', 'Navy', 'SBIR', 'DIRECT TO PHASE II: Passive Acoustics Sonobuoys Intelligence and Machine Learning', true, true, 6],
    ['AF251-0004', 'Air Force', 'SBIR', 'LLM for Assessment of Cognitive Warfare Effectiveness in Competition', false, false, 33],
    ['AF251-D005', 'Air Force', 'SBIR', 'Novel Focal Plane Array to Enable Agile Autonomous Flight Control', true, true, 8],
    ['DHA251-001', 'Defense Health Agency', 'SBIR', 'Platelet Contractility / Retraction Measurement Device', false, false, 10],
    ['AF15-AT05', 'Air Force', 'STTR', 'Tool to Predict High-Power Electromagnetic Effects on Mobile Targets', false, false, 3],
    ['SF25D-T1201', 'Space Force', 'STTR', 'Adaptive and Intelligent Space (AIS)', true, false, 12],
    ['A83-002', 'Army', 'SBIR', 'Distributed Command, Control, Communications, and Intelligence', false, false, 0],
    [
      'A254-049',
      'Army',
      'SBIR',
      'Affordable Ka-Band Metamaterial-Based Electronically Scanned Array Radar for Test and Training',
      false,
      false,
      5,
    ],
  ])('%s', async (number, component, program_type, title, itar, direct_to_phase_2, keywords) => {
    const { topic } = (await read(names.find((name) => name.startsWith(number)) ?? '')).analysis
    expect(topic).toMatchObject({ number, component, program_type, title, itar, direct_to_phase_2 })
    expect(topic.keywords).toHaveLength(keywords)
  })

  test('phases printed in an odd order each have their own text', async () => {
    const { phases } = (await read('AF15-AT13-typeset-from-text')).analysis.topic
    expect(phases.phase_1).toMatch(/^Based upon existing data, develop two plans/)
    expect(phases.phase_2).toMatch(/^Design a prototype VPHS\. .* less than 1-frame latency\.$/s)
    expect(phases.phase_3).toMatch(/^Fabricate a prototype VPHS/)
  })

  test('the ceiling and the months of an award, where they are printed', async () => {
    const { topic } = (await read('army-254-r12-component-instructions')).analysis
    expect(topic).toMatchObject({ award_ceiling: '$250,000', period_of_performance: '6-month' })
  })

  test('a file of 409 pages with many topics', async () => {
    const { topic, reading } = (await read('nasa-2025-phase-1-409-pages')).analysis
    expect(topic).toMatchObject({
      number: 'A1.02',
      title: 'Quiet Performance - Airframe Noise (SBIR)',
      component: 'NASA',
      program_type: 'SBIR',
    })
    expect(reading.topics_found.length).toBeGreaterThan(60)
    expect(reading.warnings[0]).toContain('A1.02 on page 6 was read')
  })
})

test("a component's own instructions of 34 pages rule award and time, each word for word on its page", async () => {
  const file = 'army-254-r12-component-instructions'
  const { pages } = await read(file)
  const { facts, reading } = instructionsIn(pages, `${file}.pdf`, { ocr_pages: [], left_out: [] })
  expect(reading.pages).toBe(34)
  for (const kind of ['award_ceiling', 'period_of_performance'] as const) {
    expect(facts).toContainEqual(expect.objectContaining({ kind, phase: 'I', value: expect.stringMatching(/\d/) }))
  }
  expect(facts.filter(({ quote, page }) => !standsOnPage(quote, pages[page - 1]?.text ?? ''))).toEqual([])
})

describe('compared with what a person marked', () => {
  test.each(markedSamples)(
    '%s: all demands but one in twenty, or one of fewer, are found, at least 85 %% of what is found is a demand',
    async (name, marked) => {
      const { requirements } = (await read(name)).analysis
      const { found, missed } = compare(marked, requirements)
      expect.soft(missed.map(({ words }) => words)).toEqual(missed.length <= Math.max(1, marked.length / 20) ? expect.anything() : [])
      expect(found.length / requirements.length).toBeGreaterThanOrEqual(0.85)
    },
  )

  test('over all of them: kinds and strengths agree mostly, and hardly anything is found that is no demand', async () => {
    const all = await Promise.all(
      markedSamples.map(async ([name, marked]) => {
        const { requirements } = (await read(name)).analysis
        return { ...compare(marked, requirements), requirements: requirements.length }
      }),
    )
    const found = all.flatMap((one) => one.found)
    const share = (count: number, of: number) => count / of
    expect(
      share(
        found.length,
        all.reduce((sum, one) => sum + one.requirements, 0),
      ),
    ).toBeGreaterThanOrEqual(0.95)
    expect(share(found.filter(([marked, read]) => marked.strength === read.strength).length, found.length)).toBeGreaterThanOrEqual(0.9)
    expect(share(found.filter(([marked, read]) => marked.kind === read.kind).length, found.length)).toBeGreaterThanOrEqual(0.8)
  })
})

/** Each marked demand with the requirement that quotes it. */
function compare(marked: readonly MarkedDemand[], requirements: readonly Requirement[]) {
  const free = new Set(requirements)
  const found: [MarkedDemand, Requirement][] = []
  const missed: MarkedDemand[] = []
  for (const demand of marked) {
    const match = [...free].find((one) => one.phase === demand.phase && comparable(one.quote).startsWith(comparable(demand.words)))
    if (match) {
      free.delete(match)
      found.push([demand, match])
    } else missed.push(demand)
  }
  return { found, missed }
}
