import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import { QUIET_PUMP } from '../testing/analysis.ts'
import { answering, fakeServer } from '../testing/fake-server.ts'
import { shown } from '../testing/shown.tsx'
import { ANTENNA } from '../testing/topic.ts'
import { RulesPanel } from './rules-panel.tsx'

const SOURCE = { document: 'Navy instructions', release: '25.1', place: 'p. 2' }
const FACTS: ComponentFacts = {
  component: 'Navy',
  phase: 'I',
  program_type: 'SBIR',
  direct_to_phase_2: false,
  page_limit: { value: 10, source: { ...SOURCE, another_release: 'told' } },
  award_ceiling: { value: 140_000, source: { ...SOURCE, another_release: 'confirmed' } },
  form: { value: 'army_two_pages', source: { ...SOURCE, another_release: 'told' } },
  kickoff_within_days: { value: 15, source: SOURCE },
  notes: [],
  release_note: 'What is known is of release 25.1.',
}

function served() {
  const entries = {
    topic_store_id: ANTENNA.storeId,
    topic_slug: ANTENNA.slug,
    file: { id: ANTENNA.fileId, file_name: 'pump.txt', kind: 'text' as const, pages: 1 },
    analysis: QUIET_PUMP,
    instructions: null,
    rules: [],
    instructions_warning: null,
    facts: null,
  }
  return fakeServer(answering(api.changeEntries, entries))
}

test('facts of another release are used with one press, and each of them can be left out then', async () => {
  const { asked } = served()
  const { user } = shown(<RulesPanel facts={FACTS} topic={ANTENNA} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getByRole('checkbox', { name: 'Award: use it' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Form: use it' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Pages: use it' }))
  await waitFor(() => expect(asked(api.changeEntries).at(-1)?.confirmed_limits).toEqual(['award_ceiling', 'page_limit']))
  await user.click(screen.getByRole('button', { name: 'Use none of them' }))
  await waitFor(() => expect(asked(api.changeEntries).at(-1)?.confirmed_limits).toEqual([]))
})

test('before that nobody is asked of single ones', async () => {
  const { asked } = served()
  const told = { value: 140_000, source: { ...SOURCE, another_release: 'told' as const } }
  const { user } = shown(<RulesPanel facts={{ ...FACTS, award_ceiling: told }} topic={ANTENNA} />)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use them until I add the instructions' }))
  await waitFor(() => expect(asked(api.changeEntries).at(-1)?.confirmed_limits).toEqual(['award_ceiling', 'page_limit', 'form']))
})
