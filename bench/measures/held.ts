import { setTimeout } from 'node:timers/promises'
import { inFolder } from '../../chaos/places.ts'
import { api } from '../../src/contract/api.ts'
import { call } from '../../src/contract/client.ts'
import { startServer } from '../serving/program.ts'
import { type Proposal, prepareProposal } from '../serving/proposal.ts'
import type { BenchRow, Size } from '../table.ts'

/** How long the hostile answers are, in characters, and the longest that others may wait for a row, in milliseconds. */
const CHARACTERS = { steady: 7_000_000, once: 20_000 } as const
const HELD_AIM_MS = 500

/** The longest answer that is taken. */
const LONGEST_ANSWER = 200_000

/** How long others wait for the server while somebody has it draft from, and review, what was made to be hard to read. */
export async function rows(size: Size): Promise<BenchRow[]> {
  return inFolder(async (dataDir) => {
    const server = await startServer(dataDir)
    try {
      const proposal = await prepareProposal(server.url)
      const alone = await slowestOf(server.url, setTimeout(1000))
      const held = await slowestOf(server.url, draftHostile(proposal, CHARACTERS[size]))
      return [
        {
          measure: `Longest wait for another's call while ${CHARACTERS[size].toLocaleString('en-US')} hostile characters are drafted from`,
          result: `${held.toFixed(0)} ms`,
          beside: `alone ${alone.toFixed(0)} ms`,
          ratio: `${(held / alone).toFixed(1)}x`,
          aim: `< ${HELD_AIM_MS} ms`,
          met: held < HELD_AIM_MS,
        },
      ]
    } finally {
      await server.stop()
    }
  })
}

/** Asks whether the server is ready, again and again, for as long as something else is at work; gives the longest wait in milliseconds. */
async function slowestOf(url: string, atWork: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = atWork.finally(() => {
    isOver = true
  })
  let slowest = 0
  while (!isOver) {
    const began = performance.now()
    await (await fetch(`${url}/api/ready`)).arrayBuffer()
    slowest = Math.max(slowest, performance.now() - began)
    await setTimeout(5)
  }
  await over
  return slowest
}

/** One sentence without an end, of words that look like numbers, quotes and tasks. */
function draftHostile({ caller, topic, transcript }: Proposal, characters: number): Promise<unknown> {
  const answer = 'Task 1.1 "of at least 15 dB, and '.repeat(Math.ceil(LONGEST_ANSWER / 33)).slice(0, Math.min(LONGEST_ANSWER, characters))
  const more = Array.from({ length: Math.floor(characters / answer.length) }, (_, at) => ({ slot: `Q${at + 4}`, question: 'How?', answer }))
  const qa = [...transcript, ...more]
  const { topic_slug, topic_store_id } = topic
  return call(caller, api.buildInitialMilestones, {
    company_name: 'Acme Antennas',
    program_type: 'SBIR',
    phase: 'I',
    topic_slug,
    topic_store_id,
    global_interview_responses: qa,
  }).catch((reason: unknown) => console.error(String(reason).slice(0, 200)))
}
