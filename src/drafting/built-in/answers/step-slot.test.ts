import { beforeAll, describe, expect, test } from 'vitest'
import { builtInDrafter } from '../drafter.ts'
import { RICH } from '../testing/interviews.ts'
import { draftedPlan } from '../testing/sample-plans.ts'
import type { WholePlan } from '../testing/whole-plan.ts'
import { stepOfSlot } from './step-slot.ts'

const ASKED_OF_3 = [
  {
    slot: 'S3-Q1',
    question: 'What counts as success at the end of this milestone, shown by which result, and who judges it?',
    answer: 'The pitching moment lies within 8 % of the tunnel data at 11 of 12 angles; Dr. Kenji Mori judges it.',
  },
  {
    slot: 'S3-Q2',
    question: 'How do you do it: by which method, with which tools and data?',
    answer: 'We measure the inertia with a bifilar pendulum and compute the derivatives in OpenVSP.',
  },
]

test('a slot of a step interview names its milestone', () => {
  expect(['S3-Q2', 'S12-F1', 'Q3'].map(stepOfSlot)).toEqual([3, 12, null])
})

describe('What was said in the interview of step 3', () => {
  let plan: WholePlan
  let facts: WholePlan['facts']

  beforeAll(async () => {
    plan = await draftedPlan('N251-016', RICH['N251-016'] ?? {}, { phase: 'I' })
    facts = { ...plan.facts, answers: [...plan.facts.answers, ...ASKED_OF_3] }
  })

  test('is told in milestone 3 and in no other', async () => {
    const refined = await builtInDrafter.refinedMilestones(facts, plan.milestones)
    const texts = refined.ok ? refined.value.map(({ text }) => text) : []
    expect(texts.map((text) => /bifilar pendulum/.test(text))).toEqual([false, false, true, false, false])
    const before = await builtInDrafter.refinedMilestones(plan.facts, plan.milestones)
    const unasked = before.ok ? before.value.map(({ text }) => text) : []
    expect(texts.filter((_, index) => index !== 2)).toEqual(unasked.filter((_, index) => index !== 2))
  })

  test('says who leads that milestone and where, before what is gathered from the rest', async () => {
    const answers = [
      {
        slot: 'S3-Q3',
        question: 'Where is the work done, and at which facility?',
        answer: 'In our laboratory at Fox Field, Lancaster, California.',
      },
      { slot: 'S3-Q4', question: 'Who leads it, with how many hours?', answer: 'Ines Ortega leads it with 20 hours a week.' },
    ]
    const first = await builtInDrafter.initialMilestones(facts)
    const refined = await builtInDrafter.refinedMilestones(
      { ...facts, answers: [...facts.answers, ...answers] },
      first.ok ? first.value : [],
    )
    const leads = refined.ok ? refined.value.map(({ text }) => /^Lead, place and time: .*$/m.exec(text)?.[0] ?? '') : []
    expect(leads[2]).toMatch(/^Lead, place and time: Ines Ortega for .*Fox Field.*, months? \d/)
    expect(leads.filter((line) => /Ines Ortega|Fox Field/.test(line))).toHaveLength(1)
  })

  test('is what counts as done in milestone 3 and in no other', async () => {
    const drafted = await builtInDrafter.acceptanceCriteria(facts, plan.milestones)
    const criteria = drafted.ok ? drafted.value.map((one) => one.criteria.join(' ')) : []
    expect(criteria.map((text) => /11 of 12 angles/.test(text))).toEqual([false, false, true, false, false])
  })
})
