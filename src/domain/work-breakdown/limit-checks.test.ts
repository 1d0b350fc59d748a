import { expect, test } from 'vitest'
import type { Requirement } from '../solicitation/analysis.ts'
import { isAsking, limitChecks } from './limit-checks.ts'
import type { Row } from './rows.ts'
import { asking, cell, FORCE, step, WEIGHT } from './testing/comb.ts'

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
    'method: “eight pounds” in “The teeth pull with eight pounds.” would break R4, which asks for at most 6 pounds-force (p. 3). Is it of the same thing?',
  ])
  const [yes, no] = checks(row)[0]?.choices ?? []
  const said = (choice: typeof yes) => found({ ...row, cells: { ...row.cells, limits: cell(choice?.cells.limits) } } as Row)
  expect(said(yes)).toEqual([
    'method: “eight pounds” in “The teeth pull with eight pounds.” breaks R4, which asks for at most 6 pounds-force.',
  ])
  expect(said(no)).toEqual([])
})

test('a breach that a person has confirmed can be stated as an exception, which settles it until the row tells another figure', () => {
  const of = (words: string, said: object) =>
    checks(step({ method: cell(words), limits: cell([{ requirement_id: 'R4', told: 'eight pounds', is_same: true, ...said }]) }))
  const words = 'The teeth pull with eight pounds.'
  expect(of(words, {})).toMatchObject([{ breaks: { told: 'eight pounds', isSaid: true } }])
  const exception = { offered: '8 pounds', settles: 'TPOC', by: 'month 2' }
  expect(of(words, { exception })).toEqual([])
  expect(of('The teeth pull with 9 pounds.', { exception })).toHaveLength(1)
})

test.each(['The pen holds sheep of 90 pounds.', 'Last year the comb pulled the fleece with 8 pounds-force and was sent back.'])(
  'no question: %s',
  (words) => expect(found(step({ method: cell(words) }))).toEqual([]),
)

test('a figure in a step that is put to a limit of the same measure is held against it, in whatever unit and with or without words that are alike', () => {
  const rate = asking('R6', 'Shearing rate ≥ 30 ft/min')
  const about = (cells: object) => limitChecks([step({ requirement_ids: cell(['R6']), ...cells })], [FORCE, WEIGHT, rate], 'I')
  const what = (cells: object) => about(cells).map((one) => one.what)
  expect(what({ proof: cell([{ quantity: 'Shearing rate', value: 'about 20 feet a minute' }]) })).toEqual([
    '“about 20 feet a minute” in “Shearing rate: about 20 feet a minute” breaks R6, which asks for ≥ 30 ft/min.',
  ])
  expect(what({ method: cell('We run the belt at six metres a minute.') })).toEqual([
    '“six metres a minute” in “We run the belt at six metres a minute.” would break R6, which asks for ≥ 30 ft/min (p. 3). Is it of the same thing?',
  ])
  expect(what({ method: cell('We run the belt at twelve metres a minute.') })).toEqual([])
})

test.each(['Two shearers hold the ram.', 'The price of the option is $9,000.', 'We rest the ram for two days before the trial.'])(
  'persons, days and prices are told of anything, and hold no limit that is of something else: %s',
  (words) => {
    const asked = [
      'At least four shearers shall try the comb in the trial.',
      'The price of a comb in lots of 50 shall be no more than $400.',
      'Each trial of the comb shall end within 1 day.',
    ]
    expect(
      limitChecks(
        [step({ method: cell(words) })],
        asked.map((one, at) => asking(`R${at}`, one)),
        'I',
      ),
    ).toEqual([])
  },
)

test('a number without a unit is held against a limit without one', () => {
  const index = asking('R6', 'Evenness index of the fleece ≥ 0.60 after one pass.')
  const what = (cells: object) => limitChecks([step(cells)], [FORCE, WEIGHT, index], 'I').map((one) => one.what)
  const proof = (quantity: string, value: string) => ({ proof: cell([{ quantity, value }]) })
  expect(what(proof('Evenness index of the fleece', '0.55'))).toEqual([
    '“0.55” in “Evenness index of the fleece: 0.55” breaks R6, which asks for ≥ 0.60.',
  ])
  expect(what({ requirement_ids: cell(['R6']), ...proof('Evenness', '0.55') })).toEqual([
    '“0.55” in “Evenness: 0.55” would break R6, which asks for ≥ 0.60 (p. 3). Is it of the same thing?',
  ])
  expect(what(proof('Evenness index of the fleece', '0.65'))).toEqual([])
  expect(what({ method: cell('Shear 3 sheep of pen 2 in one pass.') })).toEqual([])
})

