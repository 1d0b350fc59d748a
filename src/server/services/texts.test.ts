import { expect, test } from 'vitest'
import { done } from '../../domain/result.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { keepPlan, MILESTONES, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { ANSWERED, planWithSteps, stateOf } from '../testing/step.ts'
import { stepDrafter } from '../testing/step-drafter.ts'

const CHANGED = { status: 409, detail: 'This milestone was changed on another device meanwhile.' }

onServer('The history of a text', (server) => {
  async function history(person: TestPerson, topic: { topic_store_id: string }, part?: 'text' | 'deliverables' | 'narrative') {
    const { versions } = await person.call('textHistory', { topic_store_id: topic.topic_store_id, step_id: 'step-2', part })
    return versions.map(({ part, text, written_by }) => `${part} | ${text} | ${written_by.kind}, ${written_by.label}`)
  }

  test('begins with what the drafter wrote, and goes on with who or what wrote after', async () => {
    const person = await signUp(server())
    const { topic, milestone } = await planWithSteps(person)
    const drafted = [
      'deliverables | A prototype | built-in, Built-in drafter',
      'text | Milestone 2 - Build\nBuild. | built-in, Built-in drafter',
    ]
    expect(await history(person, topic)).toEqual(drafted)
    await person.call('updateMilestone', { id: milestone, refined_text: 'Spoken.', written_by: 'voice' })
    await person.call('updateMilestone', { id: milestone, deliverables: ['A loop', 'A report\nof it'] })
    expect(await history(person, topic)).toEqual([
      'deliverables | A loop\nA report of it | person, You',
      'text | Spoken. | voice, You, by voice',
      ...drafted,
    ])
    expect(await history(person, topic, 'deliverables')).toHaveLength(2)
  })

  test('keeps a text once, however often it is saved, and again when it is restored', async () => {
    const person = await signUp(server())
    const { topic, milestone } = await planWithSteps(person)
    for (const refined_text of ['One.', 'One.', 'Two.', 'One.', 'One.'])
      await person.call('updateMilestone', { id: milestone, refined_text, payment_amount: '10' })
    await person.call('saveStep', { topic_slug: topic.topic_slug, milestone_number: 2, step_type: 'development', text: 'One.' })
    const texts = (await history(person, topic, 'text')).map((line) => line.split(' | ')[1])
    expect(texts).toEqual(['One.', 'Two.', 'One.', 'Milestone 2 - Build\nBuild.'])
  })

  test('has the narratives too, of the drafter and of the person', async () => {
    const person = await signUp(server())
    const { topic, step } = await planWithSteps(person)
    server().draftWith(stepDrafter())
    await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
    await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
    await person.call('commitStep', { ...step, narrative_md: 'Mine.' })
    server().draftWith()
    expect(await history(person, topic, 'narrative')).toEqual([
      'narrative | Mine. | person, You',
      `narrative | ## Milestone 2\n\n${ANSWERED.answer}\n | built-in, Built-in drafter`,
    ])
  })

  test('goes on when the plan is replaced, and the step has to be checked again', async () => {
    const person = await signUp(server())
    const { topic, step, project, milestone } = await planWithSteps(person)
    await person.call('updateMilestone', { id: milestone, refined_text: 'Mine.' })
    server().draftWith(stepDrafter())
    await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
    server().draftWith()
    await keepPlan(person, project)
    expect((await history(person, topic, 'text')).map((line) => line.split(' | ')[1])).toEqual([
      'Milestone 2 - Build\nBuild.',
      'Mine.',
      'Milestone 2 - Build\nBuild.',
    ])
    expect(await history(person, topic, 'narrative')).toHaveLength(1)
    expect(await stateOf(person, topic)).toMatchObject({ status: 'in_progress', qa_transcript: [ANSWERED] })
  })

  test('keeps the latest 200 states', async () => {
    const person = await signUp(server())
    const { topic, milestone } = await planWithSteps(person)
    for (let nth = 1; nth <= 205; nth += 1) await person.call('updateMilestone', { id: milestone, refined_text: `Text ${nth}.` })
    const texts = (await history(person, topic, 'text')).map((line) => line.split(' | ')[1])
    expect(texts).toEqual(Array.from({ length: 200 }, (_, place) => `Text ${205 - place}.`))
    expect(await history(person, topic, 'deliverables')).toHaveLength(1)
  })
})

