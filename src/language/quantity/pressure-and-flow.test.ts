import { expect, test } from 'vitest'
import { measuresIn } from './measure.ts'

/** How the one value of a text is told in the base of what it measures. */
const measured = (value: string) =>
  measuresIn(`It is at most ${value} there.`).map((one) => `${one.unit?.dimension} ${one.value * (one.unit?.factor ?? 0)}`)

test.each([
  ['0.10 in. H2O', 'pressure', 24.9089],
  ['0.10 in. w.g.', 'pressure', 24.9089],
  ['0.10 inches of water', 'pressure', 24.9089],
  ['30 Pa', 'pressure', 30],
  ['10 mm Hg', 'pressure', 1333.22],
  ['1 atm', 'pressure', 101_325],
  ['3 kgf/cm2', 'pressure', 294_199.5],
  ['10 gal/min', 'flow', 37.8541],
  ['10 gpm', 'flow', 37.8541],
  ['2 m³/h', 'flow', 33.333_333],
  ['36 km/h', 'speed', 10],
  ['10 knots', 'speed', 5.14444],
  ['12 lb·ft', 'torque', 16.269_84],
  ['12 Nm', 'torque', 12],
  ['3 Mbit/s', 'data rate', 3e6],
  ['100 krad', 'absorbed', 1000],
  ['6 g rms', 'acceleration', 6],
])('what is told as %s is comparable in whatever unit of %s', (value, dimension, amount) => {
  const [one = '', ...others] = measured(value)
  expect(others).toEqual([])
  expect(one.slice(0, dimension.length)).toBe(dimension)
  expect(Number(one.slice(dimension.length))).toBeCloseTo(amount, 3)
})
