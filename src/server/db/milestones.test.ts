import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { done } from '../../domain/result.ts'
import { findMilestone, type MilestoneChanges, updateMilestone } from './milestones.ts'
import type { Owned } from './owned.ts'
import { findStepContract, keepStepContract } from './step-contracts.ts'
import { meeting, onEachDatabase } from './testing/databases.ts'
import { aPlan, BY_PERSON, CHANGED, found, NOT_FOUND, NUL, planned, somebody, stepOf, UNUSUAL } from './testing/rows.ts'
import { versionsOf } from './text-versions.ts'
import { findWorkPlan, type StoredPlan } from './work-plans.ts'

onEachDatabase('A milestone', (database) => {
  const db = () => database().db
  const change = (plan: Owned<StoredPlan>, changes: MilestoneChanges, version?: number, number = 1) =>
    updateMilestone(db(), stepOf(plan, number).milestone, changes, { ...BY_PERSON, version })

  test('changes in what is named, and counts its changes', async () => {
    const { asker, plan } = await planned(db())
    const { milestone } = stepOf(plan, 1)
    const lists = { deliverables: [UNUSUAL, ''], acceptance_criteria: ['Works.'], payment_amount: '12500.5' }
    const named = found(await change(plan, { ...lists, refined_text: undefined }))
    expect(named).toEqual({ ...milestone, ...lists, payment_amount: '12500.50', version: 2 })
    const cleared = found(await change(plan, { refined_text: UNUSUAL, deliverables: [], payment_amount: null }))
    expect(cleared).toEqual({ ...named, refined_text: UNUSUAL, deliverables: [], payment_amount: null, version: 3 })
    expect(await findMilestone(db(), asker, milestone.id)).toEqual(done(cleared))
    expect(found(await findWorkPlan(db(), asker, plan.id)).milestones).toEqual([cleared, ...plan.milestones.slice(1)])
  })

  test('is not found by another person', async () => {
    const { plan } = await planned(db())
    const stranger = await somebody(db())
    const { milestone } = stepOf(plan, 1)
    found(await keepStepContract(db(), milestone, randomUUID(), {}))
    expect(await findMilestone(db(), stranger, milestone.id)).toEqual(NOT_FOUND)
    expect(await findStepContract(db(), stranger, milestone.id)).toEqual(NOT_FOUND)
  })

  test('is kept for who has seen its latest version; others are told, and nothing of theirs is kept', async () => {
    const { asker, topic, project, plan } = await planned(db())
    const first = found(await change(plan, { refined_text: 'First.' }, 1))
    expect(first.version).toBe(2)
    const history = await versionsOf(db(), topic, project, 1)
    for (const version of [1, 3]) expect(await change(plan, { refined_text: 'Late.', deliverables: ['Late'] }, version)).toEqual(CHANGED)
    expect(await findMilestone(db(), asker, first.id)).toEqual(done(first))
    expect(await versionsOf(db(), topic, project, 1)).toEqual(history)
    expect(found(await change(plan, { refined_text: 'Last.' })).version).toBe(3)
  })

  test('keeps one change of many that come at once and have seen the same version', async () => {
    const { asker, topic, project, plan } = await planned(db())
    const made = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((refined_text) => change(plan, { refined_text }, 1)))
    const won = made.flatMap((each) => (each.ok ? [each.value.refined_text] : []))
    expect(won).toHaveLength(1)
    expect(made.filter(({ ok }) => !ok)).toEqual(Array(7).fill(CHANGED))
    expect(found(await findMilestone(db(), asker, stepOf(plan, 1).milestone.id))).toMatchObject({ refined_text: won[0], version: 2 })
    const texts = (await versionsOf(db(), topic, project, 1, 'text')).map(({ text }) => text)
    expect(texts).toEqual([won[0], 'Text 1'])
  })

  test('keeps every change that asks for no version, one after another', async () => {
    const { asker, topic, project, plan } = await planned(db())
    const texts = ['A', 'B', 'C', 'D', 'E']
    const made = await Promise.all(texts.map((refined_text) => change(plan, { refined_text })))
    expect(made.map((each) => found(each).version).sort()).toEqual([2, 3, 4, 5, 6])
    const last = made.map(found).find(({ version }) => version === 6)
    expect(await findMilestone(db(), asker, stepOf(plan, 1).milestone.id)).toEqual(done(last))
    const history = (await versionsOf(db(), topic, project, 1, 'text')).map(({ text }) => text)
    expect(history[0]).toBe(last?.refined_text)
    expect(history.toSorted()).toEqual([...texts, 'Text 1'])
  })

  test('waits for another change of it, and not for one of its neighbour', async () => {
    const { plan } = await planned(db())
    const { milestone } = stepOf(plan, 1)
    const [, second] = await meeting(
      database(),
      (meet) =>
        db().transaction(async (tx) => {
          await updateMilestone(tx, milestone, { refined_text: 'First.' }, BY_PERSON)
          if (database().kind === 'postgresql') found(await change(plan, { refined_text: 'Beside.' }, 1, 2))
          await meet()
        }),
      () => change(plan, { deliverables: ['Second'] }),
    )
    expect(found(second)).toMatchObject({ refined_text: 'First.', deliverables: ['Second'], version: 3 })
  })

  test('is not found once its plan was replaced, also by who came in between', async () => {
    const { plan, project } = await planned(db())
    const [, late] = await meeting(
      database(),
      (meet) => db().transaction((tx) => aPlan(tx, project).then(meet)),
      () => change(plan, { refined_text: 'Late.' }, 1),
    )
    expect(late).toEqual(NOT_FOUND)
    expect(await keepStepContract(db(), stepOf(plan, 1).milestone, randomUUID(), {})).toEqual(NOT_FOUND)
  })

  test('keeps nothing of a change that cannot be kept', async () => {
    const { asker, topic, project, plan } = await planned(db())
    for (const spoiled of [{ refined_text: NUL }, { refined_text: 'x', deliverables: [NUL] }, { payment_amount: '1000000000000' }]) {
      await expect(change(plan, spoiled)).rejects.toThrow()
    }
    expect(await findWorkPlan(db(), asker, plan.id)).toEqual(done(plan))
    expect(await versionsOf(db(), topic, project, 1)).toHaveLength(1)
  })

  test('has one step contract, the latest, as it was given', async () => {
    const { asker, plan } = await planned(db())
    const { milestone } = stepOf(plan, 1)
    expect(await findStepContract(db(), asker, milestone.id)).toEqual(NOT_FOUND)
    const contract = { narrative_md: UNUSUAL, facts: [1, -0.5, null, { '': false }], long: 'word '.repeat(40_000) }
    const first = found(await keepStepContract(db(), milestone, randomUUID(), {}))
    const kept = found(await keepStepContract(db(), milestone, randomUUID(), contract))
    expect(kept).toEqual({ ...first, step_contract: contract, updated_at: expect.any(Date) })
    expect(await findStepContract(db(), asker, milestone.id)).toEqual(done(kept))
    const atOnce = await Promise.all([1, 2, 3, 4].map((nth) => keepStepContract(db(), stepOf(plan, 2).milestone, randomUUID(), { nth })))
    expect(atOnce.map(found)).toContainEqual(found(await findStepContract(db(), asker, stepOf(plan, 2).milestone.id)))
  })
})