onServer('A milestone on two devices', (server) => {
  test('keeps what the first wrote; the second is told, and changes nothing', async () => {
    const person = await signUp(server())
    const plan = await keepPlan(person, await startProject(person))
    const { id = '', version = 0 } = plan.milestones[0] ?? {}
    const first = await person.call('updateMilestone', { id, refined_text: 'First.', version })
    expect(first).toMatchObject({ refined_text: 'First.', version: version + 1 })
    expect(await person.refusal('updateMilestone', { id, deliverables: ['Second'], version })).toEqual(CHANGED)
    expect((await person.call('findWorkPlan', { id: plan.project_id })).milestones[0]).toEqual(first)
    expect(await person.call('updateMilestone', { id, deliverables: ['Last'] })).toMatchObject({ version: version + 2 })
    const empty = await person.refusal('updateMilestone', { id, version, written_by: 'person' })
    expect(empty).toMatchObject({ status: 422, detail: expect.stringMatching(/^Send at least one of/) })
  })

  test('of writers at once one wins', async () => {
    const person = await signUp(server())
    const plan = await keepPlan(person, await startProject(person))
    const { id = '', version = 0 } = plan.milestones[0] ?? {}
    const made = await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((refined_text) =>
        person.call('updateMilestone', { id, refined_text, version }).then(
          () => refined_text,
          (cause: { status?: number }) => cause.status,
        ),
      ),
    )
    const won = made.filter((one) => typeof one === 'string')
    expect(won).toHaveLength(1)
    expect(made.filter((one) => one === 409)).toHaveLength(5)
    const { milestones } = await person.call('findWorkPlan', { id: plan.project_id })
    expect(milestones[0]).toMatchObject({ refined_text: won[0], version: version + 1 })
  })

  test('finds nothing once the plan was replaced', async () => {
    const person = await signUp(server())
    const project = await startProject(person)
    const plan = await keepPlan(person, project)
    expect(plan.milestones.map(({ version }) => version)).toEqual(MILESTONES.map(() => 1))
    await keepPlan(person, project)
    const gone = await person.refusal('updateMilestone', { id: plan.milestones[0]?.id ?? '', refined_text: 'x', version: 1 })
    expect(gone).toMatchObject({ status: 404 })
  })
})

onServer('A text that is drafted anew', (server) => {
  test('is given back and not kept', async () => {
    const person = await signUp(server())
    const { project, topic, second, milestone } = await planWithSteps(person)
    await person.call('saveStepAnswer', { ...second, ...ANSWERED })
    await person.call('updateMilestone', { id: milestone, acceptance_criteria: ['Works.'] })
    const before = [await person.call('findWorkPlan', { id: project.id }), await person.call('stepsState', topic)]
    const histories = await person.call('textHistory', { topic_store_id: topic.topic_store_id, step_id: 'step-2' })
    for (const [part, index] of [['text'], ['deliverable', 0], ['criterion', 0], ['narrative']] as const) {
      const { text, written_by } = await person.call('regenerateText', { ...second, part, index })
      expect(text.length, part).toBeGreaterThan(15)
      expect(written_by).toEqual({ kind: 'built-in', label: 'Built-in drafter' })
    }
    expect([await person.call('findWorkPlan', { id: project.id }), await person.call('stepsState', topic)]).toEqual(before)
    expect(await person.call('textHistory', { topic_store_id: topic.topic_store_id, step_id: 'step-2' })).toEqual(histories)
  })

  test('knows what was answered in the interview of its step', async () => {
    const person = await signUp(server())
    const { second } = await planWithSteps(person)
    await person.call('saveStepAnswer', { ...second, ...ANSWERED })
    server().draftWith(stepDrafter())
    const { text } = await person.call('regenerateText', { ...second, part: 'narrative' })
    server().draftWith()
    expect(text).toBe(`## Milestone 2\n\n${ANSWERED.answer}\n`)
  })

  test('counts as edited by its words alone, keeps its month, and leaves what is paid', async () => {
    const person = await signUp(server())
    const { project, second, milestone: id } = await planWithSteps(person)
    const anew = () => person.call('regenerateText', { ...second, part: 'text' })
    const moved = 'Milestone 2 - Build\nDue: Award + 3 Months.\nBuild.'
    await person.call('updateMilestone', { id, payment_amount: '700' })
    await person.call('updateMilestone', { id, refined_text: moved, written_by: 'built-in' })
    const { text, is_edited } = await anew()
    expect({ text, is_edited }).toEqual({ text: expect.stringContaining('Due: Award + 3 Months.'), is_edited: false })
    await person.call('updateMilestone', { id, refined_text: text, written_by: 'built-in' })
    const kept = await person.call('findWorkPlan', { id: project.id })
    expect(kept.milestones[1]).toMatchObject({ payment_amount: '700.00' })
    await person.call('updateMilestone', { id, refined_text: `${text}\nWe bake bricks.` })
    expect(await anew()).toMatchObject({ is_edited: true })
  })

  test('may be a list in which nothing is left', async () => {
    const person = await signUp(server())
    const { second } = await planWithSteps(person)
    const nothing = async (_: unknown, all: readonly { milestone_number: number }[]) =>
      done(all.map(({ milestone_number }) => ({ milestone_number, deliverables: [] })))
    server().draftWith({ ...stepDrafter(), deliverables: nothing })
    const emptied = await person.call('regenerateText', { ...second, part: 'deliverable' })
    expect(emptied).toMatchObject({ text: '', is_edited: false })
    server().draftWith()
  })

  test('has to be there', async () => {
    const person = await signUp(server())
    const { second } = await planWithSteps(person)
    const absent = await person.refusal('regenerateText', { ...second, part: 'deliverable', index: 1 })
    expect(absent).toEqual({ status: 404, detail: 'This deliverable was not found.' })
  })
})
