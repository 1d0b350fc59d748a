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

test('of each limit, and of the form, of another release I say whether it holds for this topic, and of nothing else', async () => {
  const served = fakeServer(
    answering(api.changeEntries, {
      topic_store_id: ANTENNA.storeId,
      topic_slug: ANTENNA.slug,
      file: { id: ANTENNA.fileId, file_name: 'pump.txt', kind: 'text', pages: 1 },
      analysis: QUIET_PUMP,
      instructions: null,
      rules: [],
      instructions_warning: null,
    }),
  )
  const { user } = shown(<RulesPanel facts={FACTS} topic={ANTENNA} />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getByRole('checkbox', { name: 'Award: holds for this topic' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Form: holds for this topic' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Pages: holds for this topic' }))
  await user.click(screen.getByRole('checkbox', { name: 'Award: holds for this topic' }))
  await waitFor(() => expect(served.asked(api.changeEntries).at(-1)?.confirmed_limits).toEqual([]))
  expect(served.asked(api.changeEntries)[0]?.confirmed_limits).toEqual(['award_ceiling', 'page_limit'])
})
