import { describe, expect, test } from 'vitest'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { refuses } from '../../testing/scripted-server.ts'
import { desk, milestone, PLAN } from './testing/desk.ts'

const SAID = ['Work Plan Complete: Generating final documents...', 'Documents ready: Proceeding to final export.']

test('drafts criteria and scope, and saves both', async () => {
  const { complete, editor, seen, sent } = desk()
  await complete()
  expect(seen.toasts).toEqual(SAID)
  expect(editor.state().plan.milestones.map(({ acceptance_criteria }) => acceptance_criteria)).toEqual([
    ['10 of 10 pass'],
    ['Acceptance of Milestone 2 deliverables'],
  ])
  expect(sent.at(-1)).toEqual({ id: 'plan-1', scope_paragraph: 'Acme builds it.' })
  expect(seen.scope).toBe('Acme builds it.')
})

test('a scope that the person has worded is neither drafted nor sent again', async () => {
  const { complete, sent, seen, asked } = desk({ plan: { ...PLAN, scope_paragraph: 'In my words.', isScopeEdited: true } })
  await complete()
  expect(asked).not.toContain('/api/workplan/generate-scope')
  expect(sent.filter((one) => 'scope_paragraph' in (one as object))).toEqual([])
  expect(seen.toasts.at(-1)).toContain('The scope stays as you worded it.')
})

test('the history will name the drafter of the criteria, not the person', async () => {
  const { complete, sent } = desk()
  await complete()
  expect(sent).toContainEqual(expect.objectContaining({ acceptance_criteria: ['10 of 10 pass'], written_by: 'built-in' }))
})

test('saves what is unsaved before anything is drafted from it', async () => {
  const { complete, editor, asked } = desk()
  editor.type(2, { text: 'Last words' })
  await complete()
  expect(asked[0]).toBe('/api/milestones/{id}')
  expect(editor.state().edits).toEqual({})
})

test('criteria that a person wrote are left alone, the default one is not', async () => {
  const milestones = [
    milestone(1, { acceptance_criteria: ['Acceptance of Milestone 1 deliverables'] }),
    milestone(2, { acceptance_criteria: ['Mine'] }),
  ]
  const { complete, editor } = desk({ plan: { ...PLAN, milestones } })
  await complete()
  expect(editor.state().plan.milestones.map(({ acceptance_criteria }) => acceptance_criteria)).toEqual([['10 of 10 pass'], ['Mine']])
})

test('falls back to the default criterion and to the words that the scope failed, and says once why', async () => {
  const script = { '/api/workplan/generate-acceptance-criteria': refuses('Busy.'), '/api/workplan/generate-scope': refuses('Busy.') }
  const { complete, seen, sent } = desk({ script })
  await complete()
  expect(seen.toasts).toEqual([
    ...SAID.slice(0, -1),
    'Documents ready: Proceeding to final export. Where acceptance criteria are missing, the default one stands in. Busy. There is no scope paragraph; Work Plan Complete tries again.',
  ])
  expect(seen.local.milestones.map(({ acceptance_criteria }) => acceptance_criteria)).toEqual([
    ['Acceptance of Milestone 1 deliverables'],
    ['Acceptance of Milestone 2 deliverables'],
  ])
  expect(sent.at(-1)).toEqual({ id: 'plan-1', scope_paragraph: '(Scope generation failed)' })
})

test('a database that takes nothing is only logged; criteria and scope are in the browser', async () => {
  const script = { '/api/milestones/{id}': refuses('Down'), '/api/work-plans/{id}': refuses('Down') }
  const { complete, seen } = desk({ script })
  await complete()
  expect(seen.toasts).toEqual(SAID)
  expect(seen.logged).toHaveLength(3)
  expect(seen.local.milestones[0]?.acceptance_criteria).toEqual(['10 of 10 pass'])
  expect(seen.scope).toBe('Acme builds it.')
})

