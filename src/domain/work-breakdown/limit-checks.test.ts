import { expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/quantity.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { limitChecks } from './limit-checks.ts'
import type { Row } from './rows.ts'

const asking = (id: string, quote: string): Requirement => ({
  id,
  text: quote,
  quote,
  page: 3,
  phase: 'any',
  kind: 'performance',
  strength: 'must',
  set_by: 'reader',
  quantities: requirementQuantities(quote),
})

const FORCE = asking('R4', 'The comb shall not pull the fleece with more than 6 pounds-force.')
const WEIGHT = asking('R5', 'The comb shall weigh no more than 9 pounds with its handle.')

const cell = (value: unknown) => ({ value, origin: { from: 'person' }, state: 'seen' }) as const
const step = (cells: object) => ({ id: 's1', kind: 'step', position: 0, cells: { action: cell('Shear the sheep'), ...cells } }) as Row

const checks = (row: Row) => limitChecks([row], [FORCE, WEIGHT], 'I')
const found = (row: Row) => checks(row).map(({ what, cell: where }) => `${where}: ${what}`)

test('a test whose mark is softer than the limit of the topic breaks it, in whatever unit', () => {
  const proof = [{ quantity: 'Comb with its handle weighs', comparator: '<=', value: '5', unit: 'kg' }]
  expect(found(step({ proof: cell(proof) }))).toEqual([
    'proof: “at most 5 kg” in “Comb with its handle weighs: at most 5 kg” breaks R5, which asks for no more than 9 pounds.',
  ])
  expect(found(step({ proof: cell([{ ...proof[0], value: '4' }]) }))).toEqual([])
})

test('where nothing shows that both are of the same it is asked, and the word of a person is kept', () => {
  const row = step({ method: cell('The teeth pull with eight pounds.') })
  expect(found(row)).toEqual([
    'method: The topic asks for at most 6 pounds-force (R4, p. 3). Is “eight pounds” in “The teeth pull with eight pounds.” the same?',
  ])
  const [yes, no] = checks(row)[0]?.choices ?? []
  const said = (choice: typeof yes) => found({ ...row, cells: { ...row.cells, limits: cell(choice?.cells.limits) } } as Row)
  expect(said(yes)).toEqual([
    'method: “eight pounds” in “The teeth pull with eight pounds.” breaks R4, which asks for at most 6 pounds-force.',
  ])
  expect(said(no)).toEqual([])
})

test.each(['The pen holds sheep of 90 pounds.', 'Last year the comb pulled the fleece with 8 pounds-force and was sent back.'])(
  'no question: %s',
  (words) => expect(found(step({ method: cell(words) }))).toEqual([]),
)

const POWER = asking('R6', 'The dryer shall draw no more than 2 kW in any condition.')
const LINT = asking('R7', 'Lint shall not be blown into the yard.')
const DYE = asking('R8', 'At least two fleeces shall be dyed with woad.')
const all = (...rows: Row[]) => limitChecks(rows, [FORCE, WEIGHT, POWER, LINT, DYE], 'I')

test('of what no word connects with a requirement one is asked, and none once somebody has said a word of it', () => {
  const row = step({ method: cell('At first it takes 3 kilowatts. Later it takes 4 kilowatts.') })
  const [one, ...others] = all(row)
  expect(one?.what).toBe('The topic asks for no more than 2 kW (R6, p. 3). Is “3 kilowatts” in “At first it takes 3 kilowatts.” the same?')
  expect(others).toEqual([])
  const [, no] = one?.choices ?? []
  expect(all({ ...row, cells: { ...row.cells, limits: cell(no?.cells.limits) } } as Row)).toEqual([])
})

test('work that is forbidden is asked with both sentences side by side, unless a row says that it is not done', () => {
  const row = step({ method: cell('The lint goes out to the yard.') })
  const [found] = all(row)
  expect(found?.what).toBe(
    'The topic forbids: “Lint shall not be blown into the yard.” (R7, p. 3). Here it says: “The lint goes out to the yard.” Does the work keep to that?',
  )
  const [yes, no] = found?.choices ?? []
  const said = (choice: typeof yes) => all({ ...row, cells: { ...row.cells, limits: cell(choice?.cells.limits) } } as Row)
  expect(said(yes).map(({ mends }) => mends)).toEqual([
    'Change it here, or settle it with the Government: until then the requirement does not count as answered.',
  ])
  expect(said(no)).toEqual([])
  expect(all(step({ method: cell('The lint goes into a bag.') }), step({ result: cell('No lint gets to the yard.') }))).toEqual([])
})

test('what is left out although it is asked for is asked beside the exclusion', () => {
  const plan = (excluded: string) => ({ id: 'p1', kind: 'plan', position: 0, cells: { excluded: cell(excluded) } }) as Row
  expect(all(plan('Woad, and weaving.')).map(({ what, cell: where }) => `${where}: ${what}`)).toEqual([
    'excluded: Excluded: “Woad”, but the topic asks: “At least two fleeces shall be dyed with woad.” (R8, p. 3). Is it the same?',
  ])
  expect(all(plan('Weaving. Blown lint.'))).toEqual([])
})

const PLAN = asking('R8', 'Submit a shearing plan at least 60 days before the first shearing trial.')
const REPORT = asking('R9', 'Submit the fleece report within 30 days after the end of the shearing trial.')
const timed = (id: string, action: string, from_month: number, to_month: number, result = '') =>
  ({
    id,
    kind: 'step',
    position: 0,
    cells: Object.fromEntries(
      Object.entries({ action, from_month, to_month, ...(result && { result }) }).map(([name, value]) => [name, cell(value)]),
    ),
  }) as Row

test.each([
  [2, 'Shearing plan', []],
  [4, 'Shearing plan', ['“Shearing plan” is due in month 4; “Hold the first shearing trial” begins in month 5.']],
  [8, 'Shearing plan in month 2, fleece report', []],
  [
    9,
    'Shearing plan in month 2, fleece report in month 9',
    ['“fleece report” is due in month 9; “Hold the first shearing trial” ends in month 7.'],
  ],
])('what the topic asks before or after something else is held against the months told: month %i, %s', (month, result, late) => {
  const rows = [
    timed('s1', 'Write', 1, month, result),
    timed('s2', 'Hold the first shearing trial', 5, 7),
    timed('s3', 'Sell the wool', 1, 2),
  ]
  const all = limitChecks(rows, [PLAN, REPORT], 'I').map(({ what }) => what)
  expect(all).toEqual(late.map((told) => expect.stringContaining(`${told} Is that what is meant?`)))
})
