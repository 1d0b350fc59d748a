import { useQueryClient } from '@tanstack/react-query'
import { Headphones } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { api } from '../../contract/api.ts'
import { reasonOr } from '../../contract/client.ts'
import type { Answer } from '../../domain/interview.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { saidCommand } from '../../language/spoken/said-command.ts'
import { call, upload } from '../app/call.ts'
import { outcome } from '../app/outcome.ts'
import { Button } from '../ui/button.tsx'
import { late } from '../ui/late.tsx'
import { showToast } from '../ui/toasts.ts'
import { DictationControls, LeftRecording } from './dictation-controls.tsx'
import type { Desk, HandsFree } from './hands-free/hands-free.ts'
import { useDesk } from './hands-free/use-desk.ts'
import { useHandsFreeState } from './hands-free/use-hands-free.ts'
import type { HeardAnswer } from './heard-words.tsx'
import { KeptRecordings } from './kept-recordings.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { recordingsQuery } from './recordings-query.ts'
import { withSaid } from './summary-text.ts'
import { useDictation } from './use-dictation.ts'
import { useVoice } from './use-voice.ts'
import { VoiceReason } from './voice-reason.tsx'
import { soundFile } from './wav.ts'

const HandsFreePanel = late(async () => (await import('./hands-free/hands-free-panel.tsx')).HandsFreePanel)
const HeardWords = late(async () => (await import('./heard-words.tsx')).HeardWords)

/** How long it is told that an answer was recorded, in milliseconds (spec §9). */
const TOLD_MS = 3000

type VoiceAnswerProps = {
  topic: CurrentTopic
  /** Null in the global interview. */
  step_id: string | null
  slot: string
  question: string
  answer: string
  /** What is told once the answer stands in the box (spec §8). */
  told: { title: string; description: string }
  /** Whether it is told here why voice cannot be used: on one question of an interview, since it is the same on all. */
  tellsReason: boolean
  isDisabled: boolean
  onAnswer: (answer: string) => void
  /** The interview that is led by voice, and how it goes to another question; false where there is none. */
  handsFree: HandsFree
  onMove: Desk['go']
  /** Whether the interview cannot move on because somebody speaks or is being understood. */
  onBusy: (isBusy: boolean) => void
  /** The box of the answer, and whether it is out of use just now. */
  children: (isOutOfUse: boolean) => ReactNode
}

/**
 * Answers a question by voice: what was said is written into the box as a writer would have typed it, and stands beside it word for word (spec §4).
 * Give it the question's slot as key, so that another question begins anew.
 */
