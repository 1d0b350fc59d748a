import { expect, test } from 'vitest'
import { analysisOf } from '../../../domain/solicitation/analysis-of.ts'
import type { PlanFacts } from '../../drafter.ts'
import { solicitationOffers } from './solicitation-offers.ts'

const TOPIC = `AF991-003 TITLE: Handheld Smoke Sensor for Aircraft Cabins
OBJECTIVE: Develop a handheld smoke sensor.
DESCRIPTION: The sensor must detect smoke within 20 seconds. The average power consumption shall be below 45 W (threshold), 30 W (objective).
PHASE I: Design the optical chamber of the smoke sensor. Demonstrate detection of smoke on a bench.
PHASE II: Build and test the smoke sensor in an altitude chamber.`

function offered(answer = '', topic = TOPIC, tested = '') {
  const facts: PlanFacts = {
    company_name: 'Meridian Works',
    program_type: 'SBIR',
    phase: 'I',
    period_of_performance: 6,
    analysis: analysisOf([{ page: 1, text: topic }], 'sensor.pdf'),
    component: null,
    answers: [
      { slot: 'Q4', question: 'In which steps?', subject: 'steps', answer },
      { slot: 'Q7', question: 'What counts as a pass?', subject: 'test', answer: tested },
    ],
  }
  return solicitationOffers(facts)
}

function tests(answer = '', topic = TOPIC): string[] {
  return offered(answer, topic).flatMap(({ subject, words }) => (subject === 'test' ? [words] : []))
}

test('the work that the topic asks of the phase is offered as steps in its own words, with its page; what the product must do is not', () => {
  expect(offered().filter(({ subject }) => subject === 'steps')).toEqual([
    { subject: 'steps', words: 'Step: Design the optical chamber of the smoke sensor', from: 'solicitation', page: 1 },
    { subject: 'steps', words: 'Step: Demonstrate detection of smoke on a bench', from: 'solicitation', page: 1 },
  ])
})

test('the items of what the phase shall do are its steps, whatever they come to; the objective of the whole is none', () => {
  const steps = (phase: string) =>
    offered('', TOPIC.replace(/PHASE I: .*/, `PHASE I: ${phase}`)).flatMap(({ subject, words }) => (subject === 'steps' ? [words] : []))
  expect(
    steps(`The Phase I effort shall:
a) Hold a review with the Technical Point of Contact within 20 days after award.
b) By the end of Month 3, measure the drift of at least four light sources.
c) Deliver six sensors and two chargers by the end of Month 5.
The Phase I effort shall not exceed 6 months.`),
  ).toEqual([
    'Step: Hold a review with the Technical Point of Contact within 20 days after award',
    'Step: By the end of Month 3, measure the drift of at least four light sources',
    'Step: Deliver six sensors and two chargers by the end of Month 5',
  ])
  expect(steps('The chamber is small.')).toEqual([])
  expect(steps('Work with open flames indoors shall not be done; all smoke shall come from a generator.')).toEqual([])
  expect(steps('Design a chamber that shall not leak.')).toEqual(['Step: Design a chamber that shall not leak'])
})

test('a row of a table is offered by the name before its cells, with its threshold as the pass mark', () => {
  const table = [
    'Feature              Threshold       Objective',
    'Chamber leak rate    2.5 % or less   1 % or less',
    'Warm-up time         40 s or less    15 s or less',
  ]
  const topic = TOPIC.replace('The average power', `The values of Table 1 apply.\n\n${table.join('\n')}\n\nThe average power`)
  expect(tests('', topic)).toEqual(
    expect.arrayContaining([
      'Step:\nMeasured: Chamber leak rate\nPass mark: at most 2.5 %',
      'Step:\nMeasured: Warm-up time\nPass mark: at most 40 s',
    ]),
  )
})

test('work that a step does already is not offered again', () => {
  const words = offered('Step: Design the optical chamber of the smoke sensor\nMonths: 1 to 2').flatMap(({ subject, words: told }) =>
    subject === 'steps' ? [told] : [],
  )
  expect(words).toEqual(['Step: Demonstrate detection of smoke on a bench'])
})

test('what the topic limits is offered as a figure where it has a name, by its threshold', () => {
  expect(offered().filter(({ subject }) => subject === 'threshold')).toEqual([
    { subject: 'threshold', words: 'Figure: average power consumption\nCommitted: less than 45 W', from: 'solicitation', page: 1 },
  ])
})

