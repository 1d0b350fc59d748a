import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { done } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { answersOf, contractOf, forgetInterviewOfTopic, isKeptApart, keepAnswers, keepContract, keepForQuestions } from './interviews.ts'
import { text_version } from './schema/plans.ts'
import { keepStepText, stepsOf, updateStep, withStepHeld } from './steps.ts'
import { meeting, onEachDatabase } from './testing/databases.ts'
import { aProject, aTopic, BY_PERSON, found, NUL, planned, somebody, stepOf, UNUSUAL } from './testing/rows.ts'
import { keepVersions, versionsOf } from './text-versions.ts'
import { findTopic, keepAdaptiveQuestions, withTopicHeld } from './topics.ts'

const answered = (slot: string, answer = UNUSUAL) => ({ slot, question: `Question ${slot}?`, answer })

onEachDatabase('The interview of a topic', (database) => {
  const db = () => database().db
  const begun = async () => {
    const asker = await somebody(db())
    return { asker, topic: await aTopic(db(), asker) }
  }
  const contractFor = (topic_store_id: string, answers = [answered('Q1')]) => ({
    topic_slug: 'mast',
    topic_store_id,
    summary: UNUSUAL,
    answers,
    finalized_at: '2026-03-02T09:30:00.000Z',
  })
  const bySlot = async (topic: Parameters<typeof answersOf>[1]) =>
    (await answersOf(db(), topic)).sort((a, b) => a.slot.localeCompare(b.slot))

  /** Another topic takes the place of that one, after somebody else came in between. */
  const forgetting = (asker: Person, id: string) => (meet: () => Promise<void>) =>
    withTopicHeld(db(), asker, id, async (held, tx) => {
      await meet()
      await forgetInterviewOfTopic(tx, held)
      return done('forgotten')
    })

  test('keeps answers as they were given, the latest of each slot, and none of another topic', async () => {
    const { asker, topic } = await begun()
    const other = await aTopic(db(), asker, { slug: 'other' })
    const long = answered('Q3', `${'word '.repeat(40_000)}🛰`)
    await keepAnswers(db(), topic, [])
    expect(await answersOf(db(), topic)).toEqual([])
    await keepAnswers(db(), topic, [answered('Q1', 'Earlier'), answered('Q2', ''), answered('Q1', 'Later'), long])
    await keepAnswers(db(), topic, [answered('Q2')])
    expect(await bySlot(topic)).toEqual([answered('Q1', 'Later'), answered('Q2'), long])
    expect(await answersOf(db(), other)).toEqual([])
  })

  test('has no contract until it is closed, and then the latest', async () => {
    const { topic } = await begun()
    expect(await contractOf(db(), topic)).toBeNull()
    await keepContract(db(), topic, contractFor(topic.id, []))
    const contract = contractFor(topic.id)
    await keepContract(db(), topic, contract)
    expect(await contractOf(db(), topic)).toEqual(contract)
    expect(await answersOf(db(), topic)).toEqual(contract.answers)
  })

  test('keeps nothing of a contract that cannot be kept', async () => {
    const { topic } = await begun()
    await expect(keepContract(db(), topic, { ...contractFor(topic.id), summary: NUL })).rejects.toThrow()
    await expect(keepAnswers(db(), topic, [answered('Q1'), answered('Q2', NUL)])).rejects.toThrow()
    expect(await answersOf(db(), topic)).toEqual([])
    expect(await contractOf(db(), topic)).toBeNull()
  })

  test('is kept by two that hand in the same answers in opposite orders', async () => {
    const { topic } = await begun()
    const answers = Array.from({ length: 400 }, (_, nth) => answered(`Q${nth}`, ''))
    const turned = answers.toReversed()
    for (let round = 0; round < 4; round++) {
      await Promise.all([answers, turned, answers, turned].map((some) => keepAnswers(db(), topic, some)))
    }
    expect(await answersOf(db(), topic)).toHaveLength(400)
  })

  test('forgets what it had of a topic when another one takes its place: all but the histories and the answers, of which those behind the fixed questions are kept apart', async () => {
    const { asker, topic } = await begun()
    const project = await aProject(db(), asker, topic)
    await keepAdaptiveQuestions(db(), topic, [{ slot: 'Q4', q: 'Where?' }])
    await keepContract(db(), topic, contractFor(topic.id, [answered('Q1'), answered('Q3'), answered('Q4')]))
    await keepStepText(db(), topic, { step_id: 'step-2', profile_id: 'development', text: 'Text' })
    const home = { owner: asker.id, topic_store_id: topic.id }
    await keepVersions(db(), home, [{ milestone_number: 2, part: 'narrative', text: 'Mine.' }], BY_PERSON)
    await db().transaction((tx) => forgetInterviewOfTopic(tx, topic))
    expect(await bySlot(topic)).toEqual([{ ...answered('Q4'), slot: 'G1' }, answered('Q1'), answered('Q3')])
    expect(await contractOf(db(), topic)).toBeNull()
    expect(await stepsOf(db(), topic)).toEqual([])
    expect(found(await findTopic(db(), asker, topic.id)).adaptive_questions).toBeNull()
    expect(await versionsOf(db(), topic, project, 2)).toHaveLength(1)
    expect(await db().select().from(text_version).where(eq(text_version.owner, asker.id))).toHaveLength(1)
  })

  test('keeps an answer with its question when others are asked, and apart once that is asked no more', async () => {
    const { topic } = await begun()
    await keepAnswers(db(), topic, [answered('Q1'), answered('Q4'), answered('Q5'), { ...answered('Q6'), answer: ' ' }])
    await db().transaction((tx) => keepForQuestions(tx, topic, [{ slot: 'Q8', q: answered('Q5').question }]))
    expect(await bySlot(topic)).toEqual([{ ...answered('Q4'), slot: 'G1' }, answered('Q1'), { ...answered('Q5'), slot: 'Q8' }])
    await db().transaction((tx) => keepForQuestions(tx, topic, []))
    expect((await bySlot(topic)).map(({ slot, answer }) => [slot, answer])).toEqual([
      ['G1', answered('Q4').answer],
      ['G2', answered('Q5').answer],
      ['Q1', answered('Q1').answer],
    ])
  })

  test('can be closed while another topic takes the place of its own: one waits for the other, and both are done', async () => {
    const { asker, topic } = await begun()
    await keepAnswers(db(), topic, [answered('Q4', 'Before')])
    const contract = contractFor(topic.id, [answered('Q4'), answered('Q5')])
    expect(await meeting(database(), forgetting(asker, topic.id), () => keepContract(db(), topic, contract))).toEqual([
      done('forgotten'),
      undefined,
    ])
    expect((await bySlot(topic)).filter((one) => !isKeptApart(one))).toEqual(contract.answers)
  })

  test('of a step can go on while another topic takes the place of its own: it begins anew', async () => {
    const { asker, topic, plan } = await planned(db())
    const home = { owner: asker.id, topic_store_id: topic.id }
    const tell = (text: string) =>
      withStepHeld(db(), topic, stepOf(plan, 2), async (held, tx) => {
        await keepVersions(tx, home, [{ milestone_number: 2, part: 'narrative', text }], BY_PERSON)
        await updateStep(tx, held, { user_narrative_md: text })
        return done(held.user_narrative_md)
      })
    expect(await tell('Before.')).toEqual(done(null))
    expect(await meeting(database(), forgetting(asker, topic.id), () => tell('After.'))).toEqual([done('forgotten'), done(null)])
    expect(await stepsOf(db(), topic)).toMatchObject([{ user_narrative_md: 'After.' }])
  })
})
