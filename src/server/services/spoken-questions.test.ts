import { afterEach, expect, test } from 'vitest'
import { done, fail } from '../../domain/result.ts'
import { type Speech, speechProblem } from '../../speech/speech.ts'
import { scriptedSpeech } from '../../speech/testing/scripted-speech.ts'
import { speakingOnce } from '../spoken-once.ts'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'

/** A voice that notes what it is asked to say, and says it when it is let. */
function slowSpeech(changes: Partial<Speech> = {}) {
  const asked: string[] = []
  const called_off: string[] = []
  let release = () => {}
  const released = new Promise<void>((go) => {
    release = go
  })
  const say: Speech['say'] = async (text, signal) => {
    asked.push(text)
    signal?.addEventListener('abort', () => called_off.push(text))
    await released
    return done({ audio: new TextEncoder().encode(text), type: 'audio/mpeg' })
  }
  return { speech: { ...scriptedSpeech, say, ...changes }, asked, called_off, release }
}

onServer('A spoken question', (server) => {
  afterEach(() => server().speakWith())

  test('is spoken once, also for another person and after a restart, and again by another voice', async () => {
    const { speech, asked, release } = slowSpeech()
    release()
    server().speakWith(speech)
    const [one, other] = [await signUp(server()), await signUp(server())]
    const question = 'Which coils are wound?'
    for (const person of [one, other, one]) expect(await (await person.call('speakQuestion', { question })).text()).toBe(question)
    server().speakWith({ ...speech })
    await one.call('speakQuestion', { question })
    expect(asked).toEqual([question])
    server().speakWith({ ...speech, voice: 'another' })
    await one.call('speakQuestion', { question })
    expect(asked).toEqual([question, question])
  })

  test('that two ask for at once is spoken once for both', async () => {
    const { speech, asked, release } = slowSpeech()
    server().speakWith(speech)
    const people = [await signUp(server()), await signUp(server())]
    const question = 'Who winds the coils?'
    const heard = people.map((person) => person.call('speakQuestion', { question }).then((sound) => sound.text()))
    await expect.poll(() => asked).toEqual([question])
    release()
    expect(await Promise.all(heard)).toEqual([question, question])
    expect(asked).toEqual([question])
  })

  test('goes on for the one who waits when the other one leaves, and is called off when nobody waits', async () => {
    const { speech, asked, called_off, release } = slowSpeech()
    const once = speakingOnce(speech, server().database.db)
    const [early, last] = [new AbortController(), new AbortController()]
    const staying = once.say('Somebody waits?')
    await expect.poll(() => asked).toEqual(['Somebody waits?'])
    const leaving = once.say('Somebody waits?', early.signal)
    const alone = once.say('Nobody waits?', last.signal)
    await expect.poll(() => asked).toEqual(['Somebody waits?', 'Nobody waits?'])
    early.abort()
    last.abort()
    const cancelled = { ok: false, problem: { code: 'CANCELLED' } }
    expect([await leaving, await alone]).toMatchObject([cancelled, cancelled])
    expect(called_off).toEqual(['Nobody waits?'])
    release()
    expect((await staying).ok).toBe(true)
    expect(asked).toHaveLength(2)
  })

  test('that could not be spoken is tried again by the next who asks', async () => {
    let tries = 0
    const say: Speech['say'] = async () => {
      tries += 1
      return tries === 1 ? fail(speechProblem('FAILED')) : done({ audio: new Uint8Array([1]), type: 'audio/mpeg' })
    }
    server().speakWith({ ...scriptedSpeech, say })
    const person = await signUp(server())
    const question = 'Does it hold?'
    expect(await person.refusal('speakQuestion', { question })).toMatchObject({ status: 503 })
    expect((await person.call('speakQuestion', { question })).size).toBe(1)
  })

  test('leaves nothing in the log', async () => {
    const person = await signUp(server())
    await person.call('speakQuestion', { question: 'Quibblemere?' })
    expect(server().logged.join('')).not.toContain('Quibble')
  })
})
