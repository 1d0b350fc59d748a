import { describe, expect, test } from 'vitest'
import { FIXED_QUESTIONS, type Question } from '../../../domain/interview.ts'
import { analysisOf } from '../../../domain/solicitation/analysis-of.ts'
import { changedRequirement } from '../../../domain/solicitation/requirement/requirement-edits.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { bareStep, type WorkBreakdown, type WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import { sampleTopic, TOPIC_NAMES } from '../testing/samples.ts'
import { MOST_ASKED } from './ask.ts'
import { adaptiveQuestions } from './questions.ts'

const TOPIC = `AF991-003 TITLE: Handheld Smoke Sensor for Aircraft Cabins
OBJECTIVE: Develop a handheld smoke sensor.
DESCRIPTION: The sensor must detect smoke within 20 seconds. The sensor must weigh less than 300 grams.
PHASE I: Design the optical chamber of the smoke sensor. Demonstrate detection of smoke on a bench. Select the light source of the sensor.
PHASE II: Build and test the smoke sensor in an altitude chamber.`

/** A quote as a question repeats it. */
function plain(quote: string): string {
  return open(quote).split(/\s+/).join(' ').replaceAll('"', "'")
}

const NOTHING: WorkBreakdown = { steps: [], people: [], commitments: [], risks: [], furnished: [], plan: {} }

const ANSWERS = FIXED_QUESTIONS.map(({ slot, q, subject }) => ({ slot, question: q, answer: '', subject }))

const FACTS: PlanFacts = {
  company_name: 'Meridian Works',
  program_type: 'SBIR',
  phase: 'I',
  period_of_performance: 6,
  analysis: analysisOf([{ page: 1, text: TOPIC }], 'sensor.pdf'),
  component: null,
  answers: ANSWERS,
}

function step(id: string, cells: Partial<WorkStep> = {}): WorkStep {
  return bareStep(id, { action: 'Model the chamber', ...cells })
}

/** The questions where these rows are kept, by their subjects. */
function asked(rows: Partial<WorkBreakdown> = {}, some: Partial<PlanFacts> = {}): Partial<Record<string, Question>> {
  const questions = adaptiveQuestions({ ...FACTS, rows: { ...NOTHING, ...rows }, ...some })
  return Object.fromEntries(questions.map((one) => [one.subject, one]))
}

describe.each(TOPIC_NAMES)('%s', (name) => {
  test.each([
    ['SBIR', 'I', 7],
    ['SBIR', 'II', 7],
    ['STTR', 'I', 8],
  ] as const)(
    '%s, Phase %s: %i questions from Q4, each one short sentence, on a subject of its own and with its reason',
    async (program_type, phase, count) => {
      const { analysis } = await sampleTopic(name)
      const questions = adaptiveQuestions({ ...FACTS, analysis, program_type, phase })
      expect(questions.map(({ slot }) => slot)).toEqual(Array.from({ length: count }, (_, at) => `Q${at + 4}`))
      expect(new Set(questions.map(({ subject }) => subject)).size).toBe(count)
      const isShort = ({ q }: Question) => q.endsWith('?') && q.split('?').length === 2 && q.split(/\s+/).length <= MOST_ASKED
      expect(questions.filter((one) => !isShort(one)).map(({ q }) => q)).toEqual([])
      expect(questions.filter(({ why }) => !why?.endsWith('.'))).toEqual([])
    },
  )

  test('a requirement is repeated by its first words; beside each question stands one of its own', async () => {
    const { analysis } = await sampleTopic(name)
    const questions = adaptiveQuestions({ ...FACTS, analysis })
    const quoted = questions.filter(({ q, quote }) => quote && q.includes('"'))
    const wordsOf = (q: string) => q.split('"')[1]?.replace(/ …$/, '')
    expect(quoted.filter(({ q, quote = '' }) => !plain(quote).startsWith(wordsOf(q) ?? q)).map(({ q }) => q)).toEqual([])
    const known = new Set(analysis.requirements.map(({ quote, page }) => `${page} ${quote}`))
    const cited = questions.filter(({ subject, quote }) => quote && subject !== 'user' && subject !== 'security')
    expect(cited.filter(({ quote, page }) => !known.has(`${page} ${quote}`))).toEqual([])
    expect(new Set(cited.map(({ quote }) => quote)).size).toBe(cited.length)
  })
})

test('the same facts are asked the same', () => {
  expect(adaptiveQuestions({ ...FACTS })).toEqual(adaptiveQuestions({ ...FACTS }))
})

test('where nothing is said, one talks from the steps to the user, and neighbours share a question', () => {
  expect(Object.keys(asked())).toEqual(['steps', 'method', 'people', 'test', 'threshold', 'risk', 'user'])
  expect(asked().people).toMatchObject({
    also: 'place',
    q: 'Who does the work, in which role, who leads which step, and where is each part done?',
  })
  expect(asked().risk).toMatchObject({ also: 'government' })
  expect(asked().risk?.q).toMatch(/, and what do you need from the Government\?$/)
})

