import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { QUIET_PUMP } from '../../testing/analysis.ts'
import { answering, refusing } from '../../testing/fake-server.ts'
import { field, opened, PUMP, UPLOADED, uploadButton } from './testing/upload-form.tsx'

test('what cannot be read is told where the file was chosen too, until I try again or choose another', async () => {
  const { user, served } = opened()
  served.now(refusing(api.uploadTopic, 'The file is no PDF.', 415))
  await user.type(field('Company Name'), 'Acme')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is no PDF.')
  await user.upload(field('Solicitation PDF'), new File(['Another'], 'other.txt'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

const HELLO = {
  ...UPLOADED,
  analysis: {
    ...QUIET_PUMP,
    topic: { ...QUIET_PUMP.topic, number: undefined },
    reading: { ...QUIET_PUMP.reading, layout: 'unknown', topics_found: [] },
  },
}

test('a document without a topic says so before it becomes a project', async () => {
  const { user, served, address } = opened()
  served.now(answering(api.uploadTopic, HELLO))
  await user.type(field('Company Name'), 'Acme')
  await user.upload(field('Solicitation PDF'), PUMP)
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  expect(await screen.findByText('No topic was found in Quiet Pump.pdf')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(screen.queryByText(/No topic was found/)).toBeNull()
  expect(screen.queryByText('Quiet Pump.pdf')).toBeNull()
  await user.upload(field('Solicitation PDF'), new File(['Hello.'], 'hello.txt'))
  await waitFor(() => expect(uploadButton()).toBeEnabled())
  await user.click(uploadButton())
  expect(served.asked(api.createProject)).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Go on with this file' }))
  await waitFor(() => expect(address()).toBe('/global-interview'))
  expect(served.asked(api.createProject)).toHaveLength(1)
})
