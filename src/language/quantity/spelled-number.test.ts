import { expect, test } from 'vitest'
import { measuresIn } from './measure.ts'
import { quantitiesIn } from './quantity.ts'
import { spelledNumbersIn } from './spelled-number.ts'

test.each([
  ['four hundred milliseconds', [400]],
  ['the ninety-ninth percentile', [99]],
  ['the thirty first run', [31]],
  ['in a ninety second window', [90]],
  ['one two', [1, 2]],
  ['minus five to forty', [-5, 40]],
  ['plus or minus five', [5]],
  ['a hundred and six goats', [106]],
  ['a million two hundred thousand stitches', [1_200_000]],
  ['one point oh five', [1.05]],
  ['six and three quarters', [6.75]],
  ['at this point five of them fail', [5]],
  ['we point two lamps at it', [2]],
  ['half of the cheese', [0.5]],
  ['between ninety and two hundred fifty goats', [90, 250]],
  ['hundred twenty hours for several hundred goats', [120]],
  ['less than ten to the minus six torr', []],
  ['a million two', [1_200_000]],
])('%s', (words, values) => expect(spelledNumbersIn(words).map(({ value }) => value)).toEqual(values))

test.each([
  ['The whey loses point six two inches of water.', ['0.62 inches of water']],
  ['Point three kilograms of rennet', ['0.3 kilograms']],
  ['The churn turns at no more than fourteen hundred rpm.', ['1,400 rpm <=']],
  ['Half a percent or less of the curd is lost.', ['0.5 percent <=']],
  ['It closes at most two and a half seconds after the bell.', ['2.5 seconds <=']],
  ['The rind is at least three quarters of an inch thick.', ['0.75 inch >=']],
  ['within a tenth of a millimeter', ['0.1 millimeter <=']],
  ['a half-inch spout and a quarter mile of hose', ['0.5 inch', '0.25 mile']],
  ['five hundredths of a millimeter', ['0.05 millimeter']],
  ['half an hour', ['0.5 hour']],
  ['The vat runs on two-thirty volts, fifty hertz.', ['230 volts', '50 hertz']],
  ['It draws six-fifty watts and then seven forty watts.', ['650 watts', '740 watts']],
  ['It rests for five-ten minutes.', ['5 to 10 minutes range']],
  ['It costs seventy-four hundred dollars.', ['7,400 dollars']],
  ['at least two thousand eight hundred hours', ['2,800 hours >=']],
  ['Warm it at one point two million cycles.', ['1,200,000 cycles']],
  ['Hold it between minus five and forty degrees.', ['-5 to 40 degrees range']],
  ['Hold it at plus or minus three percent.', ['±3 percent range']],
  ['Several hundred meters of cloth', []],
])('as a measure: %s', (words, told) => {
  const read = quantitiesIn(words).map(({ value, unit, comparator }) =>
    [value, unit, comparator === '=' ? '' : comparator].join(' ').trim(),
  )
  expect(read).toEqual(told)
})

test('a measure in words compares as one in figures', () => {
  const measure = (words: string) => measuresIn(words).map(({ value, unit }) => [value, unit?.name])
  for (const [words, figures] of [
    ['point six two inches of water', '0.62 inches of water'],
    ['half a percent', '0.5 percent'],
    ['two-thirty volts', '230 volts'],
    ['three quarters of an inch', '0.75 inches'],
    ['one and a half seconds', '1.5 seconds'],
  ] as const)
    expect(measure(words)).toEqual(measure(figures))
})
