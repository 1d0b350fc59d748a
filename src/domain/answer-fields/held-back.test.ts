import { describe, expect, test } from 'vitest'
import { NOT_KNOWN } from '../open-answer.ts'
import { heldBack, withoutHeld } from './held-back.ts'

const told = (answer: string, subject: 'existing' | 'risk' | 'user' = 'existing') => {
  const answers = [{ slot: 'Q3', question: '', subject, answer } as Parameters<typeof heldBack>[0][number]]
  return { rest: withoutHeld(answers)[0]?.answer, held: heldBack(answers).map(({ text }) => text) }
}

describe('what somebody keeps out of the document is held back', () => {
  test('the whole sentence with what it says', () => {
    const secret = 'The felt comes from a mill in Kaunas, keep the name between us, please.'
    expect(told(`We press the felt at 90 degrees. ${secret} The loom is ours.`)).toEqual({
      rest: 'We press the felt at 90 degrees. The loom is ours.',
      held: [secret],
    })
  })

  test('with the statement before it, where it only speaks of that', () => {
    expect(told('We could row the lake in two days. That number is not for any document. The boat is blue.')).toEqual({
      rest: 'The boat is blue.',
      held: ['We could row the lake in two days. That number is not for any document.'],
    })
    expect(told("The boat is blue. Mara has her wrist mended in spring. That's her business, keep it out.").rest).toBe('The boat is blue.')
    expect(told('The boat is blue. The keel was glued twice. Please leave it out.').rest).toBe('The boat is blue.')
    expect(told('The oars are ash; the bank knows it as well; do not put that in writing.').rest).toBe('The oars are ash;')
  })

  test('with the list below a line that says so of it, and nothing above that', () => {
    expect(told('The boat is blue.\n\n## keep out of the print\n- the harbor that paid for it\n- rates\n\nThe oars are ash.')).toEqual({
      rest: 'The boat is blue.\n\nThe oars are ash.',
      held: ['## keep out of the print\n- the harbor that paid for it\n- rates'],
    })
  })

  test('with the one line below, and what stands in hours at a temperature is no price', () => {
    expect(told('Not for print:\n- the harbor paid for it\n\nThe oars are ash.')).toEqual({
      rest: 'The oars are ash.',
      held: ['Not for print:\n- the harbor paid for it'],
    })
    expect(told('The epoxy cures for 4 h @ 120 °C.').held).toEqual([])
    expect(told('It costs less than $300 per hour to fly.').held).toEqual([])
  })

  test.each([
    'Odalys counts them, 28 h @150.',
    'The tank is ours at $85/h.',
    'He takes $120 per hour.',
    'Our overhead rate is 41 percent.',
    'We bid it at a 6 % fee.',
  ])('as what an hour costs: %s', (words) => {
    expect(told(`The boat is blue. ${words}`)).toEqual({ rest: 'The boat is blue.', held: [words] })
  })

  test('of a field it is what the field says, of what a row is about all of the row', () => {
    expect(
      told(
        'Risk: The hull cracks\nEarly sign: It creaks. Off the record, two of our hulls have sunk already.\nFallback: We patch it',
        'risk',
      ),
    ).toEqual({
      rest: 'Risk: The hull cracks\nEarly sign: It creaks.\nFallback: We patch it',
      held: ['Off the record, two of our hulls have sunk already.'],
    })
    expect(told('Risk: Our barn burned in May, leave that out of the document\nFallback: We rent another', 'risk')).toEqual({
      rest: '',
      held: ['Our barn burned in May, leave that out of the document; We rent another'],
    })
    expect(told('Risk: The barn burned\nFallback: Keep that off the record, please', 'risk').rest).toBe('')
    expect(told('User: Harbor police\nNext phase paid by: The county, but that is confidential', 'user').rest).toBe('User: Harbor police')
  })
})

test.each([
  'The lid stays off until the jam is cold.',
  'No paper filter is used, and the juice is printed with its date.',
  'The report is public, and confidential business information is marked.',
  'Leave out the second trial. The key is kept between the two covers.',
  `The ferry is towed in month three.\n\n${NOT_KNOWN}`,
  'Months 1 to 3; wood, glue, and two saws.',
])('what only sounds like it stays: %s', (answer) => {
  expect(told(answer)).toEqual({ rest: answer, held: [] })
})

test('that a sentence is long, with much between commas, is no sign that it is kept back', () => {
  const long =
    'Mill recorder: pressure from the existing port, 0-300 psi at 100 samples/s, non-contact magnetic encoder on the drum shaft, IR pyrometer on the stones, torque calculated from pressure and drum deceleration.'
  expect(told(long).held).toEqual([])
  expect(told('The protocol has an overhead of 3 percent.').held).toEqual([])
})
