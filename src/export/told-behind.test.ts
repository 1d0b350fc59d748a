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
  expect(paragraphs.slice(behind + 1, behind + 12)).toEqual([
    'Milestone 1 - Models',
    `Task 1.1\t${long}`,
    'Tools\tHFSS.',
    'Time\tMonth 2.',
    `Method\t${method}`,
    'Task 1.2\tReport.',
    'Agreed\tgain',
    'bandwidth',
    'Answers\tR1 (Task 1.1).',
    'We also',
    'agree',
  ])
})

test('gives each of many things that are listed below a label a line of its own behind the table', async () => {
  const kinds = ['gain', 'bandwidth', 'pattern']
  const refined_text = ['Models', '', `Task 1.1: ${'Model it. '.repeat(100).trim()}`, 'Agreed:', ...kinds.map((one) => `- ${one}`)].join(
    '\n',
  )
  const { paragraphs } = await openedWith(refined_text)
  const at = paragraphs.indexOf('Agreed\tgain')
  expect(paragraphs.slice(at + 1, at + 3)).toEqual(kinds.slice(1))
})

test('gives each of many sentences below a label a line of its own behind the table', async () => {
  const steps = [
    'Knead the dough by hand for ten minutes.',
    'Two proofs, 26 degrees, lid on.',
    'Then into the oven at 240 degrees, steam for the first 8 minutes, and out.',
  ]
  const refined_text = ['Bread', '', `Task 1.1: ${'Bake it. '.repeat(100).trim()}`, `Method: ${steps.join(' ')}`].join('\n')
  const { paragraphs } = await openedWith(refined_text)
  const at = paragraphs.indexOf(`Method\t${steps[0]}`)
  expect(paragraphs.slice(at + 1, at + 3)).toEqual(steps.slice(1))
})

test('gives each thing of a list that goes on with a capital behind a semicolon a line of its own, and no clause of a sentence', async () => {
  const lines = ['People: Ada Moe (baker); Per Lund (miller); Mill House (flour).', 'Risk: It burns; then it is baked anew; by Per.']
  const { paragraphs } = await openedWith(['Bread', '', `Task 1.1: ${'Bake it. '.repeat(100).trim()}`, ...lines].join('\n'))
  const at = paragraphs.indexOf('People\tAda Moe (baker).')
  expect(paragraphs.slice(at + 1, at + 4)).toEqual([
    'Per Lund (miller).',
    'Mill House (flour).',
    'Risk\tIt burns; then it is baked anew; by Per.',
  ])
})

test('keeps the last line of a task with the one before it, and the first of a list with the second, so that neither stands alone', async () => {
  const lines = ['Task 1.2: Cool it.', 'Tools: A rack.', 'Time: Month 2.', 'Result: A loaf.', 'Task 1.3: Slice it.', 'Tools:']
  const listed = ['- A knife', '- A board', '- A cloth', 'Time: Month 3.', 'Result: Slices.']
  const { part } = await openedWith(['Bread', '', `Task 1.1: ${'Bake it. '.repeat(100).trim()}`, ...lines, ...listed].join('\n'))
  const kept = part('word/document.xml')
    .split('<w:p>')
    .filter((one) => /A rack|Month 2|A loaf|A knife|A board|A cloth/.test(one))
    .map((one) => one.includes('<w:keepNext/>'))
  expect(kept).toEqual([false, true, false, true, false, false])
})

test('keeps a task with the labelled line below it, and not with the next task', async () => {
  const { part } = await openedWith(
    ['Bread', '', `Task 1.1: ${'Bake it. '.repeat(100).trim()}`, 'Task 1.2: Cool it.', 'Result: A loaf.'].join('\n'),
  )
  const isKept = (words: string) =>
    part('word/document.xml')
      .split('<w:p>')
      .findLast((one) => one.includes(words))
      ?.includes('<w:keepNext/>')
  expect(['Bake it.', 'Cool it.', 'A loaf.'].map(isKept)).toEqual([false, true, false])
})

test('tells behind the table only of those deliverables more that stand there by name', async () => {
  const long =
    'Test report (PDF) with the measured gain, bandwidth, efficiency and pattern of each of the antennas that were built; sent to the TPOC'
  const { paragraphs, rows } = await openedWith(`Models\n\nTask 1.1: ${'Model it. '.repeat(100).trim()}`, [
    'Short list (PDF), to Ada',
    long,
  ])
  expect(rows[1]?.[2]?.[0]).toBe('Short list (PDF), to Ada')
  expect(paragraphs).toContain(`Deliverable\t${long}`)
  expect(paragraphs.join('\n')).not.toContain('to Ada')
})

test('has each criterion whole in the table, in one form: a date that is the milestone’s and what it answers stand elsewhere', async () => {
  const { rows } = await openedWith(`Kiln\n\nTask 1.1: ${'Fire it. '.repeat(100).trim()}`, undefined, [
    'Crack (at 900 °C, two hours): none; runs: six; evidence: kiln log; judged by Ana Ruiz; by Award + 1 Month; answers R3.',
    'The log is kept.',
    'Mass: at most 3 kg (today 4 kg); evidence: scale sheet; by Award + 9 Months.',
  ])
  expect(rows[1]?.[3]).toEqual([
    'C1.1 Crack (at 900 °C, two hours): none; runs: six; evidence: kiln log. Judged by Ana Ruiz.',
    'C1.2 The log is kept.',
    'C1.3 Mass shall be at most 3 kg (today 4 kg) by Award + 9 Months. Evidence: scale sheet.',
  ])
})
