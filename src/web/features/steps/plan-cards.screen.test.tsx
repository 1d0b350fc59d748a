import { screen, waitFor, within } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { statementsIn } from '../../../domain/grounding/statement.ts'
import { planTexts } from '../../grounding/plan-texts.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { answering, fakeServer } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { shown } from '../../testing/shown.tsx'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { cardsOf, isUnsaved } from './cards.ts'
import { PlanCards } from './plan-cards.tsx'
import { Steps } from './step/steps-room.tsx'
import { editedPlan } from './step-plan.ts'
import { desk, milestone } from './testing/desk.ts'
import { useArrival, useSought } from './use-arrival.ts'
import { useBoard } from './use-board.ts'

const FIRST =
  'Milestone 1 - Orchard mapped\n\nDue: Award + 2 Months.\nExisting technology: A drone that counts apples.\n\nTask 1.1: The Contractor shall map it.'
const LAST = [
  'Milestone 2 - Close\n\nTask 2.1: The Contractor shall count the apples.\nEnd user: A grower.',
  'Option, Milestone 3: Pears counted\nDue: Award + 8 Months.\nTask 3.1: The Contractor shall count the pears.',
  'Deliverables:\n- Pear map\nAcceptance criteria:\n- C3.1 Count: within 5 percent.\nPayment: $40,000.00',
  'Price of the option: $50,000.00',
].join('\n')
const PLAN = {
  planId: 'plan-1',
  scope_paragraph: null,
  milestones: [milestone(1, { refined_text: FIRST }), milestone(2, { refined_text: LAST })],
}

/** Every sentence rests on a source. */
const grounds = (editor: AutosavedPlan, number: number) => ({
  texts: planTexts(editedPlan(editor.state().plan, editor.state().edits))
    .filter((one) => one.milestone_number === number)
    .map((one) => ({
      ...one,
      sentences: statementsIn(one.text).map(({ start, end }) => {
        return { start, end, text: one.text.slice(start, end), grounds: 'sourced' as const, origins: [], unsupported: [] }
      }),
    })),
  actions: { canAccept: false, accept: () => {}, withdraw: () => {} },
  onWritten: () => {},
  draft: 'small-boxes',
})

function Cards({ at: { editor, topic } }: { at: ReturnType<typeof desk> }) {
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  const sought = useSought(editor)
  const board = useBoard('1', sought)
  useArrival(sought)
  const plan = editedPlan(state.plan, state.edits)
  const cards = cardsOf(editor, [1, 2])
  const grounding = { checker: null, basis: undefined, solicitation: {} } as unknown as Grounding
  const onServer = { steps: null } as never
  return (
    <Steps topic={topic} editor={editor} isOnServer={false} onServer={onServer} plan={plan} grounding={grounding}>
      <Link to="#milestone-2" state={{ words: 'shall count the pears' }}>
        Pears
      </Link>
      <p>{['Unsaved:', ...cards.filter((card) => isUnsaved(editor, state, card)).map(({ name }) => name)].join(' ')}</p>
      <PlanCards
        editor={editor}
        state={state}
        groundsOf={(number) => grounds(editor, number)}
        topic={{ ...topic, periodOfPerformance: 6 }}
        plan={plan}
        dues={[2, 6]}
        left={() => []}
        board={board}
        cards={cards}
        isOver={false}
      />
    </Steps>
  )
}

function opened() {
  fakeServer(answering(api.health, HEALTH))
  const at = desk({ plan: PLAN })
  return { ...shown(<Cards at={at} />, '/steps'), ...at }
}

const card = (name: RegExp) => screen.findByRole('region', { name })
const openCard = async ({ user }: ReturnType<typeof opened>, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }))
  return card(name)
}

test('what holds for all of the work stands on a card of its own, and the milestone’s text is its own', async () => {
  const at = opened()
  expect(screen.getByLabelText('Milestone 1 text')).toHaveValue(
    'Milestone 1 - Orchard mapped\n\nDue: Award + 2 Months.\n\nTask 1.1: The Contractor shall map it.',
  )
  const whole = await openCard(at, /The effort as a whole/)
  const box = await within(whole).findByLabelText('The effort as a whole')
  expect(box).toHaveValue('Existing technology: A drone that counts apples.')
  expect(within(whole).getAllByText(/from a source/)[0]?.parentElement).toHaveTextContent('1 from a source')
  expect(within(whole).getByLabelText('The effort as a whole, kept with Milestone 2')).toHaveValue('End user: A grower.')
})

test('what is typed there is saved into the text that keeps it, and stays on its card until the text is read anew', async () => {
  const at = opened()
  const whole = await openCard(at, /The effort as a whole/)
  const box = await within(whole).findByLabelText('The effort as a whole')
  await at.user.type(box, '\nTask 9.1: The Contractor shall prune.')
  expect(screen.getByText('Unsaved: whole 1')).toBeVisible()
  await at.user.tab()
  await waitFor(() => expect(at.sent).toHaveLength(1))
  expect(at.stored[0]?.refined_text).toBe(FIRST.replace('counts apples.', 'counts apples.\nTask 9.1: The Contractor shall prune.'))
  expect(box).toHaveValue('Existing technology: A drone that counts apples.\nTask 9.1: The Contractor shall prune.')
})

test('each milestone of the option has its own card with text, deliverables, month, payment and criteria, and its price stands beside the sum', async () => {
  const at = opened()
  expect(await openCard(at, /The option/)).toHaveTextContent('Its milestones are paid $40,000.00 of its price of $50,000.00')
  expect(screen.getByLabelText('What else is said of the option')).toHaveValue('Price of the option: $50,000.00')
  const third = await openCard(at, /Milestone 3 – Option/)
  expect(third).toHaveTextContent('Pears counted')
  expect(within(third).getByLabelText('Milestone 3 text')).toHaveValue(
    'Milestone 3 - Pears counted\nDue: Award + 8 Months.\nTask 3.1: The Contractor shall count the pears.',
  )
  expect(within(third).getByLabelText('Acceptance Criteria')).toHaveValue('C3.1 Count: within 5 percent.')
  await at.user.type(within(third).getByLabelText('Deliverables'), '\nPear data')
  const payment = within(third).getByLabelText('Payment Amount')
  await at.user.clear(payment)
  await at.user.type(payment, '45000')
  await at.user.selectOptions(within(third).getByLabelText('Due'), 'Award + 7 Months')
  await waitFor(() =>
    expect(at.stored[1]?.refined_text).toBe(
      LAST.replace('Pear map', 'Pear map\n- Pear data').replace('40,000', '45,000').replace('+ 8', '+ 7'),
    ),
  )
  expect(within(third).getByLabelText('Deliverables')).toHaveValue('Pear map\nPear data')
})

test('a link to words that the text of a milestone keeps for the option leads to them on the card of that', async () => {
  const at = opened()
  await at.user.click(screen.getByRole('link', { name: 'Pears' }))
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Milestone 3 text')
  await waitFor(() => expect(box).toHaveFocus())
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('shall count the pears')
})
