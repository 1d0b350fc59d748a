import { expect, test } from 'vitest'
import { isToMend } from '../../domain/steps/thing-left.ts'
import { signUp } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { instructionsFile, uploadSample } from '../testing/solicitation.ts'
import { ANSWERED, planWithSteps } from '../testing/step.ts'

const TOPIC = { topic_slug: 'n251-001', include_unfinalized: true }

onServer('A plan review', (server) => {
  test('tells of each finding where its rule comes from and what mends it, and of each section its level', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    await keepPlan(person, await startProject(person, uploaded))
    const { issues, sections, summary } = await person.call('reviewPlan', { ...TOPIC, topic_store_id: uploaded.topic_store_id })
    expect(issues.length).toBeGreaterThan(3)
    for (const { source, remedy } of issues)
      expect([source, remedy]).toEqual([expect.stringMatching(/\w{4}/), expect.stringMatching(/\w{4}/)])
    expect(sections.map(({ section }) => section)).toContain('Deliverables and acceptance')
    expect(sections.find(({ section }) => section === 'Technical approach')?.level).toBe('Unsatisfactory')
    expect(summary).toContain('Every section would be judged unsatisfactory.')
  })

  test('holds the plan against the limits of the instructions that were put beside the topic', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person, { period_of_performance: '9' })
    await keepPlan(person, await startProject(person, uploaded))
    const asked = { ...TOPIC, topic_store_id: uploaded.topic_store_id }
    await person.call('addInstructions', { topic_store_id: uploaded.topic_store_id, file: instructionsFile('$1,000') })
    const { issues } = await person.call('reviewPlan', asked)
    const messages = issues.map(({ rule, message }) => `${rule} ${message}`).join('\n')
    expect(messages).toMatch(/QC-09 The award of \$[\d,.]+ is above the ceiling of \$101,000\.00 for base and option together/)
    expect(messages).toMatch(/QC-25 The period is 9 months; (?:exactly|at most) 6 are asked for \(Navy SBIR 25\.1 instructions, p\. 2\)\./)
  })

  test('tells what is left until it is overruled', async () => {
    const person = await signUp(server())
    const { topic, second } = await planWithSteps(person)
    const { left: all, issues } = await person.call('reviewPlan', topic)
    expect(all.map(({ reason }) => reason)).toContain('requirement')
    const mended = new Set(all.filter(isToMend).flatMap(({ places }) => places.map((place) => place.message)))
    const error = issues.find((one) => mended.has(one.message) && (one.milestone_number ?? 2) === 2)
    const { rule = '', quote = null, message = '' } = error ?? {}
    const messages = async () => {
      const { left } = await person.call('reviewPlan', topic)
      return left.filter(isToMend).flatMap(({ places }) => places.map((place) => place.message))
    }
    expect(await messages()).toContain(message)
    await person.call('overruleFinding', { ...second, rule, quote, reason: 'Agreed with the customer.' })
    expect(await messages()).not.toContain(message)
  })

  test('is of one plan with its steps, whatever was drafted by the built-in drafter on the way', async () => {
    const person = await signUp(server())
    const { topic, step } = await planWithSteps(person)
    const { plan } = await person.call('planStep', step)
    expect(plan.question_plan.length).toBeGreaterThan(0)
    const qa_transcript = plan.question_plan.map(({ slot, q }) => ({ slot, question: q, answer: ANSWERED.answer }))
    const { narrative, qc_report } = await person.call('finalizeStep', { ...step, plan, qa_transcript })
    expect(narrative.narrative_md).toContain('\n\nBy Award + ')
    const { steps } = await person.call('packageSteps', topic)
    expect(steps[1]).toMatchObject({ narrative_md: narrative.narrative_md, qc_report })
  })
})
