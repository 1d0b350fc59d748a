import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { done } from '../../domain/result.ts'
import { errorFacts } from '../http/error-facts.ts'
import type { Person } from '../person.ts'
import { joinTopic, placeOfPlan } from './plan-places.ts'
import { createProject, findProject, listProjects, putAway, removeDeletedProjects, updateProject } from './projects.ts'
import { user } from './schema/accounts.ts'
import { milestone, project, text_version, work_plan } from './schema/plans.ts'
import { source_file } from './schema/topics.ts'
import { onEachDatabase } from './testing/databases.ts'
import { aProject, aTopic, found, MOMENT, NOT_FOUND, planned, somebody, UNUSUAL } from './testing/rows.ts'
import { findTopicHead } from './topics.ts'
import { finalizePlan } from './work-plans.ts'

onEachDatabase('Projects', (database) => {
  const db = () => database().db
  const idsOf = async (asker: Person, limit = 100) => (await listProjects(db(), asker, limit)).map(({ id }) => id)

  test('come back as they were kept, with the topic that the browser works on', async () => {
    const asker = await somebody(db())
    const made = await aProject(db(), asker, { id: 'any', slug: UNUSUAL })
    expect(made).toMatchObject({ owner: asker.id, customer_org: null, plan_finalized: null, created_at: expect.any(Date) })
    expect(made.topic).toMatchObject({ storeId: 'any', slug: UNUSUAL, systemName: UNUSUAL, totalProposedEffort: 140_000.5 })
    expect(await findProject(db(), asker, made.id)).toEqual(done(made))
    expect(await listProjects(db(), asker, 1)).toEqual([made])
    const fields = {
      id: randomUUID(),
      company_name: UNUSUAL,
      phase: 'II' as const,
      contract_type: '',
      customer_org: null,
      topic: undefined,
    }
    expect(await createProject(db(), asker, fields, randomUUID())).toMatchObject({ ...fields, topic: null, performer_org: null })
  })

  test('that cannot be kept fail with the code of the database, from which the log can tell the cause without a value', async () => {
    const { id } = await aProject(db(), await somebody(db()))
    const failing = createProject(db(), await somebody(db()), { id, company_name: 'Hush', phase: 'I', contract_type: 'SBIR' }, randomUUID())
    const { error, at } = errorFacts(await failing.catch((cause: unknown) => cause))
    expect(error).toMatch(/^DrizzleQueryError ← \w+ 23505$/)
    expect(at.join()).not.toMatch(new RegExp(`Hush|${id}`))
  })

  test('that are there already stay as they are', async () => {
    const asker = await somebody(db())
    const { id, company_name } = await aProject(db(), asker)
    const again = await createProject(db(), asker, { id, company_name: 'Other', phase: 'II', contract_type: '' }, randomUUID())
    expect(again).toMatchObject({ id, company_name })
  })

  test('are not found by another person', async () => {
    const { id } = await aProject(db(), await somebody(db()))
    const stranger = await somebody(db())
    expect(await findProject(db(), stranger, id)).toEqual(NOT_FOUND)
    expect(await listProjects(db(), stranger, 100)).toEqual([])
  })

  test('are listed from the one that was worked on last, those of one moment always in the same order', async () => {
    const asker = await somebody(db())
    const ids = []
    for (let nth = 0; nth < 5; nth++) ids.push((await aProject(db(), asker)).id)
    await db().update(project).set({ updated_at: MOMENT }).where(eq(project.owner, asker.id))
    const sorted = ids.toSorted().toReversed()
    expect(await idsOf(asker)).toEqual(sorted)
    expect(await idsOf(asker, 2)).toEqual(sorted.slice(0, 2))
    const last = sorted.at(-1) ?? ''
    await updateProject(db(), asker, found(await findProject(db(), asker, last)), {}, randomUUID())
    expect(await idsOf(asker)).toEqual([last, ...sorted.slice(0, -1)])
  })

  test('change in what is named: nothing for a field that is not, null to clear one', async () => {
    const asker = await somebody(db())
    const made = await aProject(db(), asker, { id: 'any', slug: 'mast' })
    const named = await updateProject(
      db(),
      asker,
      made,
      { customer_org: UNUSUAL, performer_org: 'Acme', company_name: undefined },
      randomUUID(),
    )
    expect(named).toEqual({ ...made, customer_org: UNUSUAL, performer_org: 'Acme', updated_at: expect.any(Date) })
    expect(named.updated_at.getTime()).toBeGreaterThanOrEqual(made.updated_at.getTime())
    const cleared = await updateProject(db(), asker, named, { customer_org: null, topic: null, company_name: '' }, randomUUID())
    expect(cleared).toMatchObject({ customer_org: null, topic: null, company_name: '', performer_org: 'Acme' })
    expect(await findProject(db(), asker, made.id)).toEqual(done(cleared))
  })

  test('stay joined with a topic that a call joined them with while another one was changing them', async () => {
    const asker = await somebody(db())
    const made = await aProject(db(), asker)
    const joined = await joinTopic(db(), made, null, { id: randomUUID(), topic_slug: 'from-a-browser' })
    expect(await updateProject(db(), asker, made, { company_name: 'Acme, Inc.' }, randomUUID())).toMatchObject({ topic_store_id: joined })
  })

  test('change what a topic says that was never uploaded, and nothing of one that was', async () => {
    const asker = await somebody(db())
    const entered = { phase: 'II', contract_type: 'STTR', company_name: 'Acme, Inc.' } as const
    const changed = async (about: Parameters<typeof aProject>[2]) => {
      const made = await aProject(db(), asker, about)
      const topic = made.topic && { ...made.topic, periodOfPerformance: 24 }
      const { topic_store_id } = await updateProject(db(), asker, made, { ...entered, topic }, randomUUID())
      await updateProject(db(), asker, found(await findProject(db(), asker, made.id)), { performer_org: 'Acme' }, randomUUID())
      return findTopicHead(db(), asker, { topic_store_id })
    }
    const told = { phase: 'II', program_type: 'STTR', period_of_performance: 24, company_name: 'Acme, Inc.' }
    expect(await changed({ id: 'browser-store', slug: 'mast' })).toMatchObject(done(told))
    const uploaded = await aTopic(db(), asker)
    const before = await findTopicHead(db(), asker, { topic_store_id: uploaded.id })
    expect(await changed(uploaded)).toEqual(before)
  })

  test('say whether they have a plan, and whether it is finalized', async () => {
    const { asker, project: made, plan } = await planned(db())
    const isFinalized = async () => found(await findProject(db(), asker, made.id)).plan_finalized
    expect(await isFinalized()).toBe(false)
    await finalizePlan(db(), plan, {} as never, MOMENT)
    expect(await isFinalized()).toBe(true)
    expect((await updateProject(db(), asker, found(await findProject(db(), asker, made.id)), {}, randomUUID())).plan_finalized).toBe(true)
    expect((await listProjects(db(), asker, 9)).map(({ plan_finalized }) => plan_finalized)).toEqual([true])
  })

  test('are called what their person calls them and stand in the archive, which is no work on them', async () => {
    const asker = await somebody(db())
    const [made, later] = [await aProject(db(), asker), await aProject(db(), asker)]
    const after = { updated_at: new Date(made.updated_at.getTime() + 1) }
    await db().update(project).set(after).where(eq(project.id, later.id))
    const named = await putAway(db(), made, { name: UNUSUAL, archived_at: MOMENT })
    expect(named).toEqual({ ...made, name: UNUSUAL, archived_at: MOMENT })
    expect(await idsOf(asker)).toEqual([later.id, made.id])
    expect(await putAway(db(), named, { archived_at: null })).toEqual({ ...made, name: UNUSUAL })
  })

  test('that are deleted are found by nobody, nor their plans, until they are brought back', async () => {
    const { asker, project: made, plan } = await planned(db())
    const named = { topic_store_id: made.topic_store_id }
    const placed = await placeOfPlan(db(), asker, named)
    expect(placed).toMatchObject({ value: { project_id: made.id } })
    const deleted = await putAway(db(), made, { deleted_at: MOMENT })
    expect(await findProject(db(), asker, made.id)).toEqual(NOT_FOUND)
    expect(await findProject(db(), await somebody(db()), made.id, 'any')).toEqual(NOT_FOUND)
    expect(await findProject(db(), asker, made.id, 'any')).toEqual(done(deleted))
    expect([await idsOf(asker), await listProjects(db(), asker, 9, 'deleted')]).toEqual([[], [deleted]])
    expect(await placeOfPlan(db(), asker, named)).toMatchObject({ value: { project_id: null } })
    await putAway(db(), deleted, { deleted_at: null })
    expect(await placeOfPlan(db(), asker, named)).toEqual(placed)
    expect(plan.project_id).toBe(made.id)
  })

  test('that were deleted long enough ago are removed with plan, topic and files, but for what another project has', async () => {
    const asker = await somebody(db())
    const [own, shared] = [await aTopic(db(), asker), await aTopic(db(), asker, { slug: 'shared' })]
    const [gone, alike, kept] = [await aProject(db(), asker, own), await aProject(db(), asker, shared), await aProject(db(), asker, shared)]
    const young = await aProject(db(), asker)
    for (const one of [gone, alike]) await putAway(db(), one, { deleted_at: MOMENT })
    await putAway(db(), young, { deleted_at: new Date(MOMENT.getTime() + 1) })
    await removeDeletedProjects(db(), new Date(MOMENT.getTime() + 1))
    const left = await db().select({ id: project.id }).from(project).where(eq(project.owner, asker.id))
    expect(left.map(({ id }) => id).sort()).toEqual([kept.id, young.id].sort())
    const files = await db().select({ id: source_file.id }).from(source_file).where(eq(source_file.owner, asker.id))
    expect(files).toEqual([{ id: shared.file_id }])
    expect(await findTopicHead(db(), asker, { topic_store_id: own.id })).toEqual(NOT_FOUND)
    expect(await findTopicHead(db(), asker, { topic_store_id: shared.id })).toMatchObject({ ok: true })
  })

  test('go with their person, and their plans and histories with them', async () => {
    const { asker, project: made, plan } = await planned(db())
    await db().delete(user).where(eq(user.id, asker.id))
    expect(await findProject(db(), asker, made.id)).toEqual(NOT_FOUND)
    for (const table of [work_plan, milestone, text_version]) {
      expect(await db().select().from(table).where(eq(table.owner, asker.id))).toEqual([])
    }
    expect(plan.milestones).toHaveLength(3)
  })
})
