import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { api } from '../src/contract/api.ts'
import { milestoneTitle } from '../src/domain/milestone.ts'
import { milestoneCount } from '../src/domain/program.ts'
import { type OpenedWord, openedWord } from '../src/export/testing/opened-word.ts'
import { completePlan } from './completed.ts'
import { expectTableOf, milestonesShown } from './handed-in.ts'
import { answerEverything } from './interviewed.ts'
import { signedIn, signUp, somebody } from './people.ts'
import { ask, kept } from './seeded.ts'
import { AIR_FORCE, type Proposal, WITH_UNIVERSITY } from './solicitations.ts'
import { expectToast, test } from './story.ts'
import { uploadSolicitation } from './uploading.ts'

type Kept = { milestone_number: number; step_type: string; text: string; deliverables: string[]; payment_amount?: string }[]

test('from the front page and an Air Force solicitation, Phase II over 24 months, to a Word work plan', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await signUp(page, somebody())
  await fromUploadToWord(page, AIR_FORCE, 10)
})

test('from an STTR solicitation with a university to a Word work plan', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await fromUploadToWord(page, WITH_UNIVERSITY, 11)
})

async function fromUploadToWord(page: Page, proposal: Proposal, questions: number): Promise<void> {
  await uploadSolicitation(page, proposal)
  await page.getByRole('button', { name: 'Start Interview' }).click()
  await answerEverything(page, proposal, questions)

  const count = milestoneCount(proposal.phase, proposal.months)
  await expect(page.getByRole('region', { name: /^Milestone \d+ / })).toHaveCount(count)
  await test.step('the plan is in the browser and in the database', () => expectKept(page, proposal, count))
  await editMilestone(page, 2)
  await completePlan(page)
  await expect(page).toHaveURL('/final-export')
  await expect(page.getByLabel('Work plan text')).toContainText(`Phase ${proposal.phase} Work Plan:`)
  const planText = await page.getByLabel('Work plan text').textContent()
  const { projectId } = (await kept(page, 'currentTopic')) as { projectId: string }
  const scope = (await ask(page, api.findWorkPlan, { id: projectId })).scope_paragraph
  expect(scope).toMatch(/\w+ \w+/)
  expect(planText).toContain(scope)

  const word = await exported(page, proposal)
  await page.getByRole('link', { name: 'Back to Edit' }).click()
  const shown = await milestonesShown(page, count)
  expectTableOf(word, shown, proposal)
  for (const { text, deliverables } of shown) {
    expect(planText).toContain(milestoneTitle(text))
    for (const deliverable of deliverables) expect(planText).toContain(deliverable)
  }
}

async function expectKept(page: Page, proposal: Proposal, count: number): Promise<void> {
  const local = (await kept(page, 'refinedWorkPlan')) as Kept
  expect(local.map(({ milestone_number }) => milestone_number)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  expect([local[0]?.step_type, local[1]?.step_type, local.at(-1)?.step_type]).toEqual(['kickoff', 'development', 'closeout'])
  expect(local.reduce((cents, { payment_amount }) => cents + Math.round(Number(payment_amount) * 100), 0)).toBe(proposal.award * 100)
  expect(new Set(local.map(({ text }) => text)).size).toBe(count)
  for (const { text, deliverables } of local) {
    // what nobody told is not written
    expect(text.split(/\s+/).length).toBeGreaterThan(20)
    expect(deliverables.length).toBeGreaterThan(0)
  }
  const { projectId } = (await kept(page, 'currentTopic')) as { projectId: string }
  const stored = await ask(page, api.findWorkPlan, { id: projectId })
  expect(stored.milestones.map(({ refined_text }) => refined_text)).toEqual(local.map(({ text }) => text))
  expect(await kept(page, 'globalContract')).toMatchObject({ summary: expect.stringMatching(/\w/) })
  expect(await kept(page, 'initialWorkPlan')).toHaveLength(count)
}

const EDITED = 'Task 2 - Written by hand\n\nThis milestone was written by hand & holds <signs> that Word must keep.'

async function editMilestone(page: Page, number: number): Promise<void> {
  const milestone = page.getByRole('region', { name: new RegExp(`^Milestone ${number} `) })
  await milestone.getByRole('textbox', { name: /text/ }).fill(EDITED)
  await milestone.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Milestone saved', `Milestone ${number} saved successfully.`)
}

async function exported(page: Page, proposal: Proposal): Promise<OpenedWord> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`Phase-${proposal.phase}-Work-Plan-${proposal.company.replace(/\.$/, '')}.docx`)
  await expectToast(page, 'Export successful', 'Work plan exported as Word document')
  return openedWord(readFileSync(await file.path()))
}
