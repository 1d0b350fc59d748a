import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { DraftNotice } from './draft-notice.tsx'
import { DraftingBoard } from './drafting-board.tsx'

/** What a model may be made to write by a document that it read. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src="https://evil.example/pixel.gif" onerror="alert(1)">',
  '<a href="https://evil.example">Click here</a>',
  '[Click here](https://evil.example) ![pixel](https://evil.example/p.png) https://evil.example',
  '</section><iframe src="https://evil.example"></iframe>',
]

const progress = (text: string, label = 'llama3.1:8b on localhost'): DraftProgress => ({
  written_by: { kind: 'language-model', label },
  pieces: [
    { milestone_number: 1, state: 'writing', text },
    { milestone_number: 2, state: 'kept', text: '' },
  ],
  note: text,
})

const SCREENS = {
  'the overlay': (told: DraftProgress) => renderToStaticMarkup(<DraftingBoard progress={told} drafted="text" />),
  'a part of a screen': (told: DraftProgress) => renderToStaticMarkup(<DraftNotice title="Writing" progress={told} onStop={() => {}} />),
}

describe.each(Object.entries(SCREENS))('what a model writes, in %s,', (_, drawn) => {
  test.each(HOSTILE)('is words alone: %s', (text) => {
    const html = drawn(progress(text, text))
    const markup = html.replace(/<[^>]*>/g, (tag) =>
      /^<\/?(?:div|p|span|ol|li|button|svg|path|circle|rect|section)\b/.test(tag) ? '' : tag,
    )
    expect(markup).not.toContain('<')
    expect(html).not.toMatch(/<[^>]*\b(?:href|src|onerror|onclick)=/)
  })
})

test('each milestone tells its state in words, and who writes is named', () => {
  const html = SCREENS['the overlay'](progress('First words'))
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toContain('Written by llama3.1:8b on localhost')
  expect(words).toContain('Milestone 1 Writing')
  expect(words).toContain('Milestone 2 Built-in text kept')
  expect(words).toContain('First words')
})
