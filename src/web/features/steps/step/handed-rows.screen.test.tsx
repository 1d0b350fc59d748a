import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { HANDED_FORM } from '../../../../domain/steps/handed-told.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { HandedRows } from './handed-rows.tsx'

const TYPED = 'We hand over the kiln log by 12 March 2027, then a tile goes to the TPOC.'

function Answered() {
  const [answer, type] = useState(TYPED)
  return (
    <>
      <output>{answer}</output>
      <HandedRows topic={ANTENNA} answer={answer} offers={['Report on the glaze']} isDisabled={false} onType={type} />
    </>
  )
}

test('what a milestone hands over is shown row by row as it is read, confirmed with one press, set right, and what the topic asks for is added', async () => {
  const lines: { text: string; row: Record<string, string>; beside?: string[] }[] = [
    { text: 'the kiln log', row: { result: 'Kiln log', by: '12 March 2027' } },
    { text: 'a tile', row: { result: 'Tile' }, beside: ['goes to the TPOC'] },
  ]
  const read = [{ row: HANDED_FORM.row, lines }]
  fakeServer(
    answering(api.readLines, ({ text }) => ({ groups: text === TYPED ? [{ heading: '', text, row: HANDED_FORM.row, read }] : [] })),
  )
  const { user } = shown(<Answered />)
  expect(await screen.findByRole('group', { name: 'Deliverable 2' })).toBeVisible()
  expect(screen.getAllByLabelText('Deliverable').map((field) => (field as HTMLInputElement).value)).toEqual(['Kiln log', 'Tile'])
  expect(screen.getByText(/^Not read as a deliverable: “goes to the TPOC”/)).toBeVisible()
  const answer = screen.getByRole('status')
  expect(answer).toHaveTextContent(TYPED)
  await user.click(screen.getByRole('button', { name: 'Confirm 2 deliverables' }))
  expect(answer.textContent).toBe('goes to the TPOC\n\nDeliverable: Kiln log\nDue: 12 March 2027\n\nDeliverable: Tile')
  const offered = screen.getByRole('button', { name: 'Report on the glaze' })
  await waitFor(() => expect(offered).toBeEnabled())
  await user.click(offered)
  expect(answer.textContent).toMatch(/Deliverable: Tile\n\nDeliverable: Report on the glaze$/)
  await user.click(screen.getByRole('button', { name: 'Take out deliverable 1' }))
  expect(screen.getAllByLabelText('Deliverable')).toHaveLength(2)
})
