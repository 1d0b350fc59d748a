import { describe, expect, test } from 'vitest'
import { CurrentTopic, topicSlug, uploadObjection } from './topic.ts'

test.each([
  ['N251-001.pdf', 'n251-001'],
  ['AF251-0004.PDF', 'af251-0004'],
  ['My  Topic__(final) v2.pdf', 'my-topic-final-v2'],
  ['Sujet n°5.docx', 'sujet-n-5'],
  ['notes.txt', 'notes'],
  ['archive.pdf.pdf', 'archive-pdf'],
  ['(draft) Topic 7!.pdf', '-draft-topic-7-'],
  ['???.pdf', '-'],
  ['.pdf', 'topic'],
])('the slug of %s is %s', (file, slug) => {
  expect(topicSlug(file)).toBe(slug)
})

describe('the upload form objects', () => {
  const sound = { companyName: 'Acme', hasFile: true, period: 6 }
  const blank = { title: 'Company name required', description: 'Please enter your company name.' }
  const noFile = { title: 'File required', description: 'Please select a solicitation PDF to upload.' }
  const period = { title: 'Invalid period of performance', description: 'Please enter a valid number of months.' }

  test.each([
    ['to nothing when all is there', {}, null],
    ['to an empty company name', { companyName: '' }, blank],
    ['to a company name of spaces', { companyName: ' \t ' }, blank],
    ['to no file', { hasFile: false }, noFile],
    ['to a period of 0 months', { period: 0 }, period],
    ['to a period that is no number', { period: Number.NaN }, period],
    ['to the company first, then the file, then the period', { companyName: '', hasFile: false, period: 0 }, blank],
    ['to the file before the period', { hasFile: false, period: 0 }, noFile],
  ])('%s', (_, change, objection) => {
    expect(uploadObjection({ ...sound, ...change })).toEqual(objection)
  })
})

describe('the current topic', () => {
  const kept = { slug: 'n251-001', storeId: 's1', fileId: 'f1', name: 'Antenna Shield' }

  test('that lacks what older versions did not keep gets the defaults: Phase I, 6 months, SBIR, no award', () => {
    expect(CurrentTopic.parse(kept)).toEqual({
      ...kept,
      phase: 'I',
      periodOfPerformance: 6,
      totalProposedEffort: 0,
      programType: 'SBIR',
      companyName: '',
      customerOrganization: '',
      systemName: '',
      analysis: { topic_summary: '', topic_brief: '' },
    })
  })

  test.each([
    ['24', 24],
    [0, 6],
    ['six', 6],
    [null, 6],
  ])('with a period of %j has one of %i months', (periodOfPerformance, months) => {
    expect(CurrentTopic.parse({ ...kept, periodOfPerformance }).periodOfPerformance).toBe(months)
  })

  test('without a slug is no topic', () => {
    expect(CurrentTopic.safeParse({ ...kept, slug: undefined }).success).toBe(false)
  })
})
