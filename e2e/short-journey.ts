import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { milestoneCount } from '../src/domain/program.ts'
import { openedWord } from '../src/export/testing/opened-word.ts'
import { completePlan } from './completed.ts'
import { answerEverything } from './interviewed.ts'
import { SHIELD } from './solicitations.ts'
import { uploadSolicitation } from './uploading.ts'

/** From the empty dashboard, which is showing, to a Word work plan: the way of every call that a screen makes, without looking at what is in between. */
export async function shortJourney(page: Page): Promise<void> {
  await uploadSolicitation(page, SHIELD)
  await page.getByRole('button', { name: 'Start Interview' }).click()
  await answerEverything(page, SHIELD, 10)
  await expect(page.getByRole('region', { name: /^Milestone \d+ / })).toHaveCount(milestoneCount(SHIELD.phase, SHIELD.months))
  await completePlan(page)
  await expect(page).toHaveURL('/final-export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Word' }).click()
  const file = await download
  const { paragraphs } = openedWord(readFileSync(await file.path()))
  expect(paragraphs.join('\n')).toContain(`Phase ${SHIELD.phase}`)
}
