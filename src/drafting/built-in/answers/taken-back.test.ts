import { expect, test } from 'vitest'
import { corrected } from './taken-back.ts'

test.each([
  ['we buy it from Bone Clones … no, from a medical supplier', 'we buy it from a medical supplier'],
  ['we buy it from a shop, uh, actually from a supplier', 'we buy it from a supplier'],
  ['it has 2.5 million parameters, no wait, 3.5 million parameters', 'it has 3.5 million parameters'],
  ['in 35 of the 40, no, 36 of the 40', 'in 36 of the 40'],
  ['20 dB - sorry, 30 dB at 90 MHz', '30 dB at 90 MHz'],
  ['Dr. Smith, no, Dr. Jones leads it', 'Dr. Jones leads it'],
  ['the fallback is a nylon, no wait, not nylon, a waxed felt seal', 'the fallback is a waxed felt seal'],
  ['we use the old pump, no wait, a new gear pump', 'we use a new gear pump'],
  ['it ran on salt water, at, I think, no, it was 29 percent power', 'it ran on salt water, at 29 percent power'],
  ['in month 3, no, month 4 we test', 'in month 4 we test'],
  ["it is uncooled, compact, actually no it's cooled in the turret", "it is uncooled; it's cooled in the turret"],
  ["First Maeve, that's Dr. Maeve Lin, our neuroanatomist, she picks three", 'First Dr. Maeve Lin, our neuroanatomist, picks three'],
])('the correction wins: %s', (said, meant) => {
  expect(corrected(said)).toBe(meant)
})

test.each([
  'There is no other way, no chamber is free',
  'we have 3 chambers, no 4 m range',
  'at 30 dB, no errors allowed, no more than 3 runs',
  'from the shop in Ohio, not from the supplier',
  'no animals, no humans',
])('nothing is taken back in "%s"', (said) => {
  expect(corrected(said)).toBe(said)
})