test('a scope drafted while the database has no plan goes there with the plan', async () => {
  const plan = { ...PLAN, planId: null, milestones: PLAN.milestones.map((one) => ({ ...one, id: undefined })) }
  let up = false
  const sent: unknown[] = []
  const create = (whole: { milestones: StoredMilestone[] }) => {
    if (!up) return refuses('Down')()
    sent.push(whole)
    const milestones = whole.milestones.map((one) => ({ ...one, id: `new-${one.milestone_number}`, version: 0 }))
    return { ...whole, milestones, id: 'plan-9', finalized_work_plan: null, finalized_at: null }
  }
  const { complete, editor } = desk({ plan, script: { '/api/work-plans': create } })
  await complete()
  up = true
  await editor.savePlan()
  expect(sent).toMatchObject([{ scope_paragraph: 'Acme builds it.' }])
})

test('is drafted from a plan that only this browser has, whoever wrote it', async () => {
  const plan = { ...PLAN, milestones: PLAN.milestones.map((one) => ({ ...one, written_by: 'language-model' as const })) }
  const { complete, seen } = desk({ plan })
  await complete()
  expect(seen.scope).toBe('Acme builds it.')
})

describe('with a language model', () => {
  const told = (state: string) => ({
    written_by: { kind: 'language-model', label: 'llama3.1:8b on localhost' },
    pieces: [
      { milestone_number: 1, state: 'written', text: '' },
      { milestone_number: 2, state, text: '', why: 'The language model did not answer in time.' },
    ],
  })
  const criteria = (state: string) => (_: never, report: (told: unknown) => void) => {
    report(told(state))
    return {
      acceptance_criteria: [{ milestone_number: 1, criteria: ['10 of 10 pass'] }],
      written_by: { kind: 'language-model', label: 'llama3.1:8b on localhost' },
    }
  }

  test('the screen hears how far the criteria are, and the end says what stood in', async () => {
    const { complete, seen } = desk({ script: { '/api/workplan/generate-acceptance-criteria': criteria('kept') } })
    await complete()
    expect(seen.heard).toEqual(['criteria: written, kept'])
    expect(seen.toasts.at(-1)).toBe(
      "Documents ready: Proceeding to final export. Milestone 2 has the built-in drafter's criteria. The language model did not answer in time.",
    )
  })

  test('the scope is begun once the criteria are kept, and its drafter has them', async () => {
    const drafted: unknown[] = []
    const script = {
      '/api/workplan/generate-acceptance-criteria': criteria('written'),
      '/api/workplan/generate-scope': (
        { milestones }: { milestones: { acceptance_criteria?: string[] }[] },
        report: (told: unknown) => void,
      ) => {
        drafted.push(milestones[0]?.acceptance_criteria)
        report(told('writing'))
        return { scope_paragraph: 'Acme builds it.' }
      },
    }
    const { complete, seen, asked } = desk({ script })
    await complete()
    expect(seen.heard).toEqual(['criteria: written, written', 'scope: written, writing'])
    expect(drafted).toEqual([['10 of 10 pass']])
    expect(asked.filter((path) => path !== '/api/milestones/{id}')).toEqual([
      '/api/workplan/generate-acceptance-criteria',
      '/api/workplan/generate-scope',
      '/api/work-plans/{id}',
    ])
  })

  test('both calls are told that the built-in drafter was chosen', async () => {
    const drafters: unknown[] = []
    const note = (answer: object) => (input: { drafter?: string }) => {
      drafters.push(input.drafter)
      return answer
    }
    const written_by = { kind: 'built-in', label: 'Built-in drafter' }
    const script = {
      '/api/workplan/generate-acceptance-criteria': note({ acceptance_criteria: [], written_by }),
      '/api/workplan/generate-scope': note({ scope_paragraph: 'Acme builds it.' }),
    }
    await desk({ drafter: 'built-in', script }).complete()
    expect(drafters).toEqual(['built-in', 'built-in'])
  })

  test('stopped while the criteria are written, nothing of the milestones or the scope has changed', async () => {
    const { complete, editor, seen, sent, stop } = desk({
      script: {
        '/api/workplan/generate-acceptance-criteria': (_: never, report: (told: unknown) => void) => {
          stop()
          return criteria('written')(_, report)
        },
      },
    })
    await expect(complete()).rejects.toThrow(/abort/i)
    expect(editor.state().plan).toEqual(PLAN)
    expect({ sent, scope: seen.scope }).toEqual({ sent: [], scope: '' })
  })
})
