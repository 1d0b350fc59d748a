import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestsPerSecond } from '../serving/load.ts'
import { startBareDatabase, startServer } from '../serving/program.ts'
import { prepareProposal, runPipeline, writeNarratives } from '../serving/proposal.ts'
import { type BenchRow, median, type Size, timed } from '../table.ts'

const PIPELINE_AIM_MS = 1500
const STATE_AIM_MS = 30

/** How many times as long as the bare query or write a call may take. */
const MOST_TIMES = 5

/** How often the pipeline runs and the steps are looked at, how long requests are counted, and how long the narratives are. */
const AMOUNTS = {
  steady: { pipelines: 6, load: { warm_up_ms: 1000, measured_ms: 4000 }, narratives: { steps: 10, characters: 20_000 }, looks: 60 },
  once: { pipelines: 2, load: { warm_up_ms: 0, measured_ms: 100 }, narratives: { steps: 2, characters: 2_000 }, looks: 1 },
} as const

/** The pipeline from the end of the interview to a saved plan, and the two calls that Step Management makes most, beside a route with a query and a write. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const { pipelines, load, narratives, looks } = AMOUNTS[size]
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-server-'))
  const server = await startServer(dataDir)
  const bare = await startBareDatabase(join(dataDir, 'bare'))
  try {
    const proposal = await prepareProposal(server.url)
    const plans: Awaited<ReturnType<typeof runPipeline>>[] = []
    const [first = 0, ...more] = await timed(pipelines, async () => plans.push(await runPipeline(proposal)))
    const plan = plans.at(-1)
    if (!plan) throw new Error('No plan was made')
    const { token } = proposal
    const body = JSON.stringify({ refined_text: plan.milestones[0]?.refined_text ?? '' })
    const state = { url: `${server.url}/topics/steps/state?topic_slug=${proposal.topic.topic_slug}`, method: 'GET', token } as const
    const milestone = { url: `${server.url}/api/milestones/${plan.milestones[0]?.id}`, method: 'PUT', token, body } as const
    const measured = [
      pipelineRow('Pipeline from finalize to a saved plan, first after start', first),
      pipelineRow('Pipeline from finalize to a saved plan, from then on', median(more)),
      rateRow('GET /topics/steps/state', 'one query', await requestsPerSecond([state, { url: bare.url, method: 'GET' }], load)),
      rateRow(
        'PUT /api/milestones/{id}',
        'one query and one write',
        await requestsPerSecond([milestone, { url: bare.url, method: 'PUT', body }], load),
      ),
    ]
    await writeNarratives(proposal, plan, narratives)
    const least = narratives.steps * narratives.characters
    return [...measured, stateRow(narratives, await timed(looks, () => read(state, least)))]
  } finally {
    await Promise.all([server.stop(), bare.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
}

function pipelineRow(measure: string, took: number): BenchRow {
  return { measure, result: `${took.toFixed(0)} ms`, aim: `< ${PIPELINE_AIM_MS} ms`, met: took < PIPELINE_AIM_MS }
}

/** One look at the steps, from the request to the last byte of the answer; the first sixth of the looks warms up. */
function stateRow({ steps, characters }: (typeof AMOUNTS)[Size]['narratives'], took: readonly number[]): BenchRow {
  const usual = median(took.slice(Math.floor(took.length / 6)))
  return {
    measure: `GET /topics/steps/state, ${steps} steps with narratives of ${characters.toLocaleString('en-US')} characters`,
    result: `${usual.toFixed(1)} ms`,
    aim: `< ${STATE_AIM_MS} ms`,
    met: usual < STATE_AIM_MS,
  }
}

async function read({ url, token }: { url: string; token: string }, least: number): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok || bytes < least) throw new Error(`${url} was answered with ${answer.status} and ${bytes} bytes`)
}

function rateRow(measure: string, beside: string, [rate, bareRate]: [number, number]): BenchRow {
  const times = bareRate / rate
  return {
    measure,
    result: `${rate.toFixed(0)} requests/s`,
    beside: `${beside} ${bareRate.toFixed(0)} requests/s`,
    ratio: `1/${times.toFixed(1)}`,
    aim: `1/${MOST_TIMES}`,
    met: times <= MOST_TIMES,
  }
}
