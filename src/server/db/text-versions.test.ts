import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TextPart } from '../../domain/steps/text-version.ts'
import { updateMilestone } from './milestones.ts'
import { updateProject } from './projects.ts'
import { text_version } from './schema/plans.ts'
import { meeting, onEachDatabase } from './testing/databases.ts'
import { aPlan, aProject, aTopic, BY_PERSON, found, MOMENT, NUL, planned, somebody, stepOf, UNUSUAL } from './testing/rows.ts'
import { keepVersions, type TextHome, versionsOf, type WrittenText } from './text-versions.ts'

type Planned = Awaited<ReturnType<typeof planned>>

const BY_DRAFTER = { kind: 'built-in' as const, label: 'Built-in drafter' }

onEachDatabase('The history of texts', (database) => {
  const db = () => database().db
  const narrative = (text: string, milestone_number = 1) => ({ milestone_number, part: 'narrative' as const, text })
  const keep = ({ asker, topic }: Planned, texts: WrittenText[], home: TextHome = { owner: asker.id, topic_store_id: topic.id }) =>
    db().transaction((tx) => keepVersions(tx, home, texts, BY_PERSON))
  const textsOf = async ({ topic, project }: Planned, part?: TextPart, milestone_number = 1) =>
    (await versionsOf(db(), topic, project, milestone_number, part)).map(({ text }) => text)

  test("has what a plan's texts and a topic's narratives were, the latest first, and who wrote them", async () => {
    const one = await planned(db())
    await keep(one, [narrative(UNUSUAL)])
    found(
      await updateMilestone(
        db(),
        stepOf(one.plan, 1).milestone,
        { refined_text: 'Mine.', deliverables: ['One', 'Two\n lines'] },
        BY_PERSON,
      ),
    )
    const versions = await versionsOf(db(), one.topic, one.project, 1)
    expect(versions.map(({ part, text }) => [part, text])).toEqual([
      ['deliverables', 'One\nTwo lines'],
      ['text', 'Mine.'],
      ['narrative', UNUSUAL],
      ['text', 'Text 1'],
    ])
    const { asker, topic, project } = one
    expect(versions[2]).toEqual({
      id: expect.any(String),
      owner: asker.id,
      project_id: null,
      topic_store_id: topic.id,
      milestone_number: 1,
      part: 'narrative',
      text: UNUSUAL,
      written_by: BY_PERSON.written_by,
      written_at: expect.any(Date),
      position: expect.any(Number),
    })
    expect(versions[3]).toMatchObject({ project_id: project.id, topic_store_id: null })
    expect(await textsOf(one, 'narrative')).toEqual([UNUSUAL])
    expect(await textsOf(one, 'narrative', 2)).toEqual([])
  })

  test('keeps the order of what was written in one moment', async () => {
    const one = await planned(db())
    const texts = Array.from({ length: 12 }, (_, nth) => `Text ${nth}`)
    for (const text of texts) await keep(one, [narrative(text)])
    await db().update(text_version).set({ written_at: MOMENT }).where(eq(text_version.owner, one.asker.id))
    expect(await textsOf(one, 'narrative')).toEqual(texts.toReversed())
  })

  test('has a text once until it reads otherwise, and again when it is restored', async () => {
    const one = await planned(db())
    await keep(one, [])
    for (const text of ['', 'One.', 'One.', 'Two.', '', '', 'One.']) await keep(one, [narrative(text)])
    expect(await textsOf(one, 'narrative')).toEqual(['One.', '', 'Two.', 'One.'])
  })

  test('begins with what stood there before it began, and knows of each text who wrote it', async () => {
    const one = await planned(db())
    await keep(one, [
      { ...narrative('Drafted.'), before: 'Before.', written_by: BY_DRAFTER },
      { ...narrative('Mine.', 2), before: '' },
      { ...narrative('Same.', 3), before: 'Same.' },
    ])
    await keep(one, [{ ...narrative('Later.'), before: 'Between, and not kept.' }])
    const versions = await versionsOf(db(), one.topic, one.project, 1, 'narrative')
    expect(versions.map(({ text, written_by }) => [text, written_by.label])).toEqual([
      ['Later.', 'You'],
      ['Drafted.', 'Built-in drafter'],
      ['Before.', 'Earlier text'],
    ])
    expect([await textsOf(one, 'narrative', 2), await textsOf(one, 'narrative', 3)]).toEqual([['Mine.'], ['Same.']])
  })

  test('keeps the latest 200 of each text, and all of its neighbours', async () => {
    const one = await planned(db())
    const row = (nth: number, milestone_number: number) => ({
      id: `${one.asker.id} ${milestone_number} ${nth}`,
      owner: one.asker.id,
      topic_store_id: one.topic.id,
      ...narrative(`Text ${nth}`, milestone_number),
      written_by: BY_DRAFTER,
    })
    for (const number of [1, 2])
      await db()
        .insert(text_version)
        .values(Array.from({ length: 203 }, (_, nth) => row(nth, number)))
    await keep(one, [narrative('Text 203')])
    expect(await textsOf(one, 'narrative')).toEqual(Array.from({ length: 200 }, (_, place) => `Text ${203 - place}`))
    expect(await textsOf(one, 'narrative', 2)).toHaveLength(203)
    expect(await textsOf(one, 'text')).toEqual(['Text 1'])
  })

  test('goes on when the plan is replaced', async () => {
    const one = await planned(db())
    await aPlan(db(), one.project)
    await aPlan(db(), one.project, 1)
    expect(await textsOf(one)).toEqual(['Text 1'])
    found(await updateMilestone(db(), stepOf(await aPlan(db(), one.project), 1).milestone, { refined_text: 'Mine.' }, BY_PERSON))
    await aPlan(db(), one.project)
    expect(await textsOf(one)).toEqual(['Text 1', 'Mine.', 'Text 1'])
  })

  test('is of its own topic and project, and of its own person', async () => {
    const one = await planned(db())
    const { asker } = one
    const other = { ...one, topic: await aTopic(db(), asker, { slug: 'other' }), project: await aProject(db(), asker) }
    await keep(other, [narrative('Other.')])
    const stranger = await somebody(db())
    await keep(one, [narrative('Strange.')], { owner: stranger.id, topic_store_id: one.topic.id })
    await keep(one, [narrative('Ours.')])
    expect([await textsOf(one), await textsOf(other)]).toEqual([['Ours.', 'Text 1'], ['Other.']])
    expect(await textsOf({ ...other, topic: one.topic })).toEqual(['Ours.'])
  })

  test('has nothing of a change that failed', async () => {
    const one = await planned(db())
    await expect(keep(one, [narrative('One.'), narrative(NUL, 2)])).rejects.toThrow()
    const failing = db().transaction(async (tx) => {
      await keepVersions(tx, { owner: one.asker.id, topic_store_id: one.topic.id }, [narrative('One.')], BY_PERSON)
      await updateProject(tx, one.asker, one.project, { company_name: NUL }, randomUUID())
    })
    await expect(failing).rejects.toThrow()
    expect(await textsOf(one, 'narrative')).toEqual([])
  })

  test('sees what the writer before it wrote', async () => {
    const one = await planned(db())
    const { milestone } = stepOf(one.plan, 1)
    await meeting(
      database(),
      (meet) => db().transaction((tx) => updateMilestone(tx, milestone, { refined_text: 'Same.' }, BY_PERSON).then(meet)),
      () => updateMilestone(db(), milestone, { refined_text: 'Same.' }, BY_PERSON),
    )
    expect(await textsOf(one, 'text')).toEqual(['Same.', 'Text 1'])
  })
})
