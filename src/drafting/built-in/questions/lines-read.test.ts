import { expect, test } from 'vitest'
import type { Answer, ListAsked, Subject } from '../../../domain/interview.ts'
import { linesRead } from './lines-read.ts'

const ANSWERS: Answer[] = [
  { slot: 'Q4', subject: 'steps', question: 'Steps?', answer: 'Step: Weave the hose\nMonths: 1\n\nStep: Burst the hose\nMonths: 3' },
  { slot: 'Q5', subject: 'people', question: 'Who?', answer: 'Name: Jo Lindqvist\nRole: Test engineer\n\nName: Amal Haddad' },
]
const listRead = (list: ListAsked, answers = ANSWERS) =>
  linesRead(list, answers).flatMap((group) => group.read.flatMap(({ lines }) => lines))
const read = (text: string, row: string, subject: Subject) =>
  listRead({ subject, row, text }).map((line) =>
    Object.fromEntries(Object.entries(line.row).map(([cell, words]) => [cell.replace('proof.', ''), words])),
  )

test('milestones told in lines without marks are rows: their month and their money apart, and no number that only counts the lines', () => {
  const text = '1 hoses woven M2 98,000\n2 burst test passed M5 215,600\n3 report accepted 166,600 (8.5%)'
  expect(read(text, 'milestone', 'milestones')).toEqual([
    { title: 'hoses woven', due: 'M2', paid: '98,000' },
    { title: 'burst test passed', due: 'M5', paid: '215,600' },
    { title: 'report accepted', paid: '166,600, 8.5%' },
  ])
})

test('the lines of a list are read by the labels of their fields, or by what was learned of their words', () => {
  expect(
    read(
      'The liner delaminates. Sign: blisters after a day, in the warm bath. Fallback: a thicker liner, glued twice.\nMill closes',
      'risk',
      'risk',
    ),
  ).toEqual([
    { what: 'The liner delaminates', sign: 'blisters after a day, in the warm bath', fallback: 'a thicker liner, glued twice' },
    { what: 'Mill closes' },
  ])
  expect(read('test pump, month 2, $3,800\ncouplings, $190', 'purchase', 'steps')).toEqual([
    { statements: 'test pump', by: 'month 2', cost: '$3,800' },
    { statements: 'couplings', cost: '$190' },
  ])
  expect(read('Weave the second hose, months 2 to 3, 120 hours\nDye it', 'step', 'steps')[0]).toEqual({
    action: 'Weave the second hose',
    months: 'months 2 to 3',
    hours: '120 hours',
  })
})

const offered = (text: string, subject: Subject = 'steps', also: Subject | undefined = 'milestones') =>
  linesRead({ subject, also, text }, []).filter(({ isSure }) => !isSure)
const grouped = (text: string, subject: Subject = 'steps', also: Subject | undefined = 'milestones') =>
  offered(text, subject, also).map(({ heading, row, read }) => ({
    heading,
    row,
    lines: read.find((one) => one.row === row)?.lines ?? [],
  }))

test('a group is likely of the rows whose own fields its lines fill; of an option, and where nobody can be sure, of none', () => {
  const text =
    'paid, we hope\n15% kickoff (22,500) / 30% review, day 108 (45,000) / 55% final\n\nto come\n- slides month 1\n- report month 6'
  const [paid, open] = grouped(text)
  expect([paid?.row, open?.row]).toEqual(['milestone', ''])
  expect(paid?.lines[1]?.row).toEqual({ title: 'review', due: 'day 108', paid: '30%, 45,000' })
  expect(grouped('option work\n- aging, 40 hours\n- report, 20 hours')[0]?.row).toBe('')
})

test('groups are read for other questions, too, and of tests all that is told', () => {
  const [people] = grouped('who is on it\n- Ana Ruiz, 12 hours a week\n- Bo Lind, 40 hours', 'people', undefined)
  expect(people?.lines).toMatchObject([{ row: { hours: '12 hours a week' } }, { row: { hours: '40 hours' } }])
  const [team] = grouped(
    'who does what\n- Ana Ruiz – quality, tests, sampling and data\n- Bo Lind – field work, ex fire captain',
    'people',
    undefined,
  )
  expect(team?.lines.map(({ row }) => row.employer)).toEqual([undefined, undefined])
  expect(linesRead({ subject: 'test', text: 'Mass is 4 kg or less. Noise is at most 60 dBA.' }, [])).toMatchObject([
    { row: 'test', read: [{ row: 'test' }] },
  ])
})