test('steps and methods are asked without a sentence of the topic; its figures stand behind the question on the tests alone', () => {
  const { steps, method, threshold, test: tested } = asked()
  expect([steps?.quote, method?.quote]).toEqual([undefined, undefined])
  expect([threshold?.quote, tested?.quote]).toEqual([undefined, undefined])
  expect(threshold?.q).toBe('Where do you stand today, and what do you commit to beside the pass marks of your tests?')
  expect(threshold?.more).toBeUndefined()
  expect(tested?.more).toEqual([
    expect.stringMatching(/^R\d detect smoke: at most 20 seconds \(p\. 1\)$/),
    expect.stringMatching(/^R\d .*less than 300 grams/),
  ])
})

test('the figures of a question are counted in one sentence and listed beside it, what must be met first', () => {
  const more = 'The sensor should draw at most 2 watts. The sensor must last at least 9 years. The sensor must reset within 5 seconds. '
  const analysis = analysisOf([{ page: 1, text: TOPIC.replace('The sensor must', `${more}$&`) }], 'sensor.pdf')
  const { test: tested } = asked({}, { analysis })
  expect(tested?.why).toMatch(/^Of the solicitation's figures 5 have no pass mark yet\. Say how often/)
  expect(tested?.more?.join()).toMatch(/9 years.*5 seconds.*20 seconds \(p\. 1\).*300 grams.*2 watts/)
})

test('every figure that a result is judged by is named by its number; a date and what the customer does are none', () => {
  const figures = `The sensor must detect at least 96 percent of test fires, and no more than 3 percent of its alarms may be false. Within 45 days, AFLCMC will furnish 12 test panels of at least 2 kg. `
  const last = 'Deliver within 60 days of award a bench unit that detects smoke within 40 seconds.'
  const topic = TOPIC.replace('The sensor must detect smoke within 20 seconds. ', figures).replace('PHASE II', `${last}\nPHASE II`)
  const analysis = analysisOf([{ page: 1, text: topic }], 'sensor.pdf')
  const requirements = analysis.requirements.map((one) => ({ ...one, whose: 'product' as const }))
  const facts = { analysis: { ...analysis, requirements }, customer_organization: 'AFLCMC' }
  const told = asked({}, facts).test?.more?.join()
  expect(told).toMatch(/at least 96 percent.*3 percent/)
  expect(told).toContain('300 grams')
  expect(told).not.toMatch(/45 days|60 days|12 test panels|2 kg/)
})

test('a figure that an answer reaches is not asked for again: its answer is named; a bare number, or one of another matter, is none', () => {
  const said = (answer: string) => adaptiveQuestions({ ...FACTS, answers: [{ slot: 'Q4', question: 'Steps?', answer, subject: 'steps' }] })
  const more = (answer: string) => said(answer).flatMap((one) => one.more ?? [])
  const weight = expect.stringMatching(/^R\d .*less than 300 grams.*: told in your answer to question 4$/)
  expect(more('The sensor weighs 280 grams on the scale, pass 300.')).toContainEqual(weight)
  expect(more('The sensor weighs 300.')).not.toContainEqual(weight)
  expect(more('A fan moves 250 grams of air.')).not.toContainEqual(weight)
})

test('who was named is told, not asked again', () => {
  const people = [
    { id: 'p1', name: 'Dr. Roe' },
    { id: 'p2', name: 'Tom Velez' },
  ]
  expect(asked({ people }).people?.q).toMatch(/^Who else does the work, in which role/)
  expect(asked({ people }).people?.why).toMatch(/^You named Dr\. Roe and Tom Velez\./)
})

test('steps that were named are asked for what they lack: months, then what they hand over', () => {
  const undated = asked({ steps: [step('a'), step('b', { action: 'Build the bench' })] })
  expect(undated.steps?.why).toMatch(/^You named 2 steps, from "Model the chamber" to "Build the bench"\./)
  expect(undated.steps?.q).toMatch(/^In which months is each of your steps done/)
  const dated = asked({ steps: [step('a', { from_month: 1, to_month: 3 })] })
  expect(dated.steps?.why).toMatch(/^You named one step: "Model the chamber"\./)
  expect(dated.steps?.q).toMatch(/^What does each step hand over/)
})

test('of two figures the one that nothing was committed to is asked, and where the topic has none any', () => {
  const commitments = [{ id: 'k', quantity: 'detection time', comparator: '<=' as const, value: '20', unit: 'seconds', step_ids: [] }]
  const { threshold } = asked({ commitments })
  expect(threshold?.quote).toBe('The sensor must weigh less than 300 grams.')
  const bare = TOPIC.replace('within 20 seconds', 'early').replace('The sensor must weigh less than 300 grams.', '')
  const none = asked({}, { analysis: analysisOf([{ page: 1, text: bare }], 'sensor.pdf') })
  expect(none.threshold?.q).toBe('Which figures do you commit to, and where do you stand today?')
})

test('what is all said gives way to a question of its own for what is not', () => {
  const led = step('a', { lead: 'Dr. Roe', place: 'Dayton', from_month: 1, to_month: 6, result: 'a model' })
  const questions = asked({ steps: [led], people: [{ id: 'p', name: 'Dr. Roe' }], plan: { security: 'U.S. citizens only.' } })
  expect(Object.keys(questions)).toEqual(['steps', 'method', 'test', 'threshold', 'risk', 'government', 'user'])
})

test('an STTR asks what the research institution does, by its name', () => {
  const { shares } = asked({}, { program_type: 'STTR', research_institution: 'Ohio State University' })
  expect(shares?.q).toBe('Which steps does Ohio State University do, led by whom, and with what percent of the work?')
})

test('a direct Phase II is asked for what a Phase I would have shown, beside the figures of today where there is no room for both', async () => {
  const { analysis } = await sampleTopic('N251-D01')
  const asked = adaptiveQuestions({ ...FACTS, analysis, phase: 'II' })
  expect(asked.find(({ subject }) => subject === 'threshold')?.q).toMatch(/today.* which report shows that it is feasible/)
  expect(asked.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['steps', 'method']))
  const told = { ...NOTHING, plan: { feasibility: 'Report 23-07' } }
  expect(adaptiveQuestions({ ...FACTS, analysis, phase: 'II', rows: told }).some(({ q }) => q.includes('feasible'))).toBe(false)
})

