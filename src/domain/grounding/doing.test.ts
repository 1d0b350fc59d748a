import { describe, expect, test } from 'vitest'
import { trace } from './trace.ts'

const said = 'Ada Moreno leads the acoustics. Bo Lindt tows the buoy. Later Ada Moreno and Dr. Bo Lindt compare the two recordings by hand.'
const SOURCES = { documents: [], answers: [{ slot: 'Q1', question: 'Who?', answer: said }], entries: [], own_statements: [] }
const mistaken = (text: string) =>
  trace(text, SOURCES).flatMap(({ unsupported }) => unsupported.flatMap(({ kind, text: words }) => (kind === 'name' ? [words] : [])))

describe('who is told to do what', () => {
  test('two who do a thing together both do it', () => {
    expect(mistaken('Later Ada Moreno and Dr. Bo Lindt compare the two recordings by hand.')).toEqual([])
    expect(mistaken('Bo Lindt compares the recordings by hand.')).toEqual([])
  })

  test('what one alone does is not the work of the other', () => {
    expect(mistaken('Ada Moreno tows the buoy.')).toEqual(['Ada Moreno'])
    expect(mistaken('Bo Lindt leads the acoustics.')).toEqual(['Bo Lindt'])
  })
})
