import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod'
import { holdsNoTopic } from '../../../domain/solicitation/holds-no-topic.ts'
import { forgetDrafts, forgetStore, readDraft, writeDraft, writeStore } from '../../app/browser-store.ts'
import { call, upload } from '../../app/call.ts'
import type { DocumentWatch } from '../../entries/document-work.ts'
import { forgetEntered, keepEntered } from '../../entries/entered-draft.ts'
import { useDocumentWork } from '../../entries/use-document-work.ts'
import { showToast, tellFailed } from '../../ui/toasts.ts'
import type { BroughtIn, ReadUpload } from './bring-in.ts'
import { projectQueries } from './project-queries.ts'
import { startProject } from './start-project.ts'
import type { UploadEntries } from './upload-entries.ts'
import { UploadQuestion } from './upload-question.ts'

const SERVER = { call, upload }

/** Reading what came back weighs more than the form, so it comes with the first file. */
const bringingIn = () => import('./bring-in.ts')

/** Under this the browser keeps which question about an upload was open when the dashboard was left: the upload need not be made again. */
const QUESTION = 'upload-question'

/** Who hears of an upload: `done` before it leaves the dashboard, `failed` why it could not be made. */
type UploadHearers = { done: () => void; failed: (why: string) => void }

/** Uploads a solicitation, keeps its topic, starts its project and goes on to the interview (spec §4). */
export function useUpload({ done, failed }: UploadHearers) {
  const { work, run, cancel } = useDocumentWork()
  const [question, ask] = useState(() => readDraft(QUESTION, UploadQuestion))
  const [doubted, doubt] = useState<ReadUpload | null>(null)
  const arrive = useArrival(done)
  const uploading = (job: (watch: DocumentWatch) => Promise<void>) =>
    run(job, (why) => {
      failed(why)
      tellFailed('Upload failed', why)
    })
  const giveUp = () => {
    forgetDrafts(QUESTION)
    ask(null)
    doubt(null)
  }
  const finish = async (read: ReadUpload, entries: UploadEntries, instructions: File | null, watch: DocumentWatch) => {
    const { settleUpload } = await bringingIn()
    const brought = await settleUpload(SERVER, read, entries, instructions, watch)
    watch.signal.throwIfAborted()
    giveUp()
    await arrive(brought)
  }
  return {
    /** What is going on; null when nothing is. */
    work,
    /** Which topic of the sent file is meant; null when nothing is asked. */
    question,
    /** What was sent and holds no topic, while it is asked whether to go on with it. */
    doubted,
    start: (entries: UploadEntries, { solicitation, instructions }: { solicitation: File; instructions: File | null }) =>
      uploading(async (watch) => {
        const { sendSolicitation } = await bringingIn()
        const read = await sendSolicitation(SERVER, entries, solicitation, watch)
        if (holdsNoTopic(read.analysis)) return doubt(read)
        const topics = read.analysis.reading.topics_found
        if (topics.length < 2) return finish(read, entries, instructions, watch)
        const open = { sent: read.sent, topics }
        writeDraft(QUESTION, open)
        ask(open)
      }),
    choose: (entries: UploadEntries, topicNumber: string, instructions: File | null) =>
      uploading(async (watch) => {
        if (!question) return
        const { readTopic } = await bringingIn()
        await finish(await readTopic(SERVER, question.sent, topicNumber, watch), entries, instructions, watch)
      }),
    /** Goes on with what holds no topic. */
    goOn: (entries: UploadEntries, instructions: File | null) =>
      uploading(async (watch) => {
        if (doubted) await finish(doubted, entries, instructions, watch)
      }),
    /** Calls off what is going on; while a chosen topic is read, the question is open again. */
    cancel,
    /** Gives up the file about which something is asked. */
    giveUp,
  }
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
