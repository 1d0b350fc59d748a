import { expect, test } from 'vitest'
import { stretchesIn } from '../../src/language/learned/sequence.ts'
import { type LabelledWords, labelsLearnedFrom } from './sequence-training.ts'

/** "we [tool use] a saw" by what stands around each word. */
function labelled(text: string): LabelledWords {
  const words = text.replace(/[[\]]/g, '').split(' ')
  const marked = text.split(' ')
  const from = marked.findIndex((word) => word.startsWith('['))
  const to = marked.findIndex((word) => word.endsWith(']')) + 1
  return { features: featuresOf(words), stretches: from < 0 ? [] : [{ label: 'tool', from, to }] }
}
const featuresOf = (words: readonly string[]) => words.map((word, at) => [`w=${word}`, `b=${words[at - 1]}`, `bb=${words[at - 2]}`])

const LEARNED = labelsLearnedFrom(
  [
    'we cut it with [a saw]',
    'she drills it with [a small drill]',
    'they sleep in a tent',
    'he glues it with [two clamps]',
    'we walk in a field',
  ].map(labelled),
  { least: 1, rounds: 20, unseen: 0, faint: 1 },
)

test('a stretch is found behind the words that led to one before', () => {
  expect(stretchesIn(featuresOf(['she', 'bends', 'it', 'with', 'a', 'vise']), LEARNED)).toEqual([{ label: 'tool', from: 4, to: 6 }])
})

test('where nothing leads to one there is none, and without words neither', () => {
  expect(stretchesIn(featuresOf(['they', 'rest', 'in', 'a', 'hut']), LEARNED)).toEqual([])
  expect(stretchesIn([], LEARNED)).toEqual([])
})

test('the same words in the same order teach the same', () => {
  const again = labelsLearnedFrom(['we cut it with [a saw]', 'they sleep in a tent'].map(labelled), {
    least: 1,
    rounds: 5,
    unseen: 0,
    faint: 1,
  })
  expect(
    labelsLearnedFrom(['we cut it with [a saw]', 'they sleep in a tent'].map(labelled), { least: 1, rounds: 5, unseen: 0, faint: 1 }),
  ).toEqual(again)
})
