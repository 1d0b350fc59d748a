import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { readStore } from '../../app/browser-store.ts'
import { expectComplaint } from '../../testing/complaints.ts'
import { answering, held, refusing, turningAway } from '../../testing/fake-server.ts'
import { expectToast, shown } from '../../testing/shown.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { field, opened, PUMP, radio, UPLOADED, uploadButton } from './testing/upload-form.tsx'
import { UploadForm } from './upload-form.tsx'

test('the form opens with Phase I, 6 months and SBIR', () => {
  opened()
  expect(radio('Phase I')).toBeChecked()
  expect(radio('SBIR')).toBeChecked()
  expect(field(/Period of Performance/)).toHaveValue(6)
  expect(field('Award Amount')).toHaveValue(null)
})

test("the company's name stands there as its profile has it, until I type another one", async () => {
  const { user } = opened('Acme Antennas')
  await waitFor(() => expect(field('Company Name')).toHaveValue('Acme Antennas'))
  await user.clear(field('Company Name'))
  expect(field('Company Name')).toHaveValue('')
  await user.type(field('Company Name'), 'Acme Masts')
  expect(field('Company Name')).toHaveValue('Acme Masts')
})

test('the four steps are explained beside it', () => {
  shown(<HowItWorks />)
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    expect.stringMatching(/upload/i),
    expect.stringMatching(/global interview/i),
    expect.stringMatching(/step-by-step work plans/i),
    expect.stringMatching(/review the narratives/i),
  ])
})

test('the research institution is asked for with STTR only', async () => {
  const { user } = opened()
  expect(screen.queryByLabelText('Research Institution')).toBeNull()
  await user.click(radio('STTR'))
  await user.type(field('Research Institution'), 'University of Dayton')
  await user.click(radio('SBIR'))
  expect(screen.queryByLabelText('Research Institution')).toBeNull()
})

test('I can upload only when a file is chosen and the company has a name', async () => {
  const { user } = opened()
  expect(uploadButton()).toBeDisabled()
  await user.upload(field('Solicitation PDF'), PUMP)
  expect(uploadButton()).toBeDisabled()
  await user.type(field('Company Name'), '   ')
  expect(uploadButton()).toBeDisabled()
  await user.type(field('Company Name'), 'Acme')
  expect(uploadButton()).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Remove Quiet Pump.pdf' }))
  expect(uploadButton()).toBeDisabled()
})

test('a form sent past its button says what is missing: company, then file, then period', async () => {
  const { user } = opened()
  const send = () => fireEvent.submit(field('Company Name'))
  send()
  await expectToast('Company name required', 'Please enter your company name.')
  await user.type(field('Company Name'), 'Acme')
  send()
  await expectToast('File required', 'Please select a solicitation PDF to upload.')
  await user.upload(field('Solicitation PDF'), PUMP)
  await user.clear(field(/Period of Performance/))
  await user.type(field(/Period of Performance/), '0')
  send()
  await expectToast('Invalid period of performance', 'Please enter a valid number of months.')
})

test.each([
  ['nothing', '', 6],
  ['61', '61', 6],
  ['24', '24', 24],
])('a period of %s becomes months between 1 and 60, else 6', async (_, typed, months) => {
  const { user } = opened()
  await user.clear(field(/Period of Performance/))
  if (typed) await user.type(field(/Period of Performance/), typed)
  await user.tab()
  expect(field(/Period of Performance/)).toHaveValue(months)
})

test('a negative award is objected to at the field', async () => {
  const { user } = opened()
  await user.type(field('Award Amount'), '-1')
  expect(field('Award Amount')).toHaveAccessibleDescription(/at least 0/)
})

