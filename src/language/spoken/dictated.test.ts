import { describe, expect, test } from 'vitest'
import { dictated } from './dictated.ts'

const text = (said: string, terms: string[] = []) => dictated(said, terms).text

describe('what was dictated', () => {
  test.each([
    ['um so the the mast is uh light', 'The mast is light'],
    ['we weigh it in a, in our own lab, you know, twice.', 'We weigh it in our own lab, twice.'],
    ['it uses, um, six magnets.', 'It uses six magnets.'],
    ['well, the pump is basically new.', 'The pump is new.'],
  ])('loses fillers and what was begun twice: %s', (said, expected) => expect(text(said)).toBe(expected))

  test.each([
    ['we take the rotor, no wait, the stator.', 'We take the stator.'],
    ['we need four, sorry, five magnets.', 'We need five magnets.'],
    ['it runs for eighty hours, no, make that ninety hours.', 'It runs for 90 hours.'],
    ['Jim Pratt leads it, sorry, Ann Boyle leads it.', 'Ann Boyle leads it.'],
    ['the tests are in May, I mean in June.', 'The tests are in June.'],
    ['we print it. let me start over, we mill it.', 'We mill it.'],
    ['anything above ten volts fails. sorry, above twelve volts fails.', 'Anything above 12 V fails.'],
  ])('loses what was taken back: %s', (said, expected) => expect(text(said)).toBe(expected))

  test.each([
    [
      'we plan for two. It runs for one year. We stop at eighty. Did I say one year? Two years.',
      'We plan for two. It runs for 2 years. We stop at 80.',
    ],
    ['five to eight cycles, no, scratch eight, seven cycles.', 'Five to seven cycles.'],
    ['okay. the mast is light. Sorry for the noise.', 'The mast is light.'],
  ])('puts what was corrected later where it belongs: %s', (said, expected) => expect(text(said)).toBe(expected))

  test('lets both stand where it is unclear what was taken back, and tells it', () => {
    expect(dictated('The board says, no hang on, we asked them in writing.', [])).toEqual({
      text: 'The board says, no hang on, we asked them in writing.',
      unsure: [{ said: 'no hang on', written: 'no hang on' }],
    })
  })

  test.each([
    ['change 5 coupons, make it 8', 'Change 5 coupons, make it 8'],
    ['the 5 coupons should be more, make it 8 coupons.', 'The 5 coupons should be more, make it 8 coupons.'],
    ['a run of five days is short, change that to nine days.', 'A run of 5 days is short, change that to 9 days.'],
    ['make it five, sorry, make it nine days.', 'Make it 9 days.'],
  ])('takes nothing back by an order, where an order is dictated: %s', (said, expected) =>
    expect(dictated(said, [], 'order').text).toBe(expected),
  )

  test.each([
    'No, we do not use beryllium.',
    'To be sorry is no option.',
    'The so called correction factor counts.',
    'It works like a heat pipe, right hand side first.',
    'The mean value, I mean value by value, is kept.',
    'We know what you know.',
    'That that fails is known.',
    'Tests need no oil, no water, and no air.',
  ])('keeps what only sounds like it: %s', (said) => expect(text(said)).toBe(said))

  test.each([
    ['it enters at TRL3 and leaves at trl5.', 'It enters at TRL 3 and leaves at TRL 5.'],
    ['a latency of 3ms at 200mhz, with 450g and 12w.', 'A latency of 3 ms at 200 MHz, with 450 g and 12 W.'],
    ['the 5G link has 40mw and the MQ9 has a 3D map.', 'The 5G link has 40 mw and the MQ9 has a 3D map.'],
    ['it follows mill standard 810h.', 'It follows MIL-STD-810H.'],
  ])('has parts that were heard as one word: %s', (said, expected) => expect(text(said, ['TRL', 'FPGA'])).toBe(expected))

  test('has the words of the document as the document writes them, and verbs that sound like them left alone', () => {
    const terms = ['SWaP', 'LiDAR', 'Ka-band', 'Phase II', 'MIL-STD-810', 'FPGA']
    expect(text('the swap of a ka band lidar in phase two, and we swap it.', terms)).toBe(
      'The SWaP of a Ka-band LiDAR in Phase II, and we swap it.',
    )
    expect(text('it follows mil standard eight ten H on one f p g a.', terms)).toBe('It follows MIL-STD-810H on one FPGA.')
  })

  test.each([
    ['on the twenty first run', 'On the 21st run'],
    ['21 of them', '21 of them'],
    ['task two one day later', 'Task 2 1 day later'],
    ['task two point one', 'Task 2.1'],
    ['the f 35 in phase 2', 'The F-35 in Phase II'],
  ])('never joins figures to those of the document: %s', (said, expected) => expect(text(said, ['2.1', 'F-35', 'Phase II'])).toBe(expected))

  test('tells what somebody should look at', () => {
    expect(dictated('we ship the one thirty, um, to Ohio', [])).toEqual({
      text: 'We ship the 130, to Ohio',
      unsure: [{ said: 'one thirty', written: '130' }],
    })
  })

  test('may be empty, in another script, or hours long', () => {
    expect(dictated('', [])).toEqual({ text: '', unsure: [] })
    expect(text('проверка связи.')).toBe('Проверка связи.')
    const long = 'um we, we turn the, no wait, the left rotor by twenty five degrees. '.repeat(4000)
    expect(text(long)).not.toMatch(/\bum\b|no wait/)
  })
})
