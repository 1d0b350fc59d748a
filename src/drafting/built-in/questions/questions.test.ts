import { beforeAll, describe, expect, test } from 'vitest'
import { questionTopic } from '../answers/answer-topic.ts'
import { builtInDrafter } from '../drafter.ts'
import { RICH } from '../testing/interviews.ts'
import { sampleTopic, TOPIC_NAMES } from '../testing/samples.ts'
import { answeredFacts, expectDone } from '../testing/whole-plan.ts'

/** The first plan loads the language model and the PDF reader. */
const A_MINUTE = 60_000

beforeAll(async () => {
  await answeredFacts((await sampleTopic(TOPIC_NAMES[0] ?? '')).analysis, {}, {})
}, A_MINUTE)

describe.each(TOPIC_NAMES)('%s', (name) => {
  test.each([
    ['SBIR', 7],
    ['STTR', 8],
  ] as const)('%s asks %i questions, slots from Q4, each short, distinct and with its reason', async (program_type, count) => {
    const { analysis } = await sampleTopic(name)
    const { questions } = await answeredFacts(analysis, {}, { program_type })
    expect(questions.map(({ slot }) => slot)).toEqual(Array.from({ length: count }, (_, index) => `Q${index + 4}`))
    expect(new Set(questions.map(({ q }) => q)).size).toBe(count)
    expect(questions.filter(({ q }) => q.split(/\s+/).length > 60 || (!q.endsWith('?') && !/\)\?$/.test(q))).map(({ q }) => q)).toEqual([])
    expect(questions.filter(({ why }) => !why?.endsWith('.'))).toEqual([])
  })

  test('at least five of seven questions quote the solicitation word for word', async () => {
    const { analysis } = await sampleTopic(name)
    const { questions } = await answeredFacts(analysis, {}, {})
    const quotes = new Set(analysis.requirements.map(({ quote, page }) => `${page} ${quote}`))
    const quoting = questions.filter(({ quote, page }) => quote !== undefined && page !== undefined)
    expect(quoting.length).toBeGreaterThanOrEqual(Math.min(5, analysis.requirements.length))
    expect(quoting.filter(({ quote, page }) => !quotes.has(`${page} ${quote}`))).toEqual([])
  })
})

test.each(TOPIC_NAMES)('%s is asked for weight and survival only where a demand limits them', async (name) => {
  const { questions } = await answeredFacts((await sampleTopic(name)).analysis, {}, {})
  const limits = /siz|weigh|SWaP|mass|form factor|footprint|rugged|vibration|shock|humid|temperature|MIL-STD|power|compact|portable|pack/i
  expect(questions.filter(({ q, quote }) => /size, weight and power/.test(q) && !limits.test(quote ?? ''))).toEqual([])
  expect(questions.filter(({ q }) => questionTopic(q) === 'other').map(({ q }) => q)).toEqual([])
})

test('no two solicitations are asked the same questions', async () => {
  const asked = await Promise.all(
    TOPIC_NAMES.map(async (name) => (await answeredFacts((await sampleTopic(name)).analysis, {}, {})).questions.map(({ q }) => q)),
  )
  const all = asked.flat()
  const shared = all.filter((q, index) => all.indexOf(q) !== index)
  expect(shared).toEqual([])
})

test('a matter that the first answers settle gives way to another', async () => {
  const { analysis } = await sampleTopic('N251-001')
  const silent = await answeredFacts(analysis, {}, {})
  const first = [
    {
      slot: 'Q1',
      question: 'What focus areas of this topic will you address, and what solution do you propose?',
      answer: 'Dr. Jane Roe is the principal investigator and Tom Velez leads the modeling.',
    },
  ]
  const told = expectDone(await builtInDrafter.adaptiveQuestions({ ...silent.facts, answers: first }))
  expect(silent.questions.some(({ q }) => questionTopic(q) === 'people')).toBe(true)
  expect(told.some(({ q }) => questionTopic(q) === 'people')).toBe(false)
})

test('an STTR interview names the institution and both shares of the program', async () => {
  const { analysis } = await sampleTopic('AF15-AT05-typeset-from-text')
  const { questions } = await answeredFacts(analysis, RICH['N251-001'] ?? {}, {
    program_type: 'STTR',
    research_institution: 'Ohio State University',
  })
  expect(questions.at(-1)?.q).toMatch(/Ohio State University perform.*30%.*40%/)
})
