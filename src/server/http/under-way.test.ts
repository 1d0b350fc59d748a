import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { underWay } from './under-way.ts'

function connection() {
  const headers: Record<string, unknown> = {}
  const raw = new EventEmitter()
  const reply = { raw, header: (name: string, value: unknown) => Object.assign(headers, { [name]: value }) } as unknown as FastifyReply
  return { reply, headers, ends: () => raw.emit('close') }
}

test('uploads of all people together are bounded: one more is sent away until one of them is done, other calls are not', () => {
  const isTooMuch = underWay(2)
  const ask = (id: string, one = connection()) => ({ ...one, told: isTooMuch('uploadTopic', api.uploadTopic, { id } as never, one.reply) })
  const [first, second] = [ask('ann'), ask('bob')]
  expect([first.told, second.told]).toEqual([null, null])
  const third = ask('cy')
  expect(third.told).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('try again') })
  expect(third.headers).toEqual({ 'retry-after': 30 })
  expect(isTooMuch('findCompany', api.findCompany, { id: 'cy' } as never, connection().reply)).toBeNull()
  // who was sent away was not counted: their connection's end makes no place
  third.ends()
  expect(ask('cy').told).not.toBeNull()
  first.ends()
  expect(ask('cy').told).toBeNull()
})
