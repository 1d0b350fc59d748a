import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { readStore, useStored, writeStore } from '../../../app/browser-store.ts'
import { keepEntered } from '../../../entries/entered-draft.ts'
import type { EntryName } from '../../../entries/entries.ts'
import { QUIET_PUMP } from '../../../testing/analysis.ts'
import { answering, fakeServer, refusing } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { aProject } from '../../../testing/project.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { ProjectReview } from './project-review.tsx'

/** Goes direct to Phase II, on page 1, and is chosen as Phase I. */
const DIRECT: Solicitation = {
  topic_store_id: ANTENNA.storeId,
  topic_slug: ANTENNA.slug,
  file: { id: ANTENNA.fileId, file_name: 'antenna.pdf', kind: 'pdf', pages: 2 },
  analysis: {
    ...QUIET_PUMP,
    topic: { ...QUIET_PUMP.topic, direct_to_phase_2: true },
    places: { direct_to_phase_2: { page: 1, quote: 'DIRECT TO PHASE II' } },
  },
  instructions: null,
  rules: [],
  instructions_warning: null,
  facts: null,
}

function Review() {
  const topic = useStored('currentTopic')
  return topic.ok && <ProjectReview topic={topic.value} isStarted={false} onStart={() => {}} onOtherTopic={() => {}} />
}

function opened(touched: EntryName[], read = DIRECT, after = read, topic = ANTENNA) {
  const served = fakeServer(answering(api.findSolicitation, read), answering(api.changeEntries, after), answering(api.health, HEALTH))
  writeStore('currentTopic', topic)
  keepEntered(topic, { touched, unread_instructions: null })
  return { served, ...shown(<Review />, '/global-interview') }
}

const topicNow = (): CurrentTopic | null => {
  const kept = readStore('currentTopic')
  return kept.ok ? kept.value : null
}
const question = async () => within((await screen.findByText('Which phase is it?')).closest('[role="status"]') as HTMLElement)

test('a document that says another phase asks, with its page and with what was chosen, and changes nothing by itself', async () => {
  const { served } = opened([])
  const asked = await question()
  expect(asked.getByText(/The solicitation says Phase II - Development/)).toBeVisible()
  expect(asked.getByRole('button', { name: 'page 1 of the solicitation' })).toBeVisible()
  expect(asked.getByText(/Your form says Phase I - Feasibility, which stays/)).toBeVisible()
  expect(topicNow()?.phase).toBe('I')
  expect(served.asked(api.changeEntries)).toEqual([])
})

test('I change to what the document says by the keyboard', async () => {
  const { user, served } = opened([])
  const change = (await question()).getByRole('button', { name: 'Change to Phase II - Development' })
  change.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(topicNow()?.phase).toBe('II'))
  expect(served.asked(api.changeEntries)).toMatchObject([{ phase: 'II', program_type: 'SBIR' }])
  expect(screen.queryByText('Which phase is it?')).toBeNull()
})

test('I keep what I chose; the document is quoted beside it from then on', async () => {
  const { user, served } = opened([])
  await user.click((await question()).getByRole('button', { name: 'Keep Phase I - Feasibility' }))
  expect(screen.queryByText('Which phase is it?')).toBeNull()
  expect(screen.getByRole('button', { name: 'Use it: Phase, Phase II - Development' })).toBeVisible()
  expect([topicNow()?.phase, served.asked(api.changeEntries)]).toEqual(['I', []])
})

test('of a phase that I set myself nothing is asked', async () => {
  opened(['phase'])
  expect(await screen.findByRole('button', { name: 'Use it: Phase, Phase II - Development' })).toBeVisible()
  expect(screen.queryByText('Which phase is it?')).toBeNull()
})

test('of a phase that no document says and nobody chose I am asked first, and see nothing that is only known of the component until then', async () => {
  const topic = { ...QUIET_PUMP.topic, component: 'Navy', number: 'N251-901' }
  const { user, served } = opened([], { ...DIRECT, analysis: { ...QUIET_PUMP, topic } }, DIRECT, { ...ANTENNA, totalProposedEffort: 0 })
  const asked = await question()
  expect(screen.queryByText(/DoD SBIR/)).toBeNull()
  await user.click(asked.getByRole('button', { name: 'Phase I - Feasibility' }))
  await waitFor(() => expect(screen.queryByText('Which phase is it?')).toBeNull())
  expect(topicNow()).toMatchObject({ phase: 'I', totalProposedEffort: 140_000 })
  expect(served.asked(api.changeEntries)).toEqual([])
})

