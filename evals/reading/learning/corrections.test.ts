import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analysisOf } from '../../../src/domain/solicitation/analysis-of.ts'
import { correctionsOf } from '../../../src/domain/solicitation/requirement/corrections.ts'
import { judgedByPerson } from '../../../src/domain/solicitation/requirement/sentence-edits.ts'
import { ASKS } from '../../../src/domain/solicitation/verdict/judgement.ts'
import { correctedDocuments } from './corrections.ts'

const FISH = 'Salmon swim up this river in autumn.'
const PAGES = [
  {
    page: 1,
    text: `TOPIC NUMBER: AF251-0009\nTITLE: Weir\nOBJECTIVE: Develop a weir.\nDESCRIPTION: The weir must count fish. ${FISH} It should be light.\nPHASE I: Model the weir.`,
  },
]

test('a sentence that a person called a requirement becomes an example of one, and nothing else does', () => {
  const said = judgedByPerson(analysisOf(PAGES, 'weir.txt'), { page: 1, quote: FISH, verdict: 'requirement' })
  if (!said) throw new Error('The sentence was not judged')
  const file = join(mkdtempSync(join(tmpdir(), 'corrections-')), 'weir.json')
  writeFileSync(file, JSON.stringify(correctionsOf(said, 'weir.txt', PAGES)))
  const [document] = correctedDocuments(file)
  expect(document?.examples.verdict.map(({ answer }) => answer)).toEqual([expect.stringContaining(ASKS)])
  expect(document?.examples.verdict[0]?.features).toContain('l=salmon')
  expect(document?.examples.period).toEqual([])
})
