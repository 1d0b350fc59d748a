import type { Browser } from '@playwright/test'
import { inBrowser } from '../serving/browser.ts'
import type { BenchRow } from '../table.ts'

/** Pages that somebody may see first, and how much JavaScript they should bring at most, in bytes on the wire. */
const PAGES = [
  { path: '/', name: 'The front page' },
  { path: '/sign-in', name: 'The sign-in page', aim: 60_000 },
]

type Weight = { sent: number; whole: number }

/** The JavaScript that a browser is sent for a page, packed as it is for one that unpacks, beside the same unpacked. */
export async function rows(): Promise<BenchRow[]> {
  return inBrowser(async (browser, url) => {
    const taken: BenchRow[] = []
    for (const page of PAGES) taken.push(row(page, await weightOf(browser, `${url}${page.path}`)))
    return taken
  })
}

/** All scripts of a page that is opened for the first time, and what else it has fetched once it rests. */
async function weightOf(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.toJSON() as PerformanceResourceTiming))
  await page.close()
  const scripts = loaded.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
  const sum = (of: (one: PerformanceResourceTiming) => number) => scripts.reduce((total, one) => total + of(one), 0)
  return { sent: sum((one) => one.encodedBodySize), whole: sum((one) => one.decodedBodySize) }
}

function row({ name, aim }: { name: string; aim?: number }, { sent, whole }: Weight): BenchRow {
  return {
    measure: `${name}: JavaScript on the wire`,
    result: kilobytes(sent),
    beside: `unpacked ${kilobytes(whole)}`,
    ratio: `1/${(whole / sent).toFixed(1)}`,
    ...(aim === undefined ? {} : { aim: `< ${kilobytes(aim)}`, met: sent < aim }),
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`
}