test('a file that cannot be read, or is empty, is refused before it is sent', async () => {
  const { user } = opened()
  await user.type(field('Company Name'), 'Acme')
  await user.upload(field('Solicitation PDF'), new File(['a,b'], 'costs.xlsx'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/not a PDF/)
  expect(uploadButton()).toBeDisabled()
  await user.upload(field('Solicitation PDF'), new File([], 'empty.pdf', { type: 'application/pdf' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/empty/)
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(uploadButton()).toBeEnabled()
})

test('while the solicitation is analyzed the button says so, and the result is announced', async () => {
  const { user, served, address } = opened()
  const upload = held(UPLOADED)
  served.now(answering(api.uploadTopic, upload.answer))
  await user.type(field('Company Name'), 'Acme')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  expect(await screen.findByRole('button', { name: 'Analyzing Solicitation...' })).toHaveAttribute('aria-disabled', 'true')
  expect(field('Company Name')).toBeDisabled()
  upload.letGo()
  await expectToast('Upload successful', 'Your solicitation has been analyzed and is ready for interview')
  await waitFor(() => expect(address()).toBe('/global-interview'))
})

test('a server that fails is quoted, and my entries survive even a reload', async () => {
  const { user, served } = opened()
  served.now(refusing(api.uploadTopic, 'The disk is full.'))
  await user.type(field('Company Name'), 'Acme')
  await user.type(field('System Name'), 'Shield')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  await expectToast('Upload failed', 'The disk is full.')
  cleanup()
  shown(<UploadForm />, '/dashboard')
  expect(field('Company Name')).toHaveValue('Acme')
  expect(field('System Name')).toHaveValue('Shield')
})

test('where too many people upload, the file stays and is sent again by itself when the server says', async () => {
  const { user, served, address } = opened()
  served.now(turningAway(api.uploadTopic, 1))
  await user.type(field('Company Name'), 'Acme')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Many people are uploading just now. Your file stays here and is sent again by itself',
  )
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  served.now(answering(api.uploadTopic, UPLOADED))
  await waitFor(() => expect(address()).toBe('/global-interview'), { timeout: 10_000 })
  const sent = served.asked(api.uploadTopic)
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
})

test('who does not want to wait calls it off, and has the file still', async () => {
  const { user, served } = opened()
  served.now(turningAway(api.uploadTopic, 600))
  await user.type(field('Company Name'), 'Acme')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  expect(screen.getByText(/Quiet Pump\.pdf/)).toBeVisible()
  expect(served.asked(api.uploadTopic)).toHaveLength(1)
})

test('a server that fails without a word is not quoted with a number', async () => {
  const { user, served } = opened()
  served.now(refusing(api.uploadTopic, undefined, 500))
  await user.type(field('Company Name'), 'Acme')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  await expectToast('Upload failed', 'Failed to upload file')
})

test('the topic is kept in this browser with every field, and its project on the server', async () => {
  const { user, served, address } = opened()
  await user.type(field('Company Name'), 'Acme')
  await user.click(radio('STTR'))
  await user.type(field('Research Institution'), 'University of Dayton')
  await user.clear(field(/Period of Performance/))
  await user.type(field(/Period of Performance/), '9')
  await user.type(field('Award Amount'), '150000')
  await user.type(field('Customer Organization'), 'AFOSR')
  await user.type(field('System Name'), 'Bench')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  await waitFor(() => expect(address()).toBe('/global-interview'))
  expect(served.asked(api.uploadTopic)).toMatchObject([{ slug: 'quiet-pump', company_name: 'Acme', period_of_performance: 9 }])
  expect(readStore('currentTopic')).toEqual({
    ok: true,
    value: {
      slug: 'quiet-pump',
      storeId: 'store-1',
      fileId: 'file-1',
      name: 'Quiet pump',
      phase: 'I',
      periodOfPerformance: 9,
      totalProposedEffort: 150_000,
      programType: 'STTR',
      companyName: 'Acme',
      customerOrganization: 'AFOSR',
      systemName: 'Bench',
      researchInstitution: 'University of Dayton',
      projectId: 'project-1',
      analysis: { topic_summary: 'Quiet pump', topic_brief: 'The Navy seeks a quiet pump.' },
    },
  })
})

test('a project that cannot be created does not keep me from the interview', async () => {
  expectComplaint(/project could not be created/)
  const { user, served, address } = opened()
  served.now(refusing(api.createProject, 'The database is asleep.'))
  await user.type(field('Company Name'), 'Acme')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  await waitFor(() => expect(address()).toBe('/global-interview'))
})
