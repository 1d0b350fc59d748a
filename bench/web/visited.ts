import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import type { MeasuredScreen } from './screens.ts'
import { notedVitals, noteVitals, slowDown, type Vitals } from './vitals.ts'

/** What a screen brings and how it comes: bytes of its scripts on the wire and unpacked, its vitals, and what axe finds on it. */
export type Visit = { sent: number; unpacked: number; vitals: Vitals; violations: string[] }

/** Goes to a screen for the first time on a processor that many times slower, uses it, and says what was seen. */
export async function visited(context: BrowserContext, screen: MeasuredScreen, slower: number): Promise<Visit> {
  const page = await context.newPage()
  try {
    await noteVitals(page)
    await slowDown(page, slower)
    await page.goto(screen.path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: screen.heading, level: 1 }).waitFor()
    const weight = await weightOf(page)
    await screen.use(page)
    // what answers a key is painted in the next frames, and noted behind it
    await page.waitForTimeout(500)
    const vitals = await notedVitals(page)
    await slowDown(page, 1)
    return { ...weight, vitals, violations: await violationsOn(page) }
  } finally {
    await page.close()
  }
}

/** The JavaScript that the page has fetched up to now, in bytes: packed as it was sent, and unpacked. */
async function weightOf(page: Page): Promise<{ sent: number; unpacked: number }> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.toJSON() as PerformanceResourceTiming))
  const scripts = loaded.filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
  const sum = (of: (one: PerformanceResourceTiming) => number) => scripts.reduce((total, one) => total + of(one), 0)
  return { sent: sum((one) => one.encodedBodySize), unpacked: sum((one) => one.decodedBodySize) }
}

/** What axe finds, in the light and in the dark. */
async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    found.push(...violations.map(({ id, nodes }) => `${id} (${colorScheme}) at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`))
  }
  return found
}
