import { expect, test } from 'vitest'
import { eventReader, type StreamEvent } from '../../contract/event-stream.ts'
import { ReadingProgress } from '../../domain/solicitation/source.ts'
import { readByBuilt } from '../documents/testing/built-reader.ts'
import { readers } from '../documents/testing/readers.ts'
import { refusalIn, signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { instructionsFile, sample, sendUpload, TWO_TOPICS, textFile, uploadText } from '../testing/solicitation.ts'

const EVENTS = { accept: 'text/event-stream' }
const FIELDS = { slug: 'told', phase: 'I', company_name: 'Hush Antennas', period_of_performance: 6, program_type: 'SBIR' } as const

onServer(
  'Reading that is told',
  (server) => {
    test('comes to the same answer as without', async () => {
      const person = await signUp(server())
      const heard: unknown[] = []
      const file = textFile(TWO_TOPICS, 'topics.txt')
      const told = await person.call('uploadTopic', { ...FIELDS, file }, { report: (progress) => heard.push(progress) })
      expect(told.analysis).toEqual((await uploadText(person)).analysis)
      for (const progress of heard) expect(ReadingProgress.safeParse(progress).success).toBe(true)
      const { topic_store_id } = told
      const report = () => {}
      const chosen = await person.call('chooseTopic', { topic_store_id, topic_number: 'N251-902' }, { report })
      expect(chosen.analysis.topic.number).toBe('N251-902')
      const ruled = await person.call('addInstructions', { topic_store_id, file: instructionsFile() }, { report })
      expect(ruled.instructions?.file.file_name).toBe('navy.txt')
    })

    test('ends in an event with the answer, under the same headers of security', async () => {
      const person = await signUp(server())
      const form = new FormData()
      form.append('file', new File([(await sample()) as BlobPart], 'N251-001.pdf'))
      for (const [name, value] of Object.entries(FIELDS)) if (name !== 'slug') form.append(name, String(value))
      const answer = await person.send('POST', '/topics/told/upload', form, EVENTS)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(answer.headers.get('x-ratelimit-limit')).toBe('60')
      const events = eventsIn(await answer.text())
      expect(events.at(-1)?.event).toBe('answer')
      expect(JSON.parse(events.at(-1)?.data ?? '')).toMatchObject({ topic_slug: 'told', analysis: { topic: { number: 'N251-001' } } })
      expect(new Set(events.slice(0, -1).map(({ event }) => event)).size).toBeLessThanOrEqual(1)
    })

    test('is not begun for what is refused before: that keeps its status', async () => {
      const person = await signUp(server())
      const asked = { ...EVENTS, 'content-type': 'application/json' }
      const unknown = await person.send('POST', '/api/solicitations/none/topic', '{"topic_number":"N251-901"}', asked)
      expect(await refusalIn(unknown)).toEqual({ status: 404, detail: 'This topic was not found.' })
      const noForm = await person.send('POST', '/topics/a/upload', '{}', asked)
      expect(await refusalIn(noForm)).toMatchObject({ status: 415 })
    })

    test('of a document that cannot be read fails with the same sentence as without', async () => {
      const person = await signUp(server())
      const cut = (await sample()).subarray(0, 700)
      const without = await refusalIn(await sendUpload(person, cut))
      const told = person.call('uploadTopic', { ...FIELDS, file: new File([cut as BlobPart], 'cut.pdf') }, { report: () => {} })
      await expect(told).rejects.toMatchObject({ status: without.status, message: without.detail })
    })

    test.runIf(process.platform === 'linux')('stops when nobody listens any more: the process that reads ends', async () => {
      const person = await signUp(server())
      const file = textFile([`PHASE I: The contractor shall build. ${'The antenna shall work. '.repeat(120_000)}`], 'long.txt')
      const left = new AbortController()
      const told = person.call('uploadTopic', { ...FIELDS, slug: 'left', file }, { report: () => {}, signal: left.signal })
      await expect.poll(readers, { interval: 5 }).not.toEqual([])
      left.abort()
      await expect(told).rejects.toThrow()
      await expect.poll(readers).toEqual([])
      expect(await person.refusal('interviewState', { topic_slug: 'left' })).toMatchObject({ status: 404 })
      expect(server().logged.join('')).toContain('"status":499')
    })
  },
  { by: readByBuilt },
)

function eventsIn(text: string): StreamEvent[] {
  const events: StreamEvent[] = []
  eventReader((event) => events.push(event))(text)
  return events
}
