import type { BrowserContext } from '@playwright/test'
import { inBrowser, inListeningBrowser } from '../serving/browser.ts'
import { PERSON, type Proposal, prepareProposal, runPipeline, shownTopic } from '../serving/proposal.ts'
import type { BenchRow, Size } from '../table.ts'
import { type Scores, scoresOf } from '../web/lighthouse.ts'
import { BUILDER_SCREENS, type MeasuredScreen, PUBLIC_SCREENS } from '../web/screens.ts'
import { type Visit, visited } from '../web/visited.ts'

/** How many times slower the processor is made: that of a small machine. */
const SLOWER = 4

/** What is to be so: bytes of JavaScript before what is loaded on demand, milliseconds on the slowed processor, layout shift. */
const AIMS = { scripts: { public: 90_000, builder: 200_000 }, lcp: 1500, cls: 0.02, inp: 100 } as const
const POINTS = { accessibility: 100, 'best-practices': 100 } as const
type Side = keyof typeof AIMS.scripts

/**
 * Every screen as somebody sees it for the first time: its bytes, how soon it is there (LCP), whether it moves under the hand (CLS), how soon it
 * answers a key (INP), and what axe finds on it. How a processor is slowed differs by machine, so the times are compared with nothing but the aims.
 */
export async function rows(size: Size): Promise<BenchRow[]> {
  const few = size === 'once' ? 1 : undefined
  return inBrowser(async (browser, url) => {
    const proposal = await prepareProposal(url)
    await runPipeline(proposal)
    const outside = await browser.newContext({ baseURL: url })
    const inside = await browser.newContext({ baseURL: url })
    await enter(inside, proposal, url)
    const taken = [
      ...(await rowsOf(outside, 'public', PUBLIC_SCREENS.slice(0, few))),
      ...(await rowsOf(inside, 'builder', BUILDER_SCREENS.slice(0, few))),
    ]
    // fetched for this, and looks at a screen for long: only where the figures are wanted
    return size === 'once' ? taken : [...taken, ...(await lighthouseRows(proposal, url))]
  })
}

/** Signs somebody in who has a whole plan. */
async function enter(context: BrowserContext, proposal: Proposal, url: string): Promise<void> {
  await context.request.post(`${url}/api/auth/sign-in/email`, { data: PERSON, headers: { origin: url } })
  const page = await context.newPage()
  await page.goto(`${url}/account`)
  await page.evaluate((kept) => localStorage.setItem('currentTopic', kept), JSON.stringify(shownTopic(proposal)))
  await page.close()
}

/** Points of Lighthouse: those for speed only on the front page, the others on every screen. */
async function lighthouseRows(proposal: Proposal, url: string): Promise<BenchRow[]> {
  const outside = await inListeningBrowser((_, port) => scoredScreens(PUBLIC_SCREENS, url, port))
  const inside = await inListeningBrowser(async (context, port) => {
    await enter(context, proposal, url)
    return scoredScreens(BUILDER_SCREENS, url, port)
  })
  return [...outside, ...inside]
}

async function scoredScreens(screens: readonly MeasuredScreen[], url: string, port: number): Promise<BenchRow[]> {
  const taken: BenchRow[] = []
  for (const { path } of screens) {
    const scores = await scoresOf(`${url}${path}`, port)
    const aims = path === '/' ? { ...POINTS, performance: 95 } : POINTS
    const met = scores && Object.entries(aims).every(([name, atLeast]) => scores[name as keyof Scores] >= atLeast)
    taken.push({
      measure: `${path}: Lighthouse`,
      result: scores
        ? Object.entries(scores)
            .map(([name, points]) => `${name} ${points}`)
            .join(', ')
        : '0, it could not be run',
      aim: Object.entries(aims)
        .map(([name, points]) => `${name} ${points}`)
        .join(', '),
      met: met ?? false,
    })
  }
  return taken
}

async function rowsOf(context: BrowserContext, side: Side, screens: readonly MeasuredScreen[]): Promise<BenchRow[]> {
  const taken: BenchRow[] = []
  for (const screen of screens) taken.push(...told(screen.path, side, await visited(context, screen, SLOWER)))
  return taken
}

function told(path: string, side: Side, { sent, unpacked, vitals, violations }: Visit): BenchRow[] {
  const scripts = {
    measure: `${path}: JavaScript on the wire, with what it loads ahead`,
    result: kilobytes(sent),
    beside: `unpacked ${kilobytes(unpacked)}`,
    ratio: `1/${(unpacked / sent).toFixed(1)}`,
    // behind the first screen of the builder all others are loaded ahead; `npm run check` holds each one's own part
    ...(side === 'public' && aim(sent, AIMS.scripts.public, kilobytes)),
  }
  const found = {
    measure: `${path}: found by axe, light and dark`,
    result: [violations.length, ...violations].join(' '),
    aim: '0',
    met: violations.length === 0,
  }
  return [
    scripts,
    timeRow(`${path}: largest content painted, ${SLOWER}× slowed`, vitals.lcp, AIMS.lcp),
    { measure: `${path}: layout shift`, result: vitals.cls.toFixed(3), ...aim(vitals.cls, AIMS.cls, String) },
    timeRow(`${path}: slowest answer to a key, ${SLOWER}× slowed`, vitals.inp, AIMS.inp),
    found,
  ]
}

/** A time that could not be seen is told as such and meets nothing. */
function timeRow(measure: string, took: number | null, atMost: number): BenchRow {
  if (took === null) return { measure, result: '0 seen', aim: `< ${atMost} ms`, met: false }
  return { measure, result: milliseconds(took), ...aim(took, atMost, milliseconds) }
}

function aim(value: number, atMost: number, shown: (value: number) => string): Pick<BenchRow, 'aim' | 'met'> {
  return { aim: `< ${shown(atMost)}`, met: value < atMost }
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`
}
