import { setTimeout } from 'node:timers/promises'
import { api } from '../../src/contract/api.ts'
import { type Caller, call } from '../../src/contract/client.ts'
import { FIXED_QUESTIONS } from '../../src/domain/interview.ts'
import { currentTopic, type Proposal, runPipeline, tokensOf, uploadFile } from './proposal.ts'

/** What a person does, and how often of a hundred times. */
const OFTEN = { answer: 55, milestone: 25, state: 10, narrative: 6, draft: 3, review: 1 } as const
type Doing = keyof typeof OFTEN

/** Longest that somebody types or thinks before the next is sent, in milliseconds; half of it on the average. */
const THINKS_MS = 4000

/** One call: what it was for, when it was sent after the beginning, and how long it took, in milliseconds. */
export type Done = { doing: Doing; at: number; took: number }

/** What came of people at work: their calls, and how many of them do not find what they were told is kept. */
export type AtWork = { done: Done[]; lost: number; failed: number }

type Person = Proposal & { plan: Awaited<ReturnType<typeof runPipeline>>; answered: string; told: string; version: number }

/** So many people with an account, a topic, an interview and a plan each; every one has an address of their own, as behind a proxy. */
export async function peopleWithPlans(base: string, many: number): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 0; number < many; number += 1) people.push(await personWithPlan(base, number))
  return people
}

async function personWithPlan(base: string, number: number): Promise<Person> {
  const from = { 'x-forwarded-for': `10.0.${Math.floor(number / 200)}.${1 + (number % 200)}` }
  const caller = { base, token: await tokensOf(base, { name: 'Ada', email: `ada${number}@example.com`, password: 'correct horse' }, from) }
  const token = await caller.token()
  const topic = await uploadFile({ base, token, slug: `fan-${number}` }, new File([TOPIC], 'fan.txt'))
  const project = await call(caller, api.createProject, {
    company_name: 'Acme Antennas',
    phase: 'I',
    contract_type: 'SBIR',
    topic: currentTopic(topic),
  })
  const transcript = FIXED_QUESTIONS.map(({ slot, q }) => ({ slot, question: q, answer: `We wind the coil of fan ${number} in month 2.` }))
  const proposal = { caller, token, topic, project, transcript }
  const plan = await runPipeline(proposal)
  return { ...proposal, plan, answered: '', told: '', version: plan.milestones[0]?.version ?? 0 }
}

const TOPIC = `TITLE: Quiet Fan
OBJECTIVE: Develop a fan of less than 40 dB that moves 2 cubic meters of air a second.
PHASE I: The contractor shall design the fan, model its noise and deliver a report. The fan shall weigh less than 10 kg.
PHASE II: Build a prototype and test it for 500 hours.
`

/** Has them all work at once for so long: each thinks, sends what they typed, and goes on. */
export async function peopleAtWork(people: readonly Person[], milliseconds: number, chance: () => number): Promise<AtWork> {
  const done: Done[] = []
  const began = performance.now()
  let failed = 0
  const work = async (person: Person) => {
    for (let number = 1; performance.now() - began < milliseconds; number += 1) {
      await setTimeout(THINKS_MS * chance())
      const doing = oneOf(chance() * 100)
      const at = performance.now()
      await DO[doing](person, number).catch(() => {
        failed += 1
      })
      done.push({ doing, at: at - began, took: performance.now() - at })
    }
  }
  await Promise.all(people.map(work))
  const kept = await Promise.all(people.map(isKept))
  return { done, failed, lost: kept.filter((one) => !one).length }
}

function oneOf(hundredth: number): Doing {
  let upTo = 0
  for (const [doing, often] of Object.entries(OFTEN) as [Doing, number][]) {
    upTo += often
    if (hundredth < upTo) return doing
  }
  return 'answer'
}

const named = ({ topic: { topic_slug, topic_store_id } }: Person) => ({ topic_slug, topic_store_id })

const DO: Record<Doing, (person: Person, number: number) => Promise<unknown>> = {
  answer: async (person, number) => {
    const [{ slot = '', question = '' } = {}] = person.transcript
    const answer = `We wind the coil ${number} times and measure its noise in month 3.`
    await call(person.caller, api.saveAnswer, { ...named(person), slot, question, answer })
    person.answered = answer
  },
  milestone: async (person, number) => {
    const refined_text = `Milestone 1\nThe coil is wound ${number} times.`
    const id = person.plan.milestones[0]?.id ?? ''
    const { version } = await call(person.caller, api.updateMilestone, { id, refined_text, version: person.version })
    Object.assign(person, { told: refined_text, version })
  },
  state: (person) => call(person.caller, api.stepsState, named(person)),
  narrative: (person, number) =>
    call(person.caller, api.commitStep, {
      ...named(person),
      step_id: 'step-2',
      profile_id: person.plan.milestones[1]?.step_type ?? 'kickoff',
      narrative_md: `The coil is wound ${number} times by Ada in the laboratory, and its noise is measured.`,
    }),
  draft: ({ caller, topic, transcript }) =>
    call(caller, api.buildInitialMilestones, {
      company_name: 'Acme Antennas',
      program_type: 'SBIR',
      phase: 'I',
      topic_slug: topic.topic_slug,
      topic_store_id: topic.topic_store_id,
      global_interview_responses: transcript,
    }),
  review: (person) => call(person.caller, api.reviewPlan, { ...named(person), include_unfinalized: true }),
}

async function isKept(person: Person): Promise<boolean> {
  const caller: Caller = person.caller
  const { answers } = await call(caller, api.interviewState, named(person))
  const { milestones } = await call(caller, api.findWorkPlan, { id: person.project.id })
  const isAnswer = person.answered === '' || answers.some(({ answer }) => answer === person.answered)
  return isAnswer && (person.told === '' || milestones[0]?.refined_text === person.told)
}