test('a day that is counted from the award is held against a limit in days', () => {
  const review = asking('R6', 'A review of the fleece at the barn is held not later than 95 days after award.')
  const what = (words: string, of: string[] = []) =>
    limitChecks([step({ requirement_ids: cell(of), method: cell(words) })], [FORCE, WEIGHT, review], 'I').map((one) => one.what)
  const late = 'Review at the barn is planned for day 110, with the fleece in hand.'
  expect(what(late, ['R6'])).toEqual([
    `“day 110” in “${late}” would break R6, which asks for not later than 95 days (p. 3). Is it of the same thing?`,
  ])
  expect(what('Review at the barn is planned for day 90, with the fleece in hand.', ['R6'])).toEqual([])
  expect(what('Ship the comb on day 175.', ['R6'])).toEqual([])
})

test('a time in a step that is put to a limit is asked about, unless its unit is of quite other size and the words tell of something else', () => {
  const zero = asking('R6', 'A zero check using a supplied weight shall take no more than 5 minutes.')
  const about = (method: string) => limitChecks([step({ requirement_ids: cell(['R6']), method: cell(method) })], [zero], 'I').length
  expect(about('We leave the zero check for two hours.')).toBe(1)
  expect(about('We leave the zero check for thirty days.')).toBe(0)
  expect(about('The zero check with the supplied weight takes two days.')).toBe(1)
})

test('a number right behind what a limit counts tells which one it is, and one before it how many there are', () => {
  const gauges = asking('R6', 'At least three tide gauges shall be set on the pier.')
  const about = (action: string) => limitChecks([step({ action: cell(action), requirement_ids: cell(['R6']) })], [gauges], 'I').length
  expect(['Set tide gauge 2 on the pier', 'Set 2 tide gauges on the pier', 'Tide gauges: 2'].map(about)).toEqual([0, 1, 1])
})

const POWER = asking('R6', 'The dryer shall draw no more than 2 kW in any condition.')
const LINT = asking('R7', 'Lint shall not be blown into the yard.')
const DYE = asking('R8', 'At least two fleeces shall be dyed with woad.')
const all = (...rows: Row[]) => limitChecks(rows, [FORCE, WEIGHT, POWER, LINT, DYE], 'I')

test('a row is asked once about a requirement, and not where a figure of what the limit is measured in keeps it', () => {
  const drop = asking('R6', 'Pressure drop across the clean fleece filter ≤ 0.50 in. of water')
  const stops = asking('R7', 'Stops of the comb: at most 1 per 1,000 cycles')
  const about = (cells: object) =>
    limitChecks([step({ requirement_ids: cell(['R6', 'R7']), ...cells })], [drop, stops], 'I').map((one) => one.what)
  const tested = (quantity: string, value: string) => about({ proof: cell([{ quantity, value }]) })
  expect(tested('Pressure drop of the clean filter', 'point four two inches of water tops')).toEqual([])
  expect(tested('Stops', 'none in the seventy-two cycles, and at most 1 per 1,000 cycles')).toEqual([])
  const twice = 'The filter drops point six two inches of water. The wet filter drops point nine inches of water.'
  expect(about({ method: cell(twice) })).toHaveLength(1)
})

