import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import { source_file, source_file_part, source_page, topic_store } from '../db/schema/topics.ts'
import { type BadFile, endingOf } from '../documents/testing/bad-file.ts'
import { BAD_FILES } from '../documents/testing/bad-files.ts'
import { readByBuilt } from '../documents/testing/built-reader.ts'
import { readers } from '../documents/testing/readers.ts'
import { sampleOfRun } from '../testing/family-sample.ts'
import { refusalIn, signUp, type TestPerson } from '../testing/person.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { FIELDS, sample, sendUpload, uploadSample } from '../testing/solicitation.ts'

const SENDABLE = BAD_FILES.filter(({ isEndless }) => !isEndless)

/** One of each way to end at least. All of them are read in the room of documents; what takes half a minute is tested there only. */
const SENT = sampleOfRun('Bad files over HTTP', SENDABLE, endingOf, 15)

/** Stands in the name of each file, and nowhere else. */
const MARK = 'Quillfeather'

let server: TestServer
let watcher: TestPerson
let sentFilesIn: string
beforeAll(async () => {
  sentFilesIn = await mkdtemp(join(tmpdir(), 'bad-uploads-'))
  server = await openTestServer({ uploadLimitMb: 4, by: readByBuilt, sentFilesIn })
  watcher = await signUp(server)
})
afterAll(() => server.close())
afterAll(() => rm(sentFilesIn, { recursive: true }))

/** Uploads that lie on the disk. */
async function lying(): Promise<string[]> {
  const files = await readdir(sentFilesIn, { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile() && file.name !== 'server.lock').map(({ name }) => name)
}

test('bad files of three people at once are each answered, while others are served all along', { timeout: 600_000 }, async () => {
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => signUp(server, name)))
  const waiting = [...SENT]
  const answers: Awaited<ReturnType<typeof answerTo>>[] = []
  const sending = Promise.all(
    people.map(async (person) => {
      for (let file = waiting.shift(); file; file = waiting.shift()) answers.push(await answerTo(person, file))
    }),
  )
  const watched = await statusesWhile(sending)
  expect(answers).toHaveLength(SENT.length)
  expect(answers.filter(({ file, status }) => !(status === 200 ? file.ends.includes('read') : canBeRefused(file)))).toEqual([])
  expect(answers.filter(({ status, detail }) => status !== 200 && !isRefusal(status, detail))).toEqual([])
  expect(answers.filter(({ file, status, warnings }) => status === 200 && file.warning && !file.warning.test(warnings))).toEqual([])
  expect(watched.filter((status) => status !== 200)).toEqual([])
  const count = answers.filter(({ status }) => status === 200).length
  expect(await kept()).toEqual({ files: count, topics: count })
  await expect.poll(lying).toEqual([])
})

test('an upload that is called off at any moment leaves nothing behind', async () => {
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => signUp(server, name)))
  const before = await kept()
  const file = await sample('SF25D-T1201-scanned-no-text-layer.pdf')
  const uploads = Array.from({ length: 10 }, async (_, nth) => {
    const form = new FormData()
    form.append('file', new File([file as BlobPart], `${MARK}.pdf`))
    for (const [name, value] of Object.entries(FIELDS)) form.append(name, value)
    const headers = { authorization: `Bearer ${await people[nth % people.length]?.token()}` }
    const gone = new AbortController()
    const sent = fetch(`${server.url}/topics/gone/upload`, { method: 'POST', body: form, headers, signal: gone.signal })
    for (let call = 0; call < nth * 2; call++) await watcher.call('listProjects', {})
    gone.abort()
    return sent.then(
      () => 'answered',
      () => 'gone',
    )
  })
  expect(new Set(await Promise.all(uploads))).toEqual(new Set(['gone']))
  await expect.poll(readers).toEqual([])
  await expect.poll(lying).toEqual([])
  expect(await kept()).toEqual(before)
})

test('somebody who sends more than four at once waits, for each takes room until it was read', async () => {
  const person = await signUp(server)
  const before = await kept()
  const held = await Promise.all(Array.from({ length: 5 }, () => rawUpload(person, 5000)))
  const refused = await Promise.race(held.map(answerOn))
  expect(refused).toMatch(/^HTTP\/1\.1 429 [\s\S]*You have 4 uploads under way\. Please wait until one of them is done\./)
  const send = (sender: TestPerson) => sendUpload(sender, Buffer.from('PHASE I: Design a mast.'), {}, { slug: 'more' })
  expect((await send(watcher)).status).toBe(200)
  for (const socket of held) socket.destroy()
  await expect.poll(async () => (await send(person)).status).toBe(200)
  expect(await kept()).toEqual({ files: before.files + 2, topics: before.topics + 2 })
})

