import { expect, test } from 'vitest'
import { linesOf } from './line.ts'
import { passageOf, quoteAt } from './passage.ts'

const overPages = (first: string, second: string) => passageOf(linesOf([first, second].map((text, at) => ({ page: at + 1, text }))))

test('a sentence that runs over a page break is quoted up to it', () => {
  const passage = overPages('Deliver three samples of the folded mast', 'to the Government.')
  expect(quoteAt(passage, 0, passage.text.length)).toEqual({ page: 1, quote: 'Deliver three samples of the folded mast' })
})

test('where that would be a stump, the quote is the part on the next page', () => {
  const passage = overPages('Deliver', 'three samples of the folded mast to the Government.')
  expect(quoteAt(passage, 0, passage.text.length)).toEqual({ page: 2, quote: 'three samples of the folded mast to the Government.' })
  const short = overPages('Build masts', 'for boats.')
  expect(quoteAt(short, 0, short.text.length)).toEqual({ page: 1, quote: 'Build masts' })
})
