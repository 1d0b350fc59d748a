import { describe, expect, test } from 'vitest'
import type { Answer } from '../interview.ts'
import { soundPlan, withSentence } from '../quality/testing/plans.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { leftIn } from './left-in.ts'
import { isToMend } from './thing-left.ts'
import { thingsLeft } from './things-left.ts'

const told = (answer: string): Answer => ({ slot: 'Q2', question: 'What is there already?', answer })
const unheeded = (sentence: string, answer: string, rows: readonly Row[] = []) =>
  thingsLeft({ plan: withSentence(2, sentence), steps: [], rows, answers: [told(answer)] }).filter(({ places }) =>
    places.some(({ message }) => /asks not to print|still has the figure/.test(message)),
  )

describe('what is held back of an answer and stands in the plan all the same', () => {
  const secret = "Our last mast went to Harrow Alpine Rescue. Don't print Harrow's name, say a mountain rescue service."

  test('is told where a name stands, with what the answer asks for instead, and its milestone is not ready', () => {
    const [one] = unheeded('The last mast went to Harrow Alpine Rescue.', secret)
    expect(one).toMatchObject({
      before_hand_in: true,
      mends: expect.stringContaining('say a mountain rescue service'),
      places: [{ milestone_number: 2, question: 'Q2', quote: 'The last mast went to Harrow Alpine Rescue.' }],
    })
    expect(leftIn(one ? [one] : [], 2).some(isToMend)).toBe(true)
  })

  test('is nothing once the plan says it otherwise, nor another name that begins alike', () => {
    expect(unheeded('The last mast went to a mountain rescue service.', secret)).toEqual([])
    expect(unheeded('The masts stand at Harrowgate.', secret)).toEqual([])
  })

  test('is no name that the solicitation has itself', () => {
    const pages = [{ page: 1, text: 'Harrow Alpine Rescue shall be asked.' }]
    const document = { id: 'd', file_name: 'topic.pdf', role: 'solicitation' as const, pages }
    const sources = { documents: [document], answers: [], entries: [], own_statements: [] }
    const plan = { ...withSentence(2, 'Harrow Alpine Rescue is asked.'), sources }
    const all = thingsLeft({ plan, steps: [], rows: [], answers: [told(secret)] })
    expect(all.filter(({ places }) => places.some(({ message }) => message.includes('asks not to print')))).toEqual([])
  })

  test('is told of a price, and of another figure beside the same thing, unless another answer tells it', () => {
    const price = 'The salt costs us $11.40 a kilo, that price is confidential, leave it out.'
    expect(unheeded('The salt is bought at $11.40 a kilo.', price)).toHaveLength(1)
    expect(unheeded('The salt is bought.', price)).toEqual([])
    const share = 'The resin holds 4 percent of a hardener; this is a trade secret, do not print it.'
    expect(unheeded('The resin holds 4 percent of a hardener.', share)).toHaveLength(1)
    expect(unheeded('The loss stays below 4 percent.', share)).toEqual([])
    expect(unheeded('The salt is bought at $11.40 a kilo.', `${price}\n\nA kilo of salt is $11.40.`)).toEqual([])
  })
})

describe('a figure that an answer has corrected and that still stands', () => {
  const correction = 'I wrote the gel at 4.8 °C. No, that is the old recipe, the gel freezes at 3.8 °C.'
  const old = 'A gel that freezes at 4.8 °C fills the shield.'

  test('is told in the plan with the right one, and leads to the row where one has it', () => {
    expect(unheeded(old, correction)).toMatchObject([
      { before_hand_in: true, places: [{ milestone_number: 2, question: 'Q2', quote: old, message: expect.stringContaining('3.8') }] },
    ])
    const cells = { solution: { value: `So: a${old.slice(1)}`, origin: { from: 'person' }, state: 'seen' } }
    const [one] = unheeded(old, correction, [{ id: 'p', kind: 'plan', position: 0, cells } as unknown as Row])
    expect(one?.places.map(({ milestone_number, cell }) => [milestone_number, cell?.row_id, cell?.cell])).toEqual([[2, 'p', 'solution']])
  })

  test('is none where the plan has the right one, or there is nothing to correct', () => {
    expect(unheeded('A gel that freezes at 3.8 °C fills the shield.', correction)).toEqual([])
    expect(unheeded(old, 'The gel freezes at 4.8 °C.')).toEqual([])
  })
})

test('of a sound plan nothing has to be looked at before it is handed in', () => {
  const all = thingsLeft({ plan: soundPlan(), steps: [], rows: [], answers: [told('The gel freezes at 4.8 °C.')] })
  expect(all.filter((one) => one.before_hand_in)).toEqual([])
})
