import { describe, expect, test } from 'vitest'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { refuses, type Script, scriptedServer } from '../../testing/scripted-server.ts'
import { ANTENNA } from '../../testing/topic.ts'
import { type Ending, finalize, type Notice } from './finalization.ts'
import type { KeptFinalization } from './kept-finalization.ts'

const TOPIC: CurrentTopic = { ...ANTENNA, name: 'Antenna shield', companyName: 'Acme Shields', projectId: 'project-1' }
const ANSWERS = [{ slot: 'Q1', question: 'What?', answer: 'A shield.' }]
const CONTRACT = { topic_slug: 'n251-001', topic_store_id: 'store-1', summary: 'A shield.', answers: ANSWERS, finalized_at: '2026-01-01' }
const INITIAL = [
  { milestone_number: 1, step_type: 'kickoff' as const, text: 'Milestone 1 - Kickoff' },
  { milestone_number: 2, step_type: 'closeout' as const, text: 'Milestone 2 - Final report' },
]

const saved: unknown[] = []
const WORKS: Script = {
  '/topics/global-interview/finalize': () => ({ contract: CONTRACT }),
  '/api/workplan/initial-build': () => ({ milestones: INITIAL }),
  '/api/workplan/refine-steps': () => ({ milestones: INITIAL.map((one) => ({ ...one, text: `${one.text}, refined` })).reverse() }),
  '/api/workplan/generate-deliverables': () => ({ deliverables: [{ milestone_number: 2, deliverables: ['Final report'] }] }),
  '/api/projects': () => ({
    id: 'made-1',
    company_name: 'Acme',
    phase: 'I',
    contract_type: 'SBIR',
    topic: null,
    stage: 'steps',
    created_at: '',
    updated_at: '',
  }),
  '/api/work-plans': (plan: { project_id: string }) => {
    saved.push(plan)
    return {
      id: 'plan-1',
      scope_paragraph: null,
      finalized_work_plan: null,
      finalized_at: null,
      milestones: [],
      project_id: plan.project_id,
    }
  },
}

type Run = {
  ending: Ending
  notices: string[]
  stages: string[]
  asked: string[]
  kept: KeptFinalization
  rested: number[]
  made: string[]
  isSaved: boolean
  /** What was told on the way: of what, and the states of the pieces. */
  heard: string[]
}

type Asked = { stopAt?: string; drafter?: 'built-in' }

async function run(
  changes: Script = {},
  kept: KeptFinalization = { answers: ANSWERS },
  topic = TOPIC,
  { stopAt, drafter }: Asked = {},
): Promise<Run> {
  saved.length = 0
  const { call, asked } = scriptedServer({ ...WORKS, ...changes })
  const stop = new AbortController()
  const seen: Run = { ending: 'failed', notices: [], stages: [], asked, kept, rested: [], made: [], isSaved: false, heard: [] }
  seen.ending = await finalize({
    topic,
    kept,
    call,
    drafter,
    signal: stop.signal,
    heard: ({ pieces }, drafted) => seen.heard.push(`${drafted}: ${pieces.map(({ state }) => state).join(', ')}`),
    report: (stage) => {
      seen.stages.push(stage)
      if (stage === stopAt) stop.abort()
    },
    keep: (results) => {
      seen.kept = results
    },
    projectMade: (id) => seen.made.push(id),
    planSaved: () => {
      seen.isSaved = true
    },
    notify: ({ title, description, kind }: Notice) => seen.notices.push(`${kind === 'failure' ? '!' : ''}${title}: ${description}`),
    rest: async (milliseconds) => void seen.rested.push(milliseconds),
  })
  return seen
}

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
      notices: ['Using initial work plan: Refinement skipped, proceeding to step management'],
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
    expect({ ending, notices }).toEqual({ ending: 'complete', notices: ['Warning: Using local storage as fallback'] })
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
    expect({ ending, notices }).toEqual({ ending: 'complete', notices: ['Warning: Using local storage as fallback'] })
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

describe('finalizing with a language model', () => {
  const MODEL = { kind: 'language-model' as const, label: 'llama3.1:8b on localhost' }
  const BUILT_IN = { kind: 'built-in' as const, label: 'Built-in drafter' }
  const WHY = 'The language model did not answer in time.'
  type Told = (told: unknown) => void
  const told = (...states: string[]) => ({
    written_by: MODEL,
    pieces: states.map((state, index) => ({ milestone_number: index + 1, state, text: 'Words', ...(state === 'kept' && { why: WHY }) })),
  })

  test('hands on how far each milestone is, with what is being drafted', async () => {
    const { heard, notices } = await run({
      '/api/workplan/initial-build': (_: never, report: Told) => {
        report(told('writing', 'waiting'))
        report(told('written', 'written'))
        return { milestones: INITIAL }
      },
    })
    expect({ heard, notices }).toEqual({ heard: ['text: writing, waiting', 'text: written, written'], notices: [] })
  })

  test('a milestone for which the built-in text stands in is told with the reason, and the plan goes on', async () => {
    const { ending, notices } = await run({
      '/api/workplan/initial-build': (_: never, report: Told) => {
        report(told('kept', 'writing'))
        report({ ...told('kept', 'written'), note: 'The language model is busy; trying again in 20 s.' })
        return { milestones: INITIAL }
      },
    })
    expect({ ending, notices }).toEqual({
      ending: 'complete',
      notices: ["Built-in text kept: Milestone 1 has the built-in drafter's text. The language model did not answer in time."],
    })
  })

  test('a stage that fails falls back as ever, and what stood in of it is not told besides', async () => {
    const { notices } = await run({
      '/api/workplan/refine-steps': (_: never, report: Told) => {
        report(told('kept', 'kept'))
        return refuses('Busy')()
      },
    })
    expect(notices).toEqual(['Using initial work plan: Refinement skipped, proceeding to step management'])
  })

  test('deliverables that came with the texts stay when asking for them fails', async () => {
    const milestones = INITIAL.map((one) => ({ ...one, deliverables: [`Report ${one.milestone_number}`] }))
    const { kept } = await run({
      '/api/workplan/initial-build': () => ({ milestones }),
      '/api/workplan/generate-deliverables': refuses('Busy'),
    })
    expect(kept.plan?.map(({ deliverables }) => deliverables)).toEqual([['Report 1'], ['Report 2']])
  })

  test('each milestone is saved with the kind of drafter that wrote it', async () => {
    const written = INITIAL.map((one, index) => ({ ...one, written_by: index === 0 ? MODEL : BUILT_IN }))
    await run({ '/api/workplan/initial-build': () => ({ milestones: written }) })
    expect(saved).toMatchObject([{ milestones: [{ written_by: 'language-model' }, { written_by: 'built-in' }] }])
  })

  test('every call is told that the built-in drafter was chosen', async () => {
    const drafters: unknown[] = []
    const noting = (path: string) => (input: { drafter?: string }) => {
      drafters.push(input.drafter)
      return (WORKS[path] as (input: unknown) => unknown)(input)
    }
    const drafting = ['/topics/global-interview/finalize', ...Object.keys(WORKS).filter((path) => path.startsWith('/api/workplan/'))]
    await run(Object.fromEntries(drafting.map((path) => [path, noting(path)])), undefined, TOPIC, { drafter: 'built-in' })
    expect(drafters).toEqual(['built-in', 'built-in', 'built-in', 'built-in'])
  })
})
