import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { finalizeStep } from './finalized-step.ts'
import { failing, undisturbed } from './interference.ts'
import { withPlan } from './seeded.ts'
import { type Proposal, SHIELD } from './solicitations.ts'
import { expectAccessible, expectToast, REFUSED, test } from './story.ts'

/** An Army topic proposed for Phase I: its work plan may have two pages. */
const ARMY: Proposal = {
  ...SHIELD,
  file: 'A254-049-typeset-from-text.pdf',
  company: 'Larkfield Apertures',
  customer: 'Army Test and Evaluation Command',
}

const NARRATIVE = `## Stage 2 of the shield

### Objective

The **coupons** are cut in Dayton, Ohio (solicitation p. 1).

1. Cut the coupons.
2. Measure each of them.

| Test | Value |
|---|---|
| Loss | 30 dB |

<script>window.hit = 1</script>`

const choice = (page: Page) => page.getByRole('checkbox', { name: /^Include the narratives of finalized steps/ })
const region = (page: Page) => page.getByRole('region', { name: 'Milestone narratives' })

async function finalScreen(page: Page, proposal: Proposal, narrative = NARRATIVE) {
  const seeded = await withPlan(page, proposal)
  await finalizeStep(page, seeded, 2, narrative)
  await page.goto('/final-export')
  return seeded
}

async function exported(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  return openedWord(readFileSync(await (await download).path()))
}

test('a finalized narrative stands on the final screen, in the Word file and in what I copy, until I leave it out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await finalScreen(page, SHIELD)
  await expect(choice(page)).toBeChecked()
  await expect(choice(page)).toHaveAccessibleName('Include the narratives of finalized steps (1 of 5)')
  await expect(choice(page)).toHaveAccessibleDescription('Steps 1, 3, 4 and 5 are not finalized and are left out.')
  await expect(region(page).getByRole('heading')).toHaveText(['Milestone 2 - Stage 2 of the shield', 'Objective'])
  await expect(region(page)).toContainText('The coupons are cut in Dayton, Ohio (solicitation p. 1).')
  await expect(region(page).locator('script, img, a')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'List below each what it rests on: pages and answers' }).check()
  await expect(region(page)).toContainText(/Sources: .*(?:pp?\. \d|answers? )/)
  const { paragraphs } = await exported(page)
  const told = paragraphs.slice(paragraphs.indexOf('Milestone narratives'))
  expect(told.slice(0, 5)).toEqual([
    'Milestone narratives',
    'Milestone 2 - Stage 2 of the shield',
    'Objective',
    'The coupons are cut in Dayton, Ohio (solicitation p. 1).',
    'Cut the coupons.',
  ])
  expect(told).toEqual(expect.arrayContaining(['Loss', '30 dB']))
  expect(told.at(-1)).toMatch(/^Sources: .*(?:pp?\. \d|answers? )/)
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expectToast(page, 'Copied to clipboard')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('\n\nMilestone narratives:\n\nMilestone 2 - Stage 2 of the shield\n\nObjective\n\nThe coupons are cut')
  expect(copied).toContain('1. Cut the coupons.\n2. Measure each of them.')

  await choice(page).uncheck()
  await page.reload()
  await expect(choice(page)).not.toBeChecked()
  await expect(region(page)).toContainText('The coupons are cut in Dayton')
  expect((await exported(page)).paragraphs.join('\n')).not.toMatch(/Milestone narratives|coupons/)
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toContain('coupons')
})

test('an Army plan leaves them out because its work plan has two pages, and takes them into the form when I ask for it', async ({
  page,
}) => {
  await finalScreen(page, ARMY)
  await expect(choice(page)).not.toBeChecked()
  await expect(choice(page)).toHaveAccessibleDescription(/^The Army's work plan has two pages at most\. Steps 1, 3/)
  expect((await exported(page)).paragraphs.join('\n')).not.toContain('Milestone narratives')
  await page.getByText('Army Non-Proprietary Work Plan (2 pages)').click()
  await choice(page).check()
  await expect(page.getByRole('region', { name: 'About this form' })).toContainText('The narratives come on pages of their own after them.')
  const { paragraphs } = await exported(page)
  expect(paragraphs[0]).toBe('Non-Proprietary Work Plan')
  expect(paragraphs).toEqual(expect.arrayContaining(['Milestone narratives', 'Milestone 2 - Stage 2 of the shield', 'Cut the coupons.']))
})

test('without a finalized step there is nothing to include', async ({ page }) => {
  await withPlan(page, SHIELD)
  await page.goto('/final-export')
  await expect(choice(page)).toBeDisabled()
  await expect(page.getByText('No step is finalized, so there is no narrative to include.')).toBeVisible()
  await expect(region(page)).toBeHidden()
  expect((await exported(page)).rows).toHaveLength(6)
})

test('narratives that cannot be loaded leave the plan as it is, and are asked for again', async ({ page, noise }) => {
  noise.expect(REFUSED)
  const seeded = await withPlan(page, SHIELD)
  await finalizeStep(page, seeded, 2, NARRATIVE)
  await failing(page, api.packageSteps, 'The database is away.')
  await page.goto('/final-export')
  const alert = page.getByRole('alert').filter({ hasText: 'The narratives could not be loaded' })
  await expect(alert).toContainText('The database is away. Without them the plan is exported as it is.')
  const { rows, paragraphs } = await exported(page)
  expect(rows).toHaveLength(6)
  expect(paragraphs.join('\n')).not.toContain('Milestone narratives')
  await undisturbed(page, api.packageSteps)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(choice(page)).toBeChecked()
})

for (const width of [1280, 390]) {
  test(`the choice and the narratives can be used by everybody, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await finalScreen(page, SHIELD)
    await expect(region(page)).toContainText('The coupons are cut in Dayton')
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
