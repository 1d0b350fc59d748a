import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const TABLE =
  'Measured on our bench unit.\n\n| | unit A today | what we will commit to | topic |\n|---|---|---|---|\n| mass | 31 kg | 22 kg | 25 kg |\n| noise | 70 dBA | later | 65 dBA |'

test.each(['threshold', 'existing', 'government', 'solution', 'place'] as const)(
  'a table of figures tells commitments in an answer on %s',
  (subject) => {
    const { rows, unplaced } = filledRows([{ slot: 'Q1', subject, answer: TABLE }], LEARNED)
    const told = rows.filter(({ kind }) => kind === 'commitment').map(({ cells }) => Object.values(cells).map((cell) => cell.value))
    expect(told).toEqual([['mass', '31 kg', '22', 'kg']])
    expect(JSON.stringify(rows)).not.toContain('|')
    expect(unplaced.map(({ text }) => text)).toContain('noise: unit A today 70 dBA; what we will commit to later; topic 65 dBA')
  },
)
