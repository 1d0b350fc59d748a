import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../contract/api.ts'
import { reasonOr } from '../../contract/client.ts'
import type { Recording } from '../../domain/recording.ts'
import { call, callForBytes } from '../app/call.ts'
import { writtenAt } from '../changes/written-words.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toasts.ts'
import { recordingsQuery } from './recordings-query.ts'
import { SoundPlayer } from './sound-player.tsx'
import { clockTime } from './spoken-time.ts'

type KeptRecordingsProps = { topic_store_id: string; step_id: string | null; slot: string }

/** The recordings of one answer that the server keeps, to be listened to and deleted; nothing where there is none. */
export function KeptRecordings({ topic_store_id, step_id, slot }: KeptRecordingsProps) {
  const { data } = useQuery({ ...recordingsQuery(topic_store_id), enabled: topic_store_id !== '' })
  const here = data?.recordings.filter((one) => one.step_id === step_id && one.slot === slot) ?? []
  if (here.length === 0) return null
  return (
    <section aria-label="Recordings of this answer" className="grid gap-1">
      <p className="text-caption text-muted">{here.length === 1 ? 'One recording is kept' : `${here.length} recordings are kept`}</p>
      <ul className="grid gap-1">
        {here.map((recording) => (
          <KeptRecording key={recording.audio_id} recording={recording} topic_store_id={topic_store_id} />
        ))}
      </ul>
    </section>
  )
}

function KeptRecording({
  recording: { audio_id, created_at, seconds, transcript },
  topic_store_id,
}: {
  recording: Recording
  topic_store_id: string
}) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<'fetching' | 'deleting' | null>(null)
  const [sound, hear] = useState<Blob | null>(null)
  const name = writtenAt(created_at)
  const listen = async () => {
    setBusy('fetching')
    try {
      hear(await callForBytes(api.getRecording, { audio_id }))
    } catch (problem) {
      failed('Could not fetch the recording', problem)
    }
    setBusy(null)
  }
  const remove = async () => {
    setBusy('deleting')
    try {
      await call(api.deleteRecording, { audio_id })
      showToast({ title: 'Recording deleted', description: 'Your answer and the words that were heard stay.' })
    } catch (problem) {
      failed('Could not delete the recording', problem)
    }
    setBusy(null)
    await client.invalidateQueries(recordingsQuery(topic_store_id))
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="numeric" title={transcript ?? undefined}>
        {name}
        {seconds !== null && <span className="text-muted"> · {clockTime(seconds)}</span>}
      </span>
      {sound ? (
        <SoundPlayer sound={sound} label={`Recording of ${name}`} />
      ) : (
        <Button variant="quiet" icon={Play} busy={busy === 'fetching'} aria-label={`Listen to the recording of ${name}`} onClick={listen}>
          Listen
        </Button>
      )}
      <Button variant="quiet" icon={Trash2} busy={busy === 'deleting'} aria-label={`Delete the recording of ${name}`} onClick={remove}>
        Delete
      </Button>
    </li>
  )
}

function failed(title: string, problem: unknown): void {
  showToast({ title, description: reasonOr(problem, 'Please try again.'), variant: 'destructive' })
}
