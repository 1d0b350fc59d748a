import { expect, test } from 'vitest'
import { termPieces } from './program-terms.ts'

const marked = (text: string) =>
  termPieces(text)
    .map(({ words, term }) => (term ? `<${words}>` : words))
    .join('')

test('a term is told where it first stands, and nothing of the text is lost', () => {
  expect(marked('The TPOC accepts it; the TPOC answers in 10 days.')).toBe('The <TPOC> accepts it; the TPOC answers in 10 days.')
  expect(marked('Are two PIs named, and is CUI kept?')).toBe('Are two <PI>s named, and is <CUI> kept?')
})

test('a term within a longer name is none, nor is one whose long form says it all', () => {
  expect(marked('CUI-9 of AFRL/TPOC, EARLY, the SBIR office')).toBe('CUI-9 of AFRL/<TPOC>, EARLY, the SBIR office')
})

test('a text without terms stays in one piece', () => {
  expect(termPieces('Weigh 2 kg.')).toEqual([{ words: 'Weigh 2 kg.', term: null }])
  expect(termPieces('')).toEqual([])
})
