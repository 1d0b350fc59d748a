import { expect, test } from 'vitest'
import { FIXED_QUESTIONS, type Question } from '../../../domain/interview.ts'
import { analysisOf } from '../../../domain/solicitation/analysis-of.ts'
import type { PlanFacts } from '../../drafter.ts'
import { questionTopic } from '../answers/answer-topic.ts'
import { builtInDrafter } from '../drafter.ts'
import { expectDone } from '../testing/whole-plan.ts'

/** Topics as short as a topic can be; none is a real one. */
const TOPICS = {
  library: `AF991-001 TITLE: Message Library for Flight Computers
OBJECTIVE: Develop a safety critical message library for flight computers.
DESCRIPTION: The library must offer application programming interfaces for two languages. The library must keep its state consistent after the loss of a node.
PHASE I: Design the takeover protocol of the library and model it. Show by simulation that the protocol reconfigures.
PHASE II: Actually implement the software.`,
  phantom: `AF991-002 TITLE: Phantom Hand for Electrode Validation
OBJECTIVE: Develop a phantom hand capable of measuring direct currents.
DESCRIPTION: It is desired that the phantom have a measurement resolution of at least 1 cm2. The phantom must be filled through one opening.
PHASE I: Select the bone material of the phantom hand. Measure the conductivity of the gel with a four-electrode cell.
PHASE II: Build the phantom hand and test it.`,
  sensor: `AF991-003 TITLE: Handheld Smoke Sensor
OBJECTIVE: Develop a handheld smoke sensor.
DESCRIPTION: The sensor must detect smoke within 20 seconds. The sensor must weigh less than 300 grams and survive vibration.
PHASE I: Design the optical chamber of the smoke sensor. Demonstrate detection of smoke on a bench.
PHASE II: Build and test the smoke sensor.`,
  process: `AF991-004 TITLE: Surface Passivation Processes for Infrared Detectors
OBJECTIVE: Develop passivation processes that lower the surface leakage of infrared detectors.
DESCRIPTION: The processes must be applied after growth. The leakage must stay below 5 nA at 77 K.
PHASE I: Develop a wet passivation process for test diodes. Characterize the leakage of passivated diodes over temperature.
PHASE II: Transfer the passivation process to full wafers.`,
  wish: `AF991-005 TITLE: Steerable Vapor Release Mechanism
OBJECTIVE: Design a steerable release mechanism for vapor clouds.
DESCRIPTION: Techniques that achieve high release efficiency are needed. No government furnished equipment will be provided.
PHASE I: Develop conceptual designs of a throttleable release mechanism. Survey candidate vapors for the release mechanism.
PHASE II: Build the mechanism.`,
  optic: `AF991-006 TITLE: Grating Elements for Laser Cavities
OBJECTIVE: Develop grating elements that replace laser mirrors.
DESCRIPTION: The goal is to develop grating elements with an optical loss of less than 1 percent.
PHASE I: Design the grating elements. Perform a feasibility study of the grating elements.
PHASE II: Build the grating elements.`,
  lamp: `AF991-007 TITLE: Steady Calibration Lamp
OBJECTIVE: Develop a steady calibration lamp.
DESCRIPTION: The lamp must fit in a box of less than 30 cm height. The drift of the lamp must be less than 2 percent over a day. Phase I should show a lamp of less than 9 cm height. The drift should be less than 7 percent over a day.
PHASE I: Show a small lamp.
PHASE II: Develop a lamp with a drift of less than 2 percent over a day. Generate final report including drawings.`,
}

async function asked(name: keyof typeof TOPICS, told: readonly string[] = [], some: Partial<PlanFacts> = {}): Promise<Question[]> {
  const analysis = analysisOf([{ page: 1, text: TOPICS[name] }], `${name}.pdf`)
  const answers = FIXED_QUESTIONS.map(({ slot, q }, index) => ({ slot, question: q, answer: told[index] ?? '' }))
  const facts: PlanFacts = {
    company_name: 'Meridian Works',
    program_type: 'SBIR',
    phase: 'I',
    period_of_performance: 6,
    analysis,
    component: null,
    answers,
    ...some,
  }
  return expectDone(await builtInDrafter.adaptiveQuestions(facts))
}

