import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PAGE_TEXT, selectedText } from './selected-text.ts'

const PAGES = ['The buoy floats', 'for thirty days', 'at six feet']

/** What is selected from a word of one page to a word of another. */
function selectedFrom([first, from]: [number, string], [last, to]: [number, string]) {
  const { container } = render(
    PAGES.map((text, index) => (
      <p key={text} {...{ [PAGE_TEXT]: index + 1 }}>
        {text}
      </p>
    )),
  )
  const textOf = (page: number) => container.querySelectorAll('p')[page - 1]?.firstChild as Text
  const range = document.createRange()
  range.setStart(textOf(first), textOf(first).data.indexOf(from))
  range.setEnd(textOf(last), textOf(last).data.indexOf(to) + to.length)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return selectedText(container, selection)
}

test('words of one page are its quote', () => {
  expect(selectedFrom([2, 'thirty'], [2, 'days'])).toEqual({ page: 2, quote: 'thirty days' })
})

test('a selection over several pages counts for the first of them', () => {
  expect(selectedFrom([1, 'buoy'], [3, 'six'])).toEqual({ page: 1, quote: 'buoy floats' })
  expect(selectedFrom([2, 'days'], [3, 'at'])).toEqual({ page: 2, quote: 'days' })
})