test('each limit that stands beside its thing is offered as a pass mark by itself; no step of the company stands among the words of the solicitation', () => {
  const topic = TOPIC.replace(
    'The average power',
    'The following are required:\n- response time below 200 ms\n- mass below 40 g\n\nThe sensor shall measure oxygen pressure with an error of no more than 2 mmHg. The average power',
  )
  expect(tests('Step: Design the optical chamber of the smoke sensor\nMonths: 1 to 2', topic)).toEqual([
    'Step:\nMeasured: detect smoke\nPass mark: at most 20 seconds',
    'Step:\nMeasured: response time\nPass mark: less than 200 ms',
    'Step:\nMeasured: mass\nPass mark: less than 40 g',
    'Step:\nMeasured: measure oxygen pressure with an error\nPass mark: at most 2 mmHg',
    'Step:\nMeasured: average power consumption\nPass mark: less than 45 W',
  ])
})

const SHARED = 'Added mass: no more than 120 g on the mask and no more than 900 g on the belt'
const TOLERANT =
  'The lid shall part from the case when the pull between them exceeds 30 N, plus or minus 5 N, in any direction, within 60 ms'

test.each([
  ['of one thing at two places', SHARED],
  ['with a tolerance, a condition and a second limit', TOLERANT],
  ['of a thing that stands behind it', 'Wear shall be not more than 10% loss of suction after 500 cycles of the pump'],
])('a sentence with figures %s is offered whole, without a pass mark', (_, sentence) => {
  const topic = TOPIC.replace('The average power', `${sentence}. The average power`)
  const own = tests('', topic).filter((words) => !words.includes('detect smoke') && !words.includes('power'))
  expect(own).toEqual([`Step:\nMeasured: ${sentence}`])
  const committed = offered('', topic).filter(({ subject }) => subject === 'threshold')
  expect(committed.map(({ words }) => words)).toEqual(['Figure: average power consumption\nCommitted: less than 45 W'])
})

test('what the company has told the figure or the thing of is not offered any more', () => {
  const mark = (quantity: string, limit: string) =>
    `Step: Design the optical chamber of the smoke sensor\nMeasured: ${quantity}\nPass mark: ${limit}`
  const left = (answer: string) => offered('', TOPIC.replace('The average', `${SHARED}. The average`), answer).map(({ words }) => words)
  expect(left('')).toEqual(expect.arrayContaining([expect.stringContaining('power'), expect.stringContaining('mass')]))
  expect(left(mark('power consumption', 'at most 41 W'))).not.toContainEqual(expect.stringContaining('45 W'))
  expect(left(mark('what hangs on the face', 'at most 120 g'))).not.toContainEqual(expect.stringContaining('mass'))
})

test('what the company tells in other words with another figure is of the same requirement, and not offered any more', () => {
  const topic = TOPIC.replace('The average', 'False alarms on cabin dust shall be at most 3 percent of trials. The average')
  const left = (tested: string) =>
    offered('', topic, tested).filter(({ words, from }) => from === 'solicitation' && words.includes('3 percent'))
  expect(left('')).not.toEqual([])
  expect(left('Step: Sniff on the bench\nMeasured: Alarms that cabin dust sets off\nPass mark: not more than 1 in 50')).toEqual([])
  expect(left('Step: Sniff on the bench\nMeasured: Paint thickness\nPass mark: not more than 1 mm')).not.toEqual([])
})

test('a figure that a test reaches, however the test is called, is not offered as one to commit to beside the pass marks', () => {
  const figures = (limit: string) =>
    offered('', TOPIC, `Step: Sniff on the bench\nMeasured: the draw of the whole thing\nPass mark: ${limit}`).filter(
      ({ subject }) => subject === 'threshold',
    )
  expect(figures('at most 41 W')).toEqual([])
  expect(figures('at most 90 W')).toHaveLength(1)
})

test('what the topic says that the Government provides is offered as its item, by its month; what it does otherwise is not', () => {
  const given = `The Government will provide, as Government Furnished Equipment (GFE), six used cabin panels of 2 m length, no later than 45 days after award. The Government will evaluate the sensor in its own facility.`
  expect(offered('', TOPIC.replace('PHASE II', `${given}\nPHASE II`)).filter(({ subject }) => subject === 'government')).toEqual([
    {
      subject: 'government',
      words: 'Item: six used cabin panels of 2 m length, no later than 45 days after award\nBy month: 2',
      from: 'solicitation',
      page: 1,
    },
  ])
  const lent = 'One used galley will be lent by the Government. No other galleys will be furnished by the Government.'
  expect(offered('', TOPIC.replace('PHASE II', `${lent}\nPHASE II`)).filter(({ subject }) => subject === 'government')).toEqual([
    { subject: 'government', words: 'Item: One used galley', from: 'solicitation', page: 1 },
  ])
})
