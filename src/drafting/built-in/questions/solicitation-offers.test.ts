import { expect, test } from 'vitest'
import { analysisOf } from '../../../domain/solicitation/analysis-of.ts'
import type { PlanFacts } from '../../drafter.ts'
import { solicitationOffers } from './solicitation-offers.ts'

const TOPIC = `AF991-003 TITLE: Handheld Smoke Sensor for Aircraft Cabins
OBJECTIVE: Develop a handheld smoke sensor.
DESCRIPTION: The sensor must detect smoke within 20 seconds. The average power consumption shall be below 45 W (threshold), 30 W (objective).
PHASE I: Design the optical chamber of the smoke sensor. Demonstrate detection of smoke on a bench.
PHASE II: Build and test the smoke sensor in an altitude chamber.`

function offered(answer = '', topic = TOPIC) {
  const facts: PlanFacts = {
    company_name: 'Meridian Works',
    program_type: 'SBIR',
    phase: 'I',
    period_of_performance: 6,
    analysis: analysisOf([{ page: 1, text: topic }], 'sensor.pdf'),
    component: null,
    answers: [{ slot: 'Q4', question: 'In which steps?', subject: 'steps', answer }],
  }
  return solicitationOffers(facts)
}

test('the work that the topic asks of the phase is offered as steps in its own words, with its page; what the product must do is not', () => {
  expect(offered().filter(({ subject }) => subject === 'steps')).toEqual([
    { subject: 'steps', words: 'Step: Design the optical chamber of the smoke sensor', from: 'solicitation', page: 1 },
    { subject: 'steps', words: 'Step: Demonstrate detection of smoke on a bench', from: 'solicitation', page: 1 },
  ])
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

test('each limit is offered as a pass mark by itself, for the step that answers it where one does', () => {
  const topic = TOPIC.replace(
    'The average power',
    'The following are required:\n- response time below 200 ms\n- mass below 40 g\n\nThe sensor shall measure oxygen pressure with an error of no more than 2 mmHg. The average power',
  )
  const tests = offered('Step: Design the optical chamber of the smoke sensor\nMonths: 1 to 2', topic).filter(
    ({ subject }) => subject === 'test',
  )
  expect(tests.map(({ words }) => words)).toEqual([
    'Step:\nMeasured: detect smoke\nPass mark: at most 20 seconds',
    'Step:\nMeasured: response time\nPass mark: less than 200 ms',
    'Step:\nMeasured: mass\nPass mark: less than 40 g',
    'Step:\nMeasured: measure oxygen pressure with an error\nPass mark: at most 2 mmHg',
    'Step:\nMeasured: average power consumption\nPass mark: less than 45 W',
  ])
})

test('where something is, or by how much a figure may be missed, is no measure', () => {
  const topic = TOPIC.replace(
    'The average power',
    'The mass shall be no more than 120 g on the mask and no more than 900 g on the belt. The average power',
  )
  const words = offered('', topic).flatMap(({ subject, words: told }) => (subject === 'test' ? [told] : []))
  expect(words.filter((one) => one.includes('Measured: on the'))).toEqual([])
  expect(words).toContainEqual(expect.stringContaining('at most 120 g'))
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
})