export function VoiceAnswer(props: VoiceAnswerProps) {
  const { topic, step_id, slot, question, answer, told, tellsReason, isDisabled, handsFree, onMove, onAnswer, onBusy, children } = props
  const voice = useVoice()
  const client = useQueryClient()
  const reason = useId()
  const [heard, setHeard] = useState<HeardAnswer | null>(null)
  const current = useRef(answer)
  const lastWords = useRef<string | null>(null)
  useEffect(() => {
    current.current = answer
  })
  const { dictation, state } = useDictation(`${topic.storeId} ${topic.slug} ${step_id ?? 'interview'} ${slot}`, {
    work: async (sound, signal) => {
      const place = { step_id: step_id ?? undefined, slot }
      const now = await upload(
        api.summarizeAnswer,
        { ...about(topic, question), ...place, file: await soundFile(sound, 'recording') },
        { signal },
      )
      lastWords.current = now.transcript
      // what was asked for is no answer
      if (handsFree.isOn() && saidCommand(now.transcript)) return forgotten(now.audio_id)
      const before = current.current
      const spoken = withSaid(before, heard?.summary ?? null, now.summary)
      onAnswer(spoken)
      setHeard(now)
      void keepWords(topic, step_id, { slot, question, answer: spoken }, now).then(() =>
        client.invalidateQueries(recordingsQuery(topic.storeId)),
      )
      showToast({ ...told, variant: 'success', action: { label: 'Undo', onPress: () => onAnswer(before) } })
      return 'taken'
    },
    onFailed: (problem) =>
      showToast({ title: 'Processing failed', description: reasonOr(problem, 'Could not process audio'), variant: 'destructive' }),
    onRecording: handsFree.recording,
  })
  const led = useHandsFreeState(handsFree)
  useDesk(handsFree, { question, dictation, lastWords, go: onMove })
  const isBusy = dictation.isBusy()
  useEffect(() => {
    onBusy(isBusy)
    return () => onBusy(false)
  }, [isBusy, onBusy])
  const cannot = voice?.reason !== null || isDisabled
  const names = { record: 'Record Answer', answered: 'Answered via Voice' }
  const isOffered = voice && (voice.reason === null || tellsReason)
  // the box keeps its place: whoever types in it when the server's voice is known goes on typing
  return (
    <div className="grid gap-4">
      {isOffered && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {led.kind === 'off' && (
            <>
              <DictationControls dictation={dictation} state={state} names={names} isDisabled={cannot} describedBy={reason} />
              <ReadAloud question={question} isDisabled={isBusy} />
              <Button variant="quiet" icon={Headphones} disabled={cannot || isBusy} aria-describedby={reason} onClick={handsFree.start}>
                Hands-free
              </Button>
            </>
          )}
          <Told isAnswered={state.kind === 'answered'} />
        </div>
      )}
      {led.kind !== 'off' && <HandsFreePanel handsFree={handsFree} state={led} dictation={state} />}
      {isOffered && <VoiceReason id={reason} voice={voice} />}
      {children(isDisabled || isBusy)}
      {state.kind === 'answered' && heard && <HeardWords heard={heard} sound={state.sound} />}
      {voice && !isBusy && <KeptRecordings topic_store_id={topic.storeId} step_id={step_id} slot={slot} />}
      {voice && state.kind === 'idle' && state.left && <LeftRecording dictation={dictation} left={state.left} isDisabled={cannot} />}
    </div>
  )
}

/** What the server is told of an answer beside its sound (spec §7): names in it are written as the project writes them. */
function about(
  { storeId, companyName, systemName, customerOrganization, programType, researchInstitution }: CurrentTopic,
  question: string,
) {
  return {
    question,
    company_name: companyName || undefined,
    system_name: systemName || undefined,
    customer_organization: customerOrganization || undefined,
    program_type: programType,
    research_institution: researchInstitution || undefined,
    topic_store_id: storeId || undefined,
  }
}

/** What was heard is kept with the answer. The answer itself is saved as one that is typed, so nothing hangs on this. */
async function keepWords(
  { slug, storeId }: CurrentTopic,
  step_id: string | null,
  answer: Answer,
  { audio_id, transcript }: HeardAnswer,
): Promise<void> {
  const words = { topic_slug: slug, ...answer, transcript, audio_id: audio_id ?? undefined }
  if (step_id === null) await outcome(call(api.saveAnswer, { ...words, topic_store_id: storeId || undefined }))
  else await outcome(call(api.saveStepAnswer, { ...words, topic_store_id: storeId, step_id }))
}

/** Deletes the recording of what is no answer; that it stays for some days is no harm. */
async function forgotten(audio_id: string | null): Promise<'dropped'> {
  if (audio_id) await outcome(call(api.deleteRecording, { audio_id }))
  return 'dropped'
}

function Told({ isAnswered }: { isAnswered: boolean }) {
  const [isShown, show] = useState(false)
  useEffect(() => {
    show(isAnswered)
    const timer = setTimeout(() => show(false), TOLD_MS)
    return () => clearTimeout(timer)
  }, [isAnswered])
  return (
    <p role="status" className="text-caption font-medium text-success">
      {isShown && 'Answer recorded'}
    </p>
  )
}
