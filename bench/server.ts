import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestsPerSecond } from './serving/load.ts'
import { startBareFastify, startServer } from './serving/program.ts'
import { prepareProposal, runPipeline } from './serving/proposal.ts'
import { type BenchRow, median, timed } from './table.ts'

const PIPELINE_AIM_MS = 1500

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
    return [
      pipelineRow('Pipeline from finalize to a saved plan, first after start', first),
      pipelineRow('Pipeline from finalize to a saved plan, from then on', median(more)),
      rateRow('GET /topics/steps/state', await requestsPerSecond(state), await requestsPerSecond({ url: bare.url, method: 'GET' })),
      rateRow(
        'PUT /api/milestones/{id}',
        await requestsPerSecond(milestone),
        await requestsPerSecond({ url: bare.url, method: 'PUT', body }),
      ),
    ]
  } finally {
    await Promise.all([server.stop(), bare.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
}

function pipelineRow(measure: string, took: number): BenchRow {
  return { measure, result: `${took.toFixed(0)} ms`, aim: `< ${PIPELINE_AIM_MS} ms`, met: took < PIPELINE_AIM_MS }
}

function rateRow(measure: string, rate: number, bareRate: number): BenchRow {
  return {
    measure,
    result: `${rate.toFixed(0)} requests/s`,
    beside: `bare Fastify ${bareRate.toFixed(0)} requests/s`,
    ratio: `1/${(bareRate / rate).toFixed(1)}`,
  }
}
