import { expect, test } from 'vitest'
import { ANSWER_FORMS, type AnswerForm } from './forms.ts'
import { markIn, pastedTable, rowsPasted } from './pasted-table.ts'

const { test: TEST, risk: RISK, steps: OF_STEPS, milestones: MILESTONES, people: PEOPLE } = ANSWER_FORMS as Record<string, AnswerForm>
if (!TEST || !RISK || !OF_STEPS || !MILESTONES || !PEOPLE) throw new Error('These questions have fields')
const STEPS = ['Cast the rotor', 'Spin the rotor to burst']

const pasted = (text: string, form: AnswerForm = TEST) =>
  pastedTable(text, markIn(text), form, { steps: STEPS, people: ['Ana Ruiz', 'Bo Dahl'] })
const rows = (text: string, form: AnswerForm = TEST) => rowsPasted(pasted(text, form), form, STEPS)

test.each([
  ['a\tb; c', '\t'],
  ['a; b\nc; d', ';'],
  ['| a | b |\n|---|---|\n| c | d |', '|'],
  ['a b   c   d\ne     f   g', '  '],
  ['1.  Runout\n2.  Wear', ''],
  ['Runout; hot\nWear', ''],
])('the cells of %j are parted by %j', (text, mark) => expect(markIn(text)).toBe(mark))

test('columns are matched to fields by their headings, whatever their order and how much of the label they say', () => {
  const text = 'Measured\tJudge\tPass mark (limit)\tTest step\nRunout\tAna Ruiz\tat most 20 um\t2\n'
  expect(pasted(text)).toMatchObject({ isHeaded: true, columns: ['proof.quantity', 'proof.judge', 'proof.limit', 'action'] })
  expect(rows(text)).toEqual([
    { action: 'Spin the rotor to burst', 'proof.quantity': 'Runout', 'proof.limit': 'at most 20 um', 'proof.judge': 'Ana Ruiz' },
  ])
})

test('headings in a frame of bars stand above lines without one, also where the first is empty; what stands under "$" is paid', () => {
  const text = '| | when | $ |\n|--|--|--|\nRotor cast | m2 | 95,000\nRotor spun | m5 | 140,000'
  expect(rows(text, MILESTONES)).toEqual([
    { title: 'Rotor cast', due: 'm2', paid: '95,000' },
    { title: 'Rotor spun', due: 'm5', paid: '140,000' },
  ])
})

test('what headings do not name is judged by what surely stands below: times, steps, known people, values that bind; what is unsure fills no field', () => {
  const tests =
    'Check | To hold | In what way | Says so | Until\nW1 Runout | at most 20 um | dial, 4 points | Ruiz | May 2027\nW2 Wear | under 1 g | by eye, 2 of us | Dahl | June 2027'
  expect(pasted(tests)).toMatchObject({ isHeaded: true, columns: ['proof.quantity', 'proof.limit', '', 'proof.judge', 'proof.by'] })
  const steps =
    '# | Step | Months | Hours | Who | Hands over | After\n1 | Cast it | 1 | 90 | Ruiz, Dahl | rotor | -\n2 | Spin it | 2-3 | 1,200 | the shop | log | 1'
  expect(pasted(steps, OF_STEPS).columns).toEqual(['', 'action', 'months', 'hours', 'lead', 'result', 'needs'])
  expect(pasted('Cast it\t1\t90\nSpin it\t2-3\t1,200', OF_STEPS)).toMatchObject({ isHeaded: false, columns: ['action', 'months', 'hours'] })
})

test('a field is called by other names than its label, where its cells are of its kind: dates are no titles, and a rate is neither hours nor money', () => {
  const milestones = 'when | for what | how fast | amount\n03/15/2027 | Kick-off | 2 | $9,000\n06/30/2027 | Rotor spins | 9 | $20,000'
  expect(pasted(milestones, MILESTONES).columns).toEqual(['due', 'title', '', 'paid'])
  const people = 'who    does what      rate, $/h    hrs\nAna    test engineer  140.00       90\nBo     machinist      85           220'
  expect(pasted(people, PEOPLE)).toMatchObject({ isHeaded: true, columns: ['name', 'role', '', 'hours'] })
  expect(pasted('test\thow\tpass\nWear\ton a scale\tno more than 1 g\nCracks\tby eye\tnone')).toMatchObject({
    isHeaded: true,
    columns: ['proof.quantity', 'proof.condition', 'proof.limit'],
  })
  expect(pasted('limit\ttest\nunder 1 g\tWear\nnone\tCracks').columns).toEqual(['proof.limit', 'proof.quantity'])
})

