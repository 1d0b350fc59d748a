import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type TestPerson } from '../testing/person.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { completePlan, finalizedStep, type Milestone, walkToPlan } from '../testing/specified-walk.ts'

/** A whole plan is drafted, and each step judged: on a busy machine that takes its time. */
const LONG = 600_000

/** What nobody was asked stands in the text as a blank, which a person fills in. */
const BLANK = '[name the office that would fund the next phase]'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test(
  'a client that knows the specification alone walks the whole way: every step is finalized before Work Plan Complete, and nothing is left behind it',
  async () => {
    const person = await signUp(server)
    const { plan, topic } = await walkToPlan(person)
    const asked = await person.call('stepsState', { topic_slug: topic.topic_slug })
    expect(asked.steps.map(({ step_id, status }) => `${step_id} ${status}`)).toEqual(
      [1, 2, 3, 4, 5].map((one) => `step-${one} not_started`),
    )

    for (const milestone of plan.milestones) await finalizedStep(person, topic, await filledIn(person, milestone))
    const steps = async () => (await person.call('stepsState', topic)).steps.map(({ status }) => status)
    expect(await steps()).toEqual(plan.milestones.map(() => 'finalized'))
    expect((await person.call('packageSteps', topic)).steps.every(({ narrative_md }) => narrative_md.length > 100)).toBe(true)
    expect(await toMend(person, topic)).toEqual([])

    await person.call('updateWorkPlan', { id: plan.id, scope_paragraph: 'The scope, without a criterion in the plan.' })
    expect(await toMend(person, topic)).toContain('Milestone 3 has no acceptance criterion.')
    await completePlan(person, topic.topic_store_id, plan)
    expect(await toMend(person, topic)).toEqual([])
    expect(await steps()).toEqual(plan.milestones.map(() => 'finalized'))
  },
  LONG,
)

/** The errors that are left; what a milestone only names stands beside them, and is worth a look. */
async function toMend(person: TestPerson, topic: { topic_slug: string; topic_store_id: string }): Promise<string[]> {
  const { left } = await person.call('reviewPlan', topic)
  return left.filter(({ severity }) => severity === 'error').flatMap(({ places }) => places.map(({ message }) => message))
}

async function filledIn(person: TestPerson, milestone: Milestone): Promise<Milestone> {
  const text = milestone.refined_text ?? ''
  if (!text.includes(BLANK)) return milestone
  return person.call('updateMilestone', { id: milestone.id, refined_text: text.replaceAll(BLANK, 'the US Marine Corps') })
}
