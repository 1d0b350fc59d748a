import { beforeEach, expect, test, vi } from 'vitest'
import { chooseDrafter } from '../../../drafting/chosen-drafter.ts'
import { memoryStorage } from '../../../testing/memory-storage.ts'
import { refuses, type Script } from '../../../testing/scripted-server.ts'
import { desk } from '../testing/desk.ts'
import { draftCriteria } from './draft-criteria.ts'

const PATH = '/api/workplan/generate-acceptance-criteria'
const MODEL = { kind: 'language-model', label: 'llama3.1:8b on localhost' }

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

/** What is asked for when the criteria of Milestone 2 are drafted, and what came of it. */
async function drafted(answer: Script[string]) {
  const asked: { only?: number; drafter?: string; milestones: unknown[] }[] = []
  const at = desk({
    script: {
      [PATH]: (input: never, report) => {
        asked.push(input)
        return answer(input, report)
      },
    },
  })
  const { topic, editor, call, notify, watch } = at
  await draftCriteria({ topic, editor, call, notify, watch: watch('criteria'), milestone_number: 2 })
  return { ...at, asked }
}

const criteria = (written_by = MODEL) => ({
  acceptance_criteria: [{ milestone_number: 2, criteria: ['12 of 12 pass'], written_by }],
  written_by,
})

test('only that milestone’s criteria are asked for, with the whole plan to know', async () => {
  const { asked, editor, sent } = await drafted(() => criteria())
  expect(asked).toMatchObject([{ only: 2, milestones: [{ milestone_number: 1 }, { milestone_number: 2 }] }])
  expect(editor.state().plan.milestones.map(({ acceptance_criteria }) => acceptance_criteria)).toEqual([[], ['12 of 12 pass']])
  expect(sent).toMatchObject([{ id: 'm2', acceptance_criteria: ['12 of 12 pass'], written_by: 'language-model' }])
})

test('the built-in drafter can be chosen for the step', async () => {
  const { topic } = desk()
  chooseDrafter(topic, 'built-in', 'step-2')
  const { asked, sent } = await drafted(() => criteria({ kind: 'built-in', label: 'Built-in drafter' }))
  expect(asked).toMatchObject([{ only: 2, drafter: 'built-in' }])
  expect(sent).toMatchObject([{ written_by: 'built-in' }])
})

test('a model that fails changes nothing, and why is told', async () => {
  const { seen, sent } = await drafted(refuses('The language model failed.'))
  expect(seen.toasts).toEqual(['No criteria could be drafted: The language model failed.'])
  expect(sent).toEqual([])
})
