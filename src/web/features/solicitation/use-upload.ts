import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod'
import { api } from '../../../contract/api.ts'
import { type CurrentTopic, topicSlug } from '../../../domain/topic.ts'
import { forgetDrafts, forgetStore, writeStore } from '../../app/browser-store.ts'
import { call, upload } from '../../app/call.ts'
import { showToast } from '../../ui/toaster.tsx'
import { projectQueries } from './project-queries.ts'
import { startProject } from './start-project.ts'
import { topicOf, type UploadEntries } from './upload-entries.ts'

/** An upload under way: the share that was sent, from 0 to 1; then the document is being read. */
export type Uploading = { kind: 'idle' } | { kind: 'sending'; share: number } | { kind: 'reading' }

/** Uploads a solicitation, keeps its topic, starts its project and goes on to the interview (spec §4). `done` is told before leaving. */
export function useUpload(done: () => void): {
  uploading: Uploading
  start: (entries: UploadEntries, file: File) => Promise<void>
  cancel: () => void
} {
  const [uploading, setUploading] = useState<Uploading>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => () => running.current?.abort(), [])

  const start = async (entries: UploadEntries, file: File) => {
    const control = new AbortController()
    running.current = control
    setUploading({ kind: 'sending', share: 0 })
    try {
      const progress = (share: number) => setUploading(share < 1 ? { kind: 'sending', share } : { kind: 'reading' })
      const uploaded = await upload(api.uploadTopic, uploadInput(entries, file), { progress, signal: control.signal })
      const topic = topicOf(entries, file.name, uploaded)
      beginTopic(topic)
      done()
      showToast({
        title: 'Upload successful',
        description: 'Your solicitation has been analyzed and is ready for interview',
        variant: 'success',
      })
      await keepProject(topic)
      await client.invalidateQueries({ queryKey: projectQueries.all, refetchType: 'none' })
      await navigate('/global-interview')
    } catch (problem) {
      if (control.signal.aborted) return
      const description = (problem instanceof Error && problem.message) || 'Failed to upload file'
      showToast({ title: 'Upload failed', description, variant: 'destructive' })
    } finally {
      if (running.current === control) setUploading({ kind: 'idle' })
    }
  }
  return { uploading, start, cancel: () => running.current?.abort() }
}

function uploadInput(entries: UploadEntries, file: File) {
  return {
    slug: topicSlug(file.name),
    file,
    phase: entries.phase,
    company_name: entries.companyName.trim(),
    period_of_performance: Number(entries.period),
    program_type: entries.programType,
  }
}

/** An interview of which the server has every answer. */
const SavedInterview = z.object({ unsaved: z.array(z.string()).max(0) })

/** A new topic starts from nothing: what the last one left behind goes, but for what the server does not have yet. */
function beginTopic(topic: CurrentTopic): void {
  forgetStore('globalContract', 'initialWorkPlan', 'refinedWorkPlan', 'scopeParagraph')
  forgetDrafts('interview.', SavedInterview)
  forgetDrafts('finalization.')
  writeStore('currentTopic', topic)
}

/** The upload has succeeded whether or not its project could be started; then it is only logged. */
async function keepProject(topic: CurrentTopic): Promise<void> {
  try {
    writeStore('currentTopic', await startProject(call, topic))
  } catch (problem) {
    console.error('The project could not be created', problem)
  }
}
