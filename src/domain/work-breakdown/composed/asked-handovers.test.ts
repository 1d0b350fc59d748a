import { expect, test } from 'vitest'
import { handedOverIds } from './asked-handovers.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, step } from './testing/mast.ts'

const LIST = 'Phase I deliverables and meetings:'
const plan = (texts: readonly string[], result?: string, method?: string) => {
  const requirements = texts.map((text, at) => asked(`R${at + 1}`, `${LIST} ${text}`, { kind: 'deliverable', page: 4 }))
  const steps = [step('s1', { action: 'Fire the tiles', from_month: 1, to_month: 2, result, method, goes_to: 'Government' })]
  return composedPlan(
    composition({ rows: { steps, commitments: [] }, frame: { requirements, dues: [1, 2, 4, 6], milestones: 4, areStepsTold: true } }),
  )
}
const handed = (...told: Parameters<typeof plan>) => plan(...told).map(({ deliverables }) => deliverables.map(({ text }) => text))
const judged = (...told: Parameters<typeof plan>) => plan(...told).map(({ criteria }) => criteria.map(({ text }) => text))

test('what the topic lists with its time is handed over in the milestone of that month, with its page, and is judged by that time', () => {
  const texts = [
    'a kiln plan delivered before any firing begins and no later than the end of the second month',
    'an interim glaze review at the end of the third month',
    'a draft final report 15 days before the end of the period of performance, and a final report with photographs',
  ]
  expect(handed(texts)).toEqual([
    [],
    ['Kiln plan, delivered before any firing begins and no later than the end of the second month (The solicitation, p. 4)'],
    ['Interim glaze review, at the end of the third month (The solicitation, p. 4)'],
    ['Draft final report, 15 days before the end of the period of performance (The solicitation, p. 4)'],
  ])
  expect(judged(texts)[2]).toEqual(['Interim glaze review: at the end of the third month; answers R2.'])
  expect(plan(texts)[2]?.deliverables[0]?.requirement_ids).toEqual(['R2'])
})

test('what a step hands over already is not handed over twice, and is judged by the time that the topic sets', () => {
  const texts = ['a glaze report by the end of the second month']
  expect(handed(texts, 'glaze report')).toEqual([[], ['Glaze report, to the TPOC'], [], []])
  expect(judged(texts, 'glaze report')[1]).toContain('Glaze report: by the end of the second month; answers R1.')
  expect(handed(['a draft report by the end of the second month'], 'report')[1]).toHaveLength(2)
})

test('reports that come again and again stand in each milestone with its months, and those of two months in each of these', () => {
  const monthly = ['monthly status reports by the 10th day of each following month']
  expect(handed(monthly).map(([one]) => one?.split(',')[0])).toEqual([
    'Monthly status reports for month 1',
    'Monthly status reports for month 2',
    'Monthly status reports for months 3 to 4',
    'Monthly status reports for months 5 to 6',
  ])
  const twice = handed(['progress reports at the end of the second and fourth months'])
  expect(twice.map(([one]) => one)).toEqual([
    undefined,
    'Progress report, by the end of month 2 (The solicitation, p. 4)',
    'Progress report, by the end of month 4 (The solicitation, p. 4)',
    undefined,
  ])
})

test('a row of a table is one thing, whatever its name says, and its time stands under the head of its column', () => {
  const told = (text: string) => ({ ...asked('R1', text, { kind: 'task', page: 4 }) })
  const steps = [step('s1', { action: 'Fire the tiles', from_month: 1, to_month: 2 })]
  const of = (text: string) =>
    composedPlan(
      composition({
        rows: { steps, commitments: [] },
        frame: { requirements: [told(text)], dues: [1, 2, 4, 6], milestones: 4, areStepsTold: true },
      }),
    ).map(({ deliverables }) => deliverables.map(({ text: one }) => one))
  expect(of('Four tiles and four pairs of lids; Due: Month 4')[2]).toEqual([
    'Four tiles and four pairs of lids, by month 4 (The solicitation, p. 4)',
  ])
  expect(of('Kickoff briefing; Due: Within 15 days after award (month 1)')[0]).toEqual([
    'Kickoff briefing, within 15 days after award (month 1) (The solicitation, p. 4)',
  ])
  expect(of('Monthly report, two pages at most; Due: By the 10th of each month, months 2 to 6').map(([one]) => one)).toEqual([
    undefined,
    'Monthly report for month 2, two pages at most, by the 10th of each month (The solicitation, p. 4)',
    'Monthly report for months 3 to 4, two pages at most, by the 10th of each month (The solicitation, p. 4)',
    'Monthly report for months 5 to 6, two pages at most, by the 10th of each month (The solicitation, p. 4)',
  ])
})

test('what has no time, and what is said of payments, is handed over in no milestone by itself', () => {
  expect(handed(['a glaze catalog', 'at least 15 percent shall be held until month 6'])).toEqual([[], [], [], []])
})

test('minutes are those of the meeting that they are named with', () => {
  expect(judged(['a kickoff meeting within 15 days of award, with minutes delivered within 5 business days'])[0]).toContain(
    'Minutes of the kickoff meeting: delivered within 5 business days; answers R1.',
  )
})

test('what a plan hands over whatever its steps are is known by its requirement: nobody has to say which row answers it', () => {
  const requirements = ['an interim glaze review at the end of the third month', 'photographs of the kiln'].map((text, at) =>
    asked(`R${at + 1}`, `${LIST} ${text}`, { kind: 'deliverable' }),
  )
  expect([...handedOverIds({ requirements, phase: 'I', period: 6 })]).toEqual(['R1'])
  expect([...handedOverIds({ requirements, phase: 'I', period: 2 })]).toEqual([])
})

test('a requirement of several things is known as handed over only if each of them has a time', () => {
  const ids = (text: string) => [...handedOverIds({ requirements: [asked('R1', text, { kind: 'deliverable' })], phase: 'I', period: 6 })]
  const plan = `${LIST} a kiln plan by the end of the second month`
  expect(ids(`${plan}, and two glaze reviews by month 4.`)).toEqual(['R1'])
  expect(ids(`${plan}, three sample tiles, and a drawing set.`)).toEqual([])
  expect(ids(`${plan}, sample tiles.`)).toEqual([])
  expect(handed(['a kiln plan by the end of the second month, three sample tiles, and a drawing by month 4']).slice(1, 3)).toEqual([
    ['Kiln plan, by the end of the second month (The solicitation, p. 4)'],
    ['Drawing, by month 4 (The solicitation, p. 4)'],
  ])
  expect(ids(`${LIST} a glaze memo at two and four months after award`)).toEqual(['R1'])
})

test('an order is no thing that is handed over', () => {
  expect(handed(['Provide monthly kiln reports to the TPOC', 'Prepare glaze reviews at the end of the second month'])).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(handed(['Draft final report 20 days before the end of the period of performance'])[3]).toHaveLength(1)
})

test('one of several keeps the names and the plurals behind its noun, and who approves a thing is no time of it', () => {
  expect(handed(['readings from firings with Kilnworks at the end of the second and fourth months'])[1]).toEqual([
    'Reading from firings with Kilnworks, by the end of month 2 (The solicitation, p. 4)',
  ])
  expect(handed(['a kiln plan approved by the bureau at the end of the second month'])[1]).toEqual([
    'Kiln plan approved by the bureau, at the end of the second month (The solicitation, p. 4)',
  ])
})
