import { expect, test } from 'vitest'
import { withSentence } from '../quality/testing/plans.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { isToMend } from './thing-left.ts'
import { thingsLeft } from './things-left.ts'

const SAID = 'You comb the flax before you spin it.'
const typed = (value: unknown) => ({ value, origin: { from: 'person' }, state: 'seen' })
const read = (value: unknown) => ({ value, origin: { from: 'answer', slot: 'Q4', words: SAID }, state: 'read' })
const cell = { row: 's1', cell: 'method' }
const sources = { documents: [], answers: [], entries: [], own_statements: [], composed: [{ text: SAID, origins: [], cell }] }

function leftOf(cells: object) {
  const rows = [{ id: 's1', kind: 'step', position: 0, cells: { action: typed('Spin the flax'), ...cells } } as Row]
  return thingsLeft({ plan: { ...withSentence(2, SAID), sources }, steps: [], rows })
}

function spokenOf(cells: object) {
  return leftOf(cells)
    .flatMap(({ places }) => places)
    .filter(({ message }) => message.includes('spoken') || message.includes('said or noted'))
    .map((place) => [place.message, place.cell?.name])
}

test('sentences of the rows that read as spoken are one thing, wherever the plan prints them, until a person says that they stay so', () => {
  const cells = { method: read(`${SAID} You wind it twice.`) }
  expect(spokenOf(cells)).toEqual([['Sentences that read as spoken: 2 kept out of the plan until worded.', 'Go through them']])
  expect(leftOf(cells).some((one) => isToMend(one) && one.places[0]?.message.includes('read as spoken'))).toBe(true)
  expect(spokenOf({ ...cells, as_said: typed(['You wind it twice']) })).toEqual([
    ['Sentences that read as spoken: 1 kept out of the plan until worded.', 'Go through them'],
  ])
})

test('what a person has typed is printed, and only shown as worth a look', () => {
  expect(spokenOf({ method: typed(SAID) })).toEqual([['Sentences that read as spoken: 1 that is printed.', 'Go through them']])
  expect(leftOf({ method: typed(SAID) }).some((one) => isToMend(one) && one.places[0]?.message.includes('spoken'))).toBe(false)
})

test('what is talk waits wherever it stands, what was typed is printed, and both are told apart', () => {
  const cells = { method: read(`${SAID} You wind it twice.`), result: read('the yarn that you keep'), place: typed('where you like') }
  expect(spokenOf(cells).map(([message]) => message)).toEqual([
    'Sentences that read as spoken: 3 kept out of the plan until worded.',
    'Sentences that read as spoken: 1 that is printed.',
  ])
})
