import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

/** What a story may hear from the browser besides silence: it names what it provokes. */
export type Noise = { expect: (...patterns: RegExp[]) => void }

/** How Step Management shows milestones: most stories look at several of them and have them all open. */
export type MilestonesShown = 'all' | 'one'

/** Has the browser show milestones so, as if the person had chosen it before. */
export async function showMilestones(context: BrowserContext, shown: MilestonesShown): Promise<void> {
  await context.addInitScript((kept) => {
    // a page that the browser shows in place of one that does not answer has no storage
    if (location.protocol.startsWith('http')) localStorage.setItem('wpb.draft.milestones-shown', JSON.stringify(kept))
  }, shown)
}

/** A story fails by any console error, page error, failed request or answer of 500 and more that it did not announce. */
export const test = base.extend<{ noise: Noise; milestones: MilestonesShown }>({
  milestones: ['all', { option: true }],
  context: async ({ context, milestones }, use) => {
    await showMilestones(context, milestones)
    await use(context)
  },
  noise: [
    async ({ page }, use) => {
      const heard: string[] = []
      const announced: RegExp[] = []
      listen(page, heard)
      await use({ expect: (...patterns) => announced.push(...patterns) })
      const unexpected = heard.filter((line) => !announced.some((pattern) => pattern.test(line)))
      expect(unexpected, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
})

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} ${message.location().url ?? ''}`)
  })
  page.on('pageerror', (error) => heard.push(`page: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // leaving a page calls its requests off; that is no failure
    if (reason !== 'net::ERR_ABORTED') heard.push(`request: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) heard.push(`answer: ${response.status()} ${response.url()}`)
  })
}

/** What the browser says of an answer that is an error; a story that provokes one announces it with this. */
export const REFUSED = /Failed to load resource: the server responded with a status of \d+|^answer: 5\d\d /

/** A wait for what takes minutes even where nothing else is going on. */
export const LONG_WORK = { timeout: 900_000 }

/** axe finds nothing on the screen once what moves in has arrived: something half faded in, or out, has no contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  // to wait for the end would hang on a page that is not painted just now
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    for (const animation of ending) animation.finish()
  })
  // a message may leave while axe looks
  const still = await page.addStyleTag({ content: '* { transition: none !important }' })
  // without frames of other sites there is no need for a page of axe's own
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  await still.evaluate((element) => element.parentNode?.removeChild(element))
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(told).toEqual([])
}

/** Where a story looks at a screen: at a desk and on a phone. */
export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** The screen can be used by everybody and nothing sticks out at its side, on a phone and at a desk, where it ends. */
export async function expectSound(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow, `pixels that stick out at the side of ${size.width}`).toBeLessThanOrEqual(0)
  }
}

/** A message shows with this title and, when given, this text; the one before may still be fading out. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const here = page.locator(':not([data-removed="true"])')
  const toast = page
    .getByRole('region', { name: /Messages/ })
    .getByRole('listitem')
    .and(here)
    .filter({ hasText: title })
    .first()
  await expect(toast).toBeVisible()
  if (description) await expect(toast).toContainText(description)
}
