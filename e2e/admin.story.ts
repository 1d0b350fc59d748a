import { expect } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { failing, undisturbed } from './interference.ts'
import { signedIn } from './people.ts'
import { expectSound, expectToast, REFUSED, test } from './story.ts'
import { pumpTopic, wordTopic } from './written-documents.ts'

test('the company is described once, card by card, with its documents, and is there the next time', async ({ page, noise }) => {
  noise.expect(REFUSED)
  await signedIn(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Admin Portal' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByLabel('Last Name')).toHaveValue('Marlow')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Company Name').fill('Acme Antennas')
  await page.getByLabel('Technology Overview').fill('A sleeve of ferrite tiles, 18 dB at 150 MHz in 2023.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Account information saved')

  await test.step('what is not saved survives a server that is out of reach, and a reload', async () => {
    await failing(page, api.changeCompany, 'The disk is full.')
    await page.getByRole('button', { name: 'Save Company Information' }).click()
    await expectToast(page, 'Save failed', 'The disk is full.')
    await expect(page.getByText('Not saved: kept in this browser')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('Ada')
    await expect(page.getByLabel('Technology Overview')).toHaveValue(/ferrite/)
    await undisturbed(page, api.changeCompany)
    await page.getByRole('button', { name: 'Save Company Information' }).click()
    await expectToast(page, 'Company information saved')
  })

  await test.step('documents are added, refused with a reason, and removed', async () => {
    await page.getByLabel('Technology One-Pager').setInputFiles(await wordTopic())
    const onePager = page.getByRole('list', { name: 'Technology One-Pager' })
    await expect(onePager.getByRole('listitem')).toContainText(/\d+ pages? read/)
    await page.getByLabel('Additional Documents').setInputFiles([{ ...pumpTopic(), name: 'notes.rtf' }])
    await expect(page.getByText('notes.rtf was not added')).toBeVisible()
    await expect(page.getByText('It is not a PDF, a Word document or plain text.')).toBeVisible()
    await page.getByLabel('Additional Documents').setInputFiles('src/server/documents/testing/one-pager.doc')
    await expect(page.getByRole('list', { name: 'Additional Documents' }).getByRole('listitem')).toContainText('1 page read')
    await expect(page.getByText('notes.rtf was not added')).toBeHidden()
    const buffer = Buffer.from('Company Name: Acme Antennas, Inc.\n\nOur company has 14 people and one anechoic chamber in Dayton.')
    await page
      .getByRole('button', { name: 'Additional Documents' })
      .setInputFiles([{ name: 'earlier-proposal.txt', mimeType: 'text/plain', buffer }])
    await expect(page.getByRole('list', { name: 'Additional Documents' })).toContainText('earlier-proposal.txt')
    await expect(page.getByRole('region', { name: /for Company Description$/ })).toContainText('one anechoic chamber in Dayton')
    await expectSound(page)
    await onePager.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(onePager).toBeHidden()
  })
  await page.reload()
  await expect(page.getByLabel('Technology Overview')).toHaveValue(/ferrite/)
})
