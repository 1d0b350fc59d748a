import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { done, fail } from '../../domain/result.ts'
import { placeOfPlan } from './plan-places.ts'
import { step, work_plan } from './schema/plans.ts'
import {
  keepNarrative,
  keepStepText,
  type StepChanges,
  stepsOf,
  topicOfFinalized,
  transcriptsOf,
  updateStep,
  withStepHeld,
} from './steps.ts'
import { meeting, onEachDatabase } from './testing/databases.ts'
import { aPlan, aProject, CHANGED, found, NOT_FOUND, NUL, planned, somebody, stepOf, stepsAt, UNUSUAL } from './testing/rows.ts'

const NOT_BEGUN = {
  status: 'not_started',
  user_narrative_md: null,
  step_contract: null,
  qc_report: null,
  builder_citations: [],
  plan: null,
  plan_of: null,
  qa_transcript: [],
  overrules: [],
  written_by: null,
  version: 0,
}

const WRITTEN: StepChanges & { user_narrative_md: string } = {
  status: 'ready',
  user_narrative_md: `${UNUSUAL}${'long '.repeat(40_000)}`,
  step_contract: { narrative_md: UNUSUAL, facts: [1, -0.5, null, { [UNUSUAL]: true }] },
  qc_report: { status: 'pass', issues: [], style_feedback: UNUSUAL, findings: [] },
  builder_citations: [{ kind: 'document', file_id: 'any', page: 2, quote: UNUSUAL }],
  plan: {
    question_plan: [
      { slot: 'Q2', q: UNUSUAL },
      { slot: 'Q1', q: 'Who?' },
    ],
    followups: [],
  },
  plan_of: 'abc',
  qa_transcript: [
    { slot: 'Q2', question: 'What?', answer: '' },
    { slot: 'Q1', question: 'Who?', answer: UNUSUAL },
  ],
  overrules: [{ rule: 'QC-04', quote: null, reason: UNUSUAL, made_at: '2026-03-02T09:30:00.000Z' }],
  written_by: { kind: 'voice', label: UNUSUAL },
}

type Planned = Awaited<ReturnType<typeof planned>>