test('what is left out is asked about beside what may ask for it, by answers that say what is so then; a yes is to be mended, a no ends it', () => {
  const plan = (excluded: string, limits?: unknown) =>
    ({ id: 'p1', kind: 'plan', position: 0, cells: { excluded: cell(excluded), ...(limits ? { limits: cell(limits) } : {}) } }) as Row
  const what = 'The topic asks: “At least two fleeces shall be dyed with woad.” (R8, p. 3). Left out is “Woad”.'
  const [asked, ...others] = all(plan('Woad, and weaving.'))
  expect([asked?.cell, asked?.what, others]).toEqual(['excluded', `${what} Does R8 ask for that?`, []])
  const [yes, no] = asked?.choices ?? []
  expect([yes?.label, no?.label]).toEqual(['R8 asks for it, and stays open in part', 'R8 does not ask for it'])
  const open = `${what} So R8 stays open in part.`
  expect(all(plan('Woad, and weaving.', yes?.cells.limits)).map((one) => [one.what, isAsking(one)])).toEqual([[open, false]])
  expect(all(plan('Woad, and weaving.', no?.cells.limits))).toEqual([])
  expect(all(plan('Weaving. Blown lint.'))).toEqual([])
})

test('a step that a person has said to do what is forbidden stands with both sentences, also once it is worded otherwise', () => {
  const forbidden = asking('R8', 'The comb shall not hold any magnet.')
  const told = { requirement_id: 'R8', told: 'Shear the sheep', is_same: true }
  const about = (cells: object) => limitChecks([step(cells)], [forbidden], 'I').map(({ what }) => what)
  const what = 'The topic forbids: “The comb shall not hold any magnet.” (R8, p. 3). Here it says:'
  expect(about({ limits: cell([told]) })).toEqual([`${what} “Shear the sheep”`])
  expect(about({ limits: cell([{ ...told, is_same: false }]) })).toEqual([])
  expect(about({ limits: cell([told]), action: cell('Wash the sheep') })).toEqual([`${what} “Wash the sheep”`])
})

test('the case in which something is asked limits nothing, and what is numbered counts nothing', () => {
  const bucket = asking('R9', 'When the suds exceed 5, the pump shall drain the tub within 3 seconds.')
  const about = (method: string) => limitChecks([step({ method: cell(method) })], [bucket], 'I')
  expect(about('Suds 001 and 002 go to the pump.')).toEqual([])
  expect(about('The suds stand at 4 then.')).toEqual([])
  expect(about('The pump drains the tub within 9 seconds.')).toHaveLength(1)
})

test('a bound that nearly keeps the only limit of what it is measured in is asked about, whatever words stand beside it, and one of a time where the words are half alike', () => {
  const drop = asking('R6', 'Draft of the shorn fleece ≤ 0.10 in. H2O')
  const wind = asking('R7', '3. Start of the comb, 10 to 90 % of full speed ≤ 8 ms')
  const about = (method: string, ...others: Requirement[]) =>
    limitChecks([step({ method: cell(method) })], [drop, wind, ...others], 'I').map(({ requirement_id }) => requirement_id)
  expect(about('Mesh and ring cost about 30 Pa, pass mark set at 30 Pa or less.')).toEqual(['R6'])
  expect(about('Mesh and ring: pass mark 24 Pa or less.')).toEqual([])
  expect(about('The pump gives 30 Pa.')).toEqual([])
  expect(about('The pump gives 300 Pa or less.')).toEqual([])
  expect(about('Mesh and ring: pass mark 30 Pa or less.', asking('R8', 'Suction of the pump ≤ 2 kPa'))).toEqual([])
  expect(about('Comb start: at most 9 ms.')).toEqual(['R7'])
  expect(about('The lamp blinks for at most 9 ms.')).toEqual([])
})

test('a test that is to show a requirement is held against its limit as soon as its step has it, whatever its words and units', () => {
  const share = asking('R7', 'The sorter shall flag at least 85 % of matted fleeces.')
  const told = (value: string, requirement_ids: readonly string[] = ['R7']) => {
    const proof = [{ quantity: 'Detection rate on 200 fleeces', value, unit: '%' }]
    const row = step({ action: cell('Sort matted fleeces'), proof: cell(proof), requirement_ids: cell(requirement_ids) })
    return limitChecks([row], [share], 'I').map(({ what }) => what)
  }
  const asks =
    '“80 %” in “Detection rate on 200 fleeces: 80 %” would break R7, which asks for at least 85 % (p. 3). Is it of the same thing?'
  expect(told('80')).toEqual([asks])
  expect(told('85')).toEqual([])
  expect(told('91')).toEqual([])
  expect(told('80', [])).toEqual([])
})
