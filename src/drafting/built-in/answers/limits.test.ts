import { expect, test } from 'vitest'
import { isNoTarget, isSame, limitsOf } from './limits.ts'

const said = (clause: string) =>
  limitsOf(clause).map(({ kind, text, condition }) => `${kind}: ${text}${condition === '' ? '' : ` (${condition})`}`)

test.each([
  ['mean above 20 kV/mm, none below 18', ['finding: the mean is above 20 kV/mm', 'finding: none is below 18 kV/mm']],
  ['Voids by micro-CT, under 0.5 % by volume', ['finding: voids by micro-CT are under 0.5 % by volume']],
  ['Contrast checkerboard, 3 bands: > 2000:1', ['value: more than 2000:1 (Contrast checkerboard, 3 bands)']],
  ['10 runs of 60 s at 800 fps: no dropped frame', ['value: no dropped frame (10 runs of 60 s at 800 fps)']],
  ['no more than 2 ms added latency', ['value: no more than 2 ms added latency']],
  [
    'Then in the tank test drift under 10 percent, noise below 3 dB, and you can bolt it to the wall',
    ['finding: the drift is under 10 percent (in the tank test)', 'finding: the noise is below 3 dB (in the tank test)'],
  ],
  ['In the tank test the drift under 10 percent', ['finding: the drift is under 10 percent (In the tank test)']],
  [
    'Added cost under 30 % of the cast part and added time max 24 h',
    ['finding: the added cost is under 30 % of the cast part', 'finding: the added time is at most 24 h'],
  ],
])('%s', (clause, limits) => {
  expect(said(clause)).toEqual(limits)
})

test('what was reached before, and what somebody would like, is no target', () => {
  expect(isNoTarget('Today the error is 0.5 NIIRS')).toBe(true)
  expect(isNoTarget('the breadboard reached 3,100:1')).toBe(true)
  expect(isNoTarget('the Contractor would like to halve that to 0.25')).toBe(true)
  expect(isNoTarget('the error is below 0.25 NIIRS')).toBe(false)
})

test('the same value of the same thing binds once, and an equal value of another thing apart', () => {
  const [mean, drift, gain] = ['mean above 20 kV/mm', 'conductivity within 10 percent', 'current within 10 percent'].map(
    (one) => limitsOf(one)[0],
  )
  const again = limitsOf('breakdown mean above 20 kV/mm per ASTM D149')[0]
  if (!mean || !drift || !gain || !again) throw new Error('Each sets a limit')
  expect(isSame(mean, again)).toBe(true)
  expect(isSame(drift, gain)).toBe(false)
  const [error, match] = ['load error of no more than 12 percent', 'the code matches within 1 percent over 12 load paths'].map(
    (one) => limitsOf(one)[0],
  )
  if (!error || !match) throw new Error('Each sets a limit')
  expect(isSame(error, match)).toBe(false)
})
