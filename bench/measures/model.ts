import { cpus, loadavg } from 'node:os'
import { type Case, richCases } from '../../evals/drafting/cases.ts'
import { answeredProposal } from '../serving/answered.ts'
import { type Modelled, withModel } from '../serving/modelled.ts'
import { longestWait } from '../serving/waiting.ts'
import { type PlanTimes, STAGES, timedPlan } from '../serving/whole-plan.ts'
import { type BenchRow, median, type Size } from '../table.ts'

const MOST_ROUNDS = 2.5
const OVERHEAD_AIM_MS = 3000
const FIRST_AIM_MS = 700
const WAIT_AIM_MS = 100

/** How long the model takes before each answer, and how often each plan is drafted with it after a first time that warms up. */
type Pace = { latency_ms: number; times: number }

type Amount = {
  topics: string[]
  paces: Pace[]
  /** The pace at which one call after the other is measured; what takes minutes is worked out from it. */
  sequential_ms: number
  /** How often a plan of the built-in drafter, and a wait, are measured, and for how long the server is watched at rest. */
  built_in: number
  waits: number
  rest_ms: number
}

/** A Phase II topic, whose plan has ten milestones, and a Phase I topic, whose plan has five. */
const AMOUNTS: Record<Size, Amount> = {
  steady: {
    topics: ['N251-D01', 'N251-016'],
    paces: [
      { latency_ms: 0, times: 5 },
      { latency_ms: 500, times: 3 },
      { latency_ms: 5000, times: 1 },
    ],
    sequential_ms: 500,
    built_in: 4,
    waits: 3,
    rest_ms: 1000,
  },
  once: {
    topics: ['N251-016'],
    paces: [
      { latency_ms: 0, times: 0 },
      { latency_ms: 20, times: 0 },
    ],
    sequential_ms: 20,
    built_in: 1,
    waits: 0,
    rest_ms: 0,
  },
}

/**
 * What the server adds to a language model that takes a fixed time before each answer: the way to the first words and to the whole plan, over HTTP
 * with event streams, all calls at once against one after the other. The model runs in a process of its own.
 */
export async function rows(size: Size): Promise<BenchRow[]> {
  const amount = AMOUNTS[size]
  const cases = amount.topics.map(caseOf)
  const load = loadavg()[0] ?? 0
  const sequential = await withModel({ latency_ms: amount.sequential_ms, concurrency: 1 }, (modelled) =>
    each(cases, async (one) => (await plans(modelled, one, 1))[0] as PlanTimes),
  )
  const measured: BenchRow[] = []
  for (const pace of amount.paces) {
    const found = await withModel(pace, (modelled) =>
      each(cases, (one, at) => rowsOf(modelled, one, { ...pace, amount, sequential: sequential[at] as PlanTimes })),
    )
    measured.push(...found.flat())
  }
  const meanwhile = `${load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`
  return [
    ...measured,
    { measure: 'Load of the machine (figures hold for a quiet one)', result: meanwhile, beside: `${cpus().length} processors` },
  ]
}

function caseOf(name: string): Case {
  const found = richCases().find((one) => one.name === name)
  if (!found) throw new Error(`There is no case ${name}`)
  return found
}