onEachDatabase('Steps', (database) => {
  const db = () => database().db
  const write = ({ topic, plan }: Planned, changes: StepChanges, number = 2) =>
    withStepHeld(db(), topic, stepOf(plan, number), async (held, tx) => done(await updateStep(tx, held, changes)))
  const tell = ({ topic, plan }: Planned, user_narrative_md: string, version?: number) =>
    withStepHeld(db(), topic, stepOf(plan, 2), (held, tx) => keepNarrative(tx, held, { user_narrative_md }, version))
  const second = async ({ topic }: Planned) => (await stepsAt(db(), { id: topic.owner }, { topic_store_id: topic.id }))[1]?.step

  test('are there for each milestone in its order, and begun where they were', async () => {
    const one = await planned(db(), 11)
    const before = await stepsAt(db(), { id: one.topic.owner }, { topic_store_id: one.topic.id })
    expect(before.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(before[10]).toMatchObject({ step_type: 'closeout', plan_updated_at: expect.any(Date), step: null })
    const { asker, topic } = one
    const begun = found(await write(one, {}, 10))
    const named = { topic_store_id: topic.id, step_id: 'step-10', owner: asker.id, profile_id: 'development' }
    expect(begun).toEqual({ ...NOT_BEGUN, ...named, updated_at: expect.any(Date) })
    const steps = await stepsAt(db(), { id: topic.owner }, { topic_store_id: topic.id })
    expect(steps.map((each) => each.step)).toEqual(Array.from({ length: 11 }, (_, at) => (at === 9 ? begun : null)))
    expect(await stepsAt(db(), asker, { topic_slug: topic.slug })).toEqual(steps)
    expect(await stepsOf(db(), topic)).toEqual([begun])
  })

  test('come back as they were written', async () => {
    const one = await planned(db())
    const written = found(await write(one, WRITTEN))
    expect(written).toMatchObject(WRITTEN)
    expect(await second(one)).toEqual(written)
    const cleared = found(await write(one, { plan: null, qa_transcript: [], step_contract: undefined }))
    expect(cleared).toMatchObject({ ...WRITTEN, plan: null, qa_transcript: [] })
    await expect(write(one, { user_narrative_md: NUL })).rejects.toThrow()
    await expect(write(one, { overrules: [{ rule: NUL, quote: null, reason: '', made_at: '' }] })).rejects.toThrow()
    expect(await second(one)).toEqual(cleared)
  })

  test("are none of another person's, whatever a project says that its topic is", async () => {
    const one = await planned(db())
    await write(one, { user_narrative_md: 'Ours.' })
    const stranger = await somebody(db())
    expect(await placeOfPlan(db(), stranger, { topic_slug: one.topic.slug })).toEqual(NOT_FOUND)
    await aPlan(db(), await aProject(db(), stranger, { id: one.topic.id, slug: 'mine' }))
    expect((await stepsAt(db(), stranger, { topic_slug: 'mine' })).map((each) => each.step)).toEqual([null, null, null])
    expect(await stepsAt(db(), { id: one.topic.owner }, { topic_store_id: one.topic.id })).toHaveLength(3)
    expect(await second(one)).toMatchObject({ user_narrative_md: 'Ours.' })
  })

  test('are held by one writer at a time, from the moment they are begun; the next one sees what that one wrote', async () => {
    const one = await planned(db())
    const hold = (status: 'ready' | 'in_progress', meet = async () => {}) =>
      withStepHeld(db(), one.topic, stepOf(one.plan, 2), async (held, tx) => {
        await meet()
        await updateStep(tx, held, { status })
        return done(held.status)
      })
    expect(
      await meeting(
        database(),
        (meet) => hold('ready', meet),
        () => hold('in_progress'),
      ),
    ).toEqual([done('not_started'), done('ready')])
    expect(
      await meeting(
        database(),
        (meet) => hold('ready', meet),
        () => hold('ready'),
      ),
    ).toEqual([done('in_progress'), done('ready')])
  })

  test.each(['throws', 'refuses'])('are not even begun by a change that %s', async (how) => {
    const { topic, plan } = await planned(db())
    const refusal = fail({ code: 'BAD_INPUT' as const, message: 'No.' })
    const changed = withStepHeld(db(), topic, stepOf(plan, 2), async (held, tx) => {
      await updateStep(tx, held, { status: 'ready' })
      if (how === 'throws') throw new Error('Broken')
      return refusal
    })
    await (how === 'throws' ? expect(changed).rejects.toThrow('Broken') : expect(changed).resolves.toEqual(refusal))
    expect(await stepsOf(db(), topic)).toEqual([])
  })

  test('of a plan that was replaced are not found', async () => {
    const one = await planned(db())
    await aPlan(db(), one.project)
    expect(await write(one, { status: 'ready' })).toEqual(NOT_FOUND)
    expect(await stepsOf(db(), one.topic)).toEqual([])
  })

  test('keep a narrative for who has seen the latest version, and say so to others', async () => {
    const one = await planned(db())
    expect(found(await tell(one, 'First.', 0))).toMatchObject({ user_narrative_md: 'First.', version: 1 })
    const kept = await second(one)
    for (const version of [0, 2]) expect(await tell(one, 'Late.', version)).toEqual(CHANGED)
    expect(await second(one)).toEqual(kept)
    expect(found(await tell(one, 'Last.'))).toMatchObject({ user_narrative_md: 'Last.', version: 2 })
    expect(found(await write(one, { status: 'ready' })).version).toBe(2)
  })

  test('keep one narrative of many that come at once and have seen the same version', async () => {
    const one = await planned(db())
    const made = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((text) => tell(one, text, 0)))
    const won = made.flatMap((each) => (each.ok ? [each.value.user_narrative_md] : []))
    expect(won).toHaveLength(1)
    expect(made.filter(({ ok }) => !ok)).toEqual(Array(5).fill(CHANGED))
    expect(await second(one)).toMatchObject({ user_narrative_md: won[0], version: 1 })
  })

  test("keep a milestone's text beside what they have come to", async () => {
    const one = await planned(db())
    const keep = (text: string) => keepStepText(db(), one.topic, { step_id: 'step-2', profile_id: 'kickoff', text })
    await Promise.all([keep('A'), keep('A'), keep('A')])
    await write(one, { status: 'ready' })
    await keep(UNUSUAL)
    expect(await second(one)).toMatchObject({ ...NOT_BEGUN, profile_id: 'kickoff', status: 'ready' })
    const rows = await db().select({ text: step.text }).from(step).where(eq(step.topic_store_id, one.topic.id))
    expect(rows).toEqual([{ text: UNUSUAL }])
  })

  test('tell what was asked and answered in the order of the steps', async () => {
    const one = await planned(db(), 11)
    const answer = (number: number) => ({ slot: `S${number}-Q1`, question: '', answer: UNUSUAL })
    for (const number of [11, 2, 10, 1]) await write(one, { qa_transcript: [answer(number)] }, number)
    const told = await transcriptsOf(db(), one.topic)
    expect(told).toEqual([1, 2, 10, 11].map((number) => ({ step_id: `step-${number}`, plan: null, qa_transcript: [answer(number)] })))
  })

  test('know the topic of a milestone whose step is finalized, and of no other', async () => {
    const one = await planned(db())
    const { milestone } = stepOf(one.plan, 2)
    const topicOf = () => topicOfFinalized(db(), milestone)
    expect(await topicOf()).toBeNull()
    await write(one, { status: 'finalized' }, 3)
    await write(one, { status: 'ready' })
    expect(await topicOf()).toBeNull()
    await write(one, { status: 'finalized' })
    expect(await topicOf()).toBe(one.topic.id)
    const stranger = await aPlan(db(), await aProject(db(), await somebody(db()), one.topic))
    expect(await topicOfFinalized(db(), stepOf(stranger, 2).milestone)).toBeNull()
  })

  test('outlive their plan', async () => {
    const one = await planned(db())
    await write(one, { user_narrative_md: 'Ours.' })
    await db().delete(work_plan).where(eq(work_plan.id, one.plan.id))
    expect(await stepsAt(db(), { id: one.topic.owner }, { topic_store_id: one.topic.id })).toEqual([])
    expect(await stepsOf(db(), one.topic)).toMatchObject([{ step_id: 'step-2', user_narrative_md: 'Ours.' }])
  })
})
