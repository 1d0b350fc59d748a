import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { done, fail } from '../../domain/result.ts'
import { answersOf, keepAnswers, keepContract } from './interviews.ts'
import { source_file, source_file_part, source_page, topic_store } from './schema/topics.ts'
import { findFile, keepFile, pageCount, removeFile } from './source-files.ts'
import { meeting, onEachDatabase } from './testing/databases.ts'
import { ANALYSIS, aFile, aNewTopic, aTopic, found, MOMENT, NOT_FOUND, NUL, somebody, UNUSUAL } from './testing/rows.ts'
import { findTopic, findTopicHead, findTopicOfCompany, keepAdaptiveQuestions, keepTopic, updateTopic, withTopicHeld } from './topics.ts'

const INSTRUCTIONS = { title: UNUSUAL, facts: [], reading: { pages: 2, ocr_pages: [2], warnings: [], left_out: [] } }

onEachDatabase('Topics', (database) => {
  const db = () => database().db

  test('come back as they were kept, with their document', async () => {
    const asker = await somebody(db())
    const one = aNewTopic({ slug: UNUSUAL, period_of_performance: 60, phase: 'II', instructions_within: INSTRUCTIONS })
    await keepTopic(db(), asker, one)
    const kept = { ...one.topic, owner: asker.id, file_id: one.file.id }
    const nothingYet = { instructions: null, instructions_file_id: null, adaptive_questions: null }
    const topic = found(await findTopic(db(), asker, one.topic.id))
    expect(topic).toEqual({ ...kept, ...nothingYet, created_at: expect.any(Date) })
    expect(await pageCount(db(), found(await findFile(db(), asker, topic.file_id)))).toBe(1)
    const { analysis: _, instructions: __, instructions_within: ___, ...head } = topic
    expect(await findTopicHead(db(), asker, { topic_slug: UNUSUAL })).toEqual(done(head))
    expect(await findTopicHead(db(), asker, { topic_slug: 'any', topic_store_id: topic.id })).toEqual(done(head))
  })

  test('are not found by another person, and nothing happens to them', async () => {
    const topic = await aTopic(db(), await somebody(db()))
    const stranger = await somebody(db())
    expect(await findTopic(db(), stranger, topic.id)).toEqual(NOT_FOUND)
    expect(await findTopicHead(db(), stranger, { topic_slug: topic.slug })).toEqual(NOT_FOUND)
    expect(await findTopicHead(db(), stranger, { topic_slug: topic.slug, topic_store_id: topic.id })).toEqual(NOT_FOUND)
    expect(await findTopicOfCompany(db(), stranger, undefined)).toBeNull()
    const never = () => Promise.reject(new Error('A topic of another person was held'))
    expect(await withTopicHeld(db(), stranger, topic.id, never)).toEqual(NOT_FOUND)
  })

  test('of one slug count from the latest; of the same moment it is always the same one', async () => {
    const asker = await somebody(db())
    const kept = [await aTopic(db(), asker), await aTopic(db(), asker), await aTopic(db(), asker)]
    const named = async () => found(await findTopicHead(db(), asker, { topic_slug: 'mast' })).id
    await db().update(topic_store).set({ created_at: MOMENT }).where(eq(topic_store.owner, asker.id))
    expect(await named()).toBe(
      kept
        .map(({ id }) => id)
        .sort()
        .at(-1),
    )
    for (const { id } of kept) {
      await db().update(topic_store).set({ created_at: sql`now()` }).where(eq(topic_store.id, id))
      expect(await named()).toBe(id)
      await db().update(topic_store).set({ created_at: MOMENT }).where(eq(topic_store.id, id))
    }
  })

  test('of a company go before others, and those with a closed interview before those without', async () => {
    const asker = await somebody(db())
    const ofCompany = async (name?: string) => (await findTopicOfCompany(db(), asker, name))?.id ?? null
    const [first, ours, last] = [await aTopic(db(), asker), await aTopic(db(), asker, { company_name: 'Ours' }), await aTopic(db(), asker)]
    await db().update(topic_store).set({ created_at: MOMENT }).where(eq(topic_store.id, first.id))
    expect([await ofCompany(), await ofCompany('Ours'), await ofCompany('Acme'), await ofCompany('Nobody')]).toEqual([
      last.id,
      ours.id,
      last.id,
      null,
    ])
    const closed = { topic_slug: first.slug, topic_store_id: first.id, summary: '', answers: [], finalized_at: '' }
    await keepContract(db(), first, closed)
    expect([await ofCompany(), await ofCompany('Ours'), await ofCompany('Acme'), await ofCompany('Nobody')]).toEqual([
      first.id,
      ours.id,
      first.id,
      first.id,
    ])
  })

  test('of the same file name and company have nothing of one another: each is asked anew', async () => {
    const asker = await somebody(db())
    await keepAnswers(db(), await aTopic(db(), asker), [{ slot: 'Q1', question: 'What?', answer: UNUSUAL }])
    expect(await answersOf(db(), await aTopic(db(), asker))).toEqual([])
  })

  test('that cannot be kept leave nothing of their document', async () => {
    const asker = await somebody(db())
    const { id } = await aTopic(db(), await somebody(db()))
    for (const spoiled of [aNewTopic({ id }), aNewTopic({ slug: NUL }), aNewTopic({ analysis: { ...ANALYSIS, topic_brief: NUL } })]) {
      await expect(keepTopic(db(), asker, spoiled)).rejects.toThrow()
      for (const [table, of] of [
        [source_file, source_file.id],
        [source_page, source_page.file_id],
        [source_file_part, source_file_part.file_id],
      ] as const)
        expect(await db().select().from(table).where(eq(of, spoiled.file.id))).toEqual([])
    }
  })

  test('that are there already stay as they are, with nothing of the second document', async () => {
    const asker = await somebody(db())
    const { id } = await aTopic(db(), asker)
    const second = aNewTopic({ id, company_name: 'Another' })
    expect(await keepTopic(db(), asker, second)).toBe(false)
    expect(await db().select().from(source_file).where(eq(source_file.id, second.file.id))).toEqual([])
  })

  test('are held by one writer at a time, and the next one sees what that one wrote', async () => {
    const asker = await somebody(db())
    const { id } = await aTopic(db(), asker)
    const hold = (period_of_performance: number, meet = async () => {}) =>
      withTopicHeld(db(), asker, id, async (topic, tx) => {
        await meet()
        await updateTopic(tx, topic, { period_of_performance })
        return done(topic.period_of_performance)
      })
    expect(
      await meeting(
        database(),
        (meet) => hold(7, meet),
        () => hold(8),
      ),
    ).toEqual([done(6), done(7)])
    const edits = Array.from({ length: 12 }, (_, nth) =>
      withTopicHeld(db(), asker, id, async (topic, tx) => {
        const warnings = [...topic.analysis.reading.warnings, `Edit ${nth}`]
        await updateTopic(tx, topic, { analysis: { ...topic.analysis, reading: { ...topic.analysis.reading, warnings } } })
        return done(null)
      }),
    )
    await Promise.all(edits)
    const { analysis } = found(await findTopic(db(), asker, id))
    expect(new Set(analysis.reading.warnings).size).toBe(12)
  })

  test.each(['throws', 'refuses'])('keep nothing of a change that %s', async (how) => {
    const asker = await somebody(db())
    const topic = await aTopic(db(), asker)
    const other = aFile()
    const refusal = fail({ code: 'BAD_INPUT' as const, message: 'No.' })
    const changed = withTopicHeld(db(), asker, topic.id, async (held, tx) => {
      await keepFile(tx, asker, other)
      await updateTopic(tx, held, { program_type: 'STTR', instructions_file_id: other.file.id })
      if (how === 'throws') throw new Error('Broken')
      return refusal
    })
    await (how === 'throws' ? expect(changed).rejects.toThrow('Broken') : expect(changed).resolves.toEqual(refusal))
    expect(await findTopic(db(), asker, topic.id)).toEqual(done(topic))
    expect(await findFile(db(), asker, other.file.id)).toEqual(NOT_FOUND)
  })

  test('lose their instructions with the document of these, and go with their own', async () => {
    const asker = await somebody(db())
    const [topic, other] = [await aTopic(db(), asker), aFile()]
    await keepFile(db(), asker, other)
    const beside = { instructions: INSTRUCTIONS, instructions_file_id: other.file.id }
    const changed = await updateTopic(db(), topic, beside)
    expect(await findTopic(db(), asker, topic.id)).toEqual(done({ ...topic, ...beside }))
    expect(changed).toEqual({ ...topic, ...beside })
    await removeFile(db(), found(await findFile(db(), asker, other.file.id)))
    expect(await findTopic(db(), asker, topic.id)).toEqual(done({ ...topic, instructions: INSTRUCTIONS }))
    await keepAnswers(db(), topic, [{ slot: 'Q1', question: '', answer: '' }])
    await removeFile(db(), found(await findFile(db(), asker, topic.file_id)))
    expect(await findTopic(db(), asker, topic.id)).toEqual(NOT_FOUND)
    expect(await answersOf(db(), topic)).toEqual([])
  })

  test('keep the questions that were generated, in their order', async () => {
    const asker = await somebody(db())
    const topic = await aTopic(db(), asker)
    const questions = [
      { slot: 'Q5', q: UNUSUAL, page: 2, why: undefined },
      { slot: 'Q4', q: 'Where?', min_items: 3 },
    ]
    await keepAdaptiveQuestions(db(), topic, questions)
    const { adaptive_questions } = found(await findTopicHead(db(), asker, { topic_slug: topic.slug }))
    expect(adaptive_questions).toEqual(questions)
  })
})
