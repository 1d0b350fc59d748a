import { expect, test } from 'vitest'
import { risksInSentences } from './risks-in-sentences.ts'

const told = (answer: string) => risksInSentences({ slot: 'Q1', subject: 'risk', answer })?.rows

test('each sentence is a risk: what stands behind its cue is done then, or shows it, and all else is the risk', () => {
  const answer =
    'Risks: the bellows may leak below -20 C, then fill and drain slow down, fallback is a welded seam. Mast supplier slips, we would rent a pole from the port. ' +
    'Buoys drift off station, seen as a gap in the position log, then we add an anchor.'
  expect(told(answer)).toEqual([
    { what: 'The bellows may leak below -20 C, then fill and drain slow down', fallback: 'a welded seam' },
    { what: 'Mast supplier slips', fallback: 'rent a pole from the port' },
    { what: 'Buoys drift off station', sign: 'a gap in the position log', fallback: 'add an anchor' },
  ])
})

test('a sentence goes on with the risk of the one before', () => {
  expect(told('The lamp may age early. If so, we buy a second one. The port may be closed in May. Fallback: the quarry.')).toEqual([
    { what: 'The lamp may age early', fallback: 'buy a second one' },
    { what: 'The port may be closed in May', fallback: 'the quarry' },
  ])
})

test('what is told without cues, several things at once, needs, or one sentence alone is read otherwise', () => {
  const others = [
    'The lamp may age early. The port may be closed in May.',
    'The lamp may age early, then we buy another; the port may be closed, then we go to the quarry. The dye fades, fallback is ink.',
    'The lamp may age early, then we buy another. We need two buoys from the Government, else we would rent some.',
    'The lamp may age early, then we buy another.',
  ]
  expect(others.map(told)).toEqual(others.map(() => undefined))
  expect(
    risksInSentences({ slot: 'Q1', subject: 'method', answer: 'The seam leaks, we would weld it. Ink fades, fallback is dye.' }),
  ).toBeUndefined()
})
