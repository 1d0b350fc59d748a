import { expect, test } from 'vitest'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { DocumentWatch } from '../../entries/document-work.ts'
import { QUIET_PUMP } from '../../testing/analysis.ts'
import { refuses, type Script, scriptedServer } from '../../testing/scripted-server.ts'
import { type ReadUpload, settleUpload, type UploadServer } from './bring-in.ts'
import { entered, NEW_UPLOAD } from './upload-entries.ts'

const READ: ReadUpload = {
  sent: { topic_store_id: 'store', topic_slug: 'pump', file_name: 'pump.pdf', phase: 'I', period_of_performance: 6, program_type: 'SBIR' },
  file_id: 'file',
  analysis: {
    ...QUIET_PUMP,
    topic: { ...QUIET_PUMP.topic, direct_to_phase_2: true, program_type: 'STTR' },
    places: { direct_to_phase_2: { page: 1, quote: 'DIRECT TO PHASE II' } },
  },
}
const ANSWER: Solicitation = {
  topic_store_id: 'store',
  topic_slug: 'pump',
  file: { id: 'file', file_name: 'pump.pdf', kind: 'pdf', pages: 1 },
  analysis: READ.analysis,
  instructions: null,
  rules: [],
  instructions_warning: null,
  facts: null,
}
const WATCH: DocumentWatch = { work: () => {}, signal: new AbortController().signal }
const ENTRIES = { ...NEW_UPLOAD, companyName: 'Acme' }
const INSTRUCTIONS = new File(['Rules'], 'rules.txt')

const FOUND: Script = { '/api/solicitations/{topic_store_id}': () => ANSWER }

function server(script: Script): { server: UploadServer; asked: string[] } {
  const { call, asked } = scriptedServer(script)
  const upload: UploadServer['upload'] = (promise, input, { signal }) => call(promise, input, signal)
  return { server: { call: call as UploadServer['call'], upload }, asked }
}

test('a chosen phase and the program stay, whatever the document says of them, and the server hears nothing new', async () => {
  const { server: here, asked } = server(FOUND)
  const { topic, entered: kept } = await settleUpload(here, READ, { ...ENTRIES, touched: ['phase'] }, null, WATCH)
  expect(topic).toMatchObject({
    name: 'Quiet pump',
    phase: 'I',
    programType: 'SBIR',
    storeId: 'store',
    fileId: 'file',
    companyName: 'Acme',
  })
  expect(kept).toEqual({ touched: ['phase'], unread_instructions: null })
  expect(asked).toEqual(['/api/solicitations/{topic_store_id}'])
})

test('a phase that nobody chose is that of the document, and the server is told', async () => {
  const { server: here, asked } = server({ ...FOUND, '/api/solicitations/{topic_store_id}/entries': () => ANSWER })
  expect((await settleUpload(here, READ, ENTRIES, null, WATCH)).topic.phase).toBe('II')
  expect(asked).toEqual(['/api/solicitations/{topic_store_id}', '/api/solicitations/{topic_store_id}/entries'])
})

test("the person's own phase is known as theirs", async () => {
  const own = entered(entered(ENTRIES, { phase: 'II' }), { phase: 'I' })
  const { topic, entered: kept } = await settleUpload(server(FOUND).server, READ, own, null, WATCH)
  expect({ phase: topic.phase, touched: kept.touched }).toEqual({ phase: 'I', touched: ['phase'] })
})

test('instructions that cannot be read leave the topic, with the reason', async () => {
  const { server: here } = server({
    ...FOUND,
    '/api/solicitations/{topic_store_id}/instructions': refuses('The document has no text.', 422),
    '/api/solicitations/{topic_store_id}/entries': () => ANSWER,
  })
  const { topic, entered: kept } = await settleUpload(here, READ, ENTRIES, INSTRUCTIONS, WATCH)
  expect(topic.storeId).toBe('store')
  expect(kept.unread_instructions).toEqual({ file_name: 'rules.txt', problem: 'The document has no text.' })
})

test("instructions that stand in the solicitation's own file settle the period, and the server is told", async () => {
  const facts = [{ kind: 'period_of_performance', phase: 'I', value: '4 months', text: '4 months', page: 1, quote: '4 months' } as const]
  const read = { title: 'Rules', facts, reading: { pages: 1, ocr_pages: [], warnings: [], left_out: [] } }
  const told: unknown[] = []
  const { server: here } = server({
    '/api/solicitations/{topic_store_id}': () => ({ ...ANSWER, instructions: { file: ANSWER.file, read } }),
    '/api/solicitations/{topic_store_id}/entries': (input) => {
      told.push(input)
      return ANSWER
    },
  })
  const { topic } = await settleUpload(here, { ...READ, analysis: QUIET_PUMP }, ENTRIES, null, WATCH)
  expect(topic.periodOfPerformance).toBe(4)
  expect(told).toEqual([{ topic_store_id: 'store', phase: 'I', period_of_performance: 4, program_type: 'SBIR' }])
})
