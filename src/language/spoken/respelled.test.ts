import { describe, expect, it } from 'vitest'
import { dictated } from './dictated.ts'

describe('a name that is said again', () => {
  it('is spelled everywhere as it was the second time', () => {
    const { text } = dictated('Marek Voitasik, Wojtasik, statistician, 200 hours. Voitasik writes the code.', [])
    expect(text).toBe('Marek Wojtasik, statistician, 200 hours. Wojtasik writes the code.')
  })

  it('is not somebody else who is named next', () => {
    const said = 'We have Dana Smith, Olsen, and Ruiz on the bench.'
    expect(dictated(said, []).text).toBe(said)
  })

  it('is no list of places', () => {
    const said = 'The shop is in New London, Lundon Heights and Groton.'
    expect(dictated(said, []).text).toBe(said)
  })
})