/** One after another, since each is timed. */
async function each<One, Value>(all: readonly One[], act: (one: One, at: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (const [at, one] of all.entries()) values.push(await act(one, at))
  return values
}

async function plans({ server, token }: Modelled, one: Case, times: number): Promise<PlanTimes[]> {
  const proposal = await answeredProposal(server.url, token, one)
  const drafted = await each(Array.from({ length: times }), () => timedPlan(proposal))
  const short = drafted.find(({ milestones, by_model }) => by_model < milestones)
  if (short) throw new Error(`The model wrote ${short.by_model} of ${short.milestones} milestones`)
  return drafted
}

type Measuring = Pace & { amount: Amount; sequential: PlanTimes }

async function rowsOf(modelled: Modelled, one: Case, { latency_ms, times, amount, sequential }: Measuring): Promise<BenchRow[]> {
  const [cold, ...warm] = await plans(modelled, one, times + 1)
  if (!cold) throw new Error('Nothing was drafted')
  const drafted = warm.length > 0 ? warm : [cold]
  const name = `${one.name}, ${cold.milestones} milestones, model ${latency_ms} ms`
  const whole = median(drafted.map((plan) => plan.whole))
  const first = median(drafted.map((plan) => plan.first_words))
  const rows = [
    firstRow(`First words of a milestone: ${name}`, first, latency_ms),
    stageRow(`Stages, each in ${latency_ms === 0 ? 'ms' : 'times the latency'}: ${name}`, drafted, latency_ms),
  ]
  if (latency_ms > 0)
    return [
      ...rows,
      wholeRow(`Whole plan: ${name}`, whole, latency_ms),
      sequentialRow(name, whole, { latency_ms, sequential, measured_ms: amount.sequential_ms }),
    ]
  return [
    firstRow(`First words of a milestone, sources not yet prepared: ${name}`, cold.first_words, latency_ms),
    ...rows,
    await overheadRow(modelled, one, { measure: `Whole plan, our share: ${name}`, took: whole, times: amount.built_in }),
    ...(await shareRows(modelled, one, { name, ...amount })),
  ]
}

function firstRow(measure: string, took: number, latency_ms: number): BenchRow {
  return { measure, ...against(took, latency_ms), aim: `< ${latency_ms + FIRST_AIM_MS} ms`, met: took < latency_ms + FIRST_AIM_MS }
}

function wholeRow(measure: string, took: number, latency_ms: number): BenchRow {
  return { measure, ...against(took, latency_ms), aim: `<= ${MOST_ROUNDS}x`, met: took <= MOST_ROUNDS * latency_ms }
}

function against(took: number, latency_ms: number): Pick<BenchRow, 'result' | 'beside' | 'ratio'> {
  if (latency_ms === 0) return { result: milliseconds(took) }
  return { result: milliseconds(took), beside: `one call ${milliseconds(latency_ms)}`, ratio: `${(took / latency_ms).toFixed(2)}x` }
}

/** Which stage waits for how many rounds of calls. */
function stageRow(measure: string, drafted: readonly PlanTimes[], latency_ms: number): BenchRow {
  const told = STAGES.map((stage) => {
    const took = median(drafted.map(({ stages }) => stages[stage]))
    return `${stage} ${latency_ms === 0 ? took.toFixed(0) : (took / latency_ms).toFixed(2)}`
  })
  return { measure, result: told.join(', '), beside: `${drafted[0]?.calls ?? 0} calls` }
}

/** One call after another, with the calls at once for comparison. Where that takes minutes, it is worked out: so much more for each of its calls. */
function sequentialRow(
  name: string,
  concurrent: number,
  { latency_ms, sequential: { whole, calls }, measured_ms }: { latency_ms: number; sequential: PlanTimes; measured_ms: number },
): BenchRow {
  // the summary and the scope paragraph are one call each, and no part of the whole plan
  const took = whole + (calls - 2) * (latency_ms - measured_ms)
  const isDerived = latency_ms !== measured_ms
  return {
    measure: `Whole plan, one call after another${isDerived ? ` (derived from ${measured_ms} ms)` : ''}: ${name}`,
    result: milliseconds(took),
    beside: `at once ${milliseconds(concurrent)}`,
    ratio: `${(took / concurrent).toFixed(1)}x`,
  }
}

async function overheadRow(
  { server, token }: Modelled,
  one: Case,
  { measure, took, times }: { measure: string; took: number; times: number },
): Promise<BenchRow> {
  const proposal = await answeredProposal(server.url, token, one)
  const builtIn = await each(Array.from({ length: times }), () => timedPlan(proposal, 'built-in'))
  // of several the first one warms up
  const beside = median(builtIn.slice(Math.min(1, times - 1)).map(({ whole }) => whole))
  return {
    measure,
    result: milliseconds(took),
    beside: `built-in drafter ${milliseconds(beside)}`,
    ratio: `${(took / beside).toFixed(1)}x`,
    aim: `< ${OVERHEAD_AIM_MS} ms`,
    met: took < OVERHEAD_AIM_MS,
  }
}

/** What a plan takes from others: processor time, which a busy machine hardly changes, and how long somebody else's request waits. */
async function shareRows(
  { server, token }: Modelled,
  one: Case,
  { name, waits: times, rest_ms }: { name: string } & Pick<Amount, 'waits' | 'rest_ms'>,
): Promise<BenchRow[]> {
  const proposal = await answeredProposal(server.url, token, one)
  const before = server.worked()
  await timedPlan(proposal)
  const after = server.worked()
  const measure = `Processor time of the server for all stages: ${name}`
  // not every system tells it
  const worked = before === null || after === null ? [] : [{ measure, result: milliseconds(after - before) }]
  if (times === 0) return worked
  const rest = await longestWait(server.url, () => new Promise((over) => setTimeout(over, rest_ms)))
  const waits = await each(Array.from({ length: times }), () => longestWait(server.url, () => timedPlan(proposal)))
  const wait = median(waits)
  return [
    ...worked,
    {
      measure: `Longest wait of another request meanwhile: ${name}`,
      result: milliseconds(wait),
      beside: `at rest ${milliseconds(rest)}`,
      ratio: `${(wait / rest).toFixed(1)}x`,
      aim: `< ${WAIT_AIM_MS} ms`,
      met: wait < WAIT_AIM_MS,
    },
  ]
}

function milliseconds(took: number): string {
  return `${Math.round(took).toLocaleString('en-US')} ms`
}
