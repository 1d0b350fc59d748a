import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { Analysis, JudgedSentence } from '../../../domain/solicitation/analysis.ts'
import { changedRequirement } from '../../../domain/solicitation/requirement/requirement-edits.ts'
import { judgedByPerson } from '../../../domain/solicitation/requirement/sentence-edits.ts'
import { writeStore } from '../../app/browser-store.ts'
import { QUIET_PUMP } from '../../testing/analysis.ts'
import { expectComplaint } from '../../testing/complaints.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { SolicitationPage } from './solicitation-page.tsx'

const JUDGED = {
  page: 1,
  because: 'background',
  whose: 'product',
  period: 'base',
  kind: 'task',
  strength: 'must',
  set_by: 'reader',
} as const
const unsure = (quote: string, probability: number): JudgedSentence => ({ ...JUDGED, quote, probability, verdict: 'unsure' })
const [LOUD, SMALL, DEEP] = ['A loud pump would be heard.', 'Small pumps help divers.', 'Divers go deep.'] as const

const READ: Analysis = {
  ...QUIET_PUMP,
  requirements: [
    { ...JUDGED, id: 'R1', text: 'The pump shall float.', quote: 'The pump shall float.', phase: 'I', quantities: [] },
    { ...JUDGED, id: 'R2', text: SMALL, quote: SMALL, phase: 'I', quantities: [] },
  ],
  sentences: [
    { ...JUDGED, quote: 'The pump shall float.', probability: 0.99, verdict: 'requirement', requirement_id: 'R1' },
    unsure(LOUD, 0.3),
    { ...unsure(SMALL, 0.7), requirement_id: 'R2' },
    unsure(DEEP, 0.4),
  ],
}

/** The screen on a document of text, with a server that keeps what is said. */
function opened(show: string, first = READ) {
  let analysis = first
  const solicitation = (): Solicitation => ({
    topic_store_id: ANTENNA.storeId,
    topic_slug: ANTENNA.slug,
    file: { id: ANTENNA.fileId, file_name: 'pump.txt', kind: 'text', pages: 1 },
    analysis,
    instructions: null,
    rules: [],
    instructions_warning: null,
    facts: null,
  })
  const served = fakeServer(
    answering(api.findSolicitation, solicitation),
    answering(api.sourcePage, { page: 1, text: READ.sentences.map(({ quote }) => quote).join('\n'), recognised: null }),
    answering(api.changeRequirement, ({ requirement_id, removed }) => {
      analysis = changedRequirement(analysis, requirement_id, { removed }) ?? analysis
      return analysis
    }),
    answering(api.judgeSentence, (said) => {
      analysis = judgedByPerson(analysis, said) ?? analysis
      return analysis
    }),
  )
  writeStore('currentTopic', ANTENNA)
  return { served, ...shown(<SolicitationPage />, `/solicitation?show=${show}`) }
}

const question = () => within(screen.getByRole('region', { name: 'Sentence to look at' }))
const asks = async (quote: string, place: string) => {
  const region = within(await screen.findByRole('region', { name: 'Sentence to look at' }))
  await waitFor(() => expect(region.getByText(quote)).toBeVisible())
  expect(region.getByText(place)).toBeVisible()
}

