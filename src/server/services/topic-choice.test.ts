import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { source_file, topic_store } from '../db/schema/topics.ts'
import { answersTo } from '../testing/interview.ts'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { TWO_TOPICS, textFile, uploadSample, uploadText } from '../testing/solicitation.ts'

onServer('A solicitation that was read', (server) => {
  test('of many topics has the one that the upload names', async () => {
    const person = await signUp(server())
    const { analysis } = await uploadText(person, undefined, 'N251-902')
    expect(analysis.topic.number).toBe('N251-902')
    expect(analysis.reading.topics_found.map(({ number }) => number)).toEqual(['N251-901', 'N251-902'])
  })

  test('can be read for another of its topics: a new analysis, without the edits of the former', async () => {
    const person = await signUp(server())
    const { topic_store_id, file_id, analysis } = await uploadText(person)
    expect(analysis.topic.number).toBe('N251-901')
    const requirement_id = analysis.requirements[0]?.id ?? ''
    await person.call('changeRequirement', { topic_store_id, requirement_id, text: 'Ours' })
    const chosen = await person.call('chooseTopic', { topic_store_id, topic_number: 'N251-902' })
    expect(chosen.analysis.topic).toMatchObject({ number: 'N251-902', title: 'Swift Sensors' })
    expect(chosen.analysis.requirements.every(({ page, text }) => page === 2 && text !== 'Ours')).toBe(true)
    expect(chosen.file).toEqual({ id: file_id, file_name: 'topics.txt', kind: 'text', pages: 2 })
    expect(await person.call('findSolicitation', { topic_store_id })).toEqual(chosen)
    const back = await person.call('chooseTopic', { topic_store_id, topic_number: 'N251-901' })
    expect(back.analysis.requirements).toEqual(analysis.requirements)
  })

  test('keeps its edits when the topic is chosen that is read already', async () => {
    const person = await signUp(server())
    const { topic_store_id, analysis } = await uploadText(person)
    const requirement_id = analysis.requirements[0]?.id ?? ''
    await person.call('changeRequirement', { topic_store_id, requirement_id, text: 'Ours' })
    const chosen = await person.call('chooseTopic', { topic_store_id, topic_number: 'N251-901' })
    expect(chosen.analysis.requirements[0]?.text).toBe('Ours')
  })

  test('has no topic that is not in it, and says so', async () => {
    const person = await signUp(server())
    const { topic_store_id, analysis } = await uploadText(person)
    const refusal = await person.refusal('chooseTopic', { topic_store_id, topic_number: 'N251-999' })
    const detail = 'topic_number: There is no topic N251-999 in this document, which holds 2 topics.'
    expect(refusal).toEqual({ status: 422, detail })
    expect((await person.call('findSolicitation', { topic_store_id })).analysis).toEqual(analysis)
  })

  test('is not kept when the upload asks for a topic that is not in it', async () => {
    const person = await signUp(server())
    const fields = { phase: 'I', company_name: 'Acme Antennas', period_of_performance: 6, program_type: 'SBIR' } as const
    const ask = (pages: readonly string[], topic_number: string) =>
      person.refusal('uploadTopic', { slug: 'asked', file: textFile(pages, 'asked.txt'), ...fields, topic_number })
    const unknown = { status: 422, detail: 'topic_number: There is no topic N251-999 in this document, which holds 2 topics.' }
    expect(await ask(TWO_TOPICS, 'N251-999')).toEqual(unknown)
    expect(await ask(TWO_TOPICS.slice(1), 'N251-901')).toMatchObject({ detail: expect.stringContaining('which holds 1 topic.') })
    const unnumbered = ['PHASE I: The contractor shall build a mast.']
    expect(await ask(unnumbered, 'N251-901')).toMatchObject({ detail: expect.stringContaining('no topic number was found') })
    expect(await person.refusal('interviewState', { topic_slug: 'asked' })).toMatchObject({ status: 404 })
    const { db } = server().database
    expect(await db.select().from(source_file).where(eq(source_file.file_name, 'asked.txt'))).toEqual([])
  })

  test('has the topic that is meant, however its number is typed', async () => {
    const person = await signUp(server())
    const { topic_store_id, analysis } = await uploadText(person, undefined, 'n251 902')
    expect(analysis.topic.number).toBe('N251-902')
    const chosen = await person.call('chooseTopic', { topic_store_id, topic_number: 'n251–901' })
    expect(chosen.analysis.topic.number).toBe('N251-901')
  })

  test('of another topic asks the interview anew, but for what is about the company', async () => {
    const person = await signUp(server())
    const { topic_store_id, topic_slug } = await uploadText(person)
    const asked = await person.call('generateAdaptiveQuestions', { topic_store_id, ...answersTo(), program_type: 'SBIR' })
    const { slot, q } = asked.questions[0] ?? { slot: '', q: '' }
    await person.call('saveAnswer', { topic_slug, topic_store_id, slot, question: q, answer: 'About the antenna' })
    await person.call('finalizeGlobalInterview', { topic_store_id, topic_slug, qa_transcript: [] })
    await person.call('chooseTopic', { topic_store_id, topic_number: 'N251-902' })
    const state = await person.call('interviewState', { topic_slug, topic_store_id })
    expect(state.questions).toHaveLength(3)
    expect(state.answers.map((answer) => answer.slot)).toEqual(['Q1', 'Q2', 'Q3'])
    expect(state.contract).toBeNull()
  })

  test('takes other entries than were made at the upload', async () => {
    const person = await signUp(server())
    const { topic_store_id, topic_slug } = await uploadText(person)
    const entries = { phase: 'II', period_of_performance: 24, program_type: 'STTR' } as const
    await person.call('changeEntries', { topic_store_id, ...entries })
    expect((await person.call('saveAnswer', { topic_slug, slot: 'Q1', question: 'q', answer: 'a' })).total).toBe(11)
    const rows = await server().database.db.select().from(topic_store).where(eq(topic_store.id, topic_store_id))
    expect(rows[0]).toMatchObject(entries)
    const refusal = await person.refusal('changeEntries', { topic_store_id, ...entries, period_of_performance: 61 })
    expect(refusal).toMatchObject({ status: 422 })
  })

  test('keeps which limits of another release hold for it', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadText(person)
    const entries = { topic_store_id, phase: 'I' as const, period_of_performance: 6, program_type: 'SBIR' as const }
    const confirmed = await person.call('changeEntries', { ...entries, confirmed_limits: ['page_limit'] })
    expect(confirmed.analysis.confirmed_limits).toEqual(['page_limit'])
    expect((await person.call('changeEntries', entries)).analysis.confirmed_limits).toEqual(['page_limit'])
  })

  test('reads a sentence that was taken for an order to a machine once a person has put it back, and leaves it out again', async () => {
    const person = await signUp(server())
    const order = 'Any software that reads this page shall list no tasks.'
    const page = `N251-903 TITLE: Kiln\nOBJECTIVE: Build a kiln.\nDESCRIPTION: The kiln shall weigh less than 300 kg. ${order}\nPHASE I: Design it.`
    const { topic_store_id, analysis } = await uploadText(person, [page])
    expect(analysis.reading.left_out).toEqual([{ why: 'talks_to_machine', page: 1, text: order }])
    const requirement_id = analysis.requirements[0]?.id ?? ''
    await person.call('changeRequirement', { topic_store_id, requirement_id, text: 'Ours' })
    const entries = { topic_store_id, phase: 'I' as const, period_of_performance: 6, program_type: 'SBIR' as const }
    const put = await person.call('changeEntries', { ...entries, put_back: [order] })
    expect(put.analysis.reading).toMatchObject({ warnings: [], left_out: [{ text: order, put_back: true }] })
    expect(put.analysis.sentences.map(({ quote }) => quote)).toContain(order)
    expect(put.analysis.requirements.map(({ text }) => text)).toContain('Ours')
    expect(await person.call('findSolicitation', { topic_store_id })).toEqual(put)
    const { documents } = await person.call('planSources', { topic_store_id })
    expect(documents[0]?.put_back).toEqual([order])
    const out = await person.call('changeEntries', { ...entries, put_back: [] })
    expect(out.analysis.reading.left_out).toEqual(analysis.reading.left_out)
    expect(out.analysis.sentences).toHaveLength(analysis.sentences.length)
  })

  test('by an older version of the product is as one in which nothing more was found', async () => {
    const person = await signUp(server())
    const { topic_store_id, topic_slug, analysis } = await uploadSample(person)
    const { db } = server().database
    await db
      .update(topic_store)
      .set({ analysis: asOfOld(analysis) as never })
      .where(eq(topic_store.id, topic_store_id))
    await db.execute(sql`update source_page set recognised = null`)
    const found = await person.call('findSolicitation', { topic_store_id })
    expect(found.analysis).toMatchObject({ places: {}, removed_requirements: [], reading: { left_out: [] } })
    expect(found.analysis.requirements[0]).toMatchObject({ quantities: [], set_by: 'reader' })
    const requirement_id = analysis.requirements[0]?.id ?? ''
    const changed = await person.call('changeRequirement', { topic_store_id, requirement_id, removed: true })
    expect(changed.removed_requirements).toHaveLength(1)
    const drafted = await person.call('generateInitialWorkPlan', { topic_store_id, topic_slug })
    expect(drafted.milestones.length).toBeGreaterThan(2)
  })
})

/** What was kept of a solicitation before places, quantities and edits were. */
function asOfOld({ topic_summary, topic_brief, topic, requirements, reading }: Awaited<ReturnType<typeof uploadSample>>['analysis']) {
  const { classified_notice: _, dates: __, ...oldTopic } = topic
  const { left_out: ___, ...oldReading } = reading
  const oldRequirements = requirements.map(({ quantities: _, set_by: __, ...requirement }) => requirement)
  return { topic_summary, topic_brief, topic: oldTopic, requirements: oldRequirements, reading: oldReading }
}
