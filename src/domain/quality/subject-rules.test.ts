import { describe, expect, test } from 'vitest'
import { foundBy, soundPlan, withMilestone, withSentence } from './testing/plans.ts'

describe('QC-36, work with people, animals and recombinant DNA', () => {
  const subjects = (sentence: string, milestone = 3) => foundBy('QC-36', withSentence(milestone, sentence))
  const NO_IRB = 'names no approval by a review board (IRB) and the Department'
  const NO_TASK = 'does not put it in a task of its own'

  test.each([
    ['We test the mask on 20 volunteers.', `The plan works with human subjects, but it ${NO_IRB} and ${NO_TASK}.`],
    ['Task 3.4: We run a user study after IRB approval.\nA few patients enrolled by the clinic try the mask.', undefined],
    ['Task 3.4: A user study is run with the mask.', `The plan works with human subjects, but it ${NO_IRB}.`],
    ['The IRB has approved it, and 12 healthy volunteers wear the mask.', `The plan works with human subjects, but it ${NO_TASK}.`],
    [
      'Task 3.4: The drug is given to mice.',
      'The plan works with animals, but it names no approval by the animal care and use committee (IACUC) and the Department.',
    ],
    [
      'Task 3.4: Recombinant DNA codes for the sensor.',
      'The plan works with recombinant DNA, but it names no approval by the biosafety committee.',
    ],
  ])('"%s"', (sentence, message) => {
    const found = subjects(sentence)
    if (message === undefined) return expect(found).toEqual([])
    expect(found).toMatchObject([{ severity: 'error', milestone_number: 3, part: 'text', message }])
    expect(sentence).toContain(found[0]?.quote ?? 'missing')
  })

  test('the approvals take longer than the plan leaves', () => {
    const early = 'Task 2.2: After approval by the IRB, 12 healthy volunteers wear the mask.'
    expect(subjects(early, 1)).toMatchObject([
      {
        milestone_number: 1,
        message: 'The plan works with human subjects, but it plans it by month 1, while the approvals take 4 to 9 months.',
      },
    ])
    expect(subjects(early, 3)).toEqual([])
    expect(foundBy('QC-36', withSentence(2, early, { ...soundPlan(), period: 24 }))).toEqual([])
  })

  test.each([
    'No human subjects, animals or recombinant DNA are involved.',
    'Human subjects and animal testing are not part of this plan.',
    'The meeting participants volunteer their notes; the test subject is the shield.',
    'The device is for patients at Role 2; the operator moves the computer mouse.',
    'The chip predicts vaccines before in vivo studies or clinical trials, and is compared with existing animal models.',
    'De-identified blood from donors is bought from a bank.',
    'The reader serves in vitro and in vivo platelet research.',
  ])('"%s" is no such work', (sentence) => expect(subjects(sentence)).toEqual([]))

  test('a milestone that is about nothing else is a task of its own', () => {
    const text = 'Milestone 3 - User study\n\nThe IRB approves first. Twelve soldiers wear the mask.'
    expect(foundBy('QC-36', withMilestone(3, { refined_text: text }))).toEqual([])
  })
})
