import { inFolder } from '../../chaos/places.ts'
import { seeded } from '../../chaos/seeded.ts'
import { type AtWork, type Done, peopleAtWork, peopleWithPlans } from '../serving/people.ts'
import { startServer } from '../serving/program.ts'
import type { BenchRow, Size } from '../table.ts'

/** How many people work at once, and for how many minutes; `SOAK_MINUTES` has them work longer, two hours at most. */
const PEOPLE = { steady: 100, once: 8 } as const
const minutesOf = (size: Size) => (size === 'once' ? 0.2 : Math.min(120, Number(process.env.SOAK_MINUTES ?? 10)))

const SAVES: readonly Done['doing'][] = ['answer', 'milestone', 'narrative']
const P95_AIM_MS = 150

/** More memory than after the first third, in percent; by then everything that is kept at hand is there. */
const GROWTH_AIM = 5

/** `npm run soak`: people who answer, type, save, draft and review at once for some minutes: how long they wait, what is lost, and what the server grows by. */
export async function rows(size: Size): Promise<BenchRow[]> {
  return inFolder(async (dataDir) => {
    const server = await startServer(dataDir, { TRUSTED_PROXIES: 'loopback' })
    try {
      const people = await peopleWithPlans(server.url, PEOPLE[size])
      const milliseconds = minutesOf(size) * 60_000
      const memory: number[] = []
      const sampling = setInterval(() => memory.push(server.resident() ?? 0), milliseconds / 60)
      const atWork = await peopleAtWork(people, milliseconds, seeded(7))
      clearInterval(sampling)
      return told(`${PEOPLE[size]} people, ${minutesOf(size)} minutes`, atWork, memory, milliseconds)
    } finally {
      await server.stop()
    }
  })
}

function told(who: string, { done, lost, failed }: AtWork, memory: readonly number[], milliseconds: number): BenchRow[] {
  const saves = done.filter(({ doing }) => SAVES.includes(doing))
  const third = (from: number) => saves.filter(({ at }) => at >= (from * milliseconds) / 3 && at < ((from + 1) * milliseconds) / 3)
  const all = p95(saves)
  const [first, last] = [p95(third(0)), p95(third(2))]
  const grown = growth(memory)
  const once = (measure: string, doing: Done['doing']) => ({
    measure: `${who}: ${measure}, 95 of 100 within`,
    result: `${p95(done.filter((one) => one.doing === doing)).toFixed(0)} ms`,
  })
  return [
    { measure: `${who}: a save, 95 of 100 within`, result: `${all.toFixed(0)} ms`, aim: `< ${P95_AIM_MS} ms`, met: all < P95_AIM_MS },
    {
      measure: `${who}: the same in the last third`,
      result: `${last.toFixed(0)} ms`,
      beside: `in the first ${first.toFixed(0)} ms`,
      ratio: `${(last / first).toFixed(2)}x`,
    },
    { measure: `${who}: lost`, result: `${lost} of ${saves.length} saves; ${failed} calls refused`, aim: 'none', met: lost + failed === 0 },
    once('the state of the steps', 'state'),
    once('a draft of the milestones', 'draft'),
    once('a review', 'review'),
    {
      measure: `${who}: memory after the first third`,
      result: `${grown.toFixed(1)} % more`,
      aim: `< ${GROWTH_AIM} %`,
      met: grown < GROWTH_AIM,
    },
  ]
}

function p95(done: readonly Done[]): number {
  const took = done.map((one) => one.took).sort((a, b) => a - b)
  return took[Math.floor(took.length * 0.95)] ?? 0
}

/** The average of the last third beside that of the second, in percent. */
function growth(memory: readonly number[]): number {
  const third = Math.floor(memory.length / 3)
  const average = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / Math.max(1, part.length)
  const before = average(memory.slice(third, 2 * third))
  return before === 0 ? 0 : 100 * (average(memory.slice(2 * third)) / before - 1)
}
