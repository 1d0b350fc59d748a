import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import { answering } from '../../testing/fake-server.ts'
import { ANTENNA } from '../../testing/topic.ts'
import { kept, requirement, typed } from './testing/kept-rows.ts'
import { ASKED, asked, choose, focus, opened as openedTable, STEPS, step } from './testing/opened-table.tsx'

const opened = (rows: KeptRow[] = STEPS, requirements = ASKED, at = '/') => openedTable(rows, { requirements }, at)

const card = () => within(screen.getByRole('region', { name: 'To decide' }))

test('a requirement becomes a test of a step or a step of its own once it is worded, and the menu of its cell takes it off again', async () => {
  const { user, value, actions } = await opened()
  expect(await screen.findByText('The topic asks for this, and no row is said to answer it yet')).toBeVisible()
  await user.click(await card().findByRole('button', { name: 'R1: Put into a row' }))
  await user.selectOptions(await card().findByLabelText('Kind'), 'An acceptance criterion')
  await user.selectOptions(card().getByLabelText('Of the result of'), 'Step 3: Test')
  expect(card().getByLabelText('What has to hold')).toHaveValue('The mast shall fold')
  await user.type(card().getByLabelText('Shown by'), 'folding test on the quay')
  await user.click(card().getByRole('button', { name: 'Put it there' }))
  await waitFor(() => expect(value('s3', 'requirement_ids')).toEqual(['R1']))
  expect(value('s3', 'proof')).toEqual([{ quantity: 'The mast shall fold', evidence: 'folding test on the quay' }])
  expect(await screen.findByText('To decide: 1 of 1')).toBeVisible()
  focus('s3', 'requirement_ids')
  await user.keyboard('{Enter}')
  await choose(user, 'Take it off this step')
  await waitFor(() => expect(value('s3', 'requirement_ids')).toBeUndefined())
  await user.click(await card().findByRole('button', { name: 'R1: Put into a row' }))
  await user.selectOptions(await card().findByLabelText('Kind'), 'A task')
  expect(card().getByLabelText('What is done')).toHaveValue('')
  await user.type(card().getByLabelText('What is done'), 'Fold the mast')
  await user.click(card().getByRole('button', { name: 'Put it there' }))
  await waitFor(() => expect(actions()).toContain('Fold the mast'))
})

