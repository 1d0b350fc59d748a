import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../contract/api.ts'
import type { TextPart, TextVersion } from '../../domain/steps/text-version.ts'
import { call } from '../app/call.ts'
import { Drawer } from '../ui/dialog/drawer.tsx'
import { Pending } from '../ui/load-failed.tsx'
import { HistoryItem } from './history-item.tsx'

/** A text whose history is opened, and what is done with it. */
export type HistoryProps = HistoryOf & {
  /** Which text, for the title and a screen reader: "the text of milestone 2". */
  what: string
  /** The text as it stands now, which earlier ones are held against. */
  present: string
  /** Takes an earlier text as a new version. */
  onRestore: (text: string) => void
}

/** Earlier states of a text, each held against the present one, to be taken again. */
export function HistoryDrawer({ what, present, onRestore, onClose, ...of }: HistoryProps & { onClose: () => void }) {
  const restore = (text: string) => {
    onRestore(text)
    onClose()
  }
  return (
    <Drawer title={`History of ${what}`} onClose={onClose}>
      <Versions of={of} present={present} onRestore={restore} />
    </Drawer>
  )
}

function Versions({ of, present, onRestore }: { of: HistoryOf; present: string; onRestore: (text: string) => void }) {
  const asked = useQuery(historyQuery(of))
  const [now] = useState(() => new Date())
  const [opened, setOpened] = useState<TextVersion['id'] | null>(null)
  const { data, error } = asked
  if (error || !data) return <Pending of={asked} title="The history could not be loaded" label="Loading the history" lines={6} />
  if (data.length === 0) return <p className="text-muted">Nothing yet: a history begins with the first text that is saved.</p>
  return (
    <ol className="grid gap-3">
      {data.map((version) => (
        <HistoryItem
          key={version.id}
          version={version}
          present={present}
          now={now}
          isOpen={opened === version.id}
          onToggle={(isOpen) => setOpened(isOpen ? version.id : null)}
          onRestore={() => onRestore(version.text)}
        />
      ))}
    </ol>
  )
}

/** Whose history is looked at. */
type HistoryOf = { topic_store_id: string; step_id: string; part: TextPart }

/** The earlier states of a text, the latest first; asked for anew each time they are looked at. */
function historyQuery({ topic_store_id, step_id, part }: HistoryOf) {
  return queryOptions({
    queryKey: ['changes', 'history', topic_store_id, step_id, part],
    queryFn: async ({ signal }) => (await call(api.textHistory, { topic_store_id, step_id, part }, signal)).versions,
    staleTime: 0,
    gcTime: 0,
  })
}
