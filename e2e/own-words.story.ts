import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectAccessible, expectToast, test } from './story.ts'

test.use({ milestones: 'one' })

const OWN = 'Marlow shields the antenna with a sleeve that two people mount in an hour.'

const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })

test('the month that I choose stands in the text and the Word table, and the scope that I worded stays when the plan is completed again', async ({
  page,
}) => {
  await withPlan(page, SHIELD)
  await page.goto('/steps#milestone-2')
  const second = milestone(page, 2)

  await test.step('another month, and the way back', async () => {
    await second.getByLabel('Due').selectOption('Award + 3 Months')
    await expectToast(page, 'Milestone 2 is due at Award + 3 Months', 'Wherever it names its month.')
    await expect(second.getByRole('textbox', { name: /text/ })).toHaveValue(
      /^Milestone 2 - Stage 2 of the shield\nDue: Award \+ 3 Months\./,
    )
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(second.getByLabel('Due')).toHaveValue('2')
    await second.getByLabel('Due').selectOption('Award + 3 Months')
    await expect(second.getByText('Award + 3 Months', { exact: true }).first()).toBeVisible()
    await expect(second.getByRole('textbox', { name: /text/ })).toHaveValue(/Due: Award \+ 3 Months/)
    await expectAccessible(page)
  })

  await test.step('the scope in my words', async () => {
    await page.getByRole('button', { name: 'Work Plan Complete' }).first().click()
    await page.waitForURL('**/final-export')
    await page.getByRole('button', { name: 'Edit the scope' }).click()
    await page.getByRole('textbox', { name: 'Scope' }).fill(OWN)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Scope' })).toHaveValue(OWN)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save the scope' }).click()
    await expect(page.getByLabel('Work plan text')).toContainText(OWN)
  })

  await test.step('who the customer is, taken out when the plan is there', async () => {
    await page.getByRole('link', { name: 'Project facts' }).click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const customer = page.getByRole('textbox', { name: 'Customer Organization' })
    await expect(customer).toHaveValue(SHIELD.customer)
    await customer.fill('')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(customer).toBeHidden()
    await page.getByRole('link', { name: 'Plan as it stands' }).click()
    await expect(page.getByLabel('Work plan text')).toContainText(OWN)
  })

  await page.getByRole('link', { name: 'Back to Edit' }).click()
  await page.getByRole('button', { name: 'Work Plan Complete' }).first().click()
  await page.waitForURL('**/final-export')
  await expect(page.getByLabel('Work plan text')).toContainText(OWN)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  const { rows, paragraphs } = openedWord(readFileSync(await (await download).path()))
  expect(paragraphs.join('\n')).toContain(OWN)
  expect(paragraphs.join('\n')).not.toContain(SHIELD.customer)
  expect(rows.map((row) => JSON.stringify(row)).filter((row) => row.includes('Award + 3 Months'))).not.toEqual([])
})