test('a requirement that only stands on a step is told with it, and answered by the row that somebody words', async () => {
  const { user, value, rows } = await opened(STEPS, [
    ...ASKED.slice(0, 1),
    requirement('R2', 'The contractor shall paint the hull of the boat by hand.'),
  ])
  const parts = await asked(user, 'Parts that no row speaks of')
  expect(parts.getByRole('listitem')).toHaveTextContent('put to work step 2, nothing says how yet')
  await user.click(parts.getByRole('button', { name: /^Put into a row/ }))
  expect(await parts.findByLabelText('What is done')).toHaveValue('Paint the hull of the boat by hand')
  await user.type(parts.getByLabelText('What is done'), ' in two coats')
  await user.click(parts.getByRole('button', { name: 'Put it there' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Parts that no row speaks of' })).toBeNull())
  expect(value('s2', 'requirement_ids')).toBeUndefined()
  expect(rows().find(({ position }) => position === 3)).toMatchObject({
    cells: { action: { value: 'Paint the hull of the boat by hand in two coats' }, requirement_ids: { value: ['R2'] } },
  })
})

test('who says that it is answered on the step on which it stands is not asked again', async () => {
  const { user, value } = await opened()
  const parts = await asked(user, 'Parts that no row speaks of')
  await user.click(parts.getByRole('button', { name: /^It is answered there/ }))
  const limits = [{ requirement_id: 'R2', told: 'Build', is_same: false, answers: 'step' }]
  await waitFor(() => expect(value('s2', 'limits')).toEqual(limits))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Parts that no row speaks of' })).toBeNull())
})

test('what the topic only forbids is asked by itself: all of our work keeps it, or a step may not, and either can be taken back', async () => {
  const forbidding = [requirement('R1', 'The mast shall not carry a lamp.'), requirement('R2', 'No sail may be painted.')]
  const { user, value, rows } = await opened(STEPS.slice(0, 1), forbidding)
  const list = await asked(user, 'Limits on the work')
  expect(list.getByRole('status')).toHaveTextContent('The topic limits the work by these 2: are they kept in all of it?')
  expect(screen.queryByRole('button', { name: /^Answered by/ })).toBeNull()
  await user.click(list.getByRole('button', { name: 'It is kept (R1)' }))
  await user.click(await card().findByText('Limits that were looked at (1)'))
  expect(card().getByText('You have said that all of the work keeps it.')).toBeVisible()
  expect(rows().find(({ kind }) => kind === 'plan')?.cells).toMatchObject({
    limits: { value: [{ requirement_id: 'R1', told: 'The mast shall not carry a lamp.', is_same: false }], state: 'seen' },
  })
  await user.click(list.getByRole('button', { name: 'One of our steps may break it (R2)' }))
  await choose(user, 'Step 1: Model')
  expect(await card().findByText(/a step may break it/)).toBeVisible()
  expect(value('s1', 'limits')).toEqual([{ requirement_id: 'R2', told: 'Model', is_same: true }])
  expect(screen.getByText(/The topic forbids: “No sail may be painted.” \(R2, p. 2\). Here it says: “Model”/)).toBeVisible()
  await user.click(card().getByRole('button', { name: 'Take it back (R1)' }))
  focus('s1', 'action')
  await user.keyboard('{Enter} the sail loft{Escape}')
  expect(await screen.findByText(/Here it says: “Model the sail loft”/)).toBeVisible()
  expect(card().getByText(/a step may break it/)).toBeVisible()
  await user.click(card().getByRole('button', { name: 'Skip' }))
  expect(await card().findByRole('button', { name: 'It is kept (R1)' })).toBeVisible()
})

test('beside what is forbidden stands what comes nearest to it in the rows', async () => {
  const steps = [...STEPS.slice(0, 1), step(1, 's2', 'Paint the sail with tar'), step(2, 's3', 'Stitch the hem')]
  await opened(steps, [requirement('R1', 'No sail may be painted.'), requirement('R2', 'No lead may be used.')])
  const list = within(await screen.findByRole('region', { name: 'Limits on the work' }))
  expect(list.getAllByText(/^Nearest in your rows/).map((one) => one.textContent)).toEqual([
    'Nearest in your rows: step 2, “Paint the sail with tar”',
  ])
})

test('a lead time is asked among them: it is kept, or a step may break it', async () => {
  const quote = 'The sail plan shall be sent at least 20 days before the first voyage.'
  const early = { ...requirement('R1', quote), quantities: requirementQuantities(quote) }
  const { user, rows } = await opened(STEPS.slice(0, 1), [early])
  expect(await screen.findByText('The topic asks for this, and no row is said to answer it yet')).toBeVisible()
  const list = await asked(user, 'Limits on the work')
  expect(list.getByRole('status')).toHaveTextContent('The topic limits the work by this: is it kept in all of it?')
  await user.click(list.getByRole('button', { name: 'One of our steps may break it (R1)' }))
  await choose(user, 'Step 1: Model')
  expect(await screen.findByText(/The topic asks for this lead time: “The sail plan .*” \(R1, p. 2\). Here it says: “Model”/)).toBeVisible()
  await user.click(card().getByText('Limits that were looked at (1)'))
  await user.click(card().getByRole('button', { name: 'Take it back (R1)' }))
  await user.click(await (await asked(user, 'Limits on the work')).findByRole('button', { name: 'It is kept (R1)' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Limits on the work' })).toBeNull())
  expect(rows().find(({ kind }) => kind === 'plan')?.cells.limits?.value).toMatchObject([{ requirement_id: 'R1', is_same: false }])
})

test('what the topic forbids is asked also where it stands on a step', async () => {
  await opened([step(0, 's1', 'Model', { requirement_ids: typed(['R1']) })], [requirement('R1', 'Nothing may be painted on the sail.')])
  const list = within(await screen.findByRole('region', { name: 'Limits on the work' }))
  expect(list.getByRole('status')).toHaveTextContent('The topic limits the work by this: is it kept in all of it?')
  expect(screen.queryByRole('region', { name: 'Parts that no row speaks of' })).toBeNull()
})

const tray = (user: Awaited<ReturnType<typeof opened>>['user']) => asked(user, 'Requirements without a step')
const twoOpen = () => opened([step(0, 's1', 'Model'), step(1, 's2', 'Build', { requirement_ids: typed(['R9']) })])

test('those that are ticked are left to Phase II at once, the others stay', async () => {
  const { user, served } = await twoOpen()
  const phases: unknown[] = []
  served.now(
    answering(api.changeRequirement, ({ requirement_id, phase }) => {
      phases.push([requirement_id, phase])
      return { requirement: ASKED[0], requirements: ASKED, removed_requirements: [], sentences: [] } as never
    }),
  )
  const all = await (await tray(user)).findByRole('checkbox', { name: 'All 2' })
  await user.click(all)
  await user.click((await tray(user)).getByRole('checkbox', { name: /^R1/ }))
  expect(all).not.toBeChecked()
  await user.click((await tray(user)).getByRole('checkbox', { name: /^R1/ }))
  await user.click((await tray(user)).getByRole('button', { name: 'Leave to Phase II' }))
  expect(await screen.findByText('2 requirements left to Phase II')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(phases).toHaveLength(4))
  expect(phases).toEqual([
    ['R1', 'II'],
    ['R2', 'II'],
    ['R1', 'I'],
    ['R2', 'I'],
  ])
})

test('what nobody knows yet stands beneath, and is called so; what is not asked of the company is taken out, and back with Undo', async () => {
  const { user, served } = await twoOpen()
  const rulings: unknown[] = []
  served.now(
    answering(api.changeRequirement, ({ requirement_id, removed }) => {
      rulings.push([requirement_id, removed])
      return { requirement: ASKED[0], requirements: ASKED, removed_requirements: [], sentences: [] } as never
    }),
  )
  await user.click(await (await tray(user)).findByRole('checkbox', { name: /^R1/ }))
  await user.click((await tray(user)).getByRole('button', { name: 'We do not know yet' }))
  expect(card().getAllByRole('status')[1]).toHaveTextContent('asks for this, and no row is said to answer it yet')
  expect(card().getByText('Requirements of which you do not know yet (1)')).toBeVisible()
  await user.click((await tray(user)).getByRole('button', { name: 'Not asked of us' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(rulings).toEqual([
      ['R2', true],
      ['R2', false],
    ]),
  )
})

test('of a requirement on a step the half that no row speaks of becomes a row of its own; no other cell changes', async () => {
  const { user, value, actions } = await opened(
    [step(0, 's1', 'Write the rigging manual', { requirement_ids: typed(['R1']), method: typed('by hand') })],
    [requirement('R1', 'Deliver a rigging manual and a bill of materials to ISO 10303.')],
  )
  const parts = await asked(user, 'Parts that no row speaks of')
  await user.click(parts.getByRole('button', { name: 'Put into a row: a bill of materials to ISO 10303' }))
  expect(await parts.findByLabelText('Kind')).toHaveDisplayValue('A deliverable or report')
  expect(parts.getByLabelText('What is done')).toHaveValue('Deliver a bill of materials to ISO 10303')
  expect(parts.getByLabelText('What is handed over')).toHaveValue('bill of materials')
  await user.type(parts.getByLabelText('Months or date'), '4')
  await user.click(parts.getByRole('button', { name: 'Put it there' }))
  await waitFor(() => expect(actions()).toEqual(['Write the rigging manual', 'Deliver a bill of materials to ISO 10303']))
  expect(value('s1', 'method')).toBe('by hand')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Parts that no row speaks of' })).toBeNull())
})

/** That a step does not answer these. */
const not = (...ids: string[]) => ({
  limits: typed(ids.map((id) => ({ requirement_id: id, told: 'It does not', is_same: false, answers: 'not' }))),
})

test('the step that most likely answers a requirement is picked, also where no test is known yet, and the keyboard goes on to the next requirement', async () => {
  const { user, value } = await opened([
    step(0, 's1', 'Model the hinge', not('R1', 'R2')),
    step(1, 's2', 'Float the mast in a tank', not('R1')),
    step(2, 's3', 'Fold the mast', not('R2')),
  ])
  const chip = (name: string) =>
    within(screen.getByRole('region', { name: 'Requirements without a step' })).getByRole('button', { name: `${name}: Put into a row` })
  await waitFor(() => expect(chip('R1')).toBeVisible())
  act(() => chip('R1').focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByLabelText('Of the result of')).toHaveDisplayValue('Step 3: Fold the mast')
  await user.click(screen.getByRole('button', { name: 'Put it there' }))
  await waitFor(() => expect(value('s3', 'requirement_ids')).toEqual(['R1']))
  expect(value('s3', 'proof')).toBeUndefined()
  await waitFor(() => expect(screen.getByRole('button', { name: 'R2: Answered by…' })).toHaveFocus())
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Of the result of')).toHaveDisplayValue('Step 2: Float the mast in a tank'))
})

test('what answers a requirement likest, of all that the rows say, is taken by one press; nothing is offered that shares one word alone', async () => {
  const plan = kept('plan', 0, 'p1', { solution: typed('The deck carries the keel on two bolts. Wood only.') })
  const { user, value } = await opened(
    [step(0, 's1', 'Model', not('R1', 'R2')), plan],
    [requirement('R1', 'The deck shall carry the keel in a storm.'), requirement('R2', 'Wood of the rudder shall be dry.')],
  )
  const list = await tray(user)
  expect(await list.findByText(/^Likest in your rows: Solution: The deck carries the keel/)).toBeVisible()
  expect(list.queryByRole('button', { name: 'This answers it: R2' })).toBeNull()
  await user.click(list.getByRole('button', { name: 'This answers it: R1' }))
  await waitFor(() => expect(value('p1', 'limits')).toMatchObject([{ requirement_id: 'R1', answers: 'plan' }]))
})

test('what the period of the plan keeps is asked of no row, nor what its payments are to keep', async () => {
  const months = ANTENNA.periodOfPerformance
  const period = `The period of performance shall not exceed ${months} months.`
  const payment = 'No single payment may exceed 40 percent of the price.'
  const terms = [period, payment].map((text, at) => ({ ...requirement(`R${at + 3}`, text), quantities: requirementQuantities(text) }))
  await opened(STEPS, [...ASKED, ...terms])
  expect(await screen.findByText('The topic asks for this, and no row is said to answer it yet')).toBeVisible()
  expect(screen.queryByText(/^R3/)).toBeNull()
})
