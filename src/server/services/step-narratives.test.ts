import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type TestPerson } from '../testing/person.ts'
import { keepPlan } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { ANSWERED, planWithSteps, stateOf } from '../testing/step.ts'
import { stepDrafter } from '../testing/step-drafter.ts'

const CHANGED = { status: 409, detail: 'This milestone was changed on another device meanwhile.' }

const TEXT = { milestone_number: 2, step_type: 'development' }

type Steps = Awaited<ReturnType<typeof planWithSteps>>

onServer('The narrative of a step', (server) => {
  beforeAll(() => server().draftWith(stepDrafter()))
  afterAll(() => server().draftWith())

  async function interviewed(person: TestPerson): Promise<Steps> {
    const steps = await planWithSteps(person)
    await person.call('finalizeStep', { ...steps.step, qa_transcript: [ANSWERED] })
    return steps
  }

  async function overruleErrors(person: TestPerson, { second, topic }: Steps): Promise<void> {
    const { qc_report } = await stateOf(person, topic)
    for (const { rule, quote, severity, overruled } of qc_report?.findings ?? []) {
      if (severity !== 'error' || overruled !== undefined) continue
      await person.call('overruleFinding', { ...second, rule, quote: quote ?? null, reason: 'Agreed with the customer.' })
    }
  }

  test('is drafted from the answers, reported on and kept with its contract', async () => {
    const person = await signUp(server())
    const { step, topic, milestone } = await planWithSteps(person)
    const { narrative, ...answer } = await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
    expect(narrative.narrative_md).toBe(`## Milestone 2\n\n${ANSWERED.answer}\n`)
    expect(narrative.citations).toContainEqual({ kind: 'answer', slot: 'S2-Q1', quote: expect.stringContaining('two compact loops') })
    expect(answer.status).toBe('needs_revision')
    expect(answer.qc_report.issues.length).toBeGreaterThan(0)
    expect(answer.step_contract).toMatchObject({ narrative_md: narrative.narrative_md, title: 'Build', answers: [ANSWERED] })
    expect(await stateOf(person, topic)).toMatchObject({
      ...answer,
      user_narrative_md: narrative.narrative_md,
      builder_citations: narrative.citations,
      qa_transcript: [ANSWERED],
      written_by: { kind: 'built-in', label: 'Built-in drafter' },
      version: 1,
    })
    expect((await person.call('findStepContract', { id: milestone })).step_contract).toEqual(answer.step_contract)
  })

  test('is drafted from the answers that were kept before, and later ones win', async () => {
    const person = await signUp(server())
    const { step, second } = await planWithSteps(person)
    await person.call('saveStepAnswer', { ...second, ...ANSWERED })
    const kept = await person.call('finalizeStep', { ...step, qa_transcript: [] })
    expect(kept.narrative.narrative_md).toContain(ANSWERED.answer)
    const later = { ...ANSWERED, answer: 'Our technician winds three loops.' }
    const { narrative } = await person.call('finalizeStep', { ...step, qa_transcript: [later] })
    expect(narrative.narrative_md).toBe('## Milestone 2\n\nOur technician winds three loops.\n')
  })

  test('is not kept when it is only tried', async () => {
    const person = await signUp(server())
    const { step, topic, milestone } = await planWithSteps(person)
    const before = await person.call('stepsState', topic)
    const tried = await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED], persist: false })
    expect(tried).toMatchObject({ narrative: { narrative_md: expect.stringContaining('two compact loops') }, version: 0 })
    expect(tried.narrative.citations).not.toEqual([])
    expect(await person.call('stepsState', topic)).toEqual(before)
    expect(await person.refusal('findStepContract', { id: milestone })).toMatchObject({ status: 404 })
    const { versions } = await person.call('textHistory', { topic_store_id: topic.topic_store_id, step_id: 'step-2', part: 'narrative' })
    expect(versions).toEqual([])
  })

  test('is not drafted before anything was answered', async () => {
    const person = await signUp(server())
    const { step, topic } = await planWithSteps(person)
    const refusal = { status: 422, detail: "Answer at least one question of this step's interview before finalizing it." }
    expect(await person.refusal('finalizeStep', { ...step, qa_transcript: [] })).toEqual(refusal)
    expect(await person.refusal('finalizeStep', { ...step, qa_transcript: [{ ...ANSWERED, answer: ' \n' }] })).toEqual(refusal)
    const empty = { question_plan: [], followups: [] }
    expect(await person.refusal('finalizeStep', { ...step, plan: empty, qa_transcript: [] })).toEqual(refusal)
    expect(await stateOf(person, topic)).toMatchObject({ status: 'not_started', user_narrative_md: null })
  })

  test("in a person's own words is kept and judged before the interview is finished, which leaves the interview open", async () => {
    const person = await signUp(server())
    const steps = await planWithSteps(person)
    const { step, topic } = steps
    const narrative_md = 'Dr. Jane Roe winds the coil on our bench.'
    const asked = await person.call('commitStep', { ...step, narrative_md, finalize: true })
    expect(asked).toMatchObject({
      status: 'needs_revision',
      qc_report: { status: 'needs_revision' },
      step_contract: { drafted_from: null },
    })
    await overruleErrors(person, steps)
    expect(await person.call('commitStep', { ...step, narrative_md, finalize: true })).toMatchObject({ status: 'finalized' })
    expect(await stateOf(person, topic)).toMatchObject({ status: 'finalized', user_narrative_md: narrative_md, plan: null })
    const drafted = await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
    expect(drafted.step_contract.drafted_from).toEqual([ANSWERED])
  })

  test('of nothing, or of a megabyte, is refused and changes nothing', async () => {
    const person = await signUp(server())
    const { step, topic } = await interviewed(person)
    const before = await person.call('stepsState', topic)
    for (const narrative_md of ['', ' \n\t']) {
      const refusal = await person.refusal('commitStep', { ...step, narrative_md })
      expect(refusal).toEqual({ status: 422, detail: 'Provide narrative text before saving.' })
    }
    const tooLong = await person.refusal('commitStep', { ...step, narrative_md: 'word '.repeat(210_000) })
    expect(tooLong).toEqual({ status: 422, detail: 'narrative_md: This text is too long: 200,000 characters at most.' })
    expect(await person.call('stepsState', topic)).toEqual(before)
  })

  test('is kept as it was written, Markdown, HTML and all, and no word of it is logged', async () => {
    const person = await signUp(server())
    const { step, second, topic } = await interviewed(person)
    const narrative_md = '# Hedgehogblue\n\n<script>alert("hedgehogblue")</script>\n[x](javascript:alert(1)) \u202e  \n\n* one\n'
    const { version } = await person.call('commitStep', { ...step, narrative_md })
    expect(await stateOf(person, topic)).toMatchObject({ user_narrative_md: narrative_md, version, written_by: { kind: 'person' } })
    await person.call('overruleFinding', { ...second, rule: 'QC-04', quote: 'hedgehogblue', reason: 'Hedgehogblue is agreed.' })
    await person.call('regenerateText', { ...second, part: 'narrative' })
    expect(server().logged.join('\n')).not.toMatch(/hedgehogblue|compact loops|What is done/i)
  })

  test('is finalized only when that is asked for and nothing in its report blocks', async () => {
    const person = await signUp(server())
    const steps = await interviewed(person)
    const { step, topic } = steps
    const { narrative_md } = (await stateOf(person, topic)).step_contract ?? { narrative_md: '' }
    const refused = await person.call('commitStep', { ...step, narrative_md, finalize: true })
    expect(refused).toMatchObject({ status: 'needs_revision', qc_report: { status: 'needs_revision' } })
    await overruleErrors(person, steps)
    const ready = await stateOf(person, topic)
    expect(ready).toMatchObject({ status: 'ready', qc_report: { status: 'pass', issues: [] } })
    expect(ready.overrules[0]).toMatchObject({ reason: 'Agreed with the customer.', made_at: '2026-03-02T09:30:00.000Z' })
    expect(await person.call('commitStep', { ...step, narrative_md })).toMatchObject({ status: 'ready' })
    expect(await person.call('commitStep', { ...step, narrative_md, finalize: true })).toMatchObject({ status: 'finalized' })
    expect(await person.call('commitStep', { ...step, narrative_md })).toMatchObject({ status: 'finalized' })
    const edited = await person.call('commitStep', { ...step, narrative_md: `${narrative_md}\nWe also tune them at 60 MHz.` })
    expect(['ready', 'needs_revision']).toContain(edited.status)
    expect((await stateOf(person, topic)).status).toBe(edited.status)
  })

  test('is open again when an error comes into the text, the lists or the payment of its milestone', async () => {
    const person = await signUp(server())
    const steps = await interviewed(person)
    await overruleErrors(person, steps)
    const { user_narrative_md } = await stateOf(person, steps.topic)
    const narrative_md = user_narrative_md ?? ''
    expect((await person.call('commitStep', { ...steps.step, narrative_md, finalize: true })).status).toBe('finalized')
    const text = 'Milestone 2 - Build\n\nThe Contractor shall wind two compact loops at [name the workshop].'
    await person.call('updateMilestone', { id: steps.milestone, refined_text: text })
    const after = await stateOf(person, steps.topic)
    expect(after).toMatchObject({ status: 'needs_revision', user_narrative_md: narrative_md })
    expect(after.qc_report?.issues.join(' ')).toContain('[name the workshop]')
  })

  test('has to be finalized again when the text of its milestone reads otherwise', async () => {
    const person = await signUp(server())
    const steps = await interviewed(person)
    await overruleErrors(person, steps)
    const { user_narrative_md } = await stateOf(person, steps.topic)
    const finalized = await person.call('commitStep', { ...steps.step, narrative_md: user_narrative_md ?? '', finalize: true })
    expect(finalized.status).toBe('finalized')
    await person.call('updateMilestone', { id: steps.milestone, refined_text: 'Milestone 2 - Build\n\nThe Contractor shall wind loops.' })
    expect((await stateOf(person, steps.topic)).status).not.toBe('finalized')
  })

  test('of signs that nobody sees is refused, and so are a rule that there is not and a question of another step', async () => {
    const person = await signUp(server())
    const { step, second } = await planWithSteps(person)
    expect((await person.refusal('commitStep', { ...step, narrative_md: '\u200b\u200d ' })).status).toBe(422)
    expect((await person.refusal('overruleFinding', { ...second, rule: 'QC-999', quote: null, reason: 'x' })).status).toBe(422)
    expect((await person.refusal('saveStepAnswer', { ...second, ...ANSWERED, slot: 'S9-Q77' })).status).toBe(422)
  })

  test('is open again when the finding that was overruled is not overruled any more', async () => {
    const person = await signUp(server())
    const steps = await interviewed(person)
    await overruleErrors(person, steps)
    const { user_narrative_md, overrules } = await stateOf(person, steps.topic)
    await person.call('commitStep', { ...steps.step, narrative_md: user_narrative_md ?? '', finalize: true })
    const [first] = overrules
    const { rule = '', quote = null } = first ?? {}
    const blank = await person.refusal('overruleFinding', { ...steps.second, rule, quote, reason: '  ' })
    expect(blank).toEqual({ status: 422, detail: 'reason: Give the reason for which this finding does not hold.' })
    const back = await person.call('overruleFinding', { ...steps.second, rule, quote, reason: null })
    expect(back).toMatchObject({ status: 'needs_revision', overrules: overrules.slice(1) })
    expect(await stateOf(person, steps.topic)).toMatchObject({ status: 'needs_revision', overrules: overrules.slice(1) })
  })

  test('written on two devices is kept from the first; the second is told, and nothing is overwritten', async () => {
    const person = await signUp(server())
    const { step, topic } = await interviewed(person)
    const { version } = await stateOf(person, topic)
    const first = await person.call('commitStep', { ...step, narrative_md: 'First.', version })
    expect(first.version).toBe(version + 1)
    const before = await person.call('stepsState', topic)
    expect(await person.refusal('commitStep', { ...step, narrative_md: 'Second.', version })).toEqual(CHANGED)
    expect(await person.call('stepsState', topic)).toEqual(before)
    expect(await person.call('commitStep', { ...step, narrative_md: 'Second.' })).toMatchObject({ version: version + 2 })
  })

  test('of writers at once one wins', async () => {
    const person = await signUp(server())
    const { step, topic } = await interviewed(person)
    const { version } = await stateOf(person, topic)
    const texts = ['A.', 'B.', 'C.', 'D.']
    const made = await Promise.allSettled(texts.map((narrative_md) => person.call('commitStep', { ...step, narrative_md, version })))
    const won = texts.filter((_, at) => made[at]?.status === 'fulfilled')
    expect(won).toHaveLength(1)
    expect(made.filter((one) => one.status === 'rejected' && one.reason.status === 409)).toHaveLength(3)
    expect(await stateOf(person, topic)).toMatchObject({ user_narrative_md: won[0], version: version + 1 })
  })

  test('that meets a replacement of the plan is kept or finds nothing, and never breaks', async () => {
    const person = await signUp(server())
    const { step, second, topic, project } = await interviewed(person)
    const json = { 'content-type': 'application/json' }
    const writes = Array.from({ length: 6 }, (_, nth) => [
      person.send('POST', '/topics/steps/commit', JSON.stringify({ ...step, narrative_md: `Narrative ${nth}.` }), json),
      person.send('POST', '/topics/steps/answer', JSON.stringify({ ...second, ...ANSWERED, answer: `Answer ${nth}` }), json),
      person.send('POST', '/api/workplan/save-step', JSON.stringify({ ...TEXT, topic_slug: topic.topic_slug, text: `Text ${nth}.` }), json),
    ]).flat()
    const [, ...answers] = await Promise.all([keepPlan(person, project), ...writes, keepPlan(person, project, { scope_paragraph: 'S.' })])
    for (const { status } of answers.filter((one) => one instanceof Response)) expect([200, 404]).toContain(status)
    expect(await person.call('commitStep', { ...step, narrative_md: 'After.' })).toMatchObject({ status: expect.any(String) })
  })

  test('and the others of the plan come as one package', async () => {
    const person = await signUp(server())
    const { topic } = await interviewed(person)
    const { steps } = await person.call('packageSteps', topic)
    expect(steps.map(({ step_id, title, status }) => [step_id, title, status])).toEqual([
      ['step-1', 'Kickoff', 'not_started'],
      ['step-2', 'Build', 'needs_revision'],
      ['step-3', 'Report', 'not_started'],
    ])
    const { step_contract, qc_report, builder_citations } = await stateOf(person, topic)
    expect(steps[1]).toMatchObject({ narrative_md: step_contract?.narrative_md, step_contract, qc_report, builder_citations })
    expect(steps[0]).toMatchObject({ narrative_md: '', step_contract: null, qc_report: null, builder_citations: [] })
  })
})
