import { afterAll, beforeAll, expect, test } from 'vitest'
import { asNotKnown, asWritten } from '../../domain/open-answer.ts'
import { signUp } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { uploadText } from '../testing/solicitation.ts'
import { ANSWERED, planWithSteps, stateOf } from '../testing/step.ts'
import { stepDrafter } from '../testing/step-drafter.ts'
import { answersOfStep } from './step-answers.ts'

onServer('The interview of a step', (server) => {
  const drafter = stepDrafter()
  beforeAll(() => server().draftWith(drafter))
  afterAll(() => server().draftWith())

  test('asks the same questions again, also on a second device', async () => {
    const person = await signUp(server())
    const { step, topic } = await planWithSteps(person)
    const { plan } = await person.call('planStep', step)
    expect(plan.question_plan).toHaveLength(1)
    expect(plan.followups).toEqual([{ if: 'nobody is named', ask: 'Who does it?' }])
    expect(await person.call('planStep', { ...step, known: { anything: 1 }, global_context: [] })).toEqual({ plan })
    expect(await stateOf(person, topic)).toMatchObject({ plan, status: 'not_started', version: 0 })
  })

  test('two devices that ask at once are asked the same', async () => {
    const person = await signUp(server())
    const { step } = await planWithSteps(person)
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => person.call('planStep', step)))
    for (const other of others) expect(other).toEqual(first)
  })

  test("asks anew when the milestone's text changed, until something was answered", async () => {
    const person = await signUp(server())
    const { step, second, milestone } = await planWithSteps(person)
    const first = await person.call('planStep', step)
    await person.call('updateMilestone', { id: milestone, refined_text: 'Milestone 2 - Build\nWind the loops.' })
    const anew = await person.call('planStep', step)
    expect(anew).not.toEqual(first)
    await person.call('saveStepAnswer', { ...second, ...ANSWERED, answer: '   ' })
    await person.call('updateMilestone', { id: milestone, acceptance_criteria: ['The loops are tuned.'] })
    const again = await person.call('planStep', step)
    expect(again).not.toEqual(anew)
    await person.call('saveStepAnswer', { ...second, ...ANSWERED })
    await person.call('updateMilestone', { id: milestone, refined_text: 'Milestone 2 - Build\nSomething else.' })
    expect(await person.call('planStep', step)).toEqual(again)
  })

  test('tells which sentences of an answer stay out of the narrative, and drafts from none of them', async () => {
    const person = await signUp(server())
    const { second, topic } = await planWithSteps(person)
    const remark = 'That is a price limit, not work.'
    const told = 'The seal is held at 3 bar for 24 hours in the Dayton laboratory.'
    const answer = { ...ANSWERED, answer: `${remark} ${told}` }
    expect(await person.call('saveStepAnswer', { ...second, ...answer })).toEqual({ saved: true, remarks: [remark] })
    expect(await stateOf(person, topic)).toMatchObject({ remarks: [remark] })
    expect(answersOfStep('step-2', null, [answer])).toMatchObject([{ answer: told }])
    expect(answersOfStep('step-2', null, [{ ...answer, answer: remark }])).toEqual([])
  })

  test('has its remarks in the narrative only where its author says that they belong there', async () => {
    const person = await signUp(server())
    const { step } = await planWithSteps(person)
    const remark = 'That is a price limit, not work.'
    const mixed = `${remark} ${ANSWERED.answer}`
    const drafted = async (answer: string) =>
      (await person.call('finalizeStep', { ...step, qa_transcript: [{ ...ANSWERED, answer }] })).narrative.narrative_md
    expect(await drafted(mixed)).not.toContain(remark)
    expect(await drafted(asWritten(mixed))).toBe(`## Milestone 2\n\n${mixed}\n`)
  })

  test('keeps answers as they are typed, each under its slot, and the step is in progress', async () => {
    const person = await signUp(server())
    const { second, topic } = await planWithSteps(person)
    const other = { slot: 'S2-Q2', question: 'Where?', answer: '  On our bench\n in Oakville  ' }
    expect(await person.call('saveStepAnswer', { ...second, ...ANSWERED, answer: 'Our tech' })).toMatchObject({ saved: true })
    await Promise.all([ANSWERED, other].map((one) => person.call('saveStepAnswer', { ...second, ...one })))
    const { qa_transcript, status, version } = await stateOf(person, topic)
    expect(qa_transcript).toEqual([ANSWERED, other])
    expect({ status, version }).toEqual({ status: 'in_progress', version: 0 })
  })

  test('keeps as many answers as can be sent when it is closed', async () => {
    const person = await signUp(server())
    const { second, step, topic } = await planWithSteps(person)
    const qa_transcript = Array.from({ length: 100 }, (_, nth) => ({ ...ANSWERED, slot: `S2-Q${nth + 1}` }))
    await person.call('finalizeStep', { ...step, qa_transcript })
    const refusal = await person.refusal('saveStepAnswer', { ...second, ...ANSWERED, slot: 'S2-Q101' })
    expect(refusal).toEqual({ status: 422, detail: 'slot: The interview of a step has at most 100 answers.' })
    expect((await stateOf(person, topic)).qa_transcript).toEqual(qa_transcript)
  })

  test('what was answered is a source of the plan and a fact for whoever drafts, under a slot of its step', async () => {
    const person = await signUp(server())
    const { second, step, topic } = await planWithSteps(person)
    await person.call('saveStepAnswer', { ...second, ...ANSWERED, slot: 'Q1' })
    await person.call('saveStepAnswer', { ...second, slot: 'Q2', question: 'Where?', answer: ' ' })
    await person.call('saveStepAnswer', { ...second, slot: 'Q3', question: 'With what?', answer: asNotKnown('') })
    const { answers } = await person.call('planSources', { topic_store_id: topic.topic_store_id })
    expect(answers).toEqual([ANSWERED])
    await person.call('planStep', { ...step, step_id: 'step-3', profile_id: 'closeout' })
    expect(drafter.told.at(-1)?.answers).toEqual([ANSWERED])
  })

  test('there is none for a milestone that the plan does not have', async () => {
    const person = await signUp(server())
    const { second, step } = await planWithSteps(person)
    const unknown = { status: 404, detail: 'This step was not found.' }
    for (const step_id of ['step-4', 'step-0', 'step-999']) {
      expect(await person.refusal('planStep', { ...step, step_id })).toEqual(unknown)
      expect(await person.refusal('saveStepAnswer', { ...second, ...ANSWERED, step_id })).toEqual(unknown)
      expect(await person.refusal('finalizeStep', { ...step, step_id, qa_transcript: [ANSWERED] })).toEqual(unknown)
      expect(await person.refusal('commitStep', { ...step, step_id, narrative_md: 'x' })).toEqual(unknown)
      expect(await person.refusal('overruleFinding', { ...second, step_id, rule: 'QC-04', quote: null, reason: 'x' })).toEqual(unknown)
      expect(await person.refusal('textHistory', { topic_store_id: second.topic_store_id, step_id })).toEqual(unknown)
    }
  })

  test('is forgotten when another topic takes the place of the one it was about', async () => {
    const person = await signUp(server())
    const uploaded = await uploadText(person)
    const project = await startProject(person, uploaded)
    await keepPlan(person, project)
    const topic = { topic_slug: uploaded.topic_slug, topic_store_id: uploaded.topic_store_id }
    await person.call('finalizeStep', { ...topic, step_id: 'step-2', profile_id: 'development', qa_transcript: [ANSWERED] })
    await person.call('chooseTopic', { topic_store_id: topic.topic_store_id, topic_number: 'N251-902' })
    const empty = { status: 'not_started', user_narrative_md: null, qa_transcript: [], version: 0 }
    expect(await stateOf(person, topic)).toMatchObject(empty)
    expect((await person.call('planSources', { topic_store_id: topic.topic_store_id })).answers).toEqual([])
  })
})
