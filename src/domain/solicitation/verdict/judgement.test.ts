import { expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'

/** What the reader says of a sentence of a description. */
function verdictOn(sentence: string) {
  const text = `OBJECTIVE: Develop a mast.\n\nDESCRIPTION: The fleet needs a mast. ${sentence} It must be light.\n\nPHASE I: Define a mast.`
  return analysisOf([{ page: 1, text }], 'A topic.pdf').sentences.find(({ quote }) => quote === sentence)
}

test.each([
  'Because splinters have blinded crews, masts with parts of ash or oak of any kind are not permitted.',
  'Wax, meaning any paste or oil, cannot be used anywhere inside the mast, since it turns soft in the sun.',
])('what forbids something is asked about at least, however much it looks like background: %s', (sentence) => {
  expect(verdictOn(sentence)?.verdict).not.toBe('none')
})

test.each(['Performance parameters are in Table 1.', 'The height that the mast has to reach is given in Table 2 below.'])(
  'what only leads to a table asks nothing itself: %s',
  (sentence) => expect(verdictOn(sentence)).toMatchObject({ verdict: 'none', because: 'heading' }),
)

test.each(['The mast shall meet every threshold in Table 1.', 'Meet the thresholds in Table 1.'])(
  'what is to be met is asked, wherever it stands: %s',
  (sentence) => expect(verdictOn(sentence)).not.toMatchObject({ because: 'heading' }),
)
