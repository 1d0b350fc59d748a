import { describe, expect, test } from 'vitest'
import { CUES } from './cues.ts'
import { dictated } from './dictated.ts'

describe('what was said is taken back', () => {
  test.each([...CUES])('by "%s", which means %s', (cue, means) => {
    const text = (said: string) => dictated(said, []).text
    if (means === 'again') expect(text(`we print it. ${cue}, we mill it.`)).toBe('We mill it.')
    else expect(text(`it takes ten days, ${cue}, twelve days.`)).toBe('It takes 12 days.')
  })

  test.each([
    ['the metric is accuracy or rather recall', 'The metric is recall'],
    ['the bolt is a nickel, scratch that, copper one.', 'The bolt is a copper one.'],
    ['a filter with nine strike that with twelve taps', 'A filter with 12 taps'],
    ['Power is one watt. No. Wrong number. It is two watts.', 'Power is 2 W.'],
    ['It is at the dock. My mistake, at the pier.', 'It is at the pier.'],
    ['it is ten. no, I take that back, it is twelve.', 'It is 12.'],
    ['it is a half size box. Let me be careful. A full size box.', 'It is a full size box.'],
    ['it takes ten days, ah, pardon, twelve days.', 'It takes 12 days.'],
    ['we sent thirty no forty letters', 'We sent 40 letters'],
    ['the rotor, no wait, the stator.', 'The stator.'],
    ['caution or no-go for each rotor.', 'Caution or no-go for each rotor.'],
    ['we do five no hang on eight runs', 'We do eight runs'],
    ['at eight settings. well, nine settings.', 'At nine settings.'],
    ['it takes eighteen, make it twenty weeks.', 'It takes 20 weeks.'],
    ["It needs three weeks for that. let's say four.", 'It needs 4 weeks for that.'],
  ])('where and as far as it was meant: %s', (said, written) => expect(dictated(said, []).text).toBe(written))
})
