import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../contract/client.ts'
import type { Answer } from '../../domain/interview.ts'
import { done, fail } from '../../domain/result.ts'
import { AnswerTexts, answerRefusal, answersSaving, SAVE_AFTER_MS } from './answer-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers to a server that takes ten letters each; what it has, and what is said of where the answers are. */
function answering() {
  const server = { takes: true, has: [] as string[], during: () => {} }
  const texts = new AnswerTexts(async ({ slot, question, answer }: Answer) => {
    server.during()
    expect(question).toBe(`${slot}?`)
    if (!server.takes) return fail(new ApiError('Not reached.', 0))
    if (answer.length > 10) return fail(new ApiError('This text is too long.', 422))
    return done(server.has.push(`${slot}: ${answer}`))
  })
  const said: string[] = []
  texts.subscribe(() => void (said.at(-1) !== answersSaving(texts) && said.push(answersSaving(texts))))
  return { server, texts, said, type: (slot: string, answer: string) => texts.answer({ slot, question: `${slot}?`, answer }) }
}

test('only the last words go to the server, after a pause', async () => {
  const { server, type, said } = answering()
  for (const text of ['R', 'Ra', 'Radar']) type('Q1', text)
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1)
  expect(server.has).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.has).toEqual(['Q1: Radar'])
  expect(said).toEqual(['idle', 'saving', 'saved'])
})

test('what the server does not take is kept here and sent with the next try', async () => {
  const { server, texts, type, said } = answering()
  server.takes = false
  type('Q1', 'Radar')
  await texts.flush()
  expect([said.at(-1), texts.isDue(), answerRefusal(texts)]).toEqual(['kept-here', true, null])
  // the pauses between the tries go on growing: a new try alone does not end the trouble
  void texts.flush()
  expect(texts.isDue()).toBe(true)
  await texts.settled()
  server.takes = true
  type('Q2', 'Sonar')
  await texts.flush()
  expect(server.has).toEqual(['Q1: Radar', 'Q2: Sonar'])
  expect([said.at(-1), texts.isDue()]).toEqual(['saved', false])
})

test('once the server is not reached, the other answers wait for it too', async () => {
  const { server, texts, type, said } = answering()
  const asked: string[] = []
  Object.assign(server, { takes: false, during: () => asked.push('once') })
  for (const slot of ['Q1', 'Q2', 'Q3']) type(slot, 'Radar')
  await texts.flush()
  expect([asked, said.at(-1)]).toEqual([['once'], 'kept-here'])
  server.takes = true
  await texts.saveDue()
  expect(server.has).toEqual(['Q1: Radar', 'Q2: Radar', 'Q3: Radar'])
})

test('what is typed while an answer is on its way is sent after it', async () => {
  const { server, texts, type, said } = answering()
  type('Q1', 'Rad')
  server.during = () => {
    server.during = () => {}
    type('Q1', 'Radar')
  }
  await texts.flush()
  expect([server.has, said.at(-1)]).toEqual([['Q1: Rad'], 'saving'])
  await texts.flush()
  expect([server.has, said.at(-1)]).toEqual([['Q1: Rad', 'Q1: Radar'], 'saved'])
})

test('an answer is sent again that was changed and changed back while it was on its way', async () => {
  const { server, texts, type } = answering()
  type('Q1', 'Radar')
  await texts.flush()
  type('Q1', 'Sonar')
  type('Q1', 'Radar')
  await texts.flush()
  expect(server.has).toEqual(['Q1: Radar', 'Q1: Radar'])
})

test('an answer that is refused as it is tells why, keeps no other one back, and is not sent again', async () => {
  const { server, texts, type, said } = answering()
  type('Q1', 'Radar and sonar')
  type('Q2', 'Sonar')
  await texts.flush()
  expect(server.has).toEqual(['Q2: Sonar'])
  expect([said.at(-1), answerRefusal(texts)]).toEqual(['kept-here', 'This text is too long.'])
  server.during = () => expect.unreachable()
  await texts.flush()
})