const about = (questions: readonly Question[], pattern: RegExp) => questions.filter(({ q }) => pattern.test(q))

test('a library is asked where it runs, never what it weighs', async () => {
  const questions = await asked('library')
  expect(about(questions, /weight|survive/)).toEqual([])
  expect(about(questions, /will the .*library run/)[0]?.quote).toMatch(/interfaces/)
})

test('how to implement "the software" is asked of nobody', async () => {
  const questions = await asked('library', [], { phase: 'II', period_of_performance: 24 })
  expect(about(questions, /implement the software/)).toEqual([])
})

test('a phantom on a bench is not asked what environment it survives', async () => {
  expect(about(await asked('phantom'), /weight|survive/)).toEqual([])
})

test('a thing that the solicitation limits is asked its weight, at the sentence that limits it', async () => {
  const [question] = about(await asked('sensor'), /size, weight and power/)
  expect(question?.quote).toBe('The sensor must weigh less than 300 grams and survive vibration.')
})

test('a process is asked for treated and untreated samples', async () => {
  expect(about(await asked('process'), /stay untreated for comparison/)).toHaveLength(1)
})

test('a value is quoted without the words around it, and its test is asked for by name', async () => {
  const questions = await asked('phantom')
  expect(questions[0]?.q).toMatch(
    /^The solicitation asks for "the phantom have a measurement resolution of at least 1 cm2" \(p\. 1\): what do you reach today/,
  )
  expect(about(questions, /with how many runs/)[0]?.q).toMatch(
    /^How will you measure the conductivity of the gel with a four-electrode cell \(p\. 1\)/,
  )
})

test('a wish without a number is asked for its number', async () => {
  expect((await asked('wish'))[0]?.q).toMatch(/gives no number for "high release efficiency" \(p\. 1\)/)
})

test('a limit inside the work itself is asked for where nothing else has a number', async () => {
  const [first] = await asked('optic')
  expect(first?.q).toMatch(/grating elements with an optical loss of less than 1 percent.*what do you reach today/)
})

test('what the Government does not give is not asked for', async () => {
  expect(about(await asked('wish'), /Government equipment/)).toEqual([])
})

test('a number that the company names itself is asked as commitment or goal', async () => {
  const questions = await asked('phantom', ['A gel hand with electrodes.', 'A gel arm.', 'A hand that maps the current at 1 cm2.'])
  expect(questions[0]?.q).toMatch(/you name the same number: where do you stand today, measured how, and is it a commitment or a goal/)
  const library = await asked('library', ['We propose a small library.', 'A prototype.', 'It reconfigures within 250 ms.'])
  expect(library[0]?.q).toMatch(/^Of the numbers that you name for .*, which are commitments/)
})

test('no two questions hang on the same work, and each answer is read as the matter that was asked', async () => {
  for (const name of Object.keys(TOPICS) as (keyof typeof TOPICS)[]) {
    const questions = await asked(name)
    const acts = questions.flatMap(({ q }) =>
      [...q.matchAll(/(?:will you|the work to|when you) ([^?]+?) \(p\. \d+\)/g)].map(([, act]) => act),
    )
    expect(new Set(acts).size).toBe(acts.length)
    expect(questions.filter(({ q }) => questionTopic(q) === 'other')).toEqual([])
  }
})

test('the institution is asked for its part although its shares are written with a percent sign', async () => {
  const questions = await asked('process', [], { program_type: 'STTR', research_institution: 'Ohio State University' })
  expect(questions).toHaveLength(8)
  expect(questions.at(-1)?.q).toMatch(/will Ohio State University perform.*30%.*40%/)
})

test('the most decisive value of the phase is asked for and tested, the other phase’s never, and no report is asked how', async () => {
  const questions = await asked('lamp', [], { phase: 'II' })
  expect(about(questions, /9 cm|7 percent|final report/)).toEqual([])
  expect(about(questions, /what do you reach today/)[0]?.q).toContain('2 percent')
  expect(about(questions, /which test will prove|[Hh]ow will you .* what counts as a pass/)[0]?.q).toContain('2 percent')
})
