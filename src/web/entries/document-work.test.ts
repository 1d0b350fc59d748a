import { expect, test } from 'vitest'
import { type DocumentWork, toSend, workPercent, workStage, workWords } from './document-work.ts'

const reading = (stage: 'waiting' | 'opening' | 'reading' | 'recognising' | 'finding', page = 0, pages = 0): DocumentWork => ({
  document: 'solicitation',
  kind: 'reading',
  progress: { stage, page, pages },
})

test('a document is sent by its share, then read stage by stage', () => {
  expect(
    [
      { document: 'solicitation' as const, kind: 'sending' as const, share: 0.4 },
      reading('waiting'),
      reading('opening'),
      reading('finding'),
    ].map(workWords),
  ).toEqual(['Sending the document: 40%', 'Waiting for a turn', 'Opening the document', 'Looking for requirements'])
})

test('pages are counted as a reader counts them, the one at work named', () => {
  expect(workWords(reading('reading', 119, 409))).toBe('Reading page 120 of 409')
  expect(workWords(reading('reading', 409, 409))).toBe('Reading page 409 of 409')
  expect(workWords(reading('recognising', 2, 16))).toBe('Recognizing page 3 of 16 (scanned page)')
  expect(workWords(reading('reading'))).toBe('Reading the document')
})

test('the instructions are named when they are at work', () => {
  expect(workWords({ ...reading('reading', 2, 34), document: 'instructions' })).toBe('Component instructions: reading page 3 of 34')
  expect(workWords({ ...reading('finding'), document: 'instructions' })).toBe('Component instructions: looking for rules')
})

test('a file that waits until the server takes it says for how long, and is heard of once', () => {
  const away = (again_in_s: number): DocumentWork => ({ document: 'instructions', kind: 'turned-away', again_in_s })
  const words = 'Component instructions: many people are uploading just now. Your file stays here and is sent again by itself'
  expect(workWords(away(27))).toBe(`${words}, in 27 s`)
  expect([workStage(away(27)), workStage(away(3))]).toEqual([words, words])
  expect(workPercent(away(27))).toBeNull()
})

test('a stage without a count has no percentage', () => {
  expect([reading('waiting'), reading('reading', 120, 409), reading('reading', 409, 409), toSend('solicitation')].map(workPercent)).toEqual(
    [null, 29, 100, 0],
  )
})

test('what is heard changes with the stage and not with the page', () => {
  expect(workStage(reading('reading', 3, 409))).toBe(workStage(reading('reading', 4, 409)))
  expect(workStage({ document: 'solicitation', kind: 'sending', share: 0.4 })).toBe('Sending the document')
  expect(workStage(reading('recognising', 3, 16))).toBe('Recognizing scanned pages')
})
