import { expect, test } from 'vitest'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { heardBy, standIns } from './stand-ins.ts'

const told = (kind: 'language-model' | 'built-in', states: ('kept' | 'written' | 'writing')[], note?: string): DraftProgress => ({
  written_by: { kind, label: 'A drafter' },
  pieces: states.map((state, index) => ({ milestone_number: index + 1, state, text: '' })),
  note,
})

test('nothing is said where everything was written', () => {
  const listener = standIns('text')
  listener.hear(told('language-model', ['written', 'written']))
  expect(listener.words()).toBeNull()
})

test('the reason is what was noted when the first milestone was given up', () => {
  const listener = standIns('criteria')
  listener.hear(told('language-model', ['writing', 'writing'], 'The language model is busy.'))
  listener.hear(told('language-model', ['writing', 'kept'], 'The connection broke.'))
  listener.hear(told('language-model', ['written', 'kept'], 'The language model is busy.'))
  expect(listener.words()).toBe("Milestone 2 has the built-in drafter's criteria. The connection broke.")
})

test('the built-in drafter stands in for nobody', () => {
  const listener = standIns('text')
  listener.hear(told('built-in', ['kept']))
  expect(listener.words()).toBeNull()
})

test('what stands in where nothing is taken is not told', () => {
  const listener = standIns('criteria', (number) => number === 2)
  listener.hear(told('language-model', ['kept', 'kept']))
  expect(listener.words()).toBe("Milestone 2 has the built-in drafter's criteria.")
})

test('two can hear the same reports', () => {
  const heard: string[] = []
  const signal = new AbortController().signal
  const watch = heardBy({ signal, report: () => heard.push('the screen') }, () => heard.push('the listener'))
  watch.report(told('language-model', ['writing']))
  expect({ heard, isSame: watch.signal === signal }).toEqual({ heard: ['the listener', 'the screen'], isSame: true })
})
