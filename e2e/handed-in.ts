import { expect, type Page } from '@playwright/test'
import { printedPieces } from '../src/domain/file-check/printed-pieces.ts'
import { milestoneBody, milestoneTitle } from '../src/domain/milestone.ts'
import { dueLabel, dueMonths } from '../src/domain/schedule.ts'
import { namedTask } from '../src/domain/work-breakdown/composed/told-task.ts'
import type { OpenedWord } from '../src/export/testing/opened-word.ts'
import type { Proposal } from './solicitations.ts'

/** A milestone as the screen shows it. */
type Shown = { text: string; deliverables: string[]; payment: string; criteria: string[] }

/** The first `count` milestones as Step Management shows them. */
export async function milestonesShown(page: Page, count: number): Promise<Shown[]> {
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

/**
 * The Word table says, row for row, what the screen showed; what is too long for a cell stands there in short, deliverables by name, and in full, line by
 * line, behind it, work that is only named by its name first.
 */
export function expectTableOf(word: OpenedWord, shown: readonly Shown[], { months, award, phase }: Proposal): void {
  const labels = dueMonths(shown.length, months).map(dueLabel)
  expect(word.rows[0]?.flat()).toEqual(['MILESTONE', 'DURATION', 'DELIVERABLES', 'ACCEPTANCE CRITERIA', 'PAYMENT'])
  const rows = word.rows.slice(1)
  expect(rows.map(([milestone, duration, , , payment]) => [milestone?.slice(0, 2), duration, payment])).toEqual(
    shown.map(({ text, payment }, index) => [
      [`Milestone ${String(index + 1).padStart(2, '0')}`, `Task ${index + 1} - ${milestoneTitle(text)}`],
      [labels[index]],
      [`$${Number(payment).toLocaleString('en-US', { minimumFractionDigits: 2 })}`],
    ]),
  )
  for (const [index, { deliverables }] of shown.entries()) {
    const names = rows[index]?.[2] ?? []
    expect(deliverables.map((whole, at) => whole.startsWith(names[at] ?? '-'))).toEqual(deliverables.map(() => true))
  }
  const said = flat([...word.rows.flat(2), ...word.paragraphs].join(' ')).toLowerCase()
  // when it is due stands in the table, and what it answers in the table of the requirements
  const texts = shown.flatMap(({ text }) => milestoneBody(text).split('\n')).filter((line) => !/^(?:Due|Answers): /.test(line))
  // a label stands in a column of its own, and what is listed behind it a line each; of a criterion the front has the mark, and the back how it is tried
  const lines = texts.flatMap((line) =>
    line
      .replace(/^[-•*]\s+/, '')
      .split(/(?<=^[^:;]{1,40}): |; /)
      .flatMap((one) => Object.values(namedTask(one) ?? { one })),
  )
  const pieces = [...lines, ...shown.flatMap(({ deliverables, criteria }) => [...deliverables, ...criteria.flatMap(printedPieces)])]
  for (const piece of pieces) expect(said).toContain(flat(piece).toLowerCase())
  const total = award.toLocaleString('en-US', { minimumFractionDigits: 2 })
  expect(word.paragraphs).toContain(`Total payment: $${total}`)
  expect(word.part('docProps/core.xml')).toContain(`SBIR/STTR Phase ${phase} Work Plan`)
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