test('what is read as rows by itself is not offered: steps as they stand, what its heading names, and what answers a question that asks for nothing else', () => {
  const told = 'Our steps\n\n1 Press, mo 1-2, Ann. Three plates.\n- at 20 °C\n\n2 Tests, mo 3, 70 h.\n\nBy the way\n- slides\n- a report'
  expect(grouped(`${told}\n\nRisks:\n- frost\n- rain`).map(({ heading }) => heading)).toEqual(['By the way'])
  expect(grouped('what we fear\n- The liner delaminates. Sign: blisters.\n- The mill closes. Then: wait.', 'risk', 'government')).toEqual(
    [],
  )
})

test('steps whose words say where each begins are told as they count: with what each has, and the sentences on how', () => {
  const told = 'Task 1 Press, months 1-2, Ann. Three plates. At 20 °C.\nTask 2 Tests, month 3, 70 hours'
  expect(linesRead({ subject: 'steps', text: told }, [])).toEqual([
    {
      ...{ heading: '', text: told, row: 'step', isSure: true },
      read: [
        {
          row: 'step',
          lines: [
            { text: 'Press', row: { action: 'Press', months: 'months 1-2', lead: 'Ann' }, beside: ['Three plates.', 'At 20 °C.'] },
            { text: 'Tests', row: { action: 'Tests', months: 'month 3', hours: '70 hours' }, beside: [] },
          ],
        },
      ],
    },
  ])
})

test('of steps that are told otherwise those are told that the plan reads of them, and that there is none', () => {
  const rows = (text: string) =>
    linesRead({ subject: 'steps', text }, []).map(({ isSure, read }) => [isSure, read[0]?.lines.map(({ row }) => row.action)])
  expect(rows('We model the hinge.\nWe press coupons.')).toEqual([[true, ['model the hinge', 'press coupons']]])
  expect(rows('| Step | Months | Lead |\n|---|---|---|\n| Model | 1-2 | Ana |\n| Press | 3 | Bo |')).toEqual([[true, ['Model', 'Press']]])
  expect(rows('Task 1 – Design review, months 1–2, lead Ana')).toEqual([[true, [expect.stringContaining('Design review')]]])
  expect(rows('Our company is great, and we like it.')).toEqual([[true, []]])
})

test('what is below a table is offered by its own words, and as it stands in the answer', () => {
  const list = 'to be paid\n- M1 kickoff, month 1, 9,000\n- M2 report, month 6, 30,000'
  const text = `1. Press, month 1.\n2. Test, month 2.\n\nHours (pasted):\n\nstep\tAna\tBo\n1\t20\t30\n2\t40\t10\n\n${list}`
  const groups = linesRead({ subject: 'steps', also: 'milestones', text }, []).filter(({ isSure }) => !isSure)
  expect(groups.map(({ heading }) => heading)).toEqual(['to be paid'])
  for (const group of groups) expect(text).toContain(group.text)
})

test('what a table tells of steps beside them is told with them', () => {
  const text =
    'Task 1 A rig, months 1-2.\nTask 2 B coupons, month 3.\n\n| Step | Lead | Hours |\n|---|---|---|\n| 1 | Ana | 30 |\n| 2 | Bo | 40 |'
  expect(linesRead({ subject: 'steps', text }, [])[0]?.read[0]?.lines[0]?.row).toMatchObject({ action: 'A rig', lead: 'Ana', hours: '30' })
})

test('a table of tests is offered as rows, by its cells, since each needs a step', () => {
  const tests = '| No | Test | Pass |\n|---|---|---|\n| T1 | Mass | 4 kg or less |\n| T2 | Noise | 60 dBA |'
  expect(linesRead({ subject: 'test', text: tests }, [])).toMatchObject([
    {
      row: 'test',
      text: tests,
      read: [
        {
          row: 'test',
          lines: [
            { row: { 'proof.quantity': 'T1 Mass', 'proof.limit': '4 kg or less' } },
            { row: { 'proof.quantity': 'T2 Noise', 'proof.limit': '60 dBA' } },
          ],
        },
      ],
    },
  ])
})