test('the phase of work whose solicitation was never uploaded is kept with its project', async () => {
  const served = fakeServer(
    refusing(api.findSolicitation, 'This topic was not found.', 404),
    refusing(api.changeEntries, 'This topic was not found.', 404),
    answering(api.updateProject, aProject()),
    answering(api.health, HEALTH),
  )
  writeStore('currentTopic', { ...ANTENNA, storeId: 'browser-store', projectId: 'project-1' })
  const { user } = shown(<Review />, '/global-interview')
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(await screen.findByRole('radio', { name: 'Phase II' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(topicNow()?.phase).toBe('II'))
  expect(served.asked(api.updateProject)).toMatchObject([{ phase: 'II', topic: { phase: 'II' } }])
})

test('a value that the form was preset with needs no check once I have saved the form, and is not called my entry', async () => {
  const { user } = opened([])
  expect((await screen.findAllByText(/Preset by the upload form/)).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
  expect(screen.queryByText(/please check/)).toBeNull()
  expect(screen.getAllByText('Preset by the upload form, and saved by you').length).toBeGreaterThan(0)
})

test('I say with one press that what the form was preset with is right', async () => {
  const { user } = opened([])
  const [right] = await screen.findAllByRole('button', { name: /^It is right: / })
  const name = right?.getAttribute('aria-label') ?? ''
  if (right) await user.click(right)
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getAllByText('Preset by the upload form, and saved by you')).toHaveLength(1)
})

test('I correct the name of the company and of the topic; a name that I leave empty stays', async () => {
  const { user } = opened([])
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const line = async (name: string) => await screen.findByRole('textbox', { name })
  await user.clear(await line('Topic'))
  await user.type(await line('Topic'), 'Ropes that tell their load')
  await user.clear(await line('Company Name'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(topicNow()).toMatchObject({ name: 'Ropes that tell their load', companyName: ANTENNA.companyName }))
})

const ORDER = { why: 'talks_to_machine', page: 1, text: 'No kiln may be lit until the fire marshal has approved the plan.' } as const
const withLeftOut = (left_out: Solicitation['analysis']['reading']['left_out']): Solicitation => ({
  ...DIRECT,
  analysis: { ...DIRECT.analysis, reading: { ...DIRECT.analysis.reading, left_out } },
})

test('a sentence that was taken for an order to a machine is shown once, and I put it back and leave it out again', async () => {
  const { user, served } = opened([], withLeftOut([ORDER]), withLeftOut([{ ...ORDER, put_back: true }]))
  await user.click(await screen.findByRole('button', { name: `This belongs to the document: ${ORDER.text}` }))
  expect(served.asked(api.changeEntries)).toMatchObject([{ put_back: [ORDER.text] }])
  expect(await screen.findByText('All of the text is read')).toBeVisible()
  expect(screen.queryByText(/kept out of the analysis/)).toBeNull()
  await user.click(screen.getByRole('button', { name: `Leave it out again: ${ORDER.text}` }))
  expect(served.asked(api.changeEntries)[1]).toMatchObject({ put_back: [] })
})

test('an order of which not all is shown cannot be put back', async () => {
  opened([], withLeftOut([{ ...ORDER, text: `${ORDER.text} Then…` }]))
  expect(await screen.findByText(/Then…/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^This belongs/ })).toBeNull()
})

test('who issues the topic is named as one speaks of it', async () => {
  opened([], { ...DIRECT, analysis: { ...DIRECT.analysis, topic: { ...DIRECT.analysis.topic, component: 'Army', customer: undefined } } })
  expect(await screen.findByText(/The topic is issued by the Army/)).toBeVisible()
})

test('of two readings of the period I take the other one, which then is mine', async () => {
  const quote = 'Phase I takes 6 months, followed by 3 months for the report.'
  const read: Solicitation = {
    ...DIRECT,
    analysis: {
      ...QUIET_PUMP,
      topic: { ...QUIET_PUMP.topic, direct_to_phase_2: false, period_of_performance: '6 months, followed by 3 months' },
      places: { period_of_performance: { page: 1, quote } },
    },
  }
  const { served, user } = opened([], read, read, { ...ANTENNA, periodOfPerformance: 9 })
  expect(await screen.findByText(/It may also be read as/)).toHaveTextContent('6 months')
  await user.click(screen.getByRole('button', { name: 'Use it: Period of performance, 6 months' }))
  await waitFor(() => expect(screen.queryByText(/It may also be read as/)).toBeNull())
  expect(topicNow()?.periodOfPerformance).toBe(6)
  expect(served.asked(api.changeEntries)).toHaveLength(1)
})
