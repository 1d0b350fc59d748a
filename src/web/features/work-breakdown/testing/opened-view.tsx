import { screen } from '@testing-library/react'
import { api } from '../../../../contract/api.ts'
import type { Difference, KeptRow, Unplaced } from '../../../../contract/work-breakdown-calls.ts'
import { QUIET_PUMP } from '../../../testing/analysis.ts'
import { answering } from '../../../testing/fake-server.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { cellsOf } from '../row-line.ts'
import { WorkBreakdownView } from '../work-breakdown-view.tsx'
import { kept, read, rowServer, typed } from './kept-rows.ts'

/** A step of which its person, months and way are told. */
export const MODEL = kept('step', 0, 's1', {
  action: typed('Model the mast'),
  method: typed('by hand'),
  from_month: typed(1),
  to_month: typed(4),
})
const BUILD = kept('step', 1, 's2', { action: read('build it', 'we build it'), goes_to: typed('s1') })
/** A topic's solicitation of which little was read. */
export const SOLICITATION = {
  topic_store_id: 'store-1',
  topic_slug: 'n251-001',
  file: { id: 'file-1', file_name: 'N251-001.pdf', kind: 'pdf' as const, pages: 1 },
  analysis: QUIET_PUMP,
  instructions: null,
  rules: [],
  instructions_warning: null,
  facts: null,
}

/** The work breakdown of a topic whose answers tell this. */
export async function opened({
  unplaced = [],
  differences = [],
  rows = [MODEL, BUILD],
}: {
  unplaced?: Unplaced[]
  differences?: Difference[]
  rows?: KeptRow[]
} = {}) {
  const server = rowServer(...rows)
  server.served.now(
    answering(api.fillWorkBreakdown, () => ({ rows: server.rows(), unplaced, differences })),
    answering(api.findSolicitation, SOLICITATION),
  )
  const ways: string[] = []
  const page = shown(
    <WorkBreakdownView
      topic={ANTENNA}
      foot={(settle) => (
        <button type="button" onClick={() => void settle().then((isSaved) => isSaved && ways.push('on'))}>
          On
        </button>
      )}
    />,
  )
  await screen.findByRole('grid', { name: 'Steps' })
  if (unplaced.length > 0) await screen.findByText('To decide: 1 of 1')
  const value = (row: string, cell: string) => cellsOf(server.row(row))[cell]
  return { ...server, ...page, value, ways }
}

/** A button of it. */
export const press = (name: RegExp | string) => screen.getByRole('button', { name })
