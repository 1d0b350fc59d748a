import { expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'
import { readAgainAs } from './read-again.ts'
import { addedRequirement, changedRequirement } from './requirement-edits.ts'

const TOPIC = (sentence = '') =>
  analysisOf(
    [
      {
        page: 1,
        text: `N261-077 TITLE: Kiln\nOBJECTIVE: Build a kiln.\nDESCRIPTION: Potters fire clay. The kiln shall reach 1,260 °C within 4 hours. ${sentence} The kiln shall weigh less than 300 kg.\nPHASE I: Design the kiln. The contractor shall deliver a drawing of the kiln.`,
      },
    ],
    'topic.txt',
  )
const VENT = 'The vent shall close by itself within 5 seconds.'
const quoted = (words: string, { requirements }: ReturnType<typeof TOPIC>) => requirements.find(({ quote }) => quote.includes(words))

test('a sentence that is read now has its verdict and its requirement, in its place, under a number that none has', () => {
  const before = TOPIC()
  const after = readAgainAs(before, TOPIC(VENT))
  const vent = quoted('vent', after)
  expect(before.requirements.map(({ id }) => id)).not.toContain(vent?.id)
  expect(after.sentences.find(({ quote }) => quote === VENT)).toMatchObject({ verdict: 'requirement', requirement_id: vent?.id })
  const others = after.requirements.filter((one) => one !== vent)
  expect(others.map(({ id, quote }) => `${id} ${quote}`)).toEqual(before.requirements.map(({ id, quote }) => `${id} ${quote}`))
  const words = after.requirements.map(({ quote }) => quote.split(' ').slice(2, 4).join(' '))
  expect(words.indexOf('shall close')).toBe(words.indexOf('shall reach') + 1)
  expect(after.topic.description).toContain(VENT)
})

test('what a person set right stays, and nothing of it is read twice', () => {
  const read = TOPIC()
  const [hot, heavy] = [quoted('1,260', read)?.id ?? '', quoted('300 kg', read)?.id ?? '']
  const changed = changedRequirement(read, hot, { text: 'It reaches 1,260 °C.' }) ?? read
  const removed = changedRequirement(changed, heavy, { removed: true }) ?? changed
  const { analysis: before } = addedRequirement(removed, { page: 1, quote: 'Potters fire clay.' })
  const after = readAgainAs({ ...before, confirmed_limits: ['months'] }, TOPIC(VENT))
  expect(after.requirements.find(({ id }) => id === hot)?.text).toBe('It reaches 1,260 °C.')
  expect(after.removed_requirements.map(({ id }) => id)).toEqual([heavy])
  expect(quoted('300 kg', after)).toBeUndefined()
  expect(quoted('Potters', after)?.set_by).toBe('person')
  expect(after.requirements).toHaveLength(before.requirements.length + 1)
  expect(after.confirmed_limits).toEqual(['months'])
})

test('a sentence that is left out again takes its requirement along', () => {
  const before = TOPIC()
  expect(readAgainAs(readAgainAs(before, TOPIC(VENT)), before)).toEqual({ ...before, confirmed_limits: undefined })
})
