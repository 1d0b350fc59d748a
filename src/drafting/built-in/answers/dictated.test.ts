import { expect, test } from 'vitest'
import { inFigures } from './figures.ts'
import { asWritten, writtenAnswers } from './written.ts'

const VALUES = 'Which numbers do you commit to, and where do you stand today?'
const PEOPLE = 'Who is the Principal Investigator, and who leads which part?'
const RISK = 'What are the three main risks, and what are the early sign and the fallback of each?'
const SIZE = 'What size, weight and power do you expect of the pump?'

test.each([
  [SIZE, 'So size I said, 12 by 40. Weight, about 9 kilograms', 'The size is 12 by 40. The weight is about 9 kilograms.'],
  [VALUES, "um, noise we're at 4 dB today and we commit to under 2 dB", 'The noise is 4 dB today and we commit to under 2 dB.'],
  [VALUES, "The flow, today it's 3 liters, we commit to 8 liters", 'The flow is 3 liters today, and we commit to 8 liters.'],
  [
    VALUES,
    "that number you're quoting, the 11.5, that's the Phase I rig, for Phase II it's 14 inches",
    'The 11.5 is the Phase I rig; for Phase II it is 14 inches.',
  ],
  [
    SIZE,
    "you can bolt it onto a mast and it talks to your radio, that's the hope",
    'It can be bolted onto a mast and it talks to the radio.',
  ],
  [
    VALUES,
    'The, um, harbor master signs, Dr. Ann Vale, and the Navy guy can watch',
    'The harbor master, Dr. Ann Vale, signs, and the Navy representative can watch.',
  ],
  [PEOPLE, 'Software is, um, Ann Vale, 15 hours a week', 'Ann Vale does the software, 15 hours a week.'],
  [
    PEOPLE,
    "Okay, Dover Labs does the coating, it's in Reno. Jo Reed leads that.",
    'Dover Labs does the coating. It is in Reno. Jo Reed leads that.',
  ],
  [PEOPLE, 'Okay, Dover Labs does the coating. Jo Reed leads that.', 'Dover Labs does the coating. Jo Reed leads the coating.'],
  [
    RISK,
    "Risk two, the seal leaks, you'd see it on the gauge in the first hour, and then the fallback is, what do you call it, a nylon, no wait, not nylon, a felt seal",
    'The seal leaks; the early sign shows on the gauge in the first hour; the fallback is a felt seal.',
  ],
  [
    RISK,
    'Risk three is heat, too much, you see it in the model by month three, and then we cool it with, uh, a second loop',
    'Too much heat; the early sign shows in the model by month 3. Then we cool it with a second loop.',
  ],
])('what was dictated with pauses is written without them: %s %s', (question, said, written) => {
  expect(asWritten(said, question)).toBe(written)
})

test('"the big one" is what it was said to be', () => {
  const answers = [
    { slot: 'Q1', question: 'What do you propose?', answer: 'So we do the big one, the deep-water pump, basically.' },
    { slot: 'Q4', question: VALUES, answer: "Okay for the big one we'll commit to 8 liters." },
  ]
  expect(writtenAnswers(answers).map(({ answer }) => answer)).toEqual([
    'We do the deep-water pump.',
    "For the deep-water pump we'll commit to 8 liters.",
  ])
})

test.each([
  ['below ten to the minus six torr', 'below 10^-6 torr'],
  ['three times ten to the fifth cycles', '3 × 10^5 cycles'],
  ['from ten to the left', 'from ten to the left'],
])('a power of ten is written as one: %s', (said, written) => {
  expect(inFigures(said)).toBe(written)
})
