import { expect, test } from 'vitest'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { refuses, scriptedServer } from '../../testing/scripted-server.ts'
import { ANTENNA } from '../../testing/topic.ts'
import { adaptiveQuestions } from './adaptive-questions.ts'

const PATH = '/api/interview/generate-adaptive-questions'
const TOPIC: CurrentTopic = {
  ...ANTENNA,
  slug: 'af15-at05',
  fileId: '',
  name: '',
  periodOfPerformance: 9,
  totalProposedEffort: 0,
  programType: 'STTR',
  researchInstitution: 'State University',
  analysis: { topic_summary: '', topic_brief: 'A brief.' },
}

test('the questions follow from the topic, the three answers and the research institution', async () => {
  const { call } = scriptedServer({
    [PATH]: (input: Record<string, unknown>) => ({ questions: [{ slot: 'Q4', q: JSON.stringify(input) }] }),
  })
  const asked = await adaptiveQuestions(call, TOPIC, ['one', 'two', 'three'])
  expect(asked.ok && JSON.parse(asked.value[0]?.q ?? '')).toEqual({
    topic_store_id: 'store-1',
    file_id: null,
    topic_brief: 'A brief.',
    answer_1: 'one',
    answer_2: 'two',
    answer_3: 'three',
    program_type: 'STTR',
    research_institution: 'State University',
  })
})

test('without a stored topic nothing is asked', async () => {
  const { call, asked } = scriptedServer({})
  expect(await adaptiveQuestions(call, { ...TOPIC, storeId: '' }, [])).toEqual({
    ok: false,
    problem: { title: 'Missing topic data', description: 'Cannot generate adaptive questions without topic data.' },
  })
  expect(asked).toEqual([])
})

test('a server that fails gives its reason, or says that the default questions are used', async () => {
  const said = async (detail: string) => {
    const asked = await adaptiveQuestions(scriptedServer({ [PATH]: refuses(detail) }).call, TOPIC, [])
    return asked.ok ? '' : `${asked.problem.title}: ${asked.problem.description}`
  }
  expect(await said('The provider is busy.')).toBe('Failed to generate questions: The provider is busy.')
  expect(await said('')).toBe('Failed to generate questions: Using default questions')
})

test('an empty list is said to be one', async () => {
  const asked = await adaptiveQuestions(scriptedServer({ [PATH]: () => ({ questions: [] }) }).call, TOPIC, [])
  expect(asked.ok ? '' : asked.problem.title).toBe('No questions returned')
})
