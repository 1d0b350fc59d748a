import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, startFakeModel, startServer } from './program.ts'
import { signUp } from './proposal.ts'

/** The server with a language model that takes its time, and somebody who is signed in. */
export type Modelled = { server: Program; token: string }

/** How long the model takes before each answer, in milliseconds, and how many calls may be under way at once; left out, as the server has it. */
type ModelPace = { latency_ms: number; concurrency?: number }

/** Does something with such a server, and stops and clears away everything behind it. */
export async function withModel<Value>(
  { latency_ms, concurrency }: ModelPace,
  act: (modelled: Modelled) => Promise<Value>,
): Promise<Value> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-model-'))
  const programs: Program[] = []
  const started = async (program: Promise<Program>) => {
    const one = await program
    programs.push(one)
    return one
  }
  try {
    const model = await started(startFakeModel(latency_ms))
    const configured = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'fake',
      LLM_BASE_URL: `${model.url}/v1`,
      LLM_CALLS_PER_DAY: '0',
      ...(concurrency !== undefined && { LLM_CONCURRENCY: String(concurrency) }),
    }
    const server = await started(startServer(dataDir, configured))
    return await act({ server, token: await signUp(server.url) })
  } finally {
    await Promise.all(programs.map((program) => program.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
}