test('of a table with a column of hours for each person the total is the hours of a step', () => {
  for (const total of ['total h', 'all of us']) {
    const text = `what\tAna\tBo\tMia\t${total}\tstart\tend\nCast it\t40\t\t8\t48\t1\t2\nSpin it\t20\t60\t\t80\t2\t2`
    expect(pasted(text, OF_STEPS).columns).toEqual(['action', '', '', '', 'hours', 'months', 'months'])
    expect(rows(text, OF_STEPS)).toEqual([
      { action: 'Cast it', hours: '48', months: '1 to 2' },
      { action: 'Spin it', hours: '80', months: '2' },
    ])
  }
})

test('what sums up the lines above it is no row, and headings may stand closer together than what is below them', () => {
  const text = 'what Ana Bo total\nCast it     40     8    48\nSpin it     20    60    80\n            60    68   128'
  expect(rows(text, OF_STEPS)).toEqual([
    { action: 'Cast it', hours: '48' },
    { action: 'Spin it', hours: '80' },
  ])
  const paid = 'when\twhat\t$\nmonth 1\tKick-off\t9,000\nmonth 2\tRotor spins\t20,000\n'
  expect(rows(`${paid}all\t\t29,000`, MILESTONES)).toHaveLength(2)
  expect(rows(`${paid}month 3\tRotor bursts\t29,000`, MILESTONES)).toHaveLength(3)
})

test('sums between the lines are no rows either, and what counts lines may begin anew behind them', () => {
  const base = 'm1\tKick-off\t16 Sep\t9,000\nm2\tRotor spins\t30 Sep\t20,000\n\t\ttot\t29,000\n'
  expect(rows(`${base}o1\tRotor bursts\t31 May\t8,000\no2\tReport\t5 Jul\t7,000\n\t\ttot\t15,000`, MILESTONES)).toEqual([
    { title: 'Kick-off', due: '16 Sep', paid: '9,000' },
    { title: 'Rotor spins', due: '30 Sep', paid: '20,000' },
    { title: 'Rotor bursts', due: '31 May', paid: '8,000' },
    { title: 'Report', due: '5 Jul', paid: '7,000' },
  ])
})

test('a line that sums up by chance, or says what it is, is a row, and labels of one each count nothing', () => {
  const steps = 'Step\tLead\tMonth\nDesign it\tRuiz\t1\nBuild it\tDahl\t2\nTest it\t\t3\nReport\tRuiz\t4'
  expect(rows(steps, OF_STEPS)).toHaveLength(4)
  expect(rows('A1\tRunout\t5 mm\nB1\tWear\t2 mm\nC1\tHeat\t4 K')[0]).not.toEqual({ 'proof.limit': '5 mm' })
})

test('a mark has the unit that what is expected beside it has; what its heading is called is none', () => {
  const text =
    'what\thow\twe expect\tpass\twho\nheight\ttank\t250 mm\t300\tRuiz\nmass\tscale\t9.7 kg worst\t11.5\tDahl\nscore\tcount\t0.9\t>=0.85\tRuiz'
  expect(rows(text).map((row) => row['proof.limit'])).toEqual(['300 mm', '11.5 kg', '>=0.85'])
})

test('days of the project are told as days', () => {
  const text = 'Step\tLead\tdays\thours\nCast it\tRuiz\t1-60\t40\nSpin it\tDahl\t61-175\t80'
  expect(rows(text, OF_STEPS)).toEqual([
    { action: 'Cast it', lead: 'Ruiz', months: 'days 1-60', hours: '40' },
    { action: 'Spin it', lead: 'Dahl', months: 'days 61-175', hours: '80' },
  ])
})

test('a number has the unit that its heading ends with', () => {
  expect(rows('Measured\tPass mark (kg)\nRotor\t4\nHub\tat most 2 kg')).toEqual([
    { 'proof.quantity': 'Rotor', 'proof.limit': '4 kg' },
    { 'proof.quantity': 'Hub', 'proof.limit': 'at most 2 kg' },
  ])
})

test('cells with several spaces between them are cells, also where one is empty', () => {
  const text = 'check       limit          judge\nRunout      at most 20 um\nWear        under 1 g      Ana Ruiz'
  expect(rows(text)).toEqual([
    { 'proof.quantity': 'Runout', 'proof.limit': 'at most 20 um' },
    { 'proof.quantity': 'Wear', 'proof.limit': 'under 1 g', 'proof.judge': 'Ana Ruiz' },
  ])
})

test('lines that stand in from the margin have no empty cell before them', () => {
  expect(rows('  Cast it   1\n  Spin it   2', MILESTONES)).toEqual(rows('Cast it   1\nSpin it   2', MILESTONES))
})

