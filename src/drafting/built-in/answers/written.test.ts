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
    'Months 1 to 4 is the hull model in, uh, Rhino. Months 12 to 16 we build the hull, and then months 16 to 18 harbor test, and 19 to 22 the wave basin.',
    'In months 1 to 4 we develop the hull model in Rhino. In months 12 to 16 we build the hull. In months 16 to 18 harbor test. In months 19 to 22 tests in the wave basin.',
  ],
  [
    RISK,
    'And, oh, whether we do icing is not decided, that depends on which ship they pick.',
    'Whether we do icing (it depends on which ship they pick) is not decided.',
  ],
  [
    PEOPLE,
    "And testing, that's Carl Lind, months 16 to 22, at, uh, Lindby Test Lab in Ohio.",
    'Carl Lind does the testing, months 16 to 22, at Lindby Test Lab in Ohio.',
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
  [
    METHOD,
    '- M1-2: collect data set. 3 alloys, tension/shear. gap list\n- M3-5: casting, 24 runs w/in 2%',
    '- Months 1 to 2: collect data set (3 alloys, tension/shear, gap list)\n- Months 3 to 5: casting, 24 runs within 2%',
  ],
  [METHOD, '- M4: first rotor, 2 g\n- M5: second rotor, 1 g', '- At month 4: first rotor, 2 g\n- At month 5: second rotor, 1 g'],
  [
    PEOPLE,
    '- PI Dr. Ada Lund, 16 h/wk, M1-9, Halden, Reno NV - rotor lead M2-4\n- Jo Reed 22 h/wk M3-9 code, Reno',
    'Dr. Ada Lund is the PI, 16 hours a week in months 1 to 9.\nDr. Ada Lund of Halden in Reno, NV is responsible for the rotor in months 2 to 4.\nJo Reed of Reno is responsible for the code in months 3 to 9, 22 hours a week.',
  ],
  [
    PEOPLE,
    '- Dr. Kim Sato, consultant, Univ. of Utah, 80 h total M1-2 data + M6-8 trials',
    'Dr. Kim Sato of the University of Utah is responsible for the data in months 1 to 2, 80 hours in total, as a consultant.\nDr. Kim Sato of the University of Utah is responsible for the trials in months 6 to 8.',
  ],
  [
    RISK,
    '- Gov: hull drawings by M6, else use our own. Need Navy diver 1 day M6 & M9',
    '- From the Government we need hull drawings by month 6; if this comes late, we use our own. We need Navy diver 1 day in months 6 and 9',
  ],
  [
    'What focus areas of this topic will you address, and what solution do you propose?',
    '- focus = seal wear. Out of scope Ph I: ice',
    '- We focus on seal wear. Out of scope Phase I: ice',
  ],
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
