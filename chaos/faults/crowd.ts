import { startServer } from '../../bench/serving/program.ts'
import { prepareProposal, runPipeline } from '../../bench/serving/proposal.ts'
import type { BenchRow, Size } from '../../bench/table.ts'
import { api } from '../../src/contract/api.ts'
import { ApiError, type Caller, call } from '../../src/contract/client.ts'
import { numberedText, numberOf } from '../numbered-text.ts'
import { inFolder, onPostgresql } from '../places.ts'

/** How many write the same milestone at once, and how often each. */
const WRITERS = { steady: 50, once: 8 } as const
const TIMES = { steady: 4, once: 2 } as const

/** Many browsers that write one milestone at once, each over the version that it has seen: what was acknowledged is in its history, once and whole. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const embedded = await inFolder((dataDir) => crowded(dataDir, {}, size))
  const postgresql = await inFolder((dataDir) => onPostgresql((_, configured) => crowded(dataDir, configured, size)))
  return [told(`embedded, ${WRITERS[size]} at once`, embedded), told(`PostgreSQL, ${WRITERS[size]} at once`, postgresql)]
}

type Crowd = { acknowledged: number; lost: number; torn: number; doubled: number; refused: number; stands: boolean }

async function crowded(dataDir: string, configured: Record<string, string>, size: Size): Promise<Crowd> {
  const server = await startServer(dataDir, configured)
  try {
    const { caller, project, topic, ...proposal } = await prepareProposal(server.url)
    const plan = await runPipeline({ caller, project, topic, ...proposal })
    const id = plan.milestones[0]?.id ?? ''
    const named = { topic_store_id: topic.topic_store_id, step_id: 'step-1', part: 'text' as const }
    const writers = Array.from({ length: WRITERS[size] }, (_, writer) =>
      writing(caller, { id, project_id: project.id, writer }, TIMES[size]),
    )
    const all = await Promise.all(writers)
    const { versions } = await call(caller, api.textHistory, named)
    const numbers = versions.map(({ text }) => numberOf(text))
    const whole = numbers.filter((number) => number !== null && number > 0)
    const acknowledged = all.flatMap((one) => one.acknowledged)
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((number) => !whole.includes(number)).length,
      torn: numbers.filter((number) => number === null).length,
      doubled: whole.length - new Set(whole).size,
      refused: all.reduce((sum, one) => sum + one.refused, 0),
      stands: numbers[0] === (await standing(caller, project.id)).number,
    }
  } finally {
    await server.stop()
  }
}

/** Writes so many texts one after another; each over what stands there, which is looked at again where somebody else was first. */
async function writing(caller: Caller, { id, project_id, writer }: { id: string; project_id: string; writer: number }, times: number) {
  const acknowledged: number[] = []
  let refused = 0
  let { version } = await standing(caller, project_id)
  while (acknowledged.length < times) {
    const number = 1 + writer * times + acknowledged.length
    try {
      version = (await call(caller, api.updateMilestone, { id, refined_text: numberedText(number), version })).version
      acknowledged.push(number)
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.status === 409)) throw problem
      refused += 1
      version = (await standing(caller, project_id)).version
    }
  }
  return { acknowledged, refused }
}

async function standing(caller: Caller, id: string): Promise<{ version: number; number: number | null }> {
  const [first] = (await call(caller, api.findWorkPlan, { id })).milestones
  return { version: first?.version ?? 0, number: numberOf(first?.refined_text ?? '') }
}

function told(when: string, { acknowledged, lost, torn, doubled, refused, stands }: Crowd): BenchRow {
  return {
    measure: `${when}: states of one milestone`,
    result: `${lost} lost, ${torn} half, ${doubled} twice; ${stands ? 'the latest stands' : 'NOT the latest stands'}`,
    beside: `${acknowledged} acknowledged, ${refused} told that somebody was first`,
    aim: 'none',
    met: acknowledged > 0 && refused > 0 && stands && lost + torn + doubled === 0,
  }
}
