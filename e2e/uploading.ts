import { expect, type Page } from '@playwright/test'
import { sample } from './documents.ts'
import type { Proposal } from './solicitations.ts'

/** Fills in the dashboard, which is showing, and uploads the solicitation; ends at the review of what was read. */
export async function uploadSolicitation(page: Page, proposal: Proposal): Promise<void> {
  await page.getByLabel('Company Name').fill(proposal.company)
  await page.getByRole('radio', { name: `Phase ${proposal.phase}`, exact: true }).click()
  await page.getByRole('radio', { name: proposal.program }).click()
  if (proposal.institution) await page.getByLabel('Research Institution').fill(proposal.institution)
  await page.getByLabel('Period of Performance').fill(String(proposal.months))
  await page.getByLabel('Award Amount').fill(String(proposal.award))
  await page.getByLabel('Customer Organization').fill(proposal.customer)
  await page.getByLabel('System Name').fill(proposal.system)
  await page.getByLabel('Solicitation PDF').setInputFiles(sample(proposal.file))
  await page.getByRole('button', { name: 'Upload & Analyze' }).click()
  await expect(page).toHaveURL('/global-interview')
}
