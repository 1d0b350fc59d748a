import { expect, test } from 'vitest'
import { RICH } from '../testing/interviews.ts'
import { asWritten, writtenAnswers } from './written.ts'

const METHOD = 'In which steps will you do this, and what comes out of each one?'
const TEST = 'Which test will prove it, with how many runs, and what counts as a pass?'
const RISK = 'What are the three main risks, and what are the early sign and the fallback of each?'
const PEOPLE = 'Who is the Principal Investigator, and who leads which part?'

test.each([
  [
    METHOD,
    "so what we have is LensFree, that's our code, it's about twelve thousand lines",
    'We have LensFree. That is our code. It is about 12,000 lines.',
  ],
  [
    METHOD,
    "So it's select the skull, then the tissues, then where do the sensors go",
    'We select the skull, then the tissues, then the placement of the sensors.',
  ],
  [
    METHOD,
    'we buy two sensors and put them behind a lens, month two to four, Curtis does that',
    'In months 2 to 4 we buy two sensors and put them behind a lens (by Curtis).',
  ],
  [METHOD, 'Then the inversion, months four to seven', 'Months 4 to 7: the inversion.'],
  [
    METHOD,
    'we take the frames, we stack them, and then we run the filter on them',
    'We take the frames, stack them, and then run the filter on them.',
  ],
  [
    TEST,
    "okay, ten runs each, and you pass when the drift's under four percent",
    'Ten runs each; it passes when the drift is under 4 percent.',
  ],
  [
    RISK,
    "Wind, the glass moves, we'd see that above five hertz, and then we go to shorter exposures",
    "Wind: the glass moves; we'd see that above 5 hertz, and then we go to shorter exposures.",
  ],
  [
    METHOD,
    'we built FlashBox in twenty twenty one for a vehicle it found ninety one percent of the shots at six hundred meters it weighs four point two kilos',
    'We built FlashBox in 2021 for a vehicle. It found 91 percent of the shots at 600 meters. It weighs 4.2 kilos.',
  ],
])('what was dictated is written: %s %s', (question, said, written) => {
  expect(asWritten(said, question)).toBe(written)
})

test.each([
  [
    PEOPLE,
    'PI Jane Roe 20h/wk; Tom Velez - HFSS modeling, 30h/wk',
    'Jane Roe is the PI, 20 hours a week.\nTom Velez is responsible for HFSS modeling, 30 hours a week.',
  ],
  [METHOD, 'M1-4 port the code; M3-9 streaming', 'Months 1 to 4: port the code\nMonths 3 to 9: streaming'],
  [
    METHOD,
    'req (M1-2) -> build 2 pods (M3-6) -> flight (M7-9)',
    '\nMonths 1 to 2: requirements\nMonths 3 to 6: build 2 pods\nMonths 7 to 9: flight\n',
  ],
  [RISK, 'no slot by M12 -> rent a chamber', 'no slot by month 12; then we rent a chamber'],
  [RISK, 'blooming; sign >3%; fb ND filter', 'blooming; early sign: >3%; fallback: ND filter'],
])('short forms are told in full: %s %s', (question, said, written) => {
  expect(asWritten(said, question)).toBe(written)
})

test('one who is called by the first name is told with the whole name', () => {
  const answers = [
    { slot: 'Q4', question: METHOD, answer: 'we build the front end, month three, Jill does that' },
    { slot: 'Q5', question: PEOPLE, answer: 'Jill Petrakis leads the electronics.' },
  ]
  expect(writtenAnswers(answers)[0]?.answer).toBe('In month 3 we build the front end (by Jill Petrakis).')
})

test('what was written with care stays as it was written, number by number', () => {
  for (const [topic, texts] of Object.entries(RICH).flatMap(([, interview]) => Object.entries(interview)))
    for (const text of texts ?? []) {
      const numbers = (one: string) => one.match(/\d+(?:[.,]\d+)*/g) ?? []
      expect(numbers(asWritten(text, METHOD)), `${topic}: ${text}`).toEqual(expect.arrayContaining(numbers(text)))
    }
})
