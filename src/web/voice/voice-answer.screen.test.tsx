import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { answering, fakeServer, refusing } from '../testing/fake-server.ts'
import { HEALTH } from '../testing/health.ts'
import { expectToast, shown } from '../testing/shown.tsx'
import { ANTENNA } from '../testing/topic.ts'
import { useHandsFree } from './hands-free/use-hands-free.ts'
import { RecordingPlace } from './recording-place.ts'
import { fakeMicrophone } from './testing/fake-microphone.ts'
import { VoiceAnswer } from './voice-answer.tsx'

const TOLD = { title: 'Answer recorded', description: 'You can now edit the summary in the text box' }
const HEARD = {
  audio_id: 'audio-1',
  transcript: 'Um, we wind it in, sorry, on a mandrel.',
  summary: 'We wind it on a mandrel.',
  unsure: [],
}
const KEPT = {
  audio_id: 'audio-1',
  step_id: null,
  slot: 'Q1',
  question: 'How is it wound?',
  media_type: 'audio/webm' as const,
  seconds: 4,
  transcript: HEARD.transcript,
  created_at: '2026-03-02T10:00:00Z',
}

function Asked({ tellsReason = true }: { tellsReason?: boolean }) {
  const [answer, write] = useState('')
  const handsFree = useHandsFree()
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <VoiceAnswer
        topic={ANTENNA}
        step_id={null}
        slot="Q1"
        question="How is it wound?"
        answer={answer}
        told={TOLD}
        tellsReason={tellsReason}
        isDisabled={false}
        handsFree={handsFree}
        onMove={() => false}
        onAnswer={write}
        onBusy={setBusy}
      >
        {(isOutOfUse) => (
          <textarea aria-label="Answer" value={answer} disabled={isOutOfUse} onChange={({ target }) => write(target.value)} />
        )}
      </VoiceAnswer>
      <button type="button" disabled={isBusy}>
        Next
      </button>
    </>
  )
}

const withVoice = (reason: string | null = null) => ({ ...HEALTH, speech: { kind: 'built-in' as const, ready: reason === null, reason } })
const button = (name: string) => screen.findByRole('button', { name })
const box = () => screen.getByRole('textbox', { name: 'Answer' })

test('without a voice the answer is typed, and nothing speaks of it', async () => {
  fakeServer(answering(api.health, HEALTH))
  const { user } = shown(<Asked />)
  await user.type(box(), 'By hand')
  expect(box()).toHaveValue('By hand')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a voice that is being prepared says so on its buttons until it is ready', async () => {
  const server = fakeServer(
    answering(api.health, withVoice('Voice is being prepared (43 %).')),
    answering(api.listRecordings, { recordings: [] }),
  )
  shown(<Asked />)
  expect(await button('Record Answer')).toBeDisabled()
  expect(await button('Record Answer')).toHaveAccessibleDescription('Voice is being prepared (43 %).')
  expect(await button('Read aloud')).toBeDisabled()
  server.now(answering(api.health, withVoice()))
  await expect.poll(async () => (await button('Record Answer')).hasAttribute('disabled')).toBe(false)
})

test('a voice that is not there is told of on one question, and the others only have it once it is ready', async () => {
  const server = fakeServer(answering(api.health, withVoice('Voice is not set up.')), answering(api.listRecordings, { recordings: [] }))
  shown(<Asked tellsReason={false} />)
  server.now(answering(api.health, withVoice()))
  expect(await button('Record Answer')).toBeEnabled()
  expect(screen.queryByText('Voice is not set up.')).toBeNull()
})