test('I answer one sentence after another by the keyboard, take one back, and see when all are looked at', async () => {
  const { user, served } = opened('look')
  await asks(LOUD, '1 of 3')
  expect(question().getByText(/The reader leans to no/)).toBeVisible()
  await user.keyboard('y')
  await asks(SMALL, '2 of 3')
  expect(question().getByText(/The reader leans to yes/)).toBeVisible()
  expect(screen.getByText(`Yes: “${LOUD}”`)).toBeVisible()
  await user.keyboard('n')
  await asks(DEEP, '3 of 3')
  await user.keyboard('u')
  await asks(SMALL, '2 of 3')
  await user.keyboard('s')
  await asks(DEEP, '3 of 3')
  await user.keyboard('n')
  await asks(SMALL, '2 of 3')
  await user.keyboard('y')
  expect(await screen.findByRole('heading', { name: 'All looked at' })).toBeVisible()
  expect(screen.getByText('2 of these sentences ask something of the work, 1 does not.')).toBeVisible()
  await waitFor(() =>
    expect(served.asked(api.judgeSentence).map(({ quote, verdict }) => [quote, verdict])).toEqual([
      [LOUD, 'requirement'],
      [SMALL, 'none'],
      [SMALL, 'unsure'],
      [DEEP, 'none'],
      [SMALL, 'requirement'],
    ]),
  )
  await user.click(screen.getByRole('tab', { name: 'All sentences' }))
  expect(await screen.findByRole('checkbox', { name: `Requirement: ${LOUD}` })).toBeChecked()
  expect(screen.getByRole('button', { name: new RegExp(`^${LOUD}\\s*R3`) })).toBeVisible()
})

test('I take back one answer after another, also those of another visit', async () => {
  const before = READ.sentences.map((one) =>
    one.quote === LOUD || one.quote === SMALL ? ({ ...one, verdict: 'none', set_by: 'person' } as const) : one,
  )
  const { user } = opened('look', { ...READ, sentences: before })
  await asks(DEEP, '3 of 3')
  await user.keyboard('n')
  expect(await screen.findByRole('heading', { name: 'All looked at' })).toBeVisible()
  for (const [quote, place] of [
    [DEEP, '3 of 3'],
    [SMALL, '2 of 3'],
    [LOUD, '1 of 3'],
  ] as const) {
    await user.keyboard('u')
    await asks(quote, place)
  }
})

test('a letter that I type in a field answers nothing', async () => {
  const { user, served } = opened('look')
  await asks(LOUD, '1 of 3')
  await user.type(await screen.findByRole('textbox', { name: /^Page/ }), 'yn')
  await asks(LOUD, '1 of 3')
  expect(served.asked(api.judgeSentence)).toEqual([])
})

test('an answer that could not be saved is told, and its sentence is asked about again', async () => {
  const { user, served } = opened('look')
  await asks(LOUD, '1 of 3')
  served.now(refusing(api.judgeSentence, 'The disk is full.'))
  await user.click(screen.getByRole('button', { name: 'Yes, it asks something of the work' }))
  expect(await screen.findByText('Your answer could not be saved')).toBeVisible()
  expect(screen.getByText(/The disk is full\./)).toBeVisible()
  await asks(LOUD, '1 of 3')
  expect(screen.getByRole('button', { name: 'Yes, it asks something of the work' })).toHaveFocus()
})

test('among all sentences one press turns one, and another turns it back', async () => {
  const { user } = opened('sentences')
  const box = await screen.findByRole('checkbox', { name: 'Requirement: The pump shall float.' })
  expect(box).toBeChecked()
  await user.click(box)
  await waitFor(() => expect(box).not.toBeChecked())
  await user.click(screen.getByRole('checkbox', { name: `Requirement: ${DEEP}` }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: `Requirement: ${DEEP}` })).toBeChecked())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Verdict' }), 'Not requirements')
  expect(screen.getByText('1 of 4 sentences. A tick makes a sentence a requirement.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Requirement: The pump shall float.' }))
  expect(await screen.findByText('0 of 4 sentences. A tick makes a sentence a requirement.')).toBeVisible()
})

test('of a requirement that is not in the list I read whether it was removed, and can put it back', async () => {
  const [first, ...rest] = READ.requirements
  const { user } = opened('requirements&requirement=R1', { ...READ, requirements: rest, removed_requirements: first ? [first] : [] })
  // jsdom does not know the tag of the search
  expectComplaint(/search/)
  const gone = within(await screen.findByText('R1 was removed.'))
  await user.click(gone.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('R1 was removed.')).toBeNull())
})
