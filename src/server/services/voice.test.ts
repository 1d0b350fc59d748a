import { describe, expect, onTestFinished, test } from 'vitest'
import { answersWith } from '../../drafting/language-model/testing/fake-answers.ts'
import { fakeProvider } from '../../drafting/language-model/testing/fake-provider.ts'
import { noSpeech } from '../../speech/off.ts'
import { recordingOf } from '../../speech/testing/scripted-speech.ts'
import { modelAt } from '../testing/model.ts'
import { sendJson, signUp } from '../testing/person.ts'
import { onServer, PUBLIC_URL } from '../testing/server.ts'
import { uploadSample } from '../testing/solicitation.ts'

const said = (words: string) => new Blob([recordingOf(words)], { type: 'audio/webm' })
const QUESTION = 'Which methods do you use?'
const TEXT = 'Milestone 2 - Test of the coil\n\nTasks:\n- Wind the coil.\n- Test the coil for 40 hours.\n\nOwner: Ana Ruiz'

onServer('Voice', (server) => {
  test('a question is spoken as a file of sound', async () => {
    const person = await signUp(server())
    const spoken = await person.call('speakQuestion', { question: QUESTION })
    expect([spoken.type, await spoken.text()]).toEqual(['audio/mpeg', QUESTION])
  })

  test('a page of this site is known by its cookie, a page of another site and nobody are not', async () => {
    const { cookie } = await signUp(server())
    const speak = async (headers: Record<string, string>) =>
      (await sendJson(`${server().url}/api/interview/speak-question`, { question: QUESTION }, headers)).status
    expect(await speak({ cookie, origin: PUBLIC_URL })).toBe(200)
    expect(await speak({ cookie, origin: 'https://elsewhere.example' })).toBe(403)
    expect(await speak({ origin: PUBLIC_URL })).toBe(401)
  })

  test('what was said comes back word for word, and as a writer would have typed it', async () => {
    const person = await signUp(server())
    const answer = await person.call('summarizeAnswer', {
      file: said('um we wind ten, sorry, twelve coils for the two sixty'),
      question: QUESTION,
    })
    expect(answer).toEqual({
      audio_id: expect.any(String),
      transcript: 'um we wind ten, sorry, twelve coils for the two sixty',
      summary: 'We wind 12 coils for the 260',
      unsure: [{ said: 'two sixty', written: '260' }],
    })
  })

  test('the words of the topic are written as its document writes them, for its owner alone', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const asked = { file: said('in phase two a h f antenna goes to the t p o c.'), question: QUESTION, topic_store_id }
    expect((await person.call('summarizeAnswer', asked)).summary).toBe('In Phase II a HF antenna goes to the TPOC.')
    const other = await signUp(server(), 'Ben')
    expect(await other.refusal('summarizeAnswer', asked)).toMatchObject({ status: 404 })
  })

  test('a text is changed as somebody said, and is left to be looked at', async () => {
    const person = await signUp(server())
    const fields = { current_text: TEXT, step_type: 'development', milestone_number: 2 } as const
    const { refined_text, transcript } = await person.call('refineByVoice', {
      file: said('uh make it fifty hours instead of forty'),
      ...fields,
    })
    expect(transcript).toBe('uh make it fifty hours instead of forty')
    expect(refined_text).toBe(TEXT.replace('40 hours', '50 hours'))
    expect(await person.refusal('refineByVoice', { file: said('make it better'), ...fields })).toEqual({
      status: 422,
      detail: 'This could not be applied: it was not understood as a change of this text. What was heard: “make it better”',
    })
  })

  test('a language model writes what was said and makes the changes that nobody else understands; both count as its use', async () => {
    const provider = await fakeProvider(({ matter }) =>
      answersWith({
        parts: [
          { id: 'text', text: matter.includes('Change that') ? 'The coil is wound by hand.' : 'By hand we wind 12 coils in our shop.' },
        ],
        used: [],
      }),
    )
    server().modelWith(await modelAt(provider.url))
    onTestFinished(async () => {
      server().modelWith()
      await provider.close()
    })
    const person = await signUp(server())
    const answer = await person.call('summarizeAnswer', { file: said('we wind er twelve coils by hand in our shop'), question: QUESTION })
    expect(answer).toMatchObject({
      transcript: 'we wind er twelve coils by hand in our shop',
      summary: 'By hand we wind 12 coils in our shop.',
    })
    const change = {
      file: said('say that it is done by hand'),
      current_text: 'The coil is wound.',
      step_type: 'development',
      milestone_number: 2,
    } as const
    expect((await person.call('refineByVoice', change)).refined_text).toBe('The coil is wound by hand.')
    expect(await person.call('modelUsage', {})).toMatchObject({ calls: 2 })
  })

  describe('says what to do about', () => {
    test.each([
      ['silence', said(''), 422, 'No speech was heard.'],
      ['nothing at all', new Blob([], { type: 'audio/webm' }), 422, 'This recording is empty.'],
      ['what is no recording', new Blob(['%PDF-1.7'], { type: 'audio/webm' }), 415, 'This is not a recording that can be read.'],
    ])('%s', async (_, file, status, words) => {
      const person = await signUp(server())
      const refusal = await person.refusal('summarizeAnswer', { file, question: QUESTION })
      expect(refusal).toMatchObject({ status, detail: expect.stringContaining(words) })
    })

    test('voice that is switched off', async () => {
      const person = await signUp(server())
      server().speakWith(noSpeech)
      expect(await person.refusal('speakQuestion', { question: QUESTION })).toEqual({
        status: 503,
        detail: 'Voice is switched off on this server.',
      })
      server().speakWith()
    })
  })
})
