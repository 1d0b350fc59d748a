import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FinalizedPlan } from '../../domain/plan.ts'
import { done } from '../../domain/result.ts'
import { findMilestone, updateMilestone } from './milestones.ts'
import { findProject } from './projects.ts'
import { project, step, work_plan } from './schema/plans.ts'
import { findStepContract, keepStepContract } from './step-contracts.ts'
import { updateStep, withStepHeld } from './steps.ts'
import { meeting, onEachDatabase } from './testing/databases.ts'
import {
  aPlan,
  aProject,
  BY_PERSON,
  found,
  MOMENT,
  milestones,
  NOT_FOUND,
  NUL,
  planned,
  somebody,
  stepOf,
  stepsAt,
  UNUSUAL,
} from './testing/rows.ts'
import { versionsOf } from './text-versions.ts'
import { finalizePlan, findPlanOfProject, findPlanOfTopic, findWorkPlan, replaceWorkPlan, updatePlan } from './work-plans.ts'

onEachDatabase('Work plans', (database) => {
  const db = () => database().db

  test('come back as they were kept, their milestones in order, money with two decimals', async () => {
    const asker = await somebody(db())
    const kept = await aProject(db(), asker)
    const amounts = ['21000', '0.1', '999999999999.99', null, undefined, '0']
    const given = milestones(12).map((one, at) => ({ ...one, payment_amount: amounts[at] }))
    const first = {
      ...given[0],
      id: randomUUID(),
      milestone_number: 1,
      step_type: 'kickoff' as const,
      initial_text: null,
      refined_text: `${UNUSUAL}${'long '.repeat(40_000)}`,
      deliverables: [UNUSUAL, '', 'Second'],
      acceptance_criteria: ['Works.'],
      requirement_ids: ['R2', 'R1'],
    }
    const plan = { id: randomUUID(), scope_paragraph: UNUSUAL, milestones: [...given.slice(1).toReversed(), first] }
    const written = await replaceWorkPlan(db(), kept, plan, BY_PERSON)
    const nothingYet = { own_statements: [], finalized_work_plan: null, finalized_at: null }
    expect(written).toMatchObject({ id: plan.id, owner: asker.id, project_id: kept.id, scope_paragraph: UNUSUAL, ...nothingYet })
    expect(written.milestones.map(({ milestone_number }) => milestone_number)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    expect(written.milestones.map(({ payment_amount }) => payment_amount).slice(0, 7)).toEqual([
      '21000.00',
      '0.10',
      '999999999999.99',
      null,
      null,
      '0.00',
      null,
    ])
    expect(written.milestones[0]).toEqual({ ...first, owner: asker.id, work_plan_id: plan.id, payment_amount: '21000.00', version: 1 })
    expect(written.milestones[1]).toMatchObject({ refined_text: null, deliverables: [], requirement_ids: null, version: 1 })
    expect(await findWorkPlan(db(), asker, plan.id)).toEqual(done(written))
    expect(await findPlanOfProject(db(), asker, kept.id)).toEqual(done(written))
  })

  test('are not found by another person, even one whose project says that it is about this topic', async () => {
    const { topic, project: about, plan } = await planned(db())
    const stranger = await somebody(db())
    expect(await findWorkPlan(db(), stranger, plan.id)).toEqual(NOT_FOUND)
    expect(await findPlanOfProject(db(), stranger, about.id)).toEqual(NOT_FOUND)
    await aPlan(db(), await aProject(db(), stranger, topic))
    expect((await findPlanOfTopic(db(), topic))?.id).toBe(plan.id)
  })

  test('of one topic count from the one that was worked on last; of the same moment it is always the same one', async () => {
    const { asker, topic, plan } = await planned(db())
    const others = [await aPlan(db(), await aProject(db(), asker, topic), 1), await aPlan(db(), await aProject(db(), asker, topic), 2)]
    const ids = [plan, ...others].map(({ id }) => id)
    await db().update(work_plan).set({ updated_at: MOMENT }).where(inArray(work_plan.id, ids))
    const counts = async () => [
      (await findPlanOfTopic(db(), topic))?.milestones.length,
      (await stepsAt(db(), asker, { topic_store_id: topic.id })).length,
    ]
    const latest = [plan, ...others].toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)
    expect(await counts()).toEqual([latest?.milestones.length, latest?.milestones.length])
    await updatePlan(db(), plan, {})
    expect(await counts()).toEqual([3, 3])
  })

  test('take the place of the one before, which is not found any more, nor its milestones and their contracts', async () => {
    const { asker, project: kept, plan } = await planned(db())
    const { milestone } = stepOf(plan, 1)
    found(await keepStepContract(db(), milestone, randomUUID(), {}))
    const next = await aPlan(db(), kept, 0)
    expect(next.milestones).toEqual([])
    expect(await findPlanOfProject(db(), asker, kept.id)).toEqual(done(next))
    expect(await findWorkPlan(db(), asker, plan.id)).toEqual(NOT_FOUND)
    expect(await findMilestone(db(), asker, milestone.id)).toEqual(NOT_FOUND)
    expect(await findStepContract(db(), asker, milestone.id)).toEqual(NOT_FOUND)
  })

  test('that cannot be kept leave the one before, its steps and its histories', async () => {
    const { asker, topic, project: kept, plan } = await planned(db())
    const held = stepOf(plan, 1)
    await withStepHeld(db(), topic, held, async (one, tx) => done(await updateStep(tx, one, { status: 'ready' })))
    const before = [await stepsAt(db(), asker, { topic_store_id: topic.id }), await versionsOf(db(), topic, kept, 1)]
    const [one] = milestones(1)
    const twice = [...milestones(1), ...milestones(1)]
    const spoiled = one ? [{ ...one, refined_text: NUL }] : []
    const tooMuch = one ? [{ ...one, payment_amount: '1000000000000' }] : []
    for (const some of [twice, spoiled, tooMuch]) {
      const again = { id: randomUUID(), scope_paragraph: null, milestones: some }
      await expect(replaceWorkPlan(db(), kept, again, BY_PERSON)).rejects.toThrow()
      expect(await findPlanOfProject(db(), asker, kept.id)).toEqual(done(plan))
      expect([await stepsAt(db(), asker, { topic_store_id: topic.id }), await versionsOf(db(), topic, kept, 1)]).toEqual(before)
    }
  })

  test('saved at once are each kept whole, and one stays', async () => {
    const { asker, project: kept } = await planned(db())
    const saved = await Promise.all([1, 2, 3, 4, 5, 6].map((count) => aPlan(db(), kept, count)))
    expect(saved).toContainEqual(found(await findPlanOfProject(db(), asker, kept.id)))
    expect(await db().select().from(work_plan).where(eq(work_plan.project_id, kept.id))).toHaveLength(1)
  })

  test('change in what is named', async () => {
    const { asker, plan } = await planned(db())
    const named = found(await updatePlan(db(), plan, { scope_paragraph: UNUSUAL, own_statements: [UNUSUAL, ''] }))
    expect(named).toEqual({ ...plan, scope_paragraph: UNUSUAL, own_statements: [UNUSUAL, ''], updated_at: expect.any(Date) })
    const cleared = found(await updatePlan(db(), named, { scope_paragraph: null, own_statements: undefined }))
    expect(cleared).toMatchObject({ scope_paragraph: null, own_statements: [UNUSUAL, ''] })
    expect(await findWorkPlan(db(), asker, plan.id)).toEqual(done(cleared))
  })

  test('are finalized as they are handed in, to the millisecond', async () => {
    const { asker, plan } = await planned(db())
    const handedIn: FinalizedPlan = {
      milestones: [
        {
          ...milestones(1)[0],
          milestone_number: 1,
          step_type: 'kickoff',
          refined_text: UNUSUAL,
          initial_text: null,
          payment_amount: null,
          deliverables: [],
          acceptance_criteria: [],
        },
      ],
      scope_paragraph: null,
      company_name: UNUSUAL,
      phase: 'I',
      customer_org: '',
      program_type: 'SBIR',
      period_of_performance: 6,
      finalized_at: '2026-03-02T09:29:59.000Z',
    }
    const finalized = found(await finalizePlan(db(), plan, handedIn, MOMENT))
    expect(finalized).toMatchObject({ finalized_work_plan: handedIn, finalized_at: MOMENT })
    expect(await findWorkPlan(db(), asker, plan.id)).toEqual(done(finalized))
  })

  test('that were replaced are not changed, and their project counts as untouched', async () => {
    const { asker, project: kept, plan } = await planned(db())
    const now = await aPlan(db(), kept)
    await db().update(project).set({ updated_at: MOMENT }).where(eq(project.id, kept.id))
    expect(await updatePlan(db(), plan, { scope_paragraph: 'Late' })).toEqual(NOT_FOUND)
    expect(found(await findProject(db(), asker, kept.id)).updated_at).toEqual(MOMENT)
    expect(await findWorkPlan(db(), asker, now.id)).toEqual(done(now))
  })

  test('meet every kind of change while they are replaced, and each is done or finds nothing', async () => {
    const { asker, topic, project: kept, plan } = await planned(db())
    const place = stepOf(plan, 2)
    const changes = Array.from({ length: 6 }, (_, nth) => [
      () => updatePlan(db(), plan, { scope_paragraph: `Scope ${nth}` }),
      () => updateMilestone(db(), place.milestone, { refined_text: `Text ${nth}` }, BY_PERSON),
      () => keepStepContract(db(), place.milestone, randomUUID(), { nth }),
      () => withStepHeld(db(), topic, place, async (one, tx) => done(await updateStep(tx, one, { user_narrative_md: `${nth}` }))),
    ]).flat()
    const [replaced, ...made] = await Promise.all([aPlan(db(), kept), ...changes.map((change) => change())])
    for (const one of made) expect(one.ok ? done(null) : one).toEqual(one.ok ? done(null) : NOT_FOUND)
    expect(await findPlanOfProject(db(), asker, kept.id)).toEqual(done(replaced))
  })

  test.each(['updatePlan', 'updateMilestone', 'keepStepContract', 'withStepHeld'])('wait for a %s that holds them', async (name) => {
    const { asker, topic, project: kept, plan } = await planned(db())
    const place = stepOf(plan, 1)
    const holders: Record<string, (tx: ReturnType<typeof db>, meet: () => Promise<void>) => Promise<unknown>> = {
      updatePlan: (tx, meet) => updatePlan(tx, plan, { scope_paragraph: 'First' }).then(meet),
      updateMilestone: (tx, meet) => updateMilestone(tx, place.milestone, { refined_text: 'First' }, BY_PERSON).then(meet),
      keepStepContract: (tx, meet) => keepStepContract(tx, place.milestone, randomUUID(), {}).then(meet),
      withStepHeld: (tx, meet) => withStepHeld(tx, topic, place, async () => done(await meet())),
    }
    const [, replaced] = await meeting(
      database(),
      (meet) => db().transaction((tx) => holders[name]?.(tx, meet) ?? meet()),
      () => aPlan(db(), kept),
    )
    expect(await findPlanOfProject(db(), asker, kept.id)).toEqual(done(replaced))
    expect(replaced.scope_paragraph).toBeNull()
  })

  test("take back what was said of the steps whose text is another one now, and of nobody else's", async () => {
    const { asker, topic, project: kept, plan } = await planned(db(), 4)
    const statuses = ['needs_revision', 'ready', 'finalized', 'not_started'] as const
    for (const [at, status] of statuses.entries())
      await withStepHeld(db(), topic, stepOf(plan, at + 1), async (one, tx) => done(await updateStep(tx, one, { status })))
    const told = async () => (await stepsAt(db(), asker, { topic_store_id: topic.id })).map((one) => one.step?.status ?? null)
    const stranger = await aProject(db(), await somebody(db()), topic)
    await aPlan(db(), stranger, 4)
    await aPlan(db(), stranger, 0)
    expect(await told()).toEqual(statuses)
    const now = milestones(4).map((one) => (one.milestone_number === 2 ? one : { ...one, refined_text: 'Another' }))
    await replaceWorkPlan(db(), kept, { id: randomUUID(), scope_paragraph: null, milestones: now }, BY_PERSON)
    expect(await told()).toEqual(['in_progress', 'ready', 'in_progress', 'not_started'])
    expect(await db().select().from(step).where(eq(step.owner, asker.id))).toHaveLength(4)
  })
})
