import { expect, test } from 'vitest'
import { builtInDrafter } from '../../drafting/built-in/drafter.ts'
import { answersTo } from '../testing/interview.ts'
import { signUp } from '../testing/person.ts'
import { onServer, TODAY } from '../testing/server.ts'
import { uploadSample } from '../testing/solicitation.ts'

const TOPIC = { topic_slug: 'n251-001' }

onServer('The global interview', (server) => {
  test('opens with the three fixed questions', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const { questions } = await person.call('planGlobalInterview', { ...TOPIC, topic_store_id })
    expect(questions.map(({ slot }) => slot)).toEqual(['Q1', 'Q2', 'Q3'])
  })

  test('counts the answers that are not blank, and keeps the latest of each question', async () => {
    const person = await signUp(server())
    await uploadSample(person)
    const [first, second] = (await person.call('interviewState', TOPIC)).questions
    const save = (slot: string, question: string, answer: string) => person.call('saveAnswer', { ...TOPIC, slot, question, answer })
    expect(await save('Q1', first?.q ?? '', 'A dipole')).toEqual({ saved: true, answered: 1, total: 10 })
    expect(await save('Q1', first?.q ?? '', 'A loop')).toEqual({ saved: true, answered: 1, total: 10 })
    expect(await save('Q2', second?.q ?? '', '  ')).toEqual({ saved: true, answered: 1, total: 10 })
    expect((await person.call('interviewState', TOPIC)).answers.map(({ slot, answer }) => `${slot} ${answer}`)).toEqual([
      'Q1 A loop',
      'Q2   ',
    ])
  })

  test('asks seven more questions for SBIR and eight for STTR, the same ones after a reload', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const ask = (program_type: 'SBIR' | 'STTR') =>
      person.call('generateAdaptiveQuestions', { topic_store_id, ...answersTo(), program_type, research_institution: 'State University' })
    expect((await ask('STTR')).questions).toHaveLength(8)
    const { questions } = await ask('SBIR')
    expect(questions.map(({ slot }) => slot)).toEqual(['Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10'])
    const reloaded = await person.call('interviewState', TOPIC)
    expect(reloaded.questions.slice(3)).toEqual(questions)
    expect(reloaded.answers.map(({ answer }) => answer)).toEqual(Object.values(answersTo()))
  })

  test('an answer to a question that is no longer asked is not shown under another one', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    await person.call('generateAdaptiveQuestions', { topic_store_id, ...answersTo(), program_type: 'SBIR' })
    await person.call('saveAnswer', { ...TOPIC, slot: 'Q4', question: 'A question of last week', answer: 'Ten months' })
    expect((await person.call('interviewState', TOPIC)).answers.map(({ slot }) => slot)).toEqual(['Q1', 'Q2', 'Q3'])
  })

  test('closes with a contract of the answers and a summary, which a reload brings back', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const qa_transcript = [{ slot: 'Q1', question: 'What?', answer: 'A compact loop array for 3 to 90 MHz.' }]
    const { contract } = await person.call('finalizeGlobalInterview', { ...TOPIC, topic_store_id, qa_transcript })
    expect(contract).toMatchObject({ ...TOPIC, topic_store_id, answers: qa_transcript, finalized_at: TODAY.toISOString() })
    expect(contract.summary.length).toBeGreaterThan(20)
    expect((await person.call('interviewState', TOPIC)).contract).toEqual(contract)
  })

  test('closes with the kept answers when none are sent', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    await person.call('generateAdaptiveQuestions', { topic_store_id, ...answersTo(), program_type: 'SBIR' })
    const { contract } = await person.call('finalizeGlobalInterview', { ...TOPIC, topic_store_id, qa_transcript: [] })
    expect(contract.answers.map(({ answer }) => answer)).toEqual(Object.values(answersTo()))
  })

  test('an answer that is changed after the contract is what the plan may rest on', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const [{ q: question = '' } = {}] = (await person.call('interviewState', TOPIC)).questions
    const save = (answer: string) => person.call('saveAnswer', { ...TOPIC, slot: 'Q1', question, answer })
    const restsOn = async () => (await person.call('planSources', { topic_store_id })).answers.map(({ answer }) => answer)
    await save('A dipole.')
    await person.call('finalizeGlobalInterview', { ...TOPIC, topic_store_id, qa_transcript: [] })
    await save('A loop of 6 turns.')
    expect(await restsOn()).toEqual(['A loop of 6 turns.'])
  })

  test('keeps nothing when it is told not to', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const qa_transcript = [{ slot: 'Q1', question: 'What?', answer: 'A loop array' }]
    await person.call('finalizeGlobalInterview', { ...TOPIC, topic_store_id, qa_transcript, persist: false })
    expect(await person.call('interviewState', TOPIC)).toMatchObject({ answers: [], contract: null })
  })

  test('says so when the drafter fails, and keeps nothing of it', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const failed = async () => ({ ok: false as const, problem: { code: 'PROVIDER_FAILED' as const, message: 'The model did not answer.' } })
    server().draftWith({ ...builtInDrafter, adaptiveQuestions: failed, contractSummary: failed })
    const refused = { status: 502, detail: 'The model did not answer.' }
    expect(await person.refusal('generateAdaptiveQuestions', { topic_store_id, ...answersTo(), program_type: 'SBIR' })).toEqual(refused)
    expect(await person.refusal('finalizeGlobalInterview', { ...TOPIC, topic_store_id, qa_transcript: [] })).toEqual(refused)
    server().draftWith()
    expect(await person.call('interviewState', TOPIC)).toMatchObject({ answers: [], contract: null })
  })

  test('text that no database can keep is kept without what spoils it', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const answer = 'Pasted\u0000 from a PDF \ud800 with “quotes” and 🛰'
    const { contract } = await person.call('finalizeGlobalInterview', {
      ...TOPIC,
      topic_store_id,
      qa_transcript: [{ slot: 'Q1', question: 'q', answer }],
    })
    expect(contract.answers[0]?.answer).toBe('Pasted from a PDF \ufffd with “quotes” and 🛰')
    expect((await person.call('interviewState', TOPIC)).contract).toEqual(contract)
  })
})
