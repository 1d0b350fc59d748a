import type { TestPerson } from './person.ts'
import { keepPlan, startProject } from './project.ts'
import { uploadSample } from './solicitation.ts'

/** A plan of three milestones about the sample, with the names by which its steps are called. It has a scope, so a missing criterion is an error. */
export async function planWithSteps(person: TestPerson) {
  const uploaded = await uploadSample(person)
  const project = await startProject(person, uploaded)
  const plan = await keepPlan(person, project, { scope_paragraph: 'The Contractor shall build it in 3 milestones.' })
  const topic = { topic_slug: uploaded.topic_slug, topic_store_id: uploaded.topic_store_id }
  const step = { ...topic, step_id: 'step-2', profile_id: 'development' } as const
  const { profile_id: _, ...second } = step
  return { project, plan, topic, step, second, milestone: plan.milestones[1]?.id ?? '' }
}

/** An answer to the first question of the second step. */
export const ANSWERED = {
  slot: 'S2-Q1',
  question: 'What is done?',
  answer: 'Our technician winds two compact loops and tunes them on our bench at 30 MHz.',
}

/** The state of one step of the topic. */
export async function stateOf(person: TestPerson, topic: { topic_slug: string; topic_store_id: string }, step_id = 'step-2') {
  const { steps } = await person.call('stepsState', topic)
  const state = steps.find((one) => one.step_id === step_id)
  if (!state) throw new Error(`There is no ${step_id}`)
  return state
}
