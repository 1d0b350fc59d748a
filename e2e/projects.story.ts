import { expect } from '@playwright/test'
import { signedIn } from './people.ts'
import { kept } from './seeded.ts'
import { expectAccessible, expectToast, test } from './story.ts'

test('a sample solicitation becomes a project that is named, archived, deleted and brought back', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await page.getByLabel('Company Name').fill('Acme')
  await page.getByRole('button', { name: /Take a sample/ }).click()
  await page.getByRole('button', { name: 'Upload & Analyze' }).click()
  await expectToast(page, 'Upload successful')

  await test.step('what is known of the component stands beside what I entered', async () => {
    const facts = page
      .getByRole('region')
      .filter({ hasText: 'Project Information' })
      .or(page.locator('section', { hasText: 'Project Information' }))
    await expect(facts.first()).toContainText('$140,000.00')
    await expect(facts.first()).toContainText('From DoD SBIR 25.1 BAA, Navy instructions')
    await page.getByRole('button', { name: 'Start Interview' }).click()
  })

  await test.step('and can be looked at again; Back leads back to the question', async () => {
    const outline = page.getByRole('navigation', { name: 'Project', exact: true })
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await outline.getByRole('link', { name: 'Component instructions' }).click()
    await expect(page.getByRole('heading', { name: 'Component instructions' })).toBeInViewport()
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Initial Interview Questions' })).toBeVisible()
    await outline.getByRole('link', { name: 'What was read' }).click()
    await expect(page.getByRole('heading', { name: 'Solicitation', level: 1 })).toBeVisible()
  })

  const table = page.getByRole('table', { name: 'Your projects' })
  const more = async (item: string) => {
    await table.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(table).toContainText('answered')
  await more('Rename')
  await page.getByRole('textbox', { name: 'Name of the project' }).fill('The antenna')
  await page.keyboard.press('Enter')
  await expect(table).toContainText('The antenna')
  await expectAccessible(page)

  await test.step('archived, and put back', async () => {
    await more('Archive')
    await page.getByText('Archived (1)').click()
    await page.getByRole('button', { name: 'Put back The antenna' }).click()
    await expect(table).toContainText('The antenna')
  })

  await test.step('deleted, which closes it, and undone, which opens it again', async () => {
    await more('Delete')
    await expect(page.getByText('Deleted (1)')).toBeVisible()
    expect(await kept(page, 'currentTopic')).toBeNull()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(table).toContainText('open now')
  })
})
