import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { finalizeStep } from './finalized-step.ts'
import { failing } from './interference.ts'
import { ask, withPlan } from './seeded.ts'
import { type Proposal, SHIELD } from './solicitations.ts'
import { expectSound, expectToast, REFUSED, test } from './story.ts'

/** An Army topic proposed for Phase I: its work plan may have two pages. */
const ARMY: Proposal = {
  ...SHIELD,
  file: 'A254-049-typeset-from-text.pdf',
  company: 'Larkfield Apertures',
  customer: 'Army Test and Evaluation Command',
}

const TWO_PAGES = 'Army Non-Proprietary Work Plan (2 pages)'

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
const sheets = (page: Page) => page.getByRole('region', { name: 'The document, about as it will print' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** A plan whose second step is finalized, on its final screen. */
async function finalScreen(page: Page, proposal: Proposal) {
  const seeded = await withPlan(page, proposal)
  await finalizeStep(page, seeded, 2, NARRATIVE)
  await page.goto('/final-export')
  await expect(choice(page)).toHaveAccessibleName('Include the narratives of finalized steps (1 of 5)')
  return seeded
}

async function exported(page: Page, button = 'Export to Word') {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), ...openedWord(readFileSync(await file.path())) }
}

test('the finished plan is copied and exported, by either button, and is kept as handed over; what fails meanwhile does not hold it up', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(REFUSED, /finaliz/i)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { topic, planId } = await withPlan(page, SHIELD)
  await ask(page, api.updateWorkPlan, { id: planId, scope_paragraph: 'This plan covers the shield.' })
  await failing(page, api.packageSteps, 'The database is away.', 3)
  await failing(page, api.finalizeWorkPlan, 'The database is away.', 1)
  await page.goto('/final-export')

  await test.step('without narratives, and with a server that cannot mark it, it is exported all the same', async () => {
    const alert = page.getByRole('alert').filter({ hasText: 'The narratives could not be loaded' })
    await expect(alert).toContainText('The database is away. Without them the plan is exported as it is.')
    const { rows, paragraphs } = await exported(page)
    expect(rows).toHaveLength(6)
    expect(paragraphs.join('\n')).not.toContain('Milestone narratives')
    await expectToast(page, 'Export successful', 'Work plan exported as Word document')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toBeHidden()
    await expect(choice(page)).toBeHidden()
  })

  await test.step('Download Work Plan saves the same and marks it', async () => {
    expect((await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })).finalized_at).toBeNull()
    const { name, rows } = await exported(page, 'Download Work Plan')
    expect(name).toBe('Phase-I-Work-Plan-Marlow Electromagnetics.docx')
    expect(rows).toHaveLength(6)
    const stored = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
    expect(stored.finalized_at).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(stored.finalized_work_plan).toMatchObject({ company_name: SHIELD.company, phase: 'I', period_of_performance: 6 })
  })

  await test.step('it is copied as it stands', async () => {
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
    await expectToast(page, 'Copied to clipboard', 'Work plan content copied')
    const text = await copied(page)
    expect(text).toMatch(/^Phase I Work Plan:\n\nScope:\nThis plan covers the shield\.\n\nMilestone 1 - Stage 1 of the shield\n/)
    expect(text).toContain('\n\nDeliverables:\n• Report of stage 5 (PDF)\n• Data of stage 5 (CSV)\n\nAcceptance criteria:\n• ')
    expect(text).toMatch(/\n\nPayment: \$[\d,]+\.\d\d\n\nRequirements and where they are answered:\n/)
  })

  await test.step('as a statement of work it has notes on option and payment, and has a requirement that it does not answer as open', async () => {
    const { name, rows, paragraphs } = await exported(page, 'Export the statement of work for the technical volume')
    expect(name).toBe('Phase-I-Work-Plan-Marlow Electromagnetics-Statement-of-Work.docx')
    expect(rows).toHaveLength(6)
    expect(paragraphs.join('\n')).toContain('50% on day 15 ($70,000.00), 35% on day 90 ($49,000.00), 15% on day 180 ($21,000.00)')
    await expect(page.getByRole('heading', { name: /^To answer, and open in the document's table/ })).toBeVisible()
    expect(paragraphs).not.toContain('Not answered')
    expect(paragraphs).toContain('Open')
  })

  await test.step('a Word file that cannot be made is said so', async () => {
    noise.expect(/word-[^/]*\.js|ERR_FAILED/)
    await page.route(/\/word-form-[^/]*\.js$/, (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Export to Word' }).click()
    await expectToast(page, 'Export failed')
  })
})

test('a finalized narrative stands in the document as it is shown, in the Word file and in what I copy as long as I want it there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await finalScreen(page, SHIELD)
  await expect(choice(page)).not.toBeChecked()
  await choice(page).check()
  await expect(choice(page)).toHaveAccessibleDescription(
    "The Navy's technical volume, which holds the plan, has ten pages at most. A milestone has a narrative once you press Finalize Step in it: not yet Milestones 1, 3, 4 and 5.",
  )
  await expect(sheets(page).getByRole('heading', { name: 'Milestone 2 - Stage 2 of the shield' }).last()).toBeVisible()
  await expect(sheets(page).getByRole('heading', { name: 'Objective' })).toBeVisible()
  await expect(sheets(page)).toContainText('The coupons are cut in Dayton, Ohio (solicitation p. 1).')
  await expect(page.getByText(/^Page 1 of (?:1|about \d{1,2})$/).first()).toBeVisible()
  await expect(sheets(page).locator('script, img, a')).toHaveCount(0)
  await expectSound(page)

  const { paragraphs } = await exported(page)
  const told = paragraphs.slice(paragraphs.indexOf('Milestone narratives'))
  expect(told.slice(0, 5)).toEqual([
    'Milestone narratives',
    'Milestone 2 - Stage 2 of the shield',
    'Objective',
    'The coupons are cut in Dayton, Ohio (solicitation p. 1).',
    '1.\tCut the coupons.',
  ])
  expect(told).toEqual(expect.arrayContaining(['Loss', '30 dB']))
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expectToast(page, 'Copied to clipboard')
  const text = await copied(page)
  expect(text).toContain('\n\nMilestone narratives:\n\nMilestone 2 - Stage 2 of the shield\n\nObjective\n\nThe coupons are cut')
  expect(text).toContain('1. Cut the coupons.\n2. Measure each of them.')

  await choice(page).uncheck()
  await page.reload()
  await expect(choice(page)).not.toBeChecked()
  await expect(sheets(page)).not.toContainText('The coupons are cut in Dayton')
  expect((await exported(page)).paragraphs.join('\n')).not.toMatch(/Milestone narratives|coupons/)
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expect.poll(() => copied(page)).not.toContain('coupons')
})

test('an Army plan is seen as it will print and exported as the five columns or as its two-page work plan; the file is checked before I hand it in', async ({
  page,
}) => {
  await finalScreen(page, ARMY)
  await expect(choice(page)).not.toBeChecked()
  await expect(choice(page)).toHaveAccessibleDescription(/^The Army's work plan has two pages at most\. .*not yet Milestones 1, 3/)
  await expect(page.getByText(/The Army asks for a form of its own/)).toContainText(
    'Army SBIR 25.4 Release 12 instructions, section 3.7(f), p. 14',
  )

  await test.step('Export to Word gives the five columns under the usual name', async () => {
    const { name, rows, paragraphs } = await exported(page)
    expect(name).toBe('Phase-I-Work-Plan-Larkfield Apertures.docx')
    expect(rows[0]?.map((cell) => cell.join(''))).toEqual(['MILESTONE', 'DURATION', 'DELIVERABLES', 'ACCEPTANCE CRITERIA', 'PAYMENT'])
    expect(paragraphs.join('\n')).not.toContain('Milestone narratives')
  })

  await test.step('that file is read as an agency reads it, and nothing of the plan was lost', async () => {
    await page.getByRole('button', { name: 'Check Phase-I-Work-Plan-Larkfield Apertures.docx' }).click()
    await expect(page.getByText(/requirements? found.* in Phase-I-Work-Plan/)).toContainText(
      '5 of 5 milestone headings, 10 of 10 deliverables',
    )
    const tables = page.getByRole('table', { name: /^Requirements (?:to look at|found) in/, includeHidden: true })
    await expect(tables.filter({ hasText: 'R1' }).first()).toBeAttached()
    await expect(page.getByRole('region', { name: 'Not found of the plan' })).toBeHidden()
  })

  await test.step('the pages are turned, and the other form is shown by keyboard', async () => {
    const sheets = page.getByRole('region', { name: 'The document, about as it will print' })
    await expect(sheets.getByRole('table').first()).toContainText('Stage 5 of the shield')
    await expect(sheets.getByRole('heading', { name: 'Scope' })).toBeVisible()
    await page.getByRole('tab', { name: 'Five columns' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: TWO_PAGES })).toHaveAttribute('aria-selected', 'true')
    await expect(sheets.getByRole('heading', { name: 'Anticipated Project Duration' })).toBeVisible()
    await expect(page.getByRole('meter', { name: 'Pages' })).toHaveAttribute('aria-valuetext', /About (?:1 page|2 pages) of 2/)
    const about = page.getByRole('region', { name: 'About this form' })
    await expect(about).toContainText('nothing sensitive or proprietary in it')
    await expect(about).toContainText('Left out: payments')
    await expectSound(page)
  })

  await choice(page).check()
  const shown = page.getByRole('region', { name: 'The document, about as it will print' })
  await expect(shown.getByRole('heading', { name: 'Milestone narratives' })).toBeVisible()
  const { name, paragraphs, rows, part } = await exported(page, `Export the ${TWO_PAGES}`)
  expect(name).toBe('Phase-I-Work-Plan-Larkfield Apertures-Army-Non-Proprietary.docx')
  expect(paragraphs[0]).toBe('Non-Proprietary Work Plan')
  expect(paragraphs).toEqual(
    expect.arrayContaining(['Technical Objectives', 'Key Milestones and Target Completion Dates', 'Anticipated Project Duration']),
  )
  expect(paragraphs).toEqual(
    expect.arrayContaining(['Milestone narratives', 'Milestone 2 - Stage 2 of the shield', '1.\tCut the coupons.']),
  )
  expect(rows).toHaveLength(6)
  expect(rows[1]?.[2]).toEqual(['Award + 1 Month'])
  expect(part('word/document.xml')).not.toContain('$')
})
