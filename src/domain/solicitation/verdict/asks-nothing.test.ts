import { expect, test } from 'vitest'
import { linesOf } from '../layout/line.ts'
import { sectionsOf } from '../layout/section.ts'
import { requirementsIn } from '../requirement/requirement.ts'
import { asksNothing, isToldOfNone } from './asks-nothing.ts'

test.each([
  'The bending may be shown on a model in Phase I.',
  'Iron oars are not of interest.',
  'Oars of more than four parts will not be considered.',
  'The Army will lend two boats for the trials.',
  'A painted oar is not a deliverable of Phase I.',
  'Note: it is hoped that no boat is needed to try them.',
])('what only permits or informs asks nothing: %s', (text) => {
  expect(asksNothing(text)).toBe(true)
})

test.each([
  'No oar may bend by more than 3 cm.',
  'The oar may not bend.',
  'No oar should bend.',
  'Nothing may be nailed to the oar.',
  'None of the oars may be painted.',
  'The oar shall not bend, and it may float.',
  'Develop an oar which may be folded.',
  'The oar will float.',
  'Although no trial at sea is expected in Phase I, a memo on the swell is to accompany the report.',
  'The oar is not longer than a man.',
  'The blade may be between 10 and 12 cm wide.',
  'Where an oar breaks, a shaft of no less than 40 cm has to stay in the lock.',
])('what forbids, limits or orders asks: %s', (text) => {
  expect(asksNothing(text)).toBe(false)
})

test.each([
  ['An oar need not carry a flag.', true],
  ['An oar need not carry a flag and shall float.', false],
  ['An oar need not weigh more than 2 kg.', false],
  ['Carve an oar that need not be painted.', false],
])('what need not be is asked of nobody, unless the sentence asks or limits besides: %s', (text, isTold) => {
  expect(isToldOfNone(text)).toBe(isTold)
})

test('what is denied of all that was named is told; what is forbidden to them is asked', () => {
  expect(['Neither oar floats.', 'Neither oar may float.', 'Not less than two oars.'].map(isToldOfNone)).toEqual([true, false, false])
})

test('what the issuer will do is a note, also where the topic calls it by the short name that its head gives', () => {
  const note = (agency: string) => {
    const text = `Agency: ${agency}\nOBJECTIVE: Show a folding oar.\nPHASE I: Build an oar. Within 30 days SNA will furnish ten boats.`
    return requirementsIn(sectionsOf(linesOf([{ page: 1, text }]))).requirements.find((one) => one.text.includes('SNA'))
  }
  expect(note('Sea Navigation Agency (SNA)')).toMatchObject({ is_note: true, strength: 'should' })
  expect(note('Harbor Office (HO)')?.is_note).toBeUndefined()
})

test('what the topic forbids is read as a limit that must hold, in whatever words; what the issuer means to lend is no duty of ours', () => {
  const text = `OBJECTIVE: Show a curtain that stops a fire on a stage.
DESCRIPTION: Theaters store paint beside the stage, and nothing in use today holds a flame for an hour.
The curtain shall close within 20 seconds.
The following rules hold at every stage of the work:
a. Stages are to be left as the architect built them. Nothing may be drilled into, painted on, or hung from the arch.
b. No dust may fall on the orchestra.
c. The cloth must be free of asbestos.
The Government intends to lend one theater, with a crew of 4, not later than 60 days after award.
PHASE I: Build one panel. No audience may be present while it burns.`
  const { requirements } = requirementsIn(sectionsOf(linesOf([{ page: 1, text }])))
  const read = (words: string) => requirements.find((one) => one.quote.includes(words) && !one.is_note)
  for (const words of ['Nothing may be drilled', 'No dust may fall', 'free of asbestos', 'No audience may'])
    expect(read(words), words).toMatchObject({ kind: 'constraint', strength: 'must' })
  expect([read('intends to lend'), read('nothing in use today')]).toEqual([undefined, undefined])
})

test('of a sentence with a clause that only permits the other one is asked, and what only leads to others is a heading', () => {
  const text = `OBJECTIVE: Show a folding loom.
PHASE I: The following are expected as a minimum. The following tests shall be run twice. The following drawings need delivery in DXF format. The first loom need not fold, but a drawing of the hinge shall be given.`
  const { requirements } = requirementsIn(sectionsOf(linesOf([{ page: 1, text }])))
  expect(requirements.map((one) => one.text).slice(1)).toEqual([
    'The following tests shall be run twice.',
    'The following drawings need delivery in DXF format.',
    'A drawing of the hinge shall be given.',
  ])
})
