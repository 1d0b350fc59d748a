import { mkdir, writeFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { inBrowser } from '../bench/serving/browser.ts'
import { currentTopic, PERSON, signUp, uploadTopic } from '../bench/serving/proposal.ts'
import { api } from '../src/contract/api.ts'
import { call } from '../src/contract/client.ts'
import type { CurrentTopic } from '../src/domain/topic.ts'
import { EXAMPLE } from '../src/web/plain/example/example-plan.ts'
import { build } from './setup/build.mjs'

/** `npm run pictures`: takes the pictures of the screens that the front page shows, in the light and in the dark, with the plan that anybody may look at. */
const FOLDER = 'public/pictures'
/** As wide as the front page shows them, on a wide screen and on a telephone, and drawn finer, so that their words can be read there. */
const SIZES = {
  '': { viewport: { width: 1040, height: 650 }, deviceScaleFactor: 1.25 },
  '-narrow': { viewport: { width: 380, height: 560 }, deviceScaleFactor: 2 },
} as const
/** How well WebP keeps them, of 1. */
const QUALITY = 0.6

const SCREENS: { name: string; path: string; show: (page: Page) => Promise<void> }[] = [
  {
    name: 'solicitation',
    path: '/solicitation',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Show R4|^R4/ })
        .first()
        .click()
      await page.locator('.lit-box').first().waitFor()
    },
  },
  {
    name: 'steps',
    path: '/steps#milestone-2',
    show: async (page) => {
      const milestone = page.getByRole('region', { name: /^Milestone 2 / })
      await milestone.getByRole('textbox').first().waitFor()
      await milestone.evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 122 }))
    },
  },
  {
    name: 'final',
    path: '/final-export',
    show: async (page) => {
      const pages = page.getByRole('region', { name: 'The document, about as it will print' })
      await pages.evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top - 240 }))
    },
  },
]

await build()
await mkdir(FOLDER, { recursive: true })
await inBrowser(async (browser, url) => {
  const topic = await seeded(url)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const size of ['', '-narrow'] as const) await taken(browser, url, topic, colorScheme, size)
})

/** An account with the example's solicitation, interview and plan; gives what the browser keeps of its topic. */
async function seeded(url: string): Promise<CurrentTopic> {
  const { plan, solicitation, answers } = EXAMPLE
  const token = await signUp(url)
  const caller = { base: url, token: async () => token }
  const topic = await uploadTopic(url, token, { path: solicitation, phase: plan.phase, period: plan.period_of_performance })
  const { topic_slug, topic_store_id } = topic
  const kept = {
    ...currentTopic(topic),
    phase: plan.phase,
    companyName: plan.company_name,
    customerOrganization: plan.customer_org,
    totalProposedEffort: 140_000,
  }
  const { id } = await call(caller, api.createProject, {
    company_name: plan.company_name,
    phase: plan.phase,
    contract_type: 'SBIR',
    topic: kept,
  })
  await call(caller, api.finalizeGlobalInterview, {
    topic_slug,
    topic_store_id,
    qa_transcript: answers.filter(({ slot }) => /^Q/.test(slot)),
  })
  const { scope_paragraph, milestones } = plan
  await call(caller, api.createWorkPlan, { project_id: id, scope_paragraph, milestones })
  return { ...kept, projectId: id }
}

async function taken(
  browser: Browser,
  url: string,
  topic: CurrentTopic,
  colorScheme: 'light' | 'dark',
  size: keyof typeof SIZES,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url, ...SIZES[size], colorScheme, reducedMotion: 'reduce' })
  await context.request.post('/api/auth/sign-in/email', { data: PERSON, headers: { origin: url } })
  const page = await context.newPage()
  await page.goto('/account')
  await page.evaluate((kept) => localStorage.setItem('currentTopic', kept), JSON.stringify(topic))
  for (const { name, path, show } of SCREENS) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await show(page)
    await page.waitForLoadState('networkidle')
    await writeFile(`${FOLDER}/${name}-${colorScheme}${size}.webp`, await packed(page, await page.screenshot()))
  }
  await context.close()
}

/** The picture as WebP, which the browser itself can write. */
async function packed(page: Page, png: Buffer): Promise<Buffer> {
  const written = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [png.toString('base64'), QUALITY] as const,
  )
  return Buffer.from(written, 'base64')
}
