import { describe, expect, test } from 'vitest'
import type { InitialMilestone } from '../../domain/milestone.ts'
import { RICH } from '../built-in/testing/interviews.ts'
import { draftedPlan } from '../built-in/testing/sample-plans.ts'
import { TOPIC_NAMES } from '../built-in/testing/samples.ts'
import { tokensOf } from './matter/tokens.ts'
import { milestoneParts, offeredParts, printedParts, withTexts } from './outline.ts'

const milestone: InitialMilestone = {
  milestone_number: 3,
  step_type: 'development',
  text: [
    'Milestone 3 - Design of the shield',
    '',
    'Due: Award + 4 Months.',
    '',
    'Task 3.1: The Contractor (Ana Ruiz) shall model the shield.',
    'Method: Finite elements.',
    'Tools: HFSS 2024.',
    'Risk: The model may not converge.',
    '',
    'Task 3.2: The Contractor shall bend it.',
    '',
    'Risk: The shield may crack.',
    'Answers:',
    '- R4 “Model the shield” (p. 2)',
    '- R5 “Bend the shield” (p. 2)',
  ].join('\n'),
  deliverables: ['Design report (PDF), to the TPOC'],
}

test('a milestone is taken apart into title, tasks, what stands below them, labelled lines and deliverables', () => {
  expect(milestoneParts(milestone)).toEqual([
    { id: 'title', kind: 'title', text: 'Design of the shield' },
    { id: 'Due', kind: 'fixed', text: 'Award + 4 Months.' },
    { id: '3.1', kind: 'task', text: 'The Contractor (Ana Ruiz) shall model the shield.' },
    { id: '3.1 Method', kind: 'line', text: 'Finite elements.' },
    { id: '3.1 Tools', kind: 'fixed', text: 'HFSS 2024.' },
    { id: '3.1 Risk', kind: 'line', text: 'The model may not converge.' },
    { id: '3.2', kind: 'task', text: 'The Contractor shall bend it.' },
    { id: 'Risk', kind: 'line', text: 'The shield may crack.' },
    { id: 'Answers', kind: 'fixed', text: 'R4 “Model the shield” (p. 2)' },
    { id: 'Answers 2', kind: 'fixed', text: 'R5 “Bend the shield” (p. 2)' },
    { id: 'D1', kind: 'deliverable', text: 'Design report (PDF), to the TPOC' },
  ])
})

test('other words stand where the part stood, behind its number or label', () => {
  const texts = new Map([
    ['title', 'Shield design'],
    ['3.2', 'The Contractor shall bend the shield.'],
    ['Risk', 'The shield may split.'],
    ['D1', 'Report (PDF)'],
  ])
  const now = withTexts(milestone, texts)
  expect(now.text).toBe(
    milestone.text
      .replace('Design of the shield', 'Shield design')
      .replace('bend it.', 'bend the shield.')
      .replace('may crack', 'may split'),
  )
  expect(now.deliverables).toEqual(['Report (PDF)'])
})

test('two lines of one label are told apart', () => {
  const twice = { ...milestone, text: `${milestone.text}\nRisk: The tiles may be late.` }
  expect(milestoneParts(twice).flatMap(({ id }) => (id.includes('Risk') ? [id] : []))).toEqual(['3.1 Risk', 'Risk', 'Risk 2'])
})

test('a first line without a number is the title, too', () => {
  const own = { ...milestone, text: 'Design of the shield\n\nTask 3.1: The Contractor shall bend it.' }
  expect(milestoneParts(own)[0]).toEqual({ id: 'title', kind: 'title', text: 'Design of the shield' })
})

test('running text of a person is taken apart line by line', () => {
  const own = { ...milestone, text: 'We test 12 coupons.\nThen we write.', deliverables: [] }
  expect(milestoneParts(own).map(({ text }) => text)).toEqual(['We test 12 coupons.', 'Then we write.'])
})

test('the model sees what is fixed, but is not asked for it', () => {
  const parts = milestoneParts(milestone)
  const offered = offeredParts(parts, { parts: 60, letters: 1000 }, 1000)
  expect(offered.map(({ id }) => id)).not.toContain('3.1 Tools')
  expect(printedParts(parts, offered)).toContain('(stays as it is) 3.1 Tools: HFSS 2024.')
  expect(printedParts(parts, offered)).toContain('[3.2] The Contractor shall bend it.')
})

test('what goes beyond the tokens or letters of an answer is not asked for', () => {
  const parts = milestoneParts(milestone)
  expect(offeredParts(parts, { parts: 60, letters: 30 }, 1000).every(({ text }) => text.length <= 30)).toBe(true)
  expect(offeredParts(parts, { parts: 60, letters: 1000 }, 30).map(({ id }) => id)).toEqual(['title', '3.1'])
  expect(offeredParts(parts, { parts: 2, letters: 1000 }, 1000).map(({ id }) => id)).toEqual(['title', '3.1'])
})

test('of what is only to be known, the model sees no more than the tokens suffice for', () => {
  const places = Array.from({ length: 2000 }, (_, at) => `Places: Hall ${at + 1}.`).join('\n')
  const parts = milestoneParts({ ...milestone, text: `${milestone.text}\n${places}` })
  const printed = printedParts(parts, offeredParts(parts, { parts: 60, letters: 1000 }, 1000))
  expect(printed).toContain('(stays as it is) Places: Hall 1.')
  expect(tokensOf(printed)).toBeLessThan(1700)
})

describe('every plan comes out of its parts as it went in', () => {
  test.each(TOPIC_NAMES)('%s', async (name) => {
    const { milestones } = await draftedPlan(name, RICH[name] ?? RICH['N251-001'] ?? {})
    for (const one of milestones) {
      expect(withTexts(one, new Map())).toEqual(one)
      const ids = milestoneParts(one).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => /^\d+\.\d+$/.test(id)).length).toBeGreaterThan(0)
    }
  })
})