test('export control and what the Government does not give are asked as the topic has them', async () => {
  const { analysis } = await sampleTopic('AF251-0001')
  const last = adaptiveQuestions({ ...FACTS, analysis }).at(-1)
  expect(last?.q).toMatch(/does any foreign national work on it\?$/)
  expect(last?.why).toContain('The topic is under export control (ITAR and EAR).')
  const none = (await sampleTopic('AF251-0004')).analysis
  const risk = adaptiveQuestions({ ...FACTS, analysis: none }).find(({ subject }) => subject === 'risk')
  expect(risk?.q).toMatch(/whose equipment and data do you use\?$/)
  expect(risk?.why).toContain('The Government provides nothing')
})

test('without a solicitation the questions still stand', () => {
  const questions = asked({}, { analysis: null })
  expect(Object.keys(questions)).toHaveLength(7)
  expect(questions.steps?.q).toBe('In which steps will you do the work, in which months, and which milestones do you plan?')
})

test('every figure that has no pass mark is asked for in one question, and a test without one is not told as known', () => {
  const { test: none } = asked({ steps: [step('s1')] })
  expect(none?.q).toMatch(/^How and where will you show each figure/)
  expect(none?.more?.join()).toMatch(/R\d+ detect smoke: at most 20 seconds \(p\. 1\).* less than 300 grams/)
  const proof = [
    { quantity: 'time to detect smoke', comparator: '<=' as const, value: '20', unit: 'seconds' },
    { quantity: 'mass', comparator: '<' as const, value: '300', unit: 'grams' },
  ]
  const ids = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6']
  const marked = asked({ steps: [step('s1', { proof, requirement_ids: ids })] }).test
  expect(marked?.why ?? '').not.toContain('no pass mark yet')
})

/** The facts with the requirement that says these words corrected. */
function corrected(words: string, change: Parameters<typeof changedRequirement>[2]): Partial<PlanFacts> {
  const analysis = FACTS.analysis
  const id = analysis?.requirements.find(({ quote }) => quote.includes(words))?.id ?? ''
  return { analysis: analysis && changedRequirement(analysis, id, change) }
}

const MARK = { printed: '', value: '12', unit: 'seconds', comparator: '<=' as const, threshold_or_objective: null }

test('figures that a person set are asked for by their names, and words that a person corrected stand in no quotation marks', () => {
  const text = 'Smoke of burning cable: found within 12 seconds.'
  const some = corrected('detect smoke', { text, quantities: [{ ...MARK, what: 'Time to find cable smoke' }] })
  expect(asked({ steps: [step('s1')] }, some).test?.more?.join()).toContain('Time to find cable smoke: at most 12 seconds (p. 1)')
  const requirements = some.analysis?.requirements.filter((one) => !one.quote.includes('300 grams')) ?? []
  const alone = { analysis: some.analysis && { ...some.analysis, requirements } }
  const raising = Object.values(asked({}, alone)).find((one) => one?.quote?.includes('detect smoke'))
  expect(raising).toMatchObject({ words: text, quote: 'The sensor must detect smoke within 20 seconds.' })
  expect(raising?.q).not.toContain('"Smoke of burning')
})

test('a figure without printed words is told by the first words of its requirement, never by empty quotation marks', () => {
  const some = corrected('detect smoke', { text: 'Cable smoke is found in time.', quantities: [{ ...MARK, what: '' }] })
  const analysis = some.analysis && {
    ...some.analysis,
    requirements: some.analysis.requirements.map((one) => ({
      ...one,
      quantities: one.quantities.map((each) => ({ ...each, printed: '' })),
    })),
  }
  const why = asked({ steps: [step('s1')] }, { analysis }).test?.more?.join()
  expect(why).toMatch(/R\d+ Cable smoke is found in time \(p\. 1\)/)
  expect(why).not.toContain('""')
})
