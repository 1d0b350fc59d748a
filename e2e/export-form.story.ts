import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { withPlan } from './seeded.ts'
import { type Proposal, SHIELD } from './solicitations.ts'
import { expectAccessible, test } from './story.ts'

/** An Army topic proposed for Phase I. */
const ARMY: Proposal = {
  ...SHIELD,
  file: 'A254-049-typeset-from-text.pdf',
  company: 'Larkfield Apertures',
  customer: 'Army Test and Evaluation Command',
}

const TWO_PAGES = 'Army Non-Proprietary Work Plan (2 pages)'

async function finalScreen(page: Page, proposal: Proposal) {
  await withPlan(page, proposal)
  await page.goto('/final-export')
  await expect(page.getByRole('heading', { name: 'Word document' })).toBeVisible()
}

async function exported(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  const file = await download
  return { name: file.suggestedFilename(), ...openedWord(readFileSync(await file.path())) }
}

test('an Army plan is exported as its two-page work plan when I choose it, by keyboard too', async ({ page }) => {
  await finalScreen(page, ARMY)
  await expect(page.getByRole('radio', { name: 'Five-column table' })).toBeChecked()
  await expect(page.getByText('Army SBIR 25.4 Release 12 instructions, section 3.7(f), p. 14')).toBeVisible()
  await page.getByRole('radio', { name: 'Five-column table' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: TWO_PAGES })).toBeChecked()
  const about = page.getByRole('region', { name: 'About this form' })
  await expect(about).toContainText(/About (?:1 page|2 pages) of the 2 that it may have/)
  await expect(about).toContainText('nothing sensitive or proprietary in it')
  await expect(about).toContainText('Left out: payments')
  await expectAccessible(page)
  const { name, paragraphs, rows, part } = await exported(page)
  expect(name).toBe('Phase-I-Work-Plan-Larkfield Apertures-Army-Non-Proprietary.docx')
  expect(paragraphs[0]).toBe('Non-Proprietary Work Plan')
  expect(paragraphs).toEqual(
    expect.arrayContaining(['Technical Objectives', 'Key Milestones and Target Completion Dates', 'Anticipated Project Duration']),
  )
  expect(rows).toHaveLength(6)
  expect(rows[1]?.[2]).toEqual(['Award + 1 Month'])
  expect(part('word/document.xml')).not.toContain('$')
})

test('without a choice the five columns are exported under the usual name', async ({ page }) => {
  await finalScreen(page, ARMY)
  const { name, rows, paragraphs } = await exported(page)
  expect(name).toBe('Phase-I-Work-Plan-Larkfield Apertures.docx')
  expect(rows[0]?.map((cell) => cell.join(''))).toEqual(['MILESTONE', 'DURATION', 'DELIVERABLES', 'ACCEPTANCE CRITERIA', 'PAYMENT'])
  expect(paragraphs.join('\n')).not.toContain('Annex')
})

test('the requirement coverage is appended when I ask for it', async ({ page }) => {
  await finalScreen(page, SHIELD)
  const annex = page.getByRole('checkbox', { name: 'Append the requirement coverage as an annex' })
  await expect(annex).not.toBeChecked()
  await annex.check()
  const { paragraphs } = await exported(page)
  expect(paragraphs).toContain('Annex: Requirement coverage')
  expect(paragraphs).toContain('The antenna must operate in the 1.5MHz to 90MHz range (Threshold)')
})

test('a Navy plan is exported with the notes on its option and on the days of payment', async ({ page }) => {
  await finalScreen(page, SHIELD)
  await page.getByText('Five columns with Navy notes').click()
  const { name, rows, paragraphs } = await exported(page)
  expect(name).toBe('Phase-I-Work-Plan-Marlow Electromagnetics-Navy.docx')
  expect(rows).toHaveLength(6)
  expect(paragraphs.join('\n')).toContain('50% on day 15 ($70,000.00), 35% on day 90 ($49,000.00), 15% on day 180 ($21,000.00)')
})

test('on a phone the choice fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await finalScreen(page, ARMY)
  await page.getByText(TWO_PAGES).click()
  await expect(page.getByRole('region', { name: 'About this form' })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
