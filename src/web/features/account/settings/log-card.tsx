import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import type { api } from '../../../../contract/api.ts'
import type { AuditKind } from '../../../../domain/audit-event.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Pending } from '../../../ui/load-failed.tsx'
import { Table } from '../../../ui/table.tsx'
import { shownMoment } from '../shown-date.ts'
import { logQuery } from './profile-queries.ts'

type Event = z.output<typeof api.accountEvents.output>['events'][number]

const WORDS: Readonly<Record<AuditKind, string>> = {
  signed_in: 'Signed in',
  sign_in_refused: 'Wrong password',
  signed_out: 'Signed out',
  sessions_ended: 'Signed out elsewhere',
  password_changed: 'Password changed',
  password_reset: 'Password set anew by a link',
  email_change_asked: 'Change of e-mail asked for',
  codes_turned_on: 'Codes turned on',
  codes_turned_off: 'Codes turned off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  data_exported: 'All data downloaded',
  plan_exported: 'Plan exported to Word',
  spreadsheet_exported: 'Plan exported as a spreadsheet',
  step_finalized: 'Step finalized',
  project_deleted: 'Project deleted',
  recording_deleted: 'Recording deleted',
  company_file_deleted: 'Company document deleted',
  instructions_deleted: 'Instructions deleted',
}

const COLUMNS = [
  { heading: 'What', cell: ({ kind }: Event) => WORDS[kind] },
  { heading: 'When', cell: ({ at }: Event) => shownMoment(at) },
  { heading: 'Network', cell: ({ network }: Event) => network ?? 'Not known', foldsBelow: 'md' as const },
  {
    heading: 'Item',
    cell: ({ about }: Event) => <span className="font-mono text-caption [overflow-wrap:anywhere]">{about?.slice(0, 8) ?? ''}</span>,
    foldsBelow: 'md' as const,
  },
]

/** What was done with the account, the latest first. */
export function LogCard() {
  const [page, setPage] = useState(1)
  const asked = useQuery(logQuery(page))
  const { data, isFetching } = asked
  return (
    <Card
      title="Log of your account"
      description="Sign-ins, exports, deletions and finalizations of the last 400 days. Of where they came from only the network is kept."
    >
      {!data && <Pending of={asked} title="The log could not be loaded" label="Loading the log" lines={6} />}
      {data && (
        <div className="grid gap-5">
          <Table caption="Log of your account" columns={COLUMNS} rows={data.events} rowKey={({ id }) => id} />
          {data.pages > 1 && (
            <nav aria-label="Pages of the log" className="flex flex-wrap items-center gap-3">
              <Button disabled={page <= 1 || isFetching} onClick={() => setPage(page - 1)}>
                Later
              </Button>
              <Button disabled={page >= data.pages || isFetching} onClick={() => setPage(page + 1)}>
                Earlier
              </Button>
              <span className="text-caption text-muted">
                Page {page} of {data.pages}
              </span>
            </nav>
          )}
        </div>
      )}
    </Card>
  )
}
