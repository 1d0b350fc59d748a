import { describe, expect, test } from 'vitest'
import { trace } from './trace.ts'

describe('a short form that takes several letters from one word', () => {
  const answers = [{ slot: 'Q1', question: 'Data?', answer: 'We take the depths from GEBCO and the rays from MBARI.' }]
  const loose = (text: string) =>
    trace(text, { documents: [], answers, entries: [], own_statements: [] }).flatMap(({ unsupported }) =>
      unsupported.map((one) => one.text),
    )
  test.each([
    'The depths come from the General Bathymetric Chart of the Oceans (GEBCO).',
    'The depths come from GEBCO (General Bathymetric Chart of the Oceans).',
    'The rays come from the Monterey Bay Aquarium Research Institute (MBARI).',
  ])('is written out in "%s"', (text) => expect(loose(text)).toEqual([]))

  test.each([
    'The depths come from the General Bathymetric Chart of the Oceans.',
    'The depths come from the Global Survey of the Oceans (GEBCO).',
    'The depths come from the General Bathymetric Chart of the Atlantic (GEBCA).',
  ])('is not in "%s"', (text) => expect(loose(text)).not.toEqual([]))
})

describe('numbers that an answer says in words', () => {
  const loose = (text: string, answer: string) =>
    trace(text, { documents: [], answers: [{ slot: 'Q1', question: 'What?', answer }], entries: [], own_statements: [] }).flatMap(
      ({ unsupported }) => unsupported.map((one) => one.text),
    )
  test.each([
    ['We towed the buoy in the lake in March 2024.', 'We towed the buoy in the lake March twenty twenty four.'],
    ['The 2024 tests of the buoy used 130 hydrophones.', 'The twenty twenty four tests of the buoy used one thirty hydrophones.'],
    ['The buoy was towed at 2.5 knots.', 'The buoy was towed at two point five knots.'],
    ['The twenty twenty four tests of the buoy were short.', 'The twenty twenty four tests of the buoy were short.'],
  ])('"%s" rests on "%s"', (text, answer) => expect(loose(text, answer)).toEqual([]))

  test.each([
    ['The Contractor shall cast nine unbroken metres of rail.', 'Nine meters in one go is what we cast.'],
    ['The Contractor shall cast nine meters of rail in one go.', 'Nine unbroken metres of rail is what we cast.'],
    ['The Contractor shall fill fourteen full liters.', 'Fourteen litres, as the tank holds.'],
  ])('a number is the same however its unit is spelled and where it stands behind it: "%s"', (text, answer) =>
    expect(loose(text, answer)).toEqual([]),
  )

  test('a number of another unit is said by none', () => {
    expect(loose('The Contractor shall cast nine unbroken metres of rail.', 'Nine hours is what we cast.')).toEqual(['nine'])
  })

  test('another year is said by none', () => {
    expect(loose('The 2023 tests of the buoy were short.', 'The twenty twenty four tests of the buoy were short.')).toEqual(['2023'])
  })
})

test('a sentence of an answer stands in a plan word for word, whatever another answer counts', () => {
  const said = 'Every later comparison uses the same noise seed, once alone and once with our four sensors.'
  const other = 'Nine sensors and two IMUs are compared with the same noise seed, alone and with the sensors of each.'
  const answers = [said, other].map((answer, at) => ({ slot: `Q${at + 1}`, question: 'What?', answer }))
  const grounds = (text: string) => trace(text, { documents: [], answers, entries: [], own_statements: [] }).map((one) => one.grounds)
  expect(grounds(said)).toEqual(['sourced'])
  expect(grounds(`Method: ${said}`)).toEqual(['sourced'])
  expect(grounds(said.replace('four', 'five'))).toEqual(['unsupported'])
})

test('a comparison that an answer has itself is the person’s own, in whatever clause it stands there', () => {
  const page = { page: 1, text: 'The box keeps 1 to 6 degrees Celsius at 43 C for at least 96 hours.' }
  const documents = [{ id: 'd', file_name: 'topic.pdf', role: 'solicitation' as const, pages: [page] }]
  const loose = (text: string, answer: string) =>
    trace(text, { documents, answers: [{ slot: 'S4-Q1', question: 'How?', answer }], entries: [], own_statements: [] }).flatMap(
      ({ unsupported }) => unsupported.map((one) => one.text),
    )
  const plan = 'The box is held at 43 C for up to 96 hours.'
  expect(loose(plan, 'The box is held at 43 C for up to 96 hours unless it drifts before.')).toEqual([])
  expect(loose(plan, 'The box is held at 43 C.')).toEqual(['up to 96 hours'])
})

test('a bare number that was said behind another one is in its unit, unless it counts something of its own', () => {
  const answers = [{ slot: 'Q4', question: 'How long?', answer: 'Gauge head: 760 h... no, wait, 860, with 3 people.' }]
  const loose = (text: string) =>
    trace(text, { documents: [], answers, entries: [], own_statements: [] }).flatMap(({ unsupported }) =>
      unsupported.map((one) => one.text),
    )
  expect(loose('The gauge head takes 860 hours.')).toEqual([])
  expect(loose('The gauge head takes 3 hours.')).toEqual(['3 hours'])
})
