import { describe, expect, test } from 'vitest'
import { trace } from './trace.ts'

const said = 'Ada Moreno leads the acoustics. Bo Lindt tows the buoy. Later Ada Moreno and Dr. Bo Lindt compare the two recordings by hand.'
const SOURCES = { documents: [], answers: [{ slot: 'Q1', question: 'Who?', answer: said }], entries: [], own_statements: [] }
const mistaken = (text: string) =>
  trace(text, SOURCES).flatMap(({ unsupported }) => unsupported.flatMap(({ kind, text: words }) => (kind === 'claim' ? [words] : [])))

describe('who is told to do what', () => {
  test('two who do a thing together both do it', () => {
    expect(mistaken('Later Ada Moreno and Dr. Bo Lindt compare the two recordings by hand.')).toEqual([])
    expect(mistaken('Bo Lindt compares the recordings by hand.')).toEqual([])
  })

  test('an office, a place, a role and a thing are nobody', () => {
    const answer =
      'Ada Moreno leads the acoustics. The Renegade arrives in month 8. The Principal Investigator is Bo Lindt. The Test Force owns the buoy and lends it. The university at Long Beach runs the tunnel.'
    const sources = { ...SOURCES, answers: [{ slot: 'Q1', question: 'Who?', answer }] }
    const claims = (text: string) => trace(text, sources).flatMap(({ unsupported }) => unsupported)
    expect(claims('The Renegade owns no buoy and lends the tunnel.').filter(({ text }) => text === 'Renegade')).toEqual([])
    expect(claims('Ada Moreno is at Long Beach, where the Test Force arrives.').map(({ text }) => text)).not.toContain('Test Force')
  })

  test('what one alone does is not the work of the other', () => {
    expect(mistaken('Ada Moreno tows the buoy.')).toEqual(['Ada Moreno'])
    expect(mistaken('Bo Lindt leads the acoustics.')).toEqual(['Bo Lindt'])
  })
})
