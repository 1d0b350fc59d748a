import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../domain/interview.ts'
import { AnswerSaver, SAVE_AFTER_MS } from './answer-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answer = (slot: string, text: string): Answer => ({ slot, question: `${slot}?`, answer: text })

function savedTo(server: { takes: boolean; has: string[] }) {
  const said: string[] = []
  const saver = new AnswerSaver({
    save: async ({ slot, answer }) => {
      if (server.takes) server.has.push(`${slot}: ${answer}`)
      return server.takes
    },
    saved: () => {},
    report: (saving) => void (said.at(-1) !== saving && said.push(saving)),
  })
  return { saver, said }
}

test('only the last words go to the server, after a pause', async () => {
  const server = { takes: true, has: [] as string[] }
  const { saver, said } = savedTo(server)
  for (const text of ['R', 'Ra', 'Radar']) saver.typed(answer('Q1', text))
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1)
  expect(server.has).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.has).toEqual(['Q1: Radar'])
  expect(said).toEqual(['saving', 'saved'])
})

test('what the server does not take is kept here and sent with the next try', async () => {
  const server = { takes: false, has: [] as string[] }
  const { saver, said } = savedTo(server)
  saver.typed(answer('Q1', 'Radar'))
  await saver.flush()
  expect(said).toEqual(['saving', 'kept-here'])
  server.takes = true
  saver.typed(answer('Q2', 'Sonar'))
  await saver.flush()
  expect(server.has).toEqual(['Q1: Radar', 'Q2: Sonar'])
  expect(said.at(-1)).toBe('saved')
})

test('what is typed while an answer is on its way is sent after it', async () => {
  const has: string[] = []
  const answers: ((taken: boolean) => void)[] = []
  const saver = new AnswerSaver({
    save: ({ answer }) => {
      has.push(answer)
      return new Promise((resolve) => answers.push(resolve))
    },
    saved: () => {},
    report: () => {},
  })
  saver.typed(answer('Q1', 'Rad'))
  const flushed = saver.flush()
  saver.typed(answer('Q1', 'Radar'))
  answers[0]?.(true)
  await vi.waitFor(() => expect(has).toEqual(['Rad', 'Radar']))
  answers[1]?.(true)
  await flushed
  expect(has).toEqual(['Rad', 'Radar'])
})

test('a closed saver sends nothing more', async () => {
  const server = { takes: true, has: [] as string[] }
  const { saver } = savedTo(server)
  saver.typed(answer('Q1', 'Radar'))
  saver.close()
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2)
  expect(server.has).toEqual([])
})
