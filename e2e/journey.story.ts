import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { milestoneBody, milestoneTitle } from '../src/domain/milestone.ts'
import { milestoneCount } from '../src/domain/program.ts'
import { dueLabels } from '../src/domain/schedule.ts'
import { type OpenedWord, openedWord } from '../src/export/testing/opened-word.ts'
import { completePlan } from './completed.ts'
import { answerEverything } from './interviewed.ts'
import { signUp, somebody } from './people.ts'
import { AIR_FORCE, type Proposal, SHIELD, WITH_UNIVERSITY } from './solicitations.ts'
import { expectToast, test } from './story.ts'
import { uploadSolicitation } from './uploading.ts'

/** A milestone as the screen shows it. */
type Shown = { text: string; deliverables: string[]; payment: string; criteria: string[] }

test.slow()

for (const [told, proposal, questions] of [
  ['a Navy solicitation, Phase I', SHIELD, 10],
  ['an Air Force solicitation, Phase II over 24 months', AIR_FORCE, 10],
  ['an STTR solicitation with a university', WITH_UNIVERSITY, 11],
] as const) {
  test(`from ${told} to a Word work plan`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await signUp(page, somebody())
    await uploadSolicitation(page, proposal)
    await page.getByRole('button', { name: 'Start Interview' }).click()
    await answerEverything(page, proposal, questions)

    const count = milestoneCount(proposal.phase, proposal.months)
    await expect(page.getByRole('region', { name: /^Milestone \d+ / })).toHaveCount(count)
    await editMilestone(page, 2)
    await completePlan(page)
    await expect(page).toHaveURL('/final-export', { timeout: 20_000 })
    await expect(page.getByLabel('Work plan text')).toContainText(`Phase ${proposal.phase} Work Plan:`)
    const planText = await page.getByLabel('Work plan text').textContent()

    const word = await exported(page, proposal)
    await page.getByRole('link', { name: 'Back to Edit' }).click()
    const shown = await milestonesShown(page, count)
    expectTableOf(word, shown, proposal)
    for (const { text, deliverables } of shown) {
      expect(planText).toContain(milestoneTitle(text))
      for (const deliverable of deliverables) expect(planText).toContain(deliverable)
    }
  })
}

const EDITED = 'Task 2 - Written by hand\n\nThis milestone was written by hand & holds <signs> that Word must keep.'

async function editMilestone(page: Page, number: number): Promise<void> {
  const milestone = page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
  await milestone.getByRole('textbox', { name: /text/ }).fill(EDITED)
  await milestone.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Milestone saved', `Milestone ${number} saved successfully`)
}

async function exported(page: Page, proposal: Proposal): Promise<OpenedWord> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`Phase-${proposal.phase}-Work-Plan-${proposal.company.replace(/\.$/, '')}.docx`)
  await expectToast(page, 'Export successful', 'Work plan exported as Word document')
  return openedWord(readFileSync(await file.path()))
}

async function milestonesShown(page: Page, count: number): Promise<Shown[]> {
  const shown: Shown[] = []
  for (let number = 1; number <= count; number += 1) {
    const milestone = page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
    const lines = async (label: string) => (await milestone.getByLabel(label).inputValue()).split('\n')
    shown.push({
      text: await milestone.getByRole('textbox', { name: /text/ }).inputValue(),
      deliverables: await lines('Deliverables'),
      payment: await milestone.getByLabel('Payment Amount').inputValue(),
      criteria: await lines('Acceptance Criteria'),
    })
  }
  return shown
}

/** The Word table says, cell for cell, what the screen showed. */
function expectTableOf(word: OpenedWord, shown: readonly Shown[], proposal: Proposal): void {
  const labels = dueLabels(shown.length, proposal.months)
  expect(word.rows[0]?.flat()).toEqual(['MILESTONE', 'DURATION', 'DELIVERABLES', 'ACCEPTANCE CRITERIA', 'PAYMENT'])
  expect(
    word.rows.slice(1).map(([milestone, ...cells]) => [milestone?.slice(0, 2), flat(milestone?.slice(2).join(' ') ?? ''), ...cells]),
  ).toEqual(
    shown.map(({ text, deliverables, payment, criteria }, index) => [
      [`Milestone ${String(index + 1).padStart(2, '0')}`, `Task ${index + 1} - ${milestoneTitle(text)}`],
      flat(milestoneBody(text).replace(/^[-•*]\s+/gm, '')),
      [labels[index]],
      deliverables,
      criteria,
      [`$${Number(payment).toLocaleString('en-US', { minimumFractionDigits: 2 })}`],
    ]),
  )
  const total = proposal.award.toLocaleString('en-US', { minimumFractionDigits: 2 })
  expect(word.paragraphs).toContain(`Total payment: $${total}`)
  expect(word.part('docProps/core.xml')).toContain(`SBIR/STTR Phase ${proposal.phase} Work Plan`)
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
