import type { Browser, CDPSession, Page } from '@playwright/test'
import { inBrowser } from '../serving/browser.ts'
import { PERSON, prepareProposal, runPipeline, shownTopic, writeNarratives } from '../serving/proposal.ts'
import type { BenchRow, Size } from '../table.ts'

const AIM_MS = 16

/** Steps with a narrative, letters that stand in each, keys that are pressed, and when what comes behind the last key, the report among it, is over, in milliseconds. */
const AMOUNTS = {
  steady: { steps: 5, letters: 20_000, keys: 40, settles_ms: 2000 },
  once: { steps: 2, letters: 2_000, keys: 3, settles_ms: 100 },
} as const
type Amount = (typeof AMOUNTS)[Size]

/** Nobody types faster for long: 150 words a minute, in milliseconds between two keys. */
const BETWEEN_MS = 80

/** Typing into a long narrative while its report is kept up to date, beside typing as much into a bare box. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const amount = AMOUNTS[size]
  return inBrowser(async (browser, url) => {
    const bare = await workOfTyping(await bareBox(browser, amount), amount)
    const desk = await workOfTyping(await longNarrative(browser, url, amount), amount)
    return [typingRow(amount, desk, bare)]
  })
}

function typingRow({ letters }: Amount, took: number, bare: number): BenchRow {
  return {
    measure: `Typing into a narrative of ${letters.toLocaleString('en-US')} characters with its report live, work of the screen a key`,
    result: `${took.toFixed(1)} ms`,
    beside: `bare box ${bare.toFixed(1)} ms`,
    ratio: `${(took / bare).toFixed(1)}x`,
    aim: `< ${AIM_MS} ms`,
    met: took < AIM_MS,
  }
}

async function bareBox(browser: Browser, { letters }: Amount): Promise<Page> {
  const page = await browser.newPage()
  await page.setContent('<textarea aria-label="Narrative of milestone 2" rows="20" cols="80"></textarea>')
  await page.getByRole('textbox').fill('The Contractor shall measure it in Dayton. '.repeat(letters / 40).slice(0, letters))
  return page
}

/** Step Management of a plan with long narratives, as the signed-in person sees it. */
async function longNarrative(browser: Browser, url: string, { steps, letters }: Amount): Promise<Page> {
  const proposal = await prepareProposal(url)
  await writeNarratives(proposal, await runPipeline(proposal), { steps, characters: letters })
  const page = await browser.newPage({ baseURL: url })
  await page.request.post('/api/auth/sign-in/email', { data: PERSON, headers: { origin: url } })
  await page.goto('/')
  await page.evaluate((topic) => localStorage.setItem('currentTopic', topic), JSON.stringify(shownTopic(proposal)))
  await page.goto('/steps#milestone-2')
  return page
}

/** What the page's main thread works for one key, in milliseconds: until nothing is left to do, less what it does at rest. */
async function workOfTyping(page: Page, { letters, keys, settles_ms }: Amount): Promise<number> {
  const box = page.getByRole('textbox', { name: /^Narrative of milestone 2/ })
  await box.focus()
  if ((await box.inputValue()).length < letters) throw new Error('The box does not hold the long text')
  await page.keyboard.press('End')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const type = async () => {
    for (let key = 0; key < keys; key += 1) {
      await page.keyboard.press('a')
      await page.waitForTimeout(BETWEEN_MS)
    }
    await page.waitForTimeout(settles_ms)
  }
  await type()
  const idle = await worked(session, () => page.waitForTimeout(keys * BETWEEN_MS + settles_ms))
  const busy = await worked(session, type)
  return Math.max(busy - idle, 0) / keys
}

async function worked(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await taskTime(session)
  await act()
  return (await taskTime(session)) - before
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
