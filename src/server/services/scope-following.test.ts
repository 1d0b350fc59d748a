import { expect, test } from 'vitest'
import { milestonesInScope } from '../../domain/scope-milestones.ts'
import { signUp } from '../testing/person.ts'
import { keepPlan, MILESTONES, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { uploadSample } from '../testing/solicitation.ts'

const NAMED = 'Between the kickoff and the final report the work runs through'

onServer('The scope of a plan', (server) => {
  async function aPlan() {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    const project = await startProject(person, uploaded)
    const texts = MILESTONES.map((one) => ('refined_text' in one ? one.refined_text : one.initial_text))
    const plan = await keepPlan(person, project, { scope_paragraph: `We bake bricks. ${milestonesInScope(texts, 6)}` })
    const scope = async () => (await person.call('findWorkPlan', { id: project.id })).scope_paragraph
    return { person, plan, scope, topic: { topic_slug: uploaded.topic_slug }, id: plan.milestones[1]?.id ?? '' }
  }

  test('names a milestone by its new title and month, however that is saved', async () => {
    const { person, plan, scope, topic, id } = await aPlan()
    expect(plan.scope_paragraph).toBe(`We bake bricks. ${NAMED}: build (Award + 4 Months).`)
    await person.call('updateMilestone', { id, refined_text: 'Milestone 2 - Heat test\nDue: Award + 3 Months.\nBuild.' })
    expect(await scope()).toBe(`We bake bricks. ${NAMED}: heat test (Award + 3 Months).`)
    await person.call('saveStep', { ...topic, milestone_number: 2, step_type: 'development', text: 'Milestone 2 - Design\nBuild.' })
    expect(await scope()).toBe(`We bake bricks. ${NAMED}: design (Award + 4 Months).`)
  })

  test('stays as it is once a person has worded it', async () => {
    const { person, plan, scope, id } = await aPlan()
    const scope_paragraph = `In our words. ${plan.scope_paragraph}`
    await person.call('updateWorkPlan', { id: plan.id, scope_paragraph, scope_edited: true })
    await person.call('updateMilestone', { id, refined_text: 'Milestone 2 - Heat test\nBuild.' })
    expect(await scope()).toBe(scope_paragraph)
  })
})
