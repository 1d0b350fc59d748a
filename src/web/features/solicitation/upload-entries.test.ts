import { expect, test } from 'vitest'
import { awardObjection } from '../../entries/award-objection.ts'
import { entered, NEW_UPLOAD, nextEntries, topicOf, type UploadEntries } from './upload-entries.ts'

const ENTRIES: UploadEntries = {
  companyName: '  Acme  ',
  topicName: '',
  phase: 'II',
  period: '21',
  award: '1250000.50',
  programType: 'STTR',
  researchInstitution: ' State University ',
  customerOrganization: 'PMA-265',
  systemName: '',
  touched: ['phase', 'period'],
}
const UPLOADED = {
  topic_slug: 'af251-0004',
  topic_store_id: 'store',
  file_id: 'file',
  analysis: { topic_summary: 'Navigation without satellites', topic_brief: 'The Air Force seeks navigation.' },
}

test('the form opens with Phase I, 6 months and SBIR', () => {
  expect(NEW_UPLOAD).toMatchObject({ phase: 'I', period: '6', programType: 'SBIR' })
})

test('the topic keeps everything that was entered and what the document came to', () => {
  expect(topicOf(ENTRIES, 'AF251-0004.pdf', UPLOADED)).toEqual({
    slug: 'af251-0004',
    storeId: 'store',
    fileId: 'file',
    name: 'Navigation without satellites',
    phase: 'II',
    periodOfPerformance: 21,
    totalProposedEffort: 1250000.5,
    programType: 'STTR',
    companyName: 'Acme',
    customerOrganization: 'PMA-265',
    systemName: '',
    researchInstitution: 'State University',
    analysis: UPLOADED.analysis,
  })
})

test('an institution that was typed before changing to SBIR is not kept', () => {
  expect(topicOf({ ...ENTRIES, programType: 'SBIR' }, 'AF251-0004.pdf', UPLOADED)).not.toHaveProperty('researchInstitution')
})

test('a document without a summary is named after its file', () => {
  const unnamed = { ...UPLOADED, analysis: { topic_summary: ' ', topic_brief: '' } }
  expect(topicOf(ENTRIES, 'AF251-0004.pdf', unnamed).name).toBe('AF251-0004')
})

test('an award is an amount of at least 0, and may be left out', () => {
  expect(['', '0', '150000', '99.5'].map(awardObjection)).toEqual([null, null, null, null])
  for (const wrong of ['-5', '$150', '150,000', 'much', 'Infinity']) expect(awardObjection(wrong)).toContain('at least 0')
  expect([awardObjection('999999999999.99'), awardObjection('1000000000000')]).toEqual([
    null,
    'Enter an amount below one trillion dollars.',
  ])
  expect(topicOf({ ...ENTRIES, award: '' }, 'a.pdf', UPLOADED).totalProposedEffort).toBe(0)
})

test('for the next solicitation only the company stays', () => {
  expect(nextEntries(ENTRIES)).toEqual({ ...NEW_UPLOAD, companyName: '  Acme  ' })
})

test('what was set by the person is known, also when it is set back; passing through a field does not set it', () => {
  const passed = entered(NEW_UPLOAD, { period: '6' })
  expect(passed.touched).toEqual([])
  expect(entered(NEW_UPLOAD, { period: '6' }, ['period']).touched).toEqual(['period'])
  const there = entered(entered(passed, { phase: 'II' }), { award: '5' })
  expect(entered(there, { phase: 'I', companyName: 'Acme' })).toMatchObject({ phase: 'I', touched: ['phase', 'award', 'companyName'] })
})
