import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestsPerSecond } from './serving/load.ts'
import { startBareFastify, startServer } from './serving/program.ts'
import { prepareProposal, runPipeline, writeNarratives } from './serving/proposal.ts'
import { type BenchRow, median, timed } from './table.ts'

const PIPELINE_AIM_MS = 1500
const STATE_AIM_MS = 30

/** The pipeline from the end of the interview to a saved plan, and the two calls that Step Management makes most, beside a bare Fastify route. */
export async function rows(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-server-'))
  const server = await startServer(dataDir)
  const bare = await startBareFastify()
  try {
    const proposal = await prepareProposal(server.url)
    const [first = 0, ...more] = await timed(6, () => runPipeline(proposal))
    const plan = await runPipeline(proposal)
    const { token } = proposal
    const body = JSON.stringify({ refined_text: plan.milestones[0]?.refined_text ?? '' })
    const state = { url: `${server.url}/topics/steps/state?topic_slug=${proposal.topic.topic_slug}`, method: 'GET', token } as const
    const milestone = { url: `${server.url}/api/milestones/${plan.milestones[0]?.id}`, method: 'PUT', token, body } as const
    const measured = [
      pipelineRow('Pipeline from finalize to a saved plan, first after start', first),
      pipelineRow('Pipeline from finalize to a saved plan, from then on', median(more)),
      rateRow('GET /topics/steps/state', await requestsPerSecond(state), await requestsPerSecond({ url: bare.url, method: 'GET' })),
      rateRow(
        'PUT /api/milestones/{id}',
        await requestsPerSecond(milestone),
        await requestsPerSecond({ url: bare.url, method: 'PUT', body }),
      ),
    ]
    await writeNarratives(proposal, plan, { steps: 10, characters: 20_000 })
    return [...measured, stateRow(await timed(60, () => read(state.url, token)))]
  } finally {
    await Promise.all([server.stop(), bare.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
}

function pipelineRow(measure: string, took: number): BenchRow {
  return { measure, result: `${took.toFixed(0)} ms`, aim: `< ${PIPELINE_AIM_MS} ms`, met: took < PIPELINE_AIM_MS }
}

/** One look at the steps, from the request to the last byte of the answer; the first looks warm up. */
function stateRow(took: readonly number[]): BenchRow {
  const usual = median(took.slice(10))
  return {
    measure: 'GET /topics/steps/state, ten steps with narratives of 20,000 characters',
    result: `${usual.toFixed(1)} ms`,
    aim: `< ${STATE_AIM_MS} ms`,
    met: usual < STATE_AIM_MS,
  }
}

async function read(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok || bytes < 200_000) throw new Error(`${url} was answered with ${answer.status} and ${bytes} bytes`)
}

function rateRow(measure: string, rate: number, bareRate: number): BenchRow {
  return {
    measure,
    result: `${rate.toFixed(0)} requests/s`,
    beside: `bare Fastify ${bareRate.toFixed(0)} requests/s`,
    ratio: `1/${(bareRate / rate).toFixed(1)}`,
  }
}
