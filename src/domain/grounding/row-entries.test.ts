import { expect, test } from 'vitest'
import { rowEntries } from './row-entries.ts'
import { trace } from './trace.ts'

const typed = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
const read = (value: unknown) => ({ value, origin: { from: 'answer' as const, slot: 'Q4', words: String(value) }, state: 'read' as const })
const texts = (cells: Parameters<typeof rowEntries>[0][number]['cells']) => rowEntries([{ cells }]).map(({ text }) => text)

test('what a person typed into a row is a source, what was read there has its own', () => {
  expect(
    rowEntries([{ cells: { action: read('model the mast'), place: typed('UTSI shock tunnel'), people: typed(['Ana Ruiz']) } }]),
  ).toEqual([{ from: 'project', label: 'Work breakdown', text: 'UTSI shock tunnel; Ana Ruiz' }])
  expect(texts({ action: read('model the mast') })).toEqual([])
})

test('a typed test reads as its criterion, and a figure with its comparator and unit', () => {
  const proof = [{ quantity: 'Volume', comparator: '<=', value: '83.5', unit: 'cubic inches', runs: 'three runs' }]
  expect(texts({ proof: typed(proof) })).toEqual(['Volume, at most 83.5 cubic inches, three runs'])
  expect(texts({ comparator: typed('<='), value: typed('2'), unit: typed('cm') })[0]).toContain('at most 2 cm')
})

test('rows and requirements that were picked are no words of the person', () => {
  const rows = [
    { id: 'f3c1-2', cells: { action: typed('Model the mast'), requirement_ids: typed(['R4']) } },
    { id: 'a7b9-4', cells: { action: typed('Build it'), needs: typed(['f3c1-2']), goes_to: typed('f3c1-2') } },
  ]
  expect(rowEntries(rows).map(({ text }) => text)).toEqual(['Model the mast', 'Build it'])
})

test('what a person took over of a suggestion that rests on nothing else is their own entry, and only then', () => {
  const idea = { value: 'Clean room', origin: { from: 'model' as const } }
  expect(texts({ place: { ...idea, state: 'seen' } })).toEqual(['Clean room'])
  expect(texts({ place: { ...idea, state: 'suggested' } })).toEqual([])
})

test('a bare number of an answer’s field is a source with what the plan says that it counts; words that say it themselves are none anew', () => {
  const answers = [{ slot: 'Q4', question: 'Which steps?', answer: 'Step: Dry the hops\nHours: 40\n\nStep: Dry the hops\nRuns: 6' }]
  const loose = (text: string, cells: Parameters<typeof rowEntries>[0][number]['cells']) =>
    trace(text, { documents: [], answers, entries: rowEntries([{ cells }]), own_statements: [] }).flatMap(({ unsupported }) => unsupported)
  expect(loose('Place and time: 40 hours.', { hours: read('40') })).toEqual([])
  expect(loose('Place and time: 41 hours.', { hours: read('40') })).toMatchObject([{ text: '41 hours' }])
  expect(loose('Place and time: 40 hours.', { hours: { ...read('40'), state: 'suggested' } })).toMatchObject([{ text: '40 hours' }])
  expect(texts({ proof: read([{ quantity: 'Moisture', runs: '6' }]) })).toEqual(['6 runs'])
  expect(texts({ value: read('12'), today: read('19 days') })).toEqual(['12 days'])
  expect(texts({ hours: read('40 hours'), value: read('12 days'), proof: read([{ quantity: 'Moisture', runs: 'six batches' }]) })).toEqual(
    [],
  )
})
