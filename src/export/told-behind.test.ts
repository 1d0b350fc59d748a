import { expect, test } from 'vitest'
import type { FinishedPlan } from '../domain/plan.ts'
import { fiveColumns } from '../domain/plan-forms/plan-columns.ts'
import { openedWord } from './testing/opened-word.ts'
import { usualPlan } from './testing/plans.ts'
import { wordForm } from './word-form.ts'

/** The plan whose first milestone says this, as its Word file has it. */
async function openedWith(refined_text: string, deliverables?: string[], acceptance_criteria?: string[]) {
  const usual = usualPlan(5, 20)
  const plan: FinishedPlan = {
    ...usual,
    milestones: usual.milestones.map((one, at) =>
      at === 0 ? { ...one, refined_text, ...(deliverables && { deliverables }), ...(acceptance_criteria && { acceptance_criteria }) } : one,
    ),
  }
  const file = await wordForm(fiveColumns({ plan, topic_name: '', component: null }), plan, '')
  return openedWord(new Uint8Array(await file.arrayBuffer()))
}

test('says the tasks of long milestones in short, which are told behind it in full, line by line and under the same numbers', async () => {
  const long = 'The Contractor (Ana Ruiz) shall model the antenna. '.repeat(20).trim()
  const method = `We model ${'one element after the other, and '.repeat(5)}the array.`
  const refined_text = [
    'Models',
    '',
    'Due: Award + 1 Month.',
    `Task 1.1: ${long}`,
    'Tools: HFSS',
    'Time: Month 2.',
    `Method: ${method}`,
    '',
    'Task 1.2: Report.',
    'Agreed:',
    '- gain',
    '- bandwidth',
    'Answers: R1 (Task 1.1).',
    'We also',
    '- agree',
  ].join('\n')
  const { rows, paragraphs } = await openedWith(refined_text)
  expect(rows[1]?.[0]).toEqual(['Milestone 01', 'Task 1 - Models', '1.1 Model the antenna.', '1.2 Report.'])
  expect(rows[2]?.[0]?.slice(0, 2)).toEqual(['Milestone 02', 'Task 2 - Design and modelling'])
  const behind = paragraphs.indexOf('How the work of each milestone is done')
  expect(paragraphs.slice(behind + 1, behind + 11)).toEqual([
    'Milestone 1 - Models',
    `Task 1.1: ${long}`,
    'Tools: HFSS. Time: Month 2.',
    `Method: ${method}`,
    'Task 1.2: Report.',
    'Agreed: gain; bandwidth',
    'Answers: R1 (Task 1.1).',
    'We also',
    'agree',
    'C1.1: At least 30 dB is measured at 3, 30 and 90 MHz, shown in report section 3',
  ])
})

test('gives each of many things that are listed below a label a line of its own behind the table', async () => {
  const kinds = ['gain', 'bandwidth', 'pattern']
  const refined_text = ['Models', '', `Task 1.1: ${'Model it. '.repeat(100).trim()}`, 'Agreed:', ...kinds.map((one) => `- ${one}`)].join(
    '\n',
  )
  const { paragraphs } = await openedWith(refined_text)
  const at = paragraphs.indexOf('Agreed: ')
  expect(paragraphs.slice(at, at + 4)).toEqual(['Agreed: ', ...kinds])
})

test('gives each of many sentences below a label a line of its own behind the table', async () => {
  const steps = [
    'Knead the dough by hand for ten minutes.',
    'Two proofs, 26 degrees, lid on.',
    'Then into the oven at 240 degrees, steam for the first 8 minutes, and out.',
  ]
  const refined_text = ['Bread', '', `Task 1.1: ${'Bake it. '.repeat(100).trim()}`, `Method: ${steps.join(' ')}`].join('\n')
  const { paragraphs } = await openedWith(refined_text)
  const at = paragraphs.indexOf('Method: ')
  expect(paragraphs.slice(at, at + 4)).toEqual(['Method: ', ...steps])
})

test('has what the Government provides in a line of its own behind the table', async () => {
  const lines = ['Result: A loaf.', 'From the Government: A bag of flour; by month 2.']
  const { paragraphs } = await openedWith(['Bread', '', `Task 1.1: ${'Bake it. '.repeat(100).trim()}`, ...lines].join('\n'))
  expect(paragraphs).toEqual(expect.arrayContaining(lines))
})

test('lists all deliverables of a milestone behind the table as soon as one is told there in short, and their heading stays with the first', async () => {
  const long =
    'Test report (PDF) with the measured gain, bandwidth, efficiency and pattern of each of the antennas that were built; sent to the TPOC'
  const { paragraphs, part } = await openedWith(`Models\n\nTask 1.1: ${'Model it. '.repeat(100).trim()}`, ['Short list (PDF)', long])
  const at = paragraphs.indexOf('Deliverables: ')
  expect(paragraphs.slice(at, at + 3)).toEqual(['Deliverables: ', 'Short list (PDF)', long])
  const heading = part('word/document.xml')
    .split('<w:p>')
    .find((one) => one.includes('Deliverables: '))
  expect(heading).toContain('<w:keepNext/>')
})

test('tells behind the table every criterion that has a number in it, also one that stands there whole', async () => {
  const { rows, paragraphs } = await openedWith(`Kiln\n\nTask 1.1: ${'Fire it. '.repeat(100).trim()}`, undefined, [
    'Glaze: no crack; judged by Ana Ruiz.',
    'The log is kept.',
  ])
  expect(rows[1]?.[3]).toEqual(['C1.1 Glaze: no crack.', 'C1.2 The log is kept.'])
  expect(paragraphs).toEqual(expect.arrayContaining(['C1.1: Glaze: no crack; judged by Ana Ruiz.', 'C1.2: The log is kept.']))
})
