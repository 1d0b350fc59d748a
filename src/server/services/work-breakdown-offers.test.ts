import { expect, test } from 'vitest'
import type { KeptRow } from '../../contract/work-breakdown-calls.ts'
import type { Row } from '../../domain/work-breakdown/rows.ts'
import { builtInDrafter } from '../../drafting/built-in/drafter.ts'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { uploadText } from '../testing/solicitation.ts'

const DESCRIPTION = 'Ana Ruiz, chief scientist, founded us. Bo Lee is our test engineer.'

const cell = (value: unknown, slot = 'Q4') => ({ value, origin: { from: 'answer', slot, words: String(value) }, state: 'read' }) as const
const row = (kind: Row['kind'], id: string, values: Record<string, unknown>, position = 0) =>
  ({ id, kind, position, cells: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cell(value)])) }) as Row

/** The cells of a row that is of no kind in particular. */
const cellsOf = (one: KeptRow | undefined) =>
  (one?.cells ?? {}) as Record<string, { value: unknown; state: string; origin: { from: string } }>
const named = (rows: readonly KeptRow[], kind: string) => rows.filter((one) => one.kind === kind && one.removed_at === null)

onServer('What is offered beside the answers', (server) => {
  const begin = async () => {
    const person = await signUp(server())
    const { topic_store_id, topic_slug } = await uploadText(person)
    return {
      person,
      fill: async () => (await person.call('fillWorkBreakdown', { topic_store_id })).rows,
      open: async () => (await person.call('fillWorkBreakdown', { topic_store_id })).unplaced,
      answer: (slot: string, question: string, answer: string) =>
        person.call('saveAnswer', { topic_slug, topic_store_id, slot, question, answer }),
    }
  }
  const telling = (...rows: Row[]) => server().draftWith({ ...builtInDrafter, rowsTold: async () => ({ rows, unplaced: [] }) })

  test('what takes a figure back that a row still has is told wherever it was read', async () => {
    const { open, answer } = await begin()
    const taking = 'Mast guys: make that six, not four.'
    await answer('Q4', 'Which steps?', `We rig the mast on four guys. ${taking}`)
    telling(row('step', 's1', { action: 'Rig the mast', method: 'The mast stands on four guys.', place: taking }))
    expect(await open()).toMatchObject([{ slot: 'Q4', text: taking, takes_back: true }])
    telling(row('step', 's1', { action: 'Rig the mast', method: 'The mast stands on six guys.', place: taking }))
    expect(await open()).toEqual([])
  })

  test('who an answer names has the role that the profile gives them, and what an answer says of them stays', async () => {
    const { person, fill } = await begin()
    await person.call('changeCompany', { company_description: DESCRIPTION })
    telling(row('step', 's1', { action: 'model the mast', lead: 'Bo Lee' }), row('person', 'p1', { name: 'Ana Ruiz', role: 'physicist' }))
    const people = named(await fill(), 'person').map(cellsOf)
    expect(people).toMatchObject([
      { name: cell('Ana Ruiz'), role: cell('physicist') },
      {
        name: { value: 'Bo Lee', state: 'read', origin: { from: 'profile' } },
        role: { value: 'test engineer', state: 'read', origin: { from: 'profile', words: 'Bo Lee is our test engineer.' } },
      },
    ])
    const again = await fill()
    expect(named(again, 'person').map(cellsOf)).toEqual(people)
    telling(row('step', 's1', { action: 'model the mast', lead: 'Ana Ruiz' }), row('person', 'p1', { name: 'Ana Ruiz', role: 'physicist' }))
    expect(named(await fill(), 'person').map((one) => cellsOf(one).name?.value)).toEqual(['Ana Ruiz'])
  })

  test('people whom nobody named and what the technology has shown are suggested, and what is removed does not come back', async () => {
    const { person, fill, answer } = await begin()
    const technology_overview = 'The mast carried 250 kg for 30 days in 2023.'
    await person.call('changeCompany', { company_description: DESCRIPTION, technology_overview })
    telling(row('step', 's1', { action: 'model the mast' }))
    const rows = await fill()
    expect(named(rows, 'person').map(cellsOf)).toMatchObject([
      { name: { value: 'Ana Ruiz', state: 'suggested' } },
      { name: { value: 'Bo Lee', state: 'suggested' } },
    ])
    expect(cellsOf(named(rows, 'plan')[0]).existing).toMatchObject({
      state: 'suggested',
      value: technology_overview,
      origin: { from: 'profile' },
    })
    const [ana] = named(rows, 'person')
    if (!ana) throw new Error('There is a person')
    await person.call('removeRow', { row_id: ana.id, version: ana.version })
    await answer('Q2', 'What existing technologies will you build on, and what adaptations do they need for this topic?', 'Our own mast.')
    const again = await fill()
    expect(named(again, 'person').map((one) => cellsOf(one).name?.value)).toEqual(['Bo Lee'])
    expect(named(again, 'plan')).toEqual([])
  })

  test('nobody hears of another company', async () => {
    const other = await signUp(server())
    await other.call('changeCompany', { company_description: DESCRIPTION })
    const { fill } = await begin()
    telling(row('step', 's1', { action: 'model the mast' }))
    expect(named(await fill(), 'person')).toEqual([])
  })
})
