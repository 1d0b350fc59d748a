import { expect, test } from 'vitest'
import { eventReader, type StreamEvent } from './event-stream.ts'

function heard(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const take = eventReader((event) => events.push(event))
  for (const piece of pieces) take(piece)
  return events
}

const TWO = [
  { event: 'progress', data: '{"page":1}' },
  { event: 'answer', data: 'done: yes' },
]

test('events are told once they are whole, comments are not', () => {
  expect(heard(': still here\n\nevent: progress\ndata: {"page":1}\n\nevent: answer\ndata: done: yes\n\nevent: late\n')).toEqual(TWO)
})

test.each(['\n', '\r\n', '\r'])('lines that end with %j are understood, wherever the stream was cut', (end) => {
  const stream = ['event:progress', 'data:{"page":1}', '', 'event: answer', 'data: done: yes', '', ': last', ''].join(end)
  for (let at = 0; at <= stream.length; at++) expect(heard(stream.slice(0, at), stream.slice(at))).toEqual(TWO)
  expect(heard(...stream)).toEqual(TWO)
})

test('data of several lines is joined, and an event without a name is a message', () => {
  expect(heard('data: one\ndata: two\nid: 7\nretry\n\n')).toEqual([{ event: 'message', data: 'one\ntwo' }])
})