test.each([
  ['that never ends', 5000, false],
  ['that is shorter than it says', 5000, true],
  ['that is longer than it says', 40, false],
])('a body %s harms nobody', async (_, says, ends) => {
  const person = await signUp(server)
  const before = await kept()
  const socket = await rawUpload(person, says)
  if (ends) socket.end()
  expect(await statusesWhile(Promise.resolve())).toEqual([200])
  if (says < 1000) expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 4\d\d /)
  socket.destroy()
  expect(await kept()).toEqual(before)
})

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['topic\u202efdp.exe', 'topicfdp.exe'],
  ['a\r\nSet-Cookie: b.pdf', null],
  ["'; drop table source_file; --.pdf", "'; drop table source_file; --.pdf"],
  [`${'x'.repeat(1000)}.pdf`, `${'x'.repeat(296)}.pdf`],
  ['<script>alert(1)</script>.pdf', 'script>.pdf'],
  ['.', null],
  ['CON', 'CON'],
])('a file may be called %j', async (fileName, shown) => {
  const person = await signUp(server)
  const { file_id, topic_store_id } = await (await sendUpload(person, Buffer.from('PHASE I: Design a mast.'), {}, { fileName })).json()
  const { file } = await person.call('findSolicitation', { topic_store_id })
  expect(file.file_name).not.toMatch(/[/\\\p{Cc}\p{Bidi_Control}]/u)
  if (shown) expect(file.file_name).toBe(shown)
  expect(await (await person.call('sourceFile', { file_id })).text()).toBe('PHASE I: Design a mast.')
})

test('a form with two files, without one, or with a text in place of one is refused', async () => {
  const person = await signUp(server)
  const file = () => new File(['PHASE I: Design a mast.'], 'a.txt')
  const answerTo = async (files: readonly (File | string)[]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(FIELDS)) form.append(name, value)
    for (const part of files) form.append('file', part)
    return refusalIn(await person.send('POST', '/topics/odd/upload', form))
  }
  for (const files of [[file(), file()], [], ['PHASE I'], ['PHASE I', file(), file()]]) {
    const { status, detail } = await answerTo(files)
    expect([status, isRefusal(status, detail)]).toEqual([expect.toSatisfy((code: number) => code >= 400 && code < 500), true])
  }
})

test('after all this a good file is read, no reader is left, and nothing of the files was logged', async () => {
  expect((await uploadSample(await signUp(server))).analysis.topic.number).toBe('N251-001')
  await expect.poll(readers).toEqual([])
  const logged = server.logged.join('')
  expect(logged).not.toMatch(new RegExp(`${MARK}|mast|antenna|passwd|"level":[56]0`, 'i'))
})

async function answerTo(person: TestPerson, file: BadFile) {
  const answer = await sendUpload(person, file.bytes(), {}, { slug: 'bad', fileName: `${MARK} ${file.file_name}` })
  const { detail = '', analysis } = await answer.json()
  const { warnings = [], left_out = [] } = analysis?.reading ?? {}
  return { file, status: answer.status, detail, warnings: [...warnings, ...left_out.map(({ why }: LeftOut) => why)].join('\n') }
}

function canBeRefused({ ends }: BadFile): boolean {
  return ends.some((ending) => ending !== 'read')
}

/** Whether an answer refuses with a sentence for the person. */
function isRefusal(status: number, detail: string): boolean {
  return status >= 400 && status < 500 && /^[A-Za-z][^{}<>]{10,300}[.!]$/.test(detail)
}

/** The statuses with which another person's calls are answered, one after the other, until something is done. */
async function statusesWhile(work: Promise<unknown>): Promise<number[]> {
  const statuses: number[] = []
  let isDone = false
  const finished = work.finally(() => {
    isDone = true
  })
  do statuses.push((await watcher.send('GET', '/api/projects')).status)
  while (!isDone)
  await finished
  return statuses
}

/** How many files and topics are kept; pages and bytes belong to these files. */
async function kept(): Promise<{ files: number; topics: number }> {
  const { db } = server.database
  const files = new Set((await db.select({ id: source_file.id }).from(source_file)).map(({ id }) => id))
  const parts = await db.select({ id: source_file_part.file_id }).from(source_file_part)
  const pages = await db.select({ id: source_page.file_id }).from(source_page)
  expect([...parts, ...pages].every(({ id }) => files.has(id))).toBe(true)
  return { files: files.size, topics: (await db.select({ id: topic_store.id }).from(topic_store)).length }
}

/** Sends the head of an upload and the beginning of its body by hand. */
async function rawUpload(person: TestPerson, says: number): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="${MARK}.txt"\r\n\r\nPHASE I: Design a mast.`
  const head = `POST /topics/slow/upload HTTP/1.1\r\nHost: plans.test\r\nAuthorization: Bearer ${await person.token()}\r\n`
  socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${says}\r\n\r\n${body}`)
  return socket
}

async function answerOn(socket: Socket): Promise<string> {
  const [piece] = await once(socket, 'data')
  return String(piece)
}
