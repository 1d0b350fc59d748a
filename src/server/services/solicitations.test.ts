import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { source_file, source_file_part } from '../db/schema/topics.ts'
import { picturesPdf, wordless } from '../documents/testing/scans.ts'
import { refusalIn, signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { encryptedPdf, sample, sendUpload, uploadSample } from '../testing/solicitation.ts'

onServer('Uploading a solicitation', (server) => {
  test('reads it and gives out the ids under which it is kept', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    expect(uploaded.topic_slug).toBe('n251-001')
    expect(uploaded.analysis.topic.number).toBe('N251-001')
    expect(uploaded.analysis.reading.pages).toBe(2)
    expect(uploaded.analysis.requirements.length).toBeGreaterThan(3)
    expect(await person.call('interviewState', { topic_slug: 'n251-001' })).toMatchObject({ answers: [], contract: null })
  })

  test('the fields may stand in the query, and the form wins over it', async () => {
    const person = await signUp(server())
    const form = new FormData()
    form.append('file', new File([(await sample()) as BlobPart], 'a.pdf'))
    form.append('program_type', 'STTR')
    const query = new URLSearchParams({ phase: 'II', company_name: 'Acme', period_of_performance: '24', program_type: 'SBIR' })
    const answer = await person.send('POST', `/topics/a/upload?${query}`, form)
    expect(answer.status).toBe(200)
    const saved = await person.call('saveAnswer', { topic_slug: 'a', slot: 'Q1', question: 'q', answer: 'a' })
    expect(saved.total).toBe(11)
  })

  test('a second upload of the same slug counts from then on, and has no answers of the first, which keeps them', async () => {
    const person = await signUp(server())
    const first = await uploadSample(person)
    const [question] = (await person.call('interviewState', { topic_slug: 'n251-001' })).questions
    await person.call('saveAnswer', { topic_slug: 'n251-001', slot: 'Q1', question: question?.q ?? '', answer: 'A loop array' })
    const second = await uploadSample(person, { program_type: 'STTR' })
    expect(second.topic_store_id).not.toBe(first.topic_store_id)
    const state = await person.call('interviewState', { topic_slug: 'n251-001' })
    expect(state.answers).toEqual([])
    const saved = await person.call('saveAnswer', { topic_slug: 'n251-001', slot: 'Q2', question: 'q', answer: 'Ours' })
    expect(saved).toMatchObject({ answered: 1, total: 11 })
    const older = { topic_slug: 'n251-001', topic_store_id: first.topic_store_id }
    expect(await person.call('saveAnswer', { ...older, slot: 'Q2', question: 'q', answer: 'Ours' })).toMatchObject({
      answered: 2,
      total: 10,
    })
  })

  const refused: [string, Promise<Uint8Array> | Uint8Array | null, Record<string, string | undefined>, number, RegExp][] = [
    ['a file that is not a PDF', new TextEncoder().encode('GIF89a pictures'), {}, 415, /not a PDF/],
    ['an empty file', new Uint8Array(), {}, 422, /empty/],
    ['an encrypted PDF', encryptedPdf(), {}, 422, /password/],
    ['a corrupt PDF', sample().then((bytes) => bytes.subarray(0, 700)), {}, 422, /damaged/],
    ['pictures without words', picturesPdf([wordless()]), {}, 422, /no words were recognized/],
    ['a file beyond the limit', new Uint8Array(3 * 1024 * 1024 + 1).fill(37), {}, 413, /at most 3 MB/],
    ['no file', null, {}, 422, /^file: File is required\.$/],
    ['a blank company', sample(), { company_name: '   ' }, 422, /^company_name: Company name is required\.$/],
    ['a missing company', sample(), { company_name: undefined }, 422, /^company_name: Company name is required\.$/],
    ['a period of 0', sample(), { period_of_performance: '0' }, 422, /^period_of_performance: .*at least 1 month\.$/],
    ['a period of 61', sample(), { period_of_performance: '61' }, 422, /^period_of_performance: .*at most 60 months\.$/],
    ['a period of "abc"', sample(), { period_of_performance: 'abc' }, 422, /^period_of_performance: .*number of months\.$/],
    ['a period of 6.5', sample(), { period_of_performance: '6.5' }, 422, /^period_of_performance: .*whole months\.$/],
    ['a phase III', sample(), { phase: 'III' }, 422, /^phase: Phase must be I or II\.$/],
    ['an unknown field', sample(), { award: '1' }, 422, /^award: Award is not a field of this call\.$/],
  ]
  test.each(refused)('%s is refused, and nothing is kept', async (_, file, fields, status, detail) => {
    const person = await signUp(server())
    const answer = await refusalIn(await sendUpload(person, file && (await file), fields))
    expect(answer).toEqual({ status, detail: expect.stringMatching(detail) })
    expect(await person.refusal('interviewState', { topic_slug: 'n251-001' })).toMatchObject({ status: 404 })
  })

  test('any name of a file will do, even the longest and one that no database keeps', async () => {
    const person = await signUp(server())
    const slug = 'a'.repeat(255)
    const answer = await sendUpload(person, await sample(), {}, { slug, fileName: `\u0000${'📡'.repeat(400)}.pdf` })
    expect(api.uploadTopic.output.parse(await answer.json()).topic_slug).toBe(slug)
  })

  test('a form is what is expected, not JSON', async () => {
    const person = await signUp(server())
    const answer = await person.send('POST', '/topics/a/upload', '{}', { 'content-type': 'application/json' })
    expect(await refusalIn(answer)).toEqual({ status: 415, detail: expect.stringContaining('multipart/form-data') })
  })

  test('an upload that breaks off is refused', async () => {
    const person = await signUp(server())
    const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then nothing'
    const answer = await person.send('POST', '/topics/a/upload', body, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(await refusalIn(answer)).toEqual({ status: 400, detail: expect.stringContaining('broke off') })
  })

  test('the largest file that is allowed is taken, and kept to the last byte', async () => {
    const person = await signUp(server())
    const text = `PHASE I: The contractor shall build an antenna. ${'The antenna shall work. '.repeat(140_000)}`.slice(0, 3 * 1024 * 1024)
    const bytes = new TextEncoder().encode(text)
    const answer = await sendUpload(person, bytes, {}, { fileName: 'topic.txt' })
    const { file_id } = api.uploadTopic.output.parse(await answer.json())
    const { db } = server().database
    const parts = await db.select().from(source_file_part).where(eq(source_file_part.file_id, file_id)).orderBy(source_file_part.part)
    expect(parts).toHaveLength(3)
    expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true)
    const [file] = await db.select().from(source_file).where(eq(source_file.id, file_id))
    expect(file).toMatchObject({ file_name: 'topic.txt', content_type: 'text/plain' })
    expect(file?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  })
})
