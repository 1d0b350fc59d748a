import { expect, test } from 'vitest'
import { ANTENNA } from '../../../testing/topic.ts'
import { projectFields } from './project-fields.ts'

const found = (fields: ReturnType<typeof projectFields>, name: string) => fields.find((field) => field.name === name)
const period = { value: '6', from: 'topic', page: 3, quote: 'six (6) months' } as const

test('the review names the fields in the order of the specification and leaves out what was not entered', () => {
  expect(projectFields(ANTENNA, [], {}).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Company: Acme',
    'Phase: Phase I - Feasibility',
    'Program type: SBIR',
    'Period of performance: 6 months',
    'Award amount: $140,000.00',
  ])
})

test('a research institution belongs to STTR', () => {
  const topic = { ...ANTENNA, researchInstitution: 'State University' }
  expect(found(projectFields(topic, [], {}), 'researchInstitution')).toBeUndefined()
  expect(found(projectFields({ ...topic, programType: 'STTR' }, [], {}), 'researchInstitution')?.value).toBe('State University')
  expect(found(projectFields({ ...ANTENNA, programType: 'STTR' }, [], {}), 'researchInstitution')).toMatchObject({
    value: '',
    source: { kind: 'none' },
  })
})

test('a value that the document says stands with its page, also when the person entered the same', () => {
  expect(found(projectFields(ANTENNA, [], { period }), 'period')).toMatchObject({
    source: { kind: 'documents', proposal: { page: 3 }, isEntered: false },
    says: null,
  })
  expect(found(projectFields(ANTENNA, ['period'], { period }), 'period')?.source).toMatchObject({ kind: 'documents', isEntered: true })
})

test('where the document says something else, the entry stays and the document is quoted', () => {
  expect(found(projectFields({ ...ANTENNA, periodOfPerformance: 9 }, ['period'], { period }), 'period')).toMatchObject({
    value: '9 months',
    source: { kind: 'entry' },
    says: { text: '6 months', proposal: { value: '6', page: 3 } },
  })
})

test('where the document can be read in two ways, the other one is offered until somebody has chosen', () => {
  const either = { ...period, also: '9', is_doubted: true } as const
  const fieldOf = (periodOfPerformance: number, touched: 'period'[]) =>
    found(projectFields({ ...ANTENNA, periodOfPerformance }, touched, { period: either }), 'period')
  expect(fieldOf(6, [])).toMatchObject({ source: { kind: 'documents' }, says: { text: '9 months', proposal: { value: '9', page: 3 } } })
  expect(fieldOf(9, ['period'])).toMatchObject({ source: { kind: 'documents', proposal: { value: '9' } }, says: null })
  expect(fieldOf(6, ['period'])?.says).toBeNull()
  expect(fieldOf(4, ['period'])).toMatchObject({ source: { kind: 'entry' }, says: { text: '6 months' } })
})

test('what nobody entered and no document says is the usual value; of another browser it is not known', () => {
  expect(found(projectFields(ANTENNA, [], {}), 'period')?.source).toEqual({ kind: 'usual' })
  expect(found(projectFields(ANTENNA, null, {}), 'period')?.source).toEqual({ kind: 'unknown' })
  expect(found(projectFields(ANTENNA, ['period'], {}), 'period')?.source).toEqual({ kind: 'kept' })
  expect(found(projectFields({ ...ANTENNA, periodOfPerformance: 9 }, ['period'], {}), 'period')?.source).toEqual({ kind: 'entry' })
})

test('an award that nobody named is nothing yet', () => {
  expect(found(projectFields({ ...ANTENNA, totalProposedEffort: 0 }, [], {}), 'award')).toMatchObject({
    value: '$0.00',
    source: { kind: 'none' },
  })
})

test('what the documents say of an award is a ceiling: a smaller one agrees with it', () => {
  const award = { value: '150000', from: 'topic', page: 2 } as const
  const says = (totalProposedEffort: number) =>
    found(projectFields({ ...ANTENNA, totalProposedEffort }, ['award'], { award }), 'award')?.says
  expect(says(148_000)).toBeNull()
  expect(says(151_000)?.text).toBe('$150,000.00')
  expect(says(0)?.text).toBe('$150,000.00')
})

test('a customer that only the document names is offered', () => {
  const customerOrganization = { value: 'PMA-265', from: 'topic', page: 4 } as const
  expect(found(projectFields(ANTENNA, ['customerOrganization'], { customerOrganization }), 'customerOrganization')).toMatchObject({
    value: '',
    says: { text: 'PMA-265' },
  })
})

test('who issues the topic is offered as the customer until somebody enters one', () => {
  const customerOrganization = { value: 'Coast Guard', from: 'topic', is_issuer: true } as const
  const fieldOf = (entered: string) =>
    found(projectFields({ ...ANTENNA, customerOrganization: entered }, [], { customerOrganization }), 'customerOrganization')
  expect(fieldOf('')?.says?.text).toBe('Coast Guard')
  expect(fieldOf('USCG')).toMatchObject({ value: 'USCG', says: null })
})

test('what the topic is called is asked about only where its beginning was not recognised, until somebody has saved it', () => {
  const said = { value: ANTENNA.name, from: 'topic', page: 1, quote: ANTENNA.name } as const
  const fieldOf = (touched: 'topicName'[], is_doubted?: true) =>
    found(projectFields(ANTENNA, touched, { topicName: { ...said, ...(is_doubted && { is_doubted }) } }), 'topicName')
  expect(fieldOf([], true)?.value).toBe(ANTENNA.name)
  expect([fieldOf([]), fieldOf(['topicName'], true)]).toEqual([undefined, undefined])
})
