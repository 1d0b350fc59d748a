import { expect, test } from 'vitest'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { textFile, uploadSample } from '../testing/solicitation.ts'

const PROJECT = { company_name: 'Acme', phase: 'I', contract_type: 'SBIR' } as const
const TOPIC = 'TITLE: Quiet fan\n\nPHASE I: The contractor shall design a fan of less than 40 dB.'
const UPLOAD = { slug: 'quiet-fan', phase: 'I', company_name: 'Acme', period_of_performance: 6, program_type: 'SBIR' } as const

onServer('What is sent again under its key', (server) => {
  const counted = async (person: Awaited<ReturnType<typeof signUp>>) => (await person.call('listProjects', {})).length

  test('makes one project, also when it is sent several times at once', async () => {
    const person = await signUp(server())
    const named = { ...PROJECT, idempotency_key: 'first-try' }
    const made = await Promise.all([person.call('createProject', named), person.call('createProject', named)])
    const again = await person.call('createProject', named)
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1)
    expect(await counted(person)).toBe(1)
  })

  test('makes another project where the key is another one, the person is, or the first was deleted', async () => {
    const [person, other] = [await signUp(server()), await signUp(server())]
    const first = await person.call('createProject', { ...PROJECT, idempotency_key: 'a' })
    const of = [
      await person.call('createProject', { ...PROJECT, idempotency_key: 'b' }),
      await other.call('createProject', { ...PROJECT, idempotency_key: 'a' }),
    ]
    await person.call('deleteProject', { id: first.id })
    of.push(await person.call('createProject', { ...PROJECT, idempotency_key: 'a' }))
    expect(new Set([first, ...of].map(({ id }) => id)).size).toBe(4)
  })

  test('makes one project of work whose topic was never uploaded', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    const topic = { slug: 'kept-here', storeId: '', fileId: '', name: 'Kept here', phase: 'I', analysis: uploaded.analysis }
    const named = { ...PROJECT, topic: topic as never, idempotency_key: 'kept-here' }
    const [one, two] = [await person.call('createProject', named), await person.call('createProject', named)]
    expect(two.id).toBe(one.id)
  })

  test('reads a solicitation once, and gives what was read of it', async () => {
    const person = await signUp(server())
    const sent = () => person.call('uploadTopic', { ...UPLOAD, file: textFile([TOPIC], 'fan.txt'), idempotency_key: 'fan' })
    const [first, atOnce] = await Promise.all([sent(), sent()])
    const again = await sent()
    expect(atOnce).toEqual(first)
    expect(again).toEqual(first)
    const another = await person.call('uploadTopic', { ...UPLOAD, file: textFile([TOPIC], 'fan.txt') })
    expect(another.topic_store_id).not.toBe(first.topic_store_id)
  })

  test('adds one row of one topic, at several times at once too, and another one of another topic', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const named = { topic_store_id, kind: 'step' as const, cells: {}, idempotency_key: 'row' }
    const made = await Promise.all([person.call('addRow', named), person.call('addRow', named)])
    const again = await person.call('addRow', named)
    expect(new Set([...made, again].map(({ row }) => row.id)).size).toBe(1)
    expect((await person.call('findWorkBreakdown', { topic_store_id })).rows).toHaveLength(1)
    const other = await uploadSample(person)
    const there = await person.call('addRow', { ...named, topic_store_id: other.topic_store_id })
    expect(there.row.id).not.toBe(again.row.id)
  })
})
