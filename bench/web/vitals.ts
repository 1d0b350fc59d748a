import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** What a browser says of how a screen came and answers; times in milliseconds, the shift without a unit. Null where it could not be seen. */
export type Vitals = { lcp: number | null; cls: number; inp: number | null }

type Noted = Partial<Record<'LCP' | 'CLS' | 'INP', number>>

const LIBRARY = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace('umd.cjs', 'iife.js')

/** Has the page note its vitals from its first moment on, as the library counts them. Before it is gone to. */
export async function noteVitals(page: Page): Promise<void> {
  // the browser's script names itself in a scope that ends with it
  await page.addInitScript({ content: `${readFileSync(LIBRARY, 'utf8')}; globalThis.webVitals = webVitals` })
  await page.addInitScript(() => {
    type Metric = { name: string; value: number }
    type Watch = (told: (metric: Metric) => void, options: object) => void
    const { webVitals } = globalThis as unknown as { webVitals: Record<'onLCP' | 'onCLS' | 'onINP', Watch> }
    const noted: Record<string, number> = {}
    Object.assign(globalThis, { notedVitals: noted })
    for (const watch of [webVitals.onLCP, webVitals.onCLS, webVitals.onINP]) {
      watch(({ name, value }) => Object.assign(noted, { [name]: value }), { reportAllChanges: true, durationThreshold: 16 })
    }
  })
}

/** The vitals that have been noted up to now. */
export async function notedVitals(page: Page): Promise<Vitals> {
  const { LCP, CLS, INP } = await page.evaluate(() => (globalThis as unknown as { notedVitals: Noted }).notedVitals)
  return { lcp: LCP ?? null, cls: CLS ?? 0, inp: INP ?? null }
}

/** Makes the page's processor so many times slower, as that of a small machine is. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}
