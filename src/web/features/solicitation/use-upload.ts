import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod'
import { reasonOr } from '../../../contract/client.ts'
import { holdsNoTopic } from '../../../domain/solicitation/holds-no-topic.ts'
import { forgetDrafts, forgetStore, writeStore } from '../../app/browser-store.ts'
import { call, upload } from '../../app/call.ts'
import type { DocumentWork } from '../../entries/document-work.ts'
import { forgetEntered, keepEntered } from '../../entries/entered-draft.ts'
import { showToast } from '../../ui/toasts.ts'
import type { BroughtIn, ReadUpload, UploadWatch } from './bring-in.ts'
import { projectQueries } from './project-queries.ts'
import { startProject } from './start-project.ts'
import type { UploadEntries } from './upload-entries.ts'
import { forgetQuestion, keepQuestion, openQuestion, type UploadQuestion } from './upload-question.ts'

const SERVER = { call, upload }

/** Reading what came back weighs more than the form, so it comes with the first file. */
const bringingIn = () => import('./bring-in.ts')

/** What the form sends. */
export type UploadFiles = { solicitation: File; instructions: File | null }

/** An upload as the form shows it. */
export type Upload = {
  /** What is going on; null when nothing is. */
  work: DocumentWork | null
  /** Which topic of the sent file is meant; null when nothing is asked. */
  question: UploadQuestion | null
  /** What was sent and holds no topic, while it is asked whether to go on with it. */
  doubted: ReadUpload | null
  start: (entries: UploadEntries, files: UploadFiles) => Promise<void>
  choose: (entries: UploadEntries, topicNumber: string, instructions: File | null) => Promise<void>
  /** Goes on with what holds no topic. */
  goOn: (entries: UploadEntries, instructions: File | null) => Promise<void>
  /** Calls off what is going on; while a chosen topic is read, the question is open again. */
  cancel: () => void
  /** Gives up the file about which something is asked. */
  giveUp: () => void
}

/** Who hears of an upload: `done` before it leaves the dashboard, `failed` why it could not be made. */
type UploadHearers = { done: () => void; failed: (why: string) => void }

/** Uploads a solicitation, keeps its topic, starts its project and goes on to the interview (spec §4). */
export function useUpload({ done, failed }: UploadHearers): Upload {
  const { work, run, cancel } = useRun(failed)
  const [question, ask] = useState(openQuestion)
  const [doubted, doubt] = useState<ReadUpload | null>(null)
  const arrive = useArrival(done)

  const finish = async (read: ReadUpload, entries: UploadEntries, instructions: File | null, watch: UploadWatch) => {
    const { settleUpload } = await bringingIn()
    const brought = await settleUpload(SERVER, read, entries, instructions, watch)
    watch.signal.throwIfAborted()
    forgetQuestion()
    ask(null)
    doubt(null)
    await arrive(brought)
  }
  return {
    work,
    question,
    doubted,
    start: (entries, { solicitation, instructions }) =>
      run(async (watch) => {
        const { sendSolicitation } = await bringingIn()
        const read = await sendSolicitation(SERVER, entries, solicitation, watch)
        if (holdsNoTopic(read.analysis)) return doubt(read)
        const topics = read.analysis.reading.topics_found
        if (topics.length < 2) return finish(read, entries, instructions, watch)
        const open = { sent: read.sent, topics }
        keepQuestion(open)
        ask(open)
      }),
    choose: (entries, topicNumber, instructions) =>
      run(async (watch) => {
        if (!question) return
        const { readTopic } = await bringingIn()
        await finish(await readTopic(SERVER, question.sent, topicNumber, watch), entries, instructions, watch)
      }),
    goOn: (entries, instructions) =>
      run(async (watch) => {
        if (doubted) await finish(doubted, entries, instructions, watch)
      }),
    cancel,
    giveUp: () => {
      forgetQuestion()
      ask(null)
      doubt(null)
    },
  }
}

/** One thing at a time that can be called off; what fails is told in a toast and where the file was chosen, in the server's words. */
function useRun(failed: UploadHearers['failed']) {
  const [work, show] = useState<DocumentWork | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (job: (watch: UploadWatch) => Promise<void>) => {
    const control = new AbortController()
    running.current = control
    try {
      await job({ work: show, signal: control.signal })
    } catch (problem) {
      if (control.signal.aborted) return
      const why = reasonOr(problem, 'Failed to upload file')
      failed(why)
      showToast({ title: 'Upload failed', description: why, variant: 'destructive' })
    } finally {
      if (running.current === control) show(null)
    }
  }
  return { work, run, cancel: () => running.current?.abort() }
}

function useArrival(done: () => void): (brought: BroughtIn) => Promise<void> {
  const navigate = useNavigate()
  const client = useQueryClient()
  return async (brought) => {
    beginTopic(brought)
    done()
    showToast({
      title: 'Upload successful',
      description: 'Your solicitation has been analyzed and is ready for interview',
      variant: 'success',
    })
    await keepProject(brought)
    await client.invalidateQueries({ queryKey: projectQueries.all, refetchType: 'none' })
    await navigate('/global-interview')
  }
}

/** An interview of which the server has every answer. */
const SavedInterview = z.object({ unsaved: z.array(z.string()).max(0) })

/** A new topic starts from nothing: what the last one left behind goes, but for what the server does not have yet. */
function beginTopic({ topic, entered }: BroughtIn): void {
  forgetStore('globalContract', 'initialWorkPlan', 'refinedWorkPlan', 'scopeParagraph')
  forgetDrafts('interview.', SavedInterview)
  forgetDrafts('finalization.')
  forgetEntered()
  writeStore('currentTopic', topic)
  keepEntered(topic, entered)
}

/** The upload has succeeded whether or not its project could be started; then it is only logged. */
async function keepProject({ topic }: BroughtIn): Promise<void> {
  try {
    writeStore('currentTopic', await startProject(call, topic))
  } catch (problem) {
    console.error('The project could not be created', problem)
  }
}
