import { expect, test } from 'vitest'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { heardBy, standIns } from './stand-ins.ts'

type State = 'kept' | 'written' | 'writing'
const told = (kind: 'language-model' | 'built-in', states: State[], why?: string): DraftProgress => ({
  written_by: { kind, label: 'A drafter' },
  pieces: states.map((state, index) => ({ milestone_number: index + 1, state, text: '', ...(state === 'kept' && { why }) })),
  note: 'The language model is busy; trying again in 20 s.',
})

test('nothing is said where everything was written', () => {
  const listener = standIns('text')
  listener.hear(told('language-model', ['written', 'written']))
  expect(listener.words()).toBeNull()
})

test('the milestones are named with the reason for which the first of them was given up, whatever else was noted', () => {
  const listener = standIns('criteria')
  listener.hear(told('language-model', ['writing', 'writing', 'writing']))
  listener.hear(told('language-model', ['written', 'kept', 'kept'], 'The connection broke.'))
  expect(listener.words()).toBe("Milestones 2 and 3 have the built-in drafter's criteria. The connection broke.")
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
