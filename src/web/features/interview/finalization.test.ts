import { describe, expect, test } from 'vitest'
import { refuses } from '../../testing/scripted-server.ts'
import { CONTRACT, INITIAL, run, saved, TOPIC } from './testing/finalization-run.ts'

describe('finalizing the interview', () => {
  test('goes through every stage, splits the award and saves both texts of each milestone', async () => {
    const { ending, stages, notices, rested, made, isSaved } = await run()
    expect({ ending, stages, notices, rested, made, isSaved }).toEqual({
      isSaved: true,
      ending: 'complete',
      stages: ['contract', 'building', 'refining', 'deliverables', 'saving', 'complete'],
      notices: [],
      rested: [500],
      made: [],
    })
    expect(saved).toMatchObject([
      {
        project_id: 'project-1',
        milestones: [
          {
            initial_text: 'Milestone 1 - Kickoff',
            refined_text: 'Milestone 1 - Kickoff, refined',
            deliverables: [],
            payment_amount: '21000.00',
          },
          {
            initial_text: 'Milestone 2 - Final report',
            refined_text: 'Milestone 2 - Final report, refined',
            deliverables: ['Final report'],
          },
        ],
      },
    ])
  })

  test('the payments of the plan before stay where they split the same award over as many milestones', async () => {
    const paidIn = async (paidBefore: readonly number[]) => {
      await run({}, undefined, { ...TOPIC, totalProposedEffort: 100 }, { paidBefore })
      const [plan] = saved as { milestones: { payment_amount: string }[] }[]
      return plan?.milestones.map(({ payment_amount }) => payment_amount)
    }
    expect(await paidIn([7000, 3000])).toEqual(['70.00', '30.00'])
    const usual = await paidIn([])
    expect(usual).not.toEqual(['70.00', '30.00'])
    expect(await paidIn([7000, 2000])).toEqual(usual)
    expect(await paidIn([7000, 2000, 1000])).toEqual(usual)
  })

  test('what was planned to be paid for each milestone goes before the payments of the plan before', async () => {
    const planned = [1, 2].map((milestone_number) => ({
      milestone_number,
      step_type: 'kickoff',
      text: 'One',
      paid: `${milestone_number * 20} %`,
    }))
    const drafts = { '/api/workplan/initial-build': () => ({ milestones: planned }) }
    await run(drafts, undefined, { ...TOPIC, totalProposedEffort: 100 }, { paidBefore: [7000, 3000] })
    const [plan] = saved as { milestones: Record<string, unknown>[] }[]
    expect(plan?.milestones.map(({ payment_amount, paid }) => [payment_amount, paid])).toEqual([
      ['20.00', undefined],
      ['40.00', undefined],
    ])
  })

  test('stops with the reason when the contract cannot be saved', async () => {
    const { ending, notices, asked } = await run({ '/topics/global-interview/finalize': refuses('The store is gone.') })
    expect({ ending, notices }).toEqual({ ending: 'failed', notices: ['!Failed to save contract: The store is gone.'] })
    expect(asked).toHaveLength(1)
  })

  test('says "Unknown error" when no reason was given', async () => {
    expect((await run({ '/topics/global-interview/finalize': refuses('') })).notices).toEqual(['!Failed to save contract: Unknown error'])
  })

  test('stops when the initial plan cannot be built, with the contract kept', async () => {
    const { ending, notices, kept } = await run({ '/api/workplan/initial-build': refuses('No facts to draft from.') })
    expect({ ending, notices }).toEqual({ ending: 'failed', notices: ['!Work plan generation failed: No facts to draft from.'] })
    expect(kept.contract).toEqual(CONTRACT)
  })

  test('counts a plan without milestones as not built', async () => {
    expect((await run({ '/api/workplan/initial-build': () => ({ milestones: [] }) })).notices).toEqual([
      '!Work plan generation failed: No milestones were returned.',
    ])
  })

  test('keeps the initial plan when refinement fails, and goes on', async () => {
    const { ending, notices, kept } = await run({ '/api/workplan/refine-steps': refuses('Busy') })
    expect({ ending, notices }).toEqual({
      ending: 'complete',
      notices: ['Using initial work plan: Refinement skipped, proceeding to step management.'],
    })
    expect(kept.plan?.map(({ text }) => text)).toEqual(['Milestone 1 - Kickoff', 'Milestone 2 - Final report'])
  })

  test('keeps the text of a milestone that came back blank', async () => {
    const { kept } = await run({ '/api/workplan/refine-steps': () => ({ milestones: [{ ...INITIAL[0], text: ' ' }] }) })
    expect(kept.refined).toEqual(INITIAL)
  })

  test('leaves deliverables to their placeholders when they fail, and still pays by the default split', async () => {
    const { ending, notices, kept } = await run({ '/api/workplan/generate-deliverables': refuses('Busy') })
    expect({ ending, notices }).toEqual({ ending: 'complete', notices: [] })
    expect(
      kept.plan?.map(({ deliverables, payment_amount, payment_percentage }) => [deliverables, payment_amount, payment_percentage]),
    ).toEqual([
      [[], '21000.00', 15],
      [[], '35000.00', 25],
    ])
  })

  test('warns and goes on when the database does not take the plan', async () => {
    const { ending, notices, isSaved } = await run({ '/api/work-plans': refuses('Full') })
    expect({ ending, notices }).toEqual({ ending: 'complete', notices: ['Warning: Using local storage as fallback.'] })
    expect(isSaved).toBe(false)
  })

  test('makes the project first when the topic has none', async () => {
    const { made, asked } = await run({}, undefined, { ...TOPIC, projectId: undefined })
    expect(made).toEqual(['made-1'])
    expect(asked.slice(-2)).toEqual(['/api/projects', '/api/work-plans'])
    expect(saved).toMatchObject([{ project_id: 'made-1' }])
  })

  test('warns and goes on when no project can be made', async () => {
    const { ending, notices } = await run({ '/api/projects': refuses('No') }, undefined, { ...TOPIC, projectId: undefined })
    expect({ ending, notices }).toEqual({ ending: 'complete', notices: ['Warning: Using local storage as fallback.'] })
  })

  test('a mistake in the code is not taken for a failed call', async () => {
    const broken = () => {
      throw new TypeError('a bug')
    }
    await expect(run({ '/api/workplan/refine-steps': broken })).rejects.toThrow('a bug')
  })
})

describe('a finalization that was interrupted', () => {
  const stops = ['contract', 'building', 'refining', 'deliverables', 'saving', 'complete']
  test.each(stops.slice(0, 5))('goes on at "%s" and asks for nothing twice', async (stage) => {
    const whole = await run()
    const before = await run({}, undefined, TOPIC, { stopAt: stage })
    expect(before.ending).toBe('cancelled')
    const after = await run({}, before.kept)
    expect(after.ending).toBe('complete')
    expect(after.stages).toEqual(stops.slice(stops.indexOf(stage)))
    expect([...before.asked, ...after.asked]).toEqual(whole.asked)
    expect(after.kept).toEqual(whole.kept)
  })
})
