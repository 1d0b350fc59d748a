import { expect, test } from 'vitest'
import { paidPieces } from './payment-pieces.ts'

const paid = (sentence: string) => paidPieces(sentence, true).map(({ row }) => [row?.title, row?.due, row?.paid])

test('where money is asked for a payment is an amount with its month and a thing, in whatever words', () => {
  expect(paid('When the wear table is handed over in month 6, $55,000 is due, and the aging report earns $50,000 in month 10.')).toEqual([
    ['Wear table', '6', '$55,000'],
    ['Aging report', '10', '$50,000'],
  ])
})

test('where one amount has no month of its own nothing of the sentence is read', () => {
  expect(paid('The wear table earns $55,000 in month 6, and the report earns $50,000.')).toEqual([])
})
