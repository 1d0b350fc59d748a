import { expect, type Page } from '@playwright/test'
import { answerFixedQuestions, startInterview } from './interviewed.ts'
import { withTopic } from './seeded.ts'
import { SHIELD } from './solicitations.ts'
import { expectSound, test } from './story.ts'

const COUNT = 46
const HEADINGS = ['Step', 'Measured', 'Pass mark', 'Condition', 'Runs', 'Evidence', 'Judged by', 'By month']
const TESTS = Array.from({ length: COUNT }, (_, at) =>
  [
    '1',
    `Attenuation of coupon ${at + 1}`,
    `at least ${20 + at} dB`,
    'in the chamber',
    '3 of 3',
    'test report',
    'our test engineer',
    '5',
  ].join('\t'),
)

/** The most pixels of a row that is not opened, with the room to the next one. */
const LINE = 40

/** How often somebody presses the pointer on a page from now on. */
async function presses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 })
    addEventListener('pointerdown', () => Object.assign(window, { presses: Number(Reflect.get(window, 'presses')) + 1 }), true)
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'presses')))
}

test('46 tests are told in three presses and as many lines, and one more by the keyboard alone', async ({ page }) => {
  await withTopic(page, SHIELD)
  await startInterview(page)
  await answerFixedQuestions(page, SHIELD)
  await page.getByRole('button', { name: 'Submit Initial Interview Questions' }).click()
  await page.getByRole('button', { name: /^\d+ Tests/ }).click()
  const pressed = await presses(page)
  await page.getByRole('button', { name: 'Paste a table of tests' }).click()
  await page.getByLabel(/^Paste from a spreadsheet/).fill([HEADINGS.join('\t'), ...TESTS].join('\n'))
  await expectSound(page)
  await page.getByRole('button', { name: `Add ${COUNT} tests` }).click()
  expect(await pressed()).toBeLessThanOrEqual(3)
  const line = (number: number) => page.getByRole('button', { name: new RegExp(`^${number} .*Attenuation of coupon ${number} `) })
  const [first, last] = [await line(1).boundingBox(), await line(COUNT).boundingBox()]
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(COUNT * LINE)
  await expectSound(page)
  await line(COUNT).focus()
  await page.keyboard.press('Enter')
  const field = (name: string, label: string) => page.getByRole('group', { name, exact: true }).getByLabel(label, { exact: true })
  await field(`Test ${COUNT}`, 'By month').focus()
  await page.keyboard.press('Enter')
  await expect(field(`Test ${COUNT + 1}`, 'Measured')).toBeFocused()
  await expect(field(`Test ${COUNT + 1}`, 'Judged by')).toHaveValue('our test engineer')
  await page.keyboard.type('Attenuation of the spare coupon')
  await expectSound(page)
})
