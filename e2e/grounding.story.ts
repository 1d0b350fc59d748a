import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import type { Requirement } from '../src/domain/solicitation/analysis.ts'
import { openedWorkbook } from '../src/export/testing/opened-workbook.ts'
import { failing, undisturbed } from './interference.ts'
import { coverage, left, wholeCoverage, wholeLeft } from './left.ts'
import { ask, type Seeded, withPlan } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectLit } from './source-words.ts'
import { expectAccessible, expectToast, REFUSED, test } from './story.ts'

const milestone = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
const text = (page: Page, number: number) => milestone(page, number).getByRole('textbox', { name: /text/ })
const card = (page: Page) => page.getByRole('region', { name: 'What this sentence rests on' })
const requirementLine = (page: Page, { id }: Requirement) =>
  coverage(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${id}, page`) }) })

const INVENTED = 'The Contractor shall ship 400 widgets to Alpha Centauri each month.'

/** Puts the caret into words of a milestone's text. */
async function goTo(page: Page, number: number, words: string): Promise<void> {
  await text(page, number).focus()
  await text(page, number).evaluate((box: HTMLTextAreaElement, sought) => {
    const at = box.value.indexOf(sought)
    box.setSelectionRange(at + 1, at + 1)
  }, words)
}

/** A plan whose first milestone says this, and that says nothing else which would need a source. */
async function withText(page: Page, refined_text: string): Promise<Seeded> {
  const seeded = await withPlan(page, SHIELD)
  for (const { id = '', milestone_number } of seeded.milestones) {
    const text = milestone_number === 1 ? refined_text : `Milestone ${milestone_number} - Work`
    await ask(page, api.updateMilestone, { id, refined_text: text, deliverables: ['Report (PDF)'], acceptance_criteria: [] })
  }
  return seeded
}

async function requirementsOf(page: Page, { topic }: Seeded): Promise<Requirement[]> {
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: topic.storeId })
  return analysis.requirements.filter(({ phase }) => phase === 'any' || phase === topic.phase)
}

test('a citation and a requirement open the solicitation at their words; a gap in the coverage is closed by an edit', async ({ page }) => {
  const seeded = await withPlan(page, SHIELD)
  const { analysis } = await ask(page, api.findSolicitation, { topic_store_id: seeded.topic.storeId })
  const [cited] = analysis.requirements.filter((one) => one.page === 2).sort((a, b) => b.quote.length - a.quote.length)
  if (!cited) throw new Error('The solicitation asks for nothing on its second page')
  const [gap] = (await requirementsOf(page, seeded)).filter(({ kind, quote }) => kind === 'task' && quote.length > 60)
  if (!gap) throw new Error('The solicitation asks for no work')
  await ask(page, api.updateMilestone, { id: seeded.milestones[0]?.id ?? '', refined_text: `Milestone 1 - Kickoff\n\n${cited.quote}` })
  await page.goto('/steps')

  await test.step('the citation of a sentence, by keyboard', async () => {
    await text(page, 1).focus()
    await page.keyboard.press('Control+End')
    const citation = card(page).getByRole('button', { name: `Solicitation, page ${cited.page}` })
    await expect(citation.first()).toBeVisible()
    const quote = (await card(page).locator('blockquote').first().textContent()) ?? ''
    await page.keyboard.press('Tab')
    await expect(citation.first()).toBeFocused()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Solicitation' })
    await expect(viewer.getByText(`Page ${cited.page}:`)).toBeVisible()
    await expectLit(page, quote.slice(1, -1))
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(citation.first()).toBeFocused()
  })

  await test.step('a gap, closed before anything is saved', async () => {
    await wholeCoverage(page)
    await expect(requirementLine(page, gap)).toContainText(/Not answered.*No milestone answers this yet\./)
    await text(page, 3).fill(`Milestone 3 - Work\n\nTask 3.1: The Contractor shall do this: ${gap.quote}`)
    // it moves to the answered ones, of which none is shown unasked
    const answered = requirementLine(page, gap).filter({ hasText: /^R\d+Answered/ })
    await expect.poll(async () => (await wholeCoverage(page)) && (await answered.count())).toBe(1)
    await expect(requirementLine(page, gap).getByRole('link', { name: 'Milestone 3' }).first()).toBeVisible()
  })

  await test.step('a requirement', async () => {
    await coverage(page)
      .getByRole('button', { name: new RegExp(`^${gap.id}, page`) })
      .click()
    await expectLit(page, gap.quote)
  })
})

test('a blank is filled where it is listed; the sentence is then my own statement, and can be undone', async ({ page }) => {
  const { topic } = await withText(page, 'Milestone 1 - Kickoff\n\nThe test runs at [name the test range], led by [name the lead].')
  await page.goto('/steps')
  await expect(await wholeLeft(page)).toContainText('[name the test range]')
  await expect(page.getByRole('navigation', { name: 'Milestones' })).toContainText('2 to mend')
  await milestone(page, 1).getByLabel('Name the test range', { exact: true }).fill('White Sands')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Milestone saved')
  await expect(text(page, 1)).toHaveValue('Milestone 1 - Kickoff\n\nThe test runs at White Sands, led by [name the lead].')
  await expect(milestone(page, 1).getByLabel('Name the lead', { exact: true })).toBeFocused()
  await page.keyboard.type('Dr. Jane Marlow')
  await page.keyboard.press('Enter')
  await expect(left(page)).not.toContainText('[name')
  const written = 'The test runs at White Sands, led by Dr. Jane Marlow.'
  await goTo(page, 1, written)
  await expect(card(page)).toContainText('Your statement')
  await expect(milestone(page, 1).getByRole('heading', { name: 'To fill in' })).toBeHidden()
  await expect(async () => {
    const stored = await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })
    expect(stored.milestones[0]?.refined_text).toContain(written)
    expect(stored.own_statements).toEqual([written])
  }).toPass()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(milestone(page, 1).getByLabel('Name the lead', { exact: true })).toBeVisible()
})

test('a sentence without a source says what of it is invented; it is accepted as my own, by keyboard too, survives a reload, and can be taken back', async ({
  page,
  noise,
}) => {
  noise.expect(REFUSED)
  const { topic } = await withText(page, `Milestone 1 - Kickoff\n\n${INVENTED} The Contractor shall hold 77 meetings on Mars.`)
  const ownStatements = async () => (await ask(page, api.findWorkPlan, { id: topic.projectId ?? '' })).own_statements

  await test.step('sources that cannot be loaded take nothing else away, and come with another try', async () => {
    await failing(page, api.planSources)
    await page.goto('/steps')
    await expect(page.getByText('The sources could not be loaded')).toBeVisible()
    await text(page, 2).fill('Milestone 2 - Mine')
    await milestone(page, 2).getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Milestone saved')
    await undisturbed(page, api.planSources)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(await wholeLeft(page)).toContainText('stand in no answer and in no document')
  })

  await test.step('with the keyboard alone: the caret says what its sentence rests on, and the next one without a source is a press away', async () => {
    await text(page, 1).focus()
    await page.keyboard.press('Control+Home')
    await expect(card(page)).toContainText('Connecting words')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(text(page, 1)).toBeFocused()
    await expect(card(page)).toContainText('Stands in no source:')
    await expect(card(page)).toContainText('400')
    await expectAccessible(page)
    await page.keyboard.press('Control+End')
    await expect(card(page)).toContainText('77')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Accept as my own statement' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page)).toContainText('Your statement')
  })

  await test.step('accepted with the mouse, undone at once, accepted and taken back later', async () => {
    const accept = async () => {
      await goTo(page, 1, INVENTED)
      await page.getByRole('button', { name: 'Accept as my own statement' }).click()
      await expectToast(page, 'Your own statement')
    }
    await accept()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
    await accept()
    await goTo(page, 1, INVENTED)
    await page.getByRole('button', { name: 'No longer my statement' }).click()
    await accept()
    await expect.poll(async () => (await ownStatements())?.toSorted()).toEqual(['The Contractor shall hold 77 meetings on Mars.', INVENTED])
  })

  await test.step('it survives a reload, and editing it takes it back', async () => {
    await page.reload()
    await goTo(page, 1, INVENTED)
    await expect(card(page)).toContainText('Your statement')
    await text(page, 1).fill(`Milestone 1 - Kickoff\n\n${INVENTED.replace('400', '500')}`)
    await expect(card(page)).toContainText('500')
    await expect(card(page)).toContainText('No source')
  })
})

test('before the export it is told what is left, with the way there; the plan is a spreadsheet, too; the export is free to go', async ({
  page,
}) => {
  const seeded = await withText(page, `Milestone 1 - Kickoff\n\n${INVENTED} It runs at [name the test range].`)
  const requirements = await requirementsOf(page, seeded)
  await page.goto('/final-export')
  await expect((await wholeLeft(page)).getByText(/^"400"/)).toBeVisible()
  await expect(left(page).getByText('[name the test range]').first()).toBeVisible()
  await expect(left(page).getByRole('link', { name: 'Where each requirement is answered' }).first()).toBeVisible()
  const word = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  await word

  await test.step('the spreadsheet has a line for each requirement', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as a spreadsheet' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Work-Plan-Marlow Electromagnetics.xlsx')
    const sheets = openedWorkbook(readFileSync(await file.path()))
    expect([...sheets.keys()].slice(-4)).toEqual(['Compliance matrix', 'Schedule', 'Payments', 'Work share'])
    expect(sheets.get('Compliance matrix')?.match(/<row /g)).toHaveLength(requirements.length + 1)
  })

  await test.step('a link to words of the plan goes to their sentence', async () => {
    await left(page).getByRole('listitem').filter({ hasText: '"400"' }).getByRole('link', { name: 'Milestone 1' }).click()
    await expect(text(page, 1)).toBeFocused()
    await expect(card(page)).toContainText('400')
    await page.goBack()
  })

  await test.step('and a link to a blank goes to its words; the same is left on both screens, and less once it is filled in', async () => {
    const count = async () => Number.parseInt((await left(page).getByRole('status').textContent()) ?? '', 10)
    await wholeLeft(page)
    const before = await count()
    await left(page)
      .getByRole('listitem')
      .filter({ hasText: 'to be filled in: [name the test range]' })
      .getByRole('link', { name: 'Milestone 1' })
      .click()
    await expect(page).toHaveURL('/steps#milestone-1')
    await expect(text(page, 1)).toBeFocused()
    await expect(left(page).getByRole('status')).toHaveText(`${before} to mend`)
    expect(await text(page, 1).evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd))).toBe(
      '[name the test range]',
    )
    await page.keyboard.type('White Sands')
    await page.keyboard.press('Tab')
    await expect(left(page).getByRole('status')).not.toHaveText(`${before} to mend`)
    const after = await count()
    expect(after).toBeLessThan(before)
    await page.goto('/final-export')
    await expect(left(page).getByRole('status')).toHaveText(`${after} to mend`)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('a tap into a sentence says in sight what it rests on, also in a long text', async ({ page }) => {
    await withText(page, `Milestone 1 - Kickoff\n\n${INVENTED}\n${'\n'.repeat(60)}`)
    await page.goto('/steps')
    await milestone(page, 1).getByRole('button', { name: 'Next without a source' }).first().tap()
    await expect(card(page).getByText('Stands in no source:')).toBeInViewport()
    await expectAccessible(page)
    await card(page).getByRole('button', { name: 'Accept as my own statement' }).tap()
    await expect(card(page)).toContainText('Your statement')
  })
})
