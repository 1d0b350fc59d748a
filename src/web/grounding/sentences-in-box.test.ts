import { expect, test } from 'vitest'
import { nextLoose, placedSentences, sentenceAt, sentencesInBox } from './sentences-in-box.ts'
import { loosePiece, traced } from './testing/traced.ts'

const words = (all: ReturnType<typeof sentencesInBox>) => all.map(({ sentence }) => sentence.text)

test('sentences stand in the box where they were traced, and move with what is typed before them', () => {
  const text = traced('«One.» «It is 30 dB.»', 'sourced', 'unsupported')
  text.sentences[1]?.unsupported.push(loosePiece(text.text, '30 dB'))
  const value = 'One. And more. It is 30 dB.'
  const placed = sentencesInBox(value, [text])
  expect(words(placed)).toEqual(['One.', 'It is 30 dB.'])
  const [piece] = placed[1]?.sentence.unsupported ?? []
  expect(value.slice(piece?.start, piece?.end)).toBe('30 dB')
})

test('a sentence that is being changed has no mark until it is traced again; the others keep theirs', () => {
  expect(words(sentencesInBox('One. It is 40 dB. Three.', [traced('«One.» «It is 30 dB.» «Three.»')]))).toEqual(['One.', 'Three.'])
})

test('the lines of a list were each traced by themselves; equal ones are told apart by their order', () => {
  const line = (index: number) => ({ ...traced('«Report»'), part: 'deliverable' as const, index })
  const placed = sentencesInBox('Report\n\nReport', [line(0), line(1)])
  expect(placed.map(({ sentence, key }) => [key, sentence.start])).toEqual([
    ['deliverable 0 0', 0],
    ['deliverable 1 0', 8],
  ])
})

test('the caret is in a sentence from its first letter to behind its last', () => {
  const placed = sentencesInBox('One.\n\nTwo.', [traced('«One.»\n\n«Two.»')])
  expect([0, 4, 5, 6, 10].map((place) => sentenceAt(placed, place)?.sentence.text)).toEqual(['One.', 'One.', undefined, 'Two.', 'Two.'])
})

test('the next sentence without a source is the one behind the caret, and after the last the first again', () => {
  const placed = sentencesInBox('One. Two. Three.', [traced('«One.» «Two.» «Three.»', 'unsupported', 'sourced', 'unsupported')])
  expect([-1, 0, 10, 16].map((place) => nextLoose(placed, place)?.sentence.text)).toEqual(['One.', 'Three.', 'One.', 'One.'])
  expect(nextLoose(sentencesInBox('Two.', [traced('«Two.»', 'sourced')]), 0)).toBeUndefined()
})

test('sentences go through text and lists in reading order, each named by its place', () => {
  const texts = [traced('«A.» «B.»'), { ...traced('«C.»'), part: 'deliverable' as const, index: 1 }]
  expect(placedSentences(texts).map(({ key }) => key)).toEqual(['text 0 0', 'text 0 1', 'deliverable 1 0'])
})