test('without headings as many columns as fields stand in their order, and of fewer those that are sure', () => {
  expect(rows('Bearing seizes; it hums; swap it; step 1', RISK)).toEqual([
    { what: 'Bearing seizes', sign: 'it hums', fallback: 'swap it', step: 'Cast the rotor' },
  ])
  expect(pasted('Bearing seizes; swap it', RISK).columns).toEqual(['what', ''])
  expect(pasted('1\tRunout\tat most 20 um\n2\tWear\tnone').columns).toEqual(['', 'proof.quantity', 'proof.limit'])
  expect(pasted('V1\tRunout\tat most 20 um\nV2\tWear\tnone').columns).toEqual(['', 'proof.quantity', 'proof.limit'])
})

test('without headings columns whose sure ones stand where the form asks for them are in its order, the first ones and those between, too', () => {
  const four = 'Step 2; Wear; under 1 g; bench, dry\nStep 2; Runout; at most 20 um; bench, wet'
  expect(pasted(four).columns).toEqual(['action', 'proof.quantity', 'proof.limit', 'proof.condition'])
  expect(pasted('Rotor; Wear; bench, dry; under 1 g\nHub; Runout; bench, wet; at most 20 um').columns[3]).toBe('proof.limit')
  expect(pasted('Rotor; Wear; bench, dry; under 1 g\nHub; Runout; bench, wet; at most 20 um').columns).not.toContain('action')
})

test('a column that is empty in every line is still one of as many as there are fields', () => {
  const text = 'Bearing seizes; ; swap it; step 1\nRotor cracks; ; cast it anew; step 2'
  expect(rows(text, RISK)).toEqual([
    { what: 'Bearing seizes', fallback: 'swap it', step: 'Cast the rotor' },
    { what: 'Rotor cracks', fallback: 'cast it anew', step: 'Spin the rotor to burst' },
  ])
})

test('lines of one cell say what each row is about; the marks of a list and the rules of a printed table are no cells', () => {
  expect(rows('•\tRunout\n•\tWear after 40 h')).toEqual([{ 'proof.quantity': 'Runout' }, { 'proof.quantity': 'Wear after 40 h' }])
  expect(rows('| Measured | Pass mark |\n|---|---|\n| Wear | at most 3 um |')).toEqual([
    { 'proof.quantity': 'Wear', 'proof.limit': 'at most 3 um' },
  ])
})

test('two columns of one field are both kept', () => {
  const table = { lines: [['bench', '20 C', 'Wear']], isHeaded: false, columns: ['proof.condition', 'proof.condition', 'proof.quantity'] }
  expect(rowsPasted(table, TEST, STEPS)).toEqual([{ 'proof.condition': 'bench; 20 C', 'proof.quantity': 'Wear' }])
})

test('marks of several kinds stand below the heading that names them, and what is expected beside them fills no field', () => {
  const pasted =
    'what\twe expect\tpass\twho\nWear\t2 um\t3\tAda\nRunout\t5%\t8%\tBob\nDrop\t1.2 m\tno break\tAda\nHeat\t40 C\tworks after\tBob'
  expect(rows(pasted).map((one) => one['proof.limit'])).toEqual(['3 um', '8%', 'no break', 'works after'])
})

test('of people who are named costs are no people, what is called a total is none, and money is their pay where nothing says that others are paid it', () => {
  const text =
    'Who | Role | $\nAna Ruiz | PI | 41,000\nBo Dahl | machinist | 12,000\nown labor | | 53,000\nmaterials | | 9,400\nTOTAL | | 60,000'
  expect(rows(text, PEOPLE)).toEqual([
    { name: 'Ana Ruiz', role: 'PI' },
    { name: 'Bo Dahl', role: 'machinist' },
  ])
  const others = 'Who | Company | $\nIda Kern | Kern Optics | 41,000\nLars Holm | Holm Castings | 12,000'
  expect(rows(others, PEOPLE)[0]).toEqual({ name: 'Ida Kern', employer: 'Kern Optics', cost: '41,000' })
  const consultant = 'Name | Role | Cost\nIda Kern | consultant | $41,000\nnew hire | technician | $9,000\nMaterials | | $3,000'
  expect(rows(consultant, PEOPLE)).toEqual([
    { name: 'Ida Kern', role: 'consultant', cost: '$41,000' },
    { name: 'new hire', role: 'technician', cost: '$9,000' },
  ])
  expect(rows('Name | Subcontract\nIda Kern | $41,000\nLars Holm | $12,000', PEOPLE)[0]).toEqual({ name: 'Ida Kern', cost: '$41,000' })
})