test('what is said stands in the box as it would have been typed, beside what was heard, and is kept with its recording', async () => {
  fakeMicrophone()
  const server = fakeServer(
    answering(api.health, withVoice()),
    answering(api.summarizeAnswer, HEARD),
    answering(api.saveAnswer, { saved: true, answered: 1, total: 10 }),
    answering(api.listRecordings, { recordings: [KEPT] }),
    answering(api.deleteRecording, { deleted: true }),
  )
  const { user } = shown(<Asked />)
  await user.type(box(), 'Typed before.')
  await user.click(await button('Record Answer'))
  expect(box()).toBeDisabled()
  expect(await button('Next')).toBeDisabled()
  await user.click(await button('Stop Recording'))
  await expectToast('Answer recorded', TOLD.description)
  expect(box()).toHaveValue('Typed before.\n\nWe wind it on a mandrel.')
  expect(await button('Answered via Voice')).toBeDisabled()
  expect(await button('Next')).toBeEnabled()
  expect(await screen.findByRole('region', { name: 'What was heard' })).toHaveTextContent('sorry,')
  expect(server.asked(api.summarizeAnswer)[0]).toMatchObject({
    slot: 'Q1',
    question: 'How is it wound?',
    company_name: ANTENNA.companyName,
  })
  expect(server.asked(api.saveAnswer)[0]).toMatchObject({ audio_id: 'audio-1', transcript: HEARD.transcript })
  const kept = await screen.findByRole('region', { name: 'Recordings of this answer' })
  server.now(answering(api.listRecordings, { recordings: [] }))
  await user.click(within(kept).getByRole('button', { name: /^Delete/ }))
  await expectToast('Recording deleted', 'Your answer and the words that were heard stay.')
  await expect.poll(() => screen.queryByRole('region', { name: 'Recordings of this answer' })).toBeNull()
})

test('the part of the page around it hears that a recording goes on, also when it is closed meanwhile', async () => {
  fakeMicrophone()
  fakeServer(
    answering(api.health, withVoice()),
    answering(api.listRecordings, { recordings: [] }),
    answering(api.summarizeAnswer, HEARD),
    answering(api.saveAnswer, { saved: true, answered: 1, total: 10 }),
  )
  const told: boolean[] = []
  const { user } = shown(
    <RecordingPlace value={(isRecording) => told.push(isRecording)}>
      <Asked />
    </RecordingPlace>,
  )
  await user.click(await button('Record Answer'))
  await expect.poll(() => told).toEqual([true])
  await user.click(await button('Stop Recording'))
  await expect.poll(() => told).toEqual([true, false])
})

test('an answer that was spoken can be taken back, and spoken again in the place of the first', async () => {
  fakeMicrophone()
  const server = fakeServer(
    answering(api.health, withVoice()),
    answering(api.summarizeAnswer, HEARD),
    answering(api.saveAnswer, { saved: true, answered: 1, total: 10 }),
    answering(api.listRecordings, { recordings: [] }),
  )
  const { user } = shown(<Asked />)
  const speak = async (name: string) => {
    await user.click(await button(name))
    await user.click(await button('Stop Recording'))
    await button('Record again')
  }
  await speak('Record Answer')
  server.now(answering(api.summarizeAnswer, { ...HEARD, summary: 'We cast it.' }))
  await speak('Record again')
  expect(box()).toHaveValue('We cast it.')
  await user.click(await button('Undo'))
  expect(box()).toHaveValue('We wind it on a mandrel.')
})

test('a recording that the server could not work on is there to be sent again, or thrown away', async () => {
  fakeMicrophone()
  const server = fakeServer(
    answering(api.health, withVoice()),
    refusing(api.summarizeAnswer, undefined, 503),
    answering(api.saveAnswer, { saved: true, answered: 1, total: 10 }),
    answering(api.listRecordings, { recordings: [] }),
  )
  const { user } = shown(<Asked />)
  await user.click(await button('Record Answer'))
  await user.click(await button('Stop Recording'))
  await expectToast('Processing failed', 'Could not process audio')
  expect(box()).toHaveValue('')
  server.now(answering(api.summarizeAnswer, HEARD))
  await user.click(await button('Use this recording'))
  await expectToast('Answer recorded', TOLD.description)
  expect(box()).toHaveValue('We wind it on a mandrel.')
})

test('a microphone that may not be used is told with what to do, and the answer can be typed', async () => {
  const denied = Object.assign(new Error('denied'), { name: 'NotAllowedError' })
  fakeMicrophone(() => Promise.reject(denied))
  fakeServer(answering(api.health, withVoice()), answering(api.listRecordings, { recordings: [] }))
  const { user } = shown(<Asked />)
  await user.click(await button('Record Answer'))
  await expectToast('Microphone access denied', 'The browser does not let this page use the microphone.')
  expect(box()).toBeEnabled()
})
