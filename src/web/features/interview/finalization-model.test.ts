import { describe, expect, test } from 'vitest'
import { refuses } from '../../testing/scripted-server.ts'
import { INITIAL, run, saved, TOPIC, WORKS } from './testing/finalization-run.ts'

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
    expect(notices).toEqual(['Using initial work plan: Refinement skipped, proceeding to step management.'])
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
