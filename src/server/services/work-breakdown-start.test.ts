import { expect, test } from 'vitest'
import { typed } from '../testing/had.ts'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { uploadText } from '../testing/solicitation.ts'

onServer('A start that a person has set among the rows', (server) => {
  test('is the one from which months are counted that answers tell by the calendar', async () => {
    const person = await signUp(server())
    const { topic_store_id, topic_slug } = await uploadText(person)
    await person.call('addRow', { topic_store_id, kind: 'plan', cells: { start: typed('2 November 2026') } })
    const answer = 'Step: Glaze the tiles\nMonths: mid December to March 2027'
    await person.call('saveAnswer', { topic_slug, topic_store_id, slot: 'Q4', question: 'Which steps?', answer })
    const { rows } = await person.call('fillWorkBreakdown', { topic_store_id, drafter: 'built-in' })
    const step = rows.find(({ kind, cells }) => kind === 'step' && 'action' in cells && cells.action?.value === 'Glaze the tiles')
    expect(step?.cells).toMatchObject({ from_month: { value: 2 }, to_month: { value: 5 } })
  })
})
