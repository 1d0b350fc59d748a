import { describe, expect, test } from 'vitest'
import { foundBy, withMilestone } from './testing/plans.ts'

describe('QC-20, who, where and how', () => {
  const work = (refined_text: string) => foundBy('QC-20', withMilestone(2, { refined_text }))

  test.each([
    ['Develop algorithms and test performance.', 'Milestone 2 does not say who does it, where it is done and how it is done.', 'error'],
    ['Our test engineer shall measure the shield in 3 repeats.', 'Milestone 2 does not say where it is done.', 'warning'],
    ['The shield is measured in the Dayton laboratory using a network analyzer.', 'Milestone 2 does not say who does it.', 'warning'],
    ['Maria Chen shall look at the shield in our office.', 'Milestone 2 does not say how it is done.', 'warning'],
  ])('"%s" is objected to', (text, message, severity) => {
    expect(work(text)).toMatchObject([{ severity, milestone_number: 2, part: 'text', message }])
  })

  test.each([
    'Dr. Roe shall measure the shield at the Southwest Range using a network analyzer.',
    'Lead: test engineer. Place: Dayton, OH, in our machine shop. The shield is cut by water jet machining.',
    'Dr. Roe shall simulate the shield by finite-element analysis at [name the place for the simulation].',
    'Lead, place and time: Jo Sand, Boulder, Colorado, month 2.\nApproach: The Contractor shall model energy flows in Simulink.',
    'Task 2.1: The Contractor (Jamal Carter) shall train the model in the Tampa office with 9,000 items, compared with a lexicon.',
    'Milestone 2 - Seals\n\n- Task 2.1: Seal trials. Lead: Jo Sand. Method: By means of a rig. Place and time: In our shop in Bend, month 2.',
    'Task 2.1: The Contractor (Jo Sand) shall demonstrate by analysis, inspection or test how far the result meets R1 to R4.',
    'Task 2.1: The Contractor (Jo Sand) shall review the results of Milestone 1 by comparison.',
    'Task 2.1: The Contractor (Jo Sand) shall hold the preliminary design review.',
    'Task 2.1: [name the person who leads the work], [name the laboratory], [name the method, tools and data].',
  ])('"%s" is not', (text) => expect(work(text)).toEqual([]))

  test.each([
    ['Task 1.1: Jo Sand shall measure the shield in the Dayton laboratory using a network analyzer.', []],
    ['Task 1.1: Jo Sand shall measure the shield.\nPlace: Dayton laboratory', ['Milestone 2 does not say how it is done.']],
    [
      'Task 1.2: Jo Sand shall measure the shield in the Dayton laboratory.',
      ['Milestone 2 does not say where it is done and how it is done.'],
    ],
  ])('work that goes on says what the task says in which it began: "%s"', (refined_text, found) => {
    const { milestones } = withMilestone(1, { refined_text: `Milestone 1 - Start\n\n${refined_text}` })
    const goesOn = 'Task 2.1: The Contractor (Jo Sand) shall continue Task 1.1 (the shield), months 2 to 3.'
    const plan = withMilestone(2, { refined_text: goesOn })
    const both = { ...plan, milestones: plan.milestones.map((one, at) => (at === 0 && milestones[0]) || one) }
    expect(foundBy('QC-20', both).map(({ message }) => message)).toEqual(found)
  })

  test('kickoff and closing milestones are no bench work', () => {
    expect(foundBy('QC-20', withMilestone(1, { refined_text: 'We meet.' }))).toEqual([])
    expect(foundBy('QC-20', withMilestone(3, { refined_text: 'We report.' }))).toEqual([])
  })
})

describe('QC-22, what comes out of a milestone', () => {
  const outcome = (deliverables: string[]) => foundBy('QC-22', withMilestone(2, { deliverables }))

  test.each([[[]], [['', ' ']], [['(Deliverable 1)', '(Deliverable 2)']]])('%j hands nothing over', (deliverables) => {
    expect(outcome(deliverables)).toMatchObject([
      {
        severity: 'error',
        milestone_number: 2,
        part: 'deliverable',
        message: 'Milestone 2 hands nothing over.',
      },
    ])
  })

  test.each([[['Test report (PDF)']], [['(Deliverable 1)', 'Test report (PDF)']], [['One shield (hardware)']]])(
    '%j is handed over',
    (deliverables) => {
      expect(outcome(deliverables)).toEqual([])
    },
  )
})
