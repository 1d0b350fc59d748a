import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../contract/client.ts'
import type { Answer } from '../../domain/interview.ts'
import { done, fail } from '../../domain/result.ts'
import { AnswerSaver, SAVE_AFTER_MS } from './answer-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answer = (slot: string, text: string): Answer => ({ slot, question: `${slot}?`, answer: text })

function savedTo(server: { takes: boolean; has: string[] }) {
  const said: string[] = []
  const problems: (string | null)[] = []
  const saver = new AnswerSaver({
    save: async ({ slot, answer }) => {
      if (!server.takes) return fail(new ApiError('Not reached.', 0))
      if (answer.length > 10) return fail(new ApiError('This text is too long.', 422))
      return done(server.has.push(`${slot}: ${answer}`))
    },
    saved: () => {},
    report: (saving, problem) => {
      if (said.at(-1) !== saving) said.push(saving)
      problems.push(problem?.message ?? null)
    },
  })
  return { saver, said, problems }
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
  const { saver, said, problems } = savedTo(server)
  saver.typed(answer('Q1', 'Radar'))
  await saver.flush()
  expect(said).toEqual(['saving', 'kept-here'])
  // the pauses between the tries go on growing: a new try alone does not end the trouble
  void saver.flush()
  expect(problems.at(-1)).toBe('Not reached.')
  await saver.flush()
  server.takes = true
  saver.typed(answer('Q2', 'Sonar'))
  await saver.flush()
  expect(server.has).toEqual(['Q1: Radar', 'Q2: Sonar'])
  expect(said.at(-1)).toBe('saved')
})

test('what is typed while an answer is on its way is sent after it', async () => {
  const has: string[] = []
  const answers: (() => void)[] = []
  const saver = new AnswerSaver({
    save: ({ answer }) => {
      has.push(answer)
      return new Promise((resolve) => answers.push(() => resolve(done(null))))
    },
    saved: () => {},
    report: () => {},
  })
  saver.typed(answer('Q1', 'Rad'))
  const flushed = saver.flush()
  saver.typed(answer('Q1', 'Radar'))
  answers[0]?.()
  await vi.waitFor(() => expect(has).toEqual(['Rad', 'Radar']), { timeout: 60_000 })
  answers[1]?.()
  await flushed
  expect(has).toEqual(['Rad', 'Radar'])
})

test('an answer that is refused as it is tells why, keeps no other one back, and is not sent again', async () => {
  const server = { takes: true, has: [] as string[] }
  const { saver, said, problems } = savedTo(server)
  saver.typed(answer('Q1', 'Radar and sonar'))
  saver.typed(answer('Q2', 'Sonar'))
  await saver.flush()
  expect(server.has).toEqual(['Q2: Sonar'])
  expect(said.at(-1)).toBe('kept-here')
  expect(problems.at(-1)).toBe('This text is too long.')
  const told = problems.length
  await saver.flush()
  expect(problems).toHaveLength(told)
})

test('a closed saver sends nothing more', async () => {
  const server = { takes: true, has: [] as string[] }
  const { saver } = savedTo(server)
  saver.typed(answer('Q1', 'Radar'))
  saver.close()
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2)
  expect(server.has).toEqual([])
})
