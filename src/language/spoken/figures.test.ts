import { describe, expect, test } from 'vitest'
import { withFigures } from './figures.ts'

const written = (text: string) => withFigures(text).text

describe('numbers that were spoken', () => {
  test.each([
    ['we test fifteen boards in two runs', 'we test 15 boards in two runs'],
    ['it lasts one thousand two hundred and six hours', 'it lasts 1,206 hours'],
    ['twenty-five of them', '25 of them'],
    ['forty five hundred cycles', '4,500 cycles'],
    ['a loss of zero point oh five decibels', 'a loss of 0.05 dB'],
    ['R equals point two', 'R equals 0.2'],
    ['a score of point seven five, at this point four', 'a score of 0.75, at this point four'],
    ['three to the site, and four times ten to the minus six', 'three to the site, and 4 × 10⁻⁶'],
    ['forty, one hundred and three hundred of them', '40, 100 and 300 of them'],
    ['five to nine million points', '5 to 9 million points'],
    ['a twelfth of it at twenty to one', 'a twelfth of it at 20:1'],
    ['about one point two million parts', 'about 1.2 million parts'],
    ['six and a half percent of it', '6.5% of it'],
    ['half a millimeter off', '0.5 mm off'],
    ['three hundredths of an inch', '0.03 inch'],
    ['the ninety fifth percentile, and the second one', 'the 95th percentile, and the second one'],
    ['in a sixty second window', 'in a 60-second window'],
  ])('%s', (said, expected) => expect(written(said)).toBe(expected))

  test.each([
    ['from three to nine gigahertz', 'from 3 to 9 GHz'],
    ['minus ten to plus fifty degrees Celsius', '-10 to +50 °C'],
    ['five volts plus or minus two percent', '5 V ± 2%'],
    ['sixty by forty by nine millimeters', '60 x 40 x 9 mm'],
    ['point three four grams of yeast', '0.34 g of yeast'],
    ['two and a half days at half a percent', '2.5 days at 0.5%'],
    ['eighty watts per square centimeter', '80 W/cm²'],
    ['twenty thousand points per second', '20,000 points per second'],
    ['a two hour soak, then two hours of cooling', 'a 2-hour soak, then 2 hours of cooling'],
    ['twelve d b i at two amp hours', '12 dBi at 2 Ah'],
    ['hundred millimeters, a million three', '100 mm, 1.3 million'],
    ['seventy five thousand dollars', '$75,000'],
    ['2.8 decibels at 30 percent, and 5 hours', '2.8 dB at 30%, and 5 hours'],
  ])('with their units: %s', (said, expected) => expect(written(said)).toBe(expected))

  test.each([
    ['on June third, twenty twenty eight', 'on June 3, 2028'],
    ['since two thousand eleven', 'since 2011'],
    ['Mach five in month three', 'Mach 5 in month 3'],
    ['shares of sixty thirty ten', 'shares of 60/30/10'],
    ['NIST eight hundred one seventy one', 'NIST 800-171'],
    ['each one two times', 'each one two times'],
    ['by the third of March', 'by March 3'],
    ['from the fourth to the ninth of May, twenty thirty', 'from May 4 to 9, 2030'],
    ['at nine thirty a m or at oh six hundred', 'at 9:30 am or at 0600'],
    ['Linux five point fifteen point two', 'Linux 5.15.2'],
    ['an f one point four lens', 'an f/1.4 lens'],
    ['release twenty twenty three a', 'release 2023 a'],
  ])('that name something: %s', (said, expected) => expect(written(said)).toBe(expected))
})

test('what was said in groups may be another number, and is told unless something speaks for it', () => {
  expect(withFigures('we bought the two sixty')).toEqual({ text: 'we bought the 260', unsure: [{ said: 'two sixty', written: '260' }] })
  expect(withFigures('two sixty volts').unsure).toEqual([])
  expect(withFigures('we bought the two sixty', new Set(['260'])).unsure).toEqual([])
})

test('a round number where money was spoken of is money, and is told', () => {
  expect(withFigures('it costs nine thousand dollars, and six thousand for us over two thousand hours')).toEqual({
    text: 'it costs $9,000, and $6,000 for us over 2,000 hours',
    unsure: [{ said: 'six thousand', written: '$6,000' }],
  })
})

test.each(['', '   ', 'No number at all, not even "one".', 'Already 12.5 kHz, 3-4 weeks & 7%!\n\nA second paragraph.'])(
  'what has no spoken number stays as it is: %j',
  (text) => expect(withFigures(text)).toEqual({ text, unsure: [] }),
)
