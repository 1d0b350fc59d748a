import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import { writeStore } from '../../app/browser-store.ts'
import { expectComplaint } from '../../testing/complaints.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { expectToast } from '../../testing/shown.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { MILESTONES, opened, openedFor, PLAN, TOPIC } from './testing/opened-plan.tsx'

const packaged = (step_id: string, status: 'finalized' | 'in_progress') => ({
  step_id,
  title: 'A stage',
  status,
  narrative_md: '',
  step_contract: null,
  qc_report: null,
  builder_citations: [],
})

const planText = () => screen.findByRole('region', { name: 'Work plan text' })

const away = () => {
  fakeServer(answering(api.health, HEALTH), refusing(api.findWorkPlan, 'The database is away.'))
  expectComplaint(/could not be loaded from the server/)
}

test('the plan stands as text with a placeholder where there is no scope yet, and the way back to edit it', async () => {
  fakeServer(answering(api.health, HEALTH), answering(api.findWorkPlan, PLAN), answering(api.packageSteps, { steps: [] }))
  writeStore('currentTopic', TOPIC)
  opened()
  const text = await planText()
  for (const words of [
    'Phase I Work Plan:',
    '(Scope paragraph will be generated here)',
    'Stage 2 of the shield',
    'Deliverables:',
    'Report of stage 1',
    'Acceptance criteria:',
    'Acceptance of Milestone 1 deliverables',
    'Payment: $0.00',
  ]) {
    expect(text).toHaveTextContent(words)
  }
  expect(screen.getByText('Review and export your completed work plan')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Edit' })).toHaveAttribute('href', '/steps')
})

/** The screen with a plan of which the first step has come so far, and no solicitation. */
function withFirstStep(status: 'finalized' | 'in_progress'): void {
  fakeServer(
    answering(api.health, HEALTH),
    answering(api.findWorkPlan, PLAN),
    answering(api.packageSteps, { steps: [packaged('step-1', status), packaged('step-2', 'in_progress')] }),
  )
  writeStore('currentTopic', TOPIC)
  opened()
}

test('a plan whose solicitation was never uploaded can be copied and exported', async () => {
  withFirstStep('finalized')
  for (const name of ['Copy to Clipboard', 'Export to Word', 'Download Work Plan']) {
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  }
  expect(screen.queryByRole('region', { name: 'What is left' })).toBeNull()
})

describe('the form of the Word document', () => {
  const document = () => screen.getByRole('region', { name: 'The document, about as it will print' })

  test('is seen as it will print, in the five columns and in the form that the component asks for, with its source and its pages', async () => {
    await openedFor('A254-049')
    expect(screen.getByRole('tab', { name: 'Five columns' })).toHaveAttribute('aria-selected', 'true')
    await screen.findByRole('region', { name: 'The document, about as it will print' })
    expect(within(document()).getByRole('heading', { name: 'Phase I Work Plan' })).toBeVisible()
    const table = within(document()).getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['MILESTONE', 'DURATION', 'DELIVERABLES', 'ACCEPTANCE CRITERIA', 'PAYMENT'])
    expect(within(table).getByRole('rowheader', { name: /Milestone 02/ })).toHaveTextContent('Stage 2 of the shield')
    expect(
      await screen.findByText(/asks for a form of its own.*Army SBIR 25\.4 Release 12 instructions, section 3\.7\(f\), p\. 14/),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Army Non-Proprietary Work Plan (2 pages)' }))
    expect(within(document()).getByRole('heading', { name: 'Key Milestones and Target Completion Dates' })).toBeVisible()
    expect(screen.getByRole('meter', { name: 'Pages' })).toHaveAttribute('aria-valuetext', 'About 1 page of 2')
    expect(screen.getByRole('region', { name: 'About this form' })).toHaveTextContent('Left out: payments')
  })

  test('says beside its button in one line how much of the plan it has no room for, with the list below it', async () => {
    const crusts = (at: number) => [...Array(40).keys()].map((nth) => `Crust ${nth} of batch ${at}: at least ${nth} of 50 are brown.`)
    const milestones = PLAN.milestones.map((one, at) => ({ ...one, acceptance_criteria: crusts(at) }))
    await openedFor('A254-049', [], { ...PLAN, milestones })
    const note = await screen.findByText(/^No room in it for \d+ acceptance criteria; it names tasks and criteria by their numbers/)
    expect(note.closest('details')).toHaveTextContent(/C1\.\d+ Crust \d+ of batch 0: at least \d+ of 50/)
  })

  test('that the component asks for is the one to hand in, and alone stands out', async () => {
    await openedFor('A254-049')
    const form = screen.getByRole('button', { name: /^Export the Army/, description: 'The one to hand in' })
    await waitFor(() => expect(form).toBeEnabled())
    expect(form).toHaveClass(...buttonLook('primary').split(' '))
    expect(screen.getByRole('button', { name: 'Export to Word' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Export to Word' })).toHaveClass(...buttonLook('quiet').split(' '))
  })

  test('that is only known of another release is none to hand in until somebody says that it holds', async () => {
    await openedFor('A264-049')
    await screen.findByText(/may ask for a form of its own.* from release 25\.4 .*; your topic is of 26\.4/)
    expect(screen.queryByText('The one to hand in')).toBeNull()
  })

  test('with a limit of its own is measured without what goes behind the plan', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(4000)
    await openedFor('A254-049')
    await userEvent.click(screen.getByRole('tab', { name: 'Army Non-Proprietary Work Plan (2 pages)' }))
    expect(screen.getByRole('meter', { name: 'Pages' })).toHaveAttribute('aria-valuetext', expect.stringContaining('too many'))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Draw the schedule and the payments' }))
    await waitFor(() => expect(screen.getByRole('meter', { name: 'Pages' })).toHaveAttribute('aria-valuetext', 'About 1 page of 2'))
    expect(screen.getByText(/^What goes with the plan comes after those that the limit is for: about \d+ pages more\.$/)).toBeVisible()
  })

  test('what is left stands once, right below the export, and holds nothing up', async () => {
    const left = {
      reason: 'payment' as const,
      severity: 'error' as const,
      places: [{ message: 'Milestone 2 is paid $0.00.', milestone_number: 2, part: 'payment' as const }],
    }
    await openedFor('A254-049', [left, { ...left, reason: 'source' as const, places: [{ message: 'Nothing of print.' }] }])
    const list = await screen.findByRole('region', { name: 'What is left' })
    expect(await within(list).findByRole('status')).toHaveTextContent('2 to mend')
    expect(screen.getAllByText('2 to mend')).toHaveLength(1)
    expect(list.compareDocumentPosition(document()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export to Word' })).toBeEnabled())
  })
})

test('narratives can be taken along only once a step is finalized', async () => {
  withFirstStep('in_progress')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export to Word' })).toBeEnabled())
  expect(screen.queryByRole('checkbox', { name: /narratives/ })).toBeNull()
})

test('without a topic I am told that there is no project and sent to the steps', async () => {
  const { address } = opened()
  await waitFor(() => expect(address()).toBe('/steps'))
  await expectToast('No project found', 'Please complete the work plan first')
})

test('without a plan I am told so and sent to the steps', async () => {
  fakeServer(answering(api.health, HEALTH), refusing(api.findWorkPlan, 'There is none.', 404))
  writeStore('currentTopic', TOPIC)
  const { address } = opened()
  await waitFor(() => expect(address()).toBe('/steps'))
  await expectToast('No work plan found', 'Please complete the work plan first')
})

test('a server that does not give the plan leaves me with the copy of this browser', async () => {
  away()
  writeStore('currentTopic', TOPIC)
  writeStore('refinedWorkPlan', MILESTONES)
  opened()
  expect(await planText()).toHaveTextContent('Milestone 2 - Stage 2 of the shield')
})

test('data that cannot be read is said so', async () => {
  away()
  writeStore('currentTopic', TOPIC)
  localStorage.setItem('refinedWorkPlan', '{"milestones": [broken')
  opened()
  await expectToast('Error loading work plan', 'Failed to parse work plan data')
})

test('a browser that does not let the plan be copied is not told to have copied it', async () => {
  away()
  writeStore('currentTopic', TOPIC)
  writeStore('refinedWorkPlan', MILESTONES)
  opened()
  await planText()
  const user = userEvent.setup()
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copy to Clipboard' }))
  await expectToast('Not copied', 'The browser did not allow it. Select the text below and copy it.')
  expect(copying).toHaveBeenCalledWith(expect.stringContaining('Stage 2 of the shield'))
  await user.click(screen.getByRole('button', { name: 'Copy to Clipboard' }))
  await expectToast('Copied to clipboard', 'Work plan content copied')
})

test('what is drawn behind the plan is kept for its project over a reload', async () => {
  fakeServer(answering(api.health, HEALTH), answering(api.findWorkPlan, PLAN), answering(api.packageSteps, { steps: [] }))
  writeStore('currentTopic', TOPIC)
  const { user } = opened()
  const schedule = () => screen.findByRole('checkbox', { name: 'Draw the schedule and the payments' })
  await user.click(await schedule())
  cleanup()
  opened()
  expect(await schedule()).toBeChecked()
})
