import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { KeptRow } from '../../contract/work-breakdown-calls.ts'
import { MOST_ROWS, type Row } from '../../domain/work-breakdown/rows.ts'
import { builtInDrafter } from '../../drafting/built-in/drafter.ts'
import type { RowsTold } from '../../drafting/drafter.ts'
import { work_breakdown_row } from '../db/schema/work-breakdown.ts'
import { typed } from '../testing/had.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { uploadText } from '../testing/solicitation.ts'

const ANSWER = `Ana Ruiz models the mast in HFSS in Dayton from month 1 to month 2. Then Bo Lee builds two coupons of copper in months 3 to 4.
Last we test the coupons in the chamber in months 5 and 6; at least 30 dB is reached in three runs.`

/** A cell as an answer tells it. */
const read = (value: unknown, words = String(value)) => ({ value, origin: { from: 'answer', slot: 'Q4', words }, state: 'read' }) as const
const step = (id: string, values: Record<string, unknown>, position = 0) =>
  ({ id, kind: 'step', position, cells: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)])) }) as Row

onServer('A work breakdown that is filled ahead', (server) => {
  const begin = async () => {
    const person = await signUp(server())
    const { topic_store_id, topic_slug, analysis } = await uploadText(person)
    return { person, topic_store_id, topic_slug, analysis, ...calls(person, { topic_store_id, topic_slug }) }
  }

  /** From now on the answers tell these rows. */
  const telling = (rows: readonly Row[], unplaced: RowsTold['unplaced'] = []) =>
    server().draftWith({ ...builtInDrafter, rowsTold: async () => ({ rows: [...rows], unplaced }) })

  test('has what the answers tell, each cell with its words, and what found no place', async () => {
    server().draftWith()
    const { answer, fill, rows } = await begin()
    expect((await fill()).rows).toEqual([])
    await answer('Q4', ANSWER)
    const filled = await fill()
    const steps = filled.rows.filter(({ kind, cells }) => kind === 'step' && 'action' in cells && cells.action?.state === 'read')
    expect(steps.length).toBeGreaterThanOrEqual(2)
    for (const { cells } of steps) {
      for (const { origin } of Object.values(cells)) {
        if (origin.from === 'answer') expect(origin.words.split(' … ').every((words) => ANSWER.includes(words))).toBe(true)
      }
    }
    expect(filled.differences).toEqual([])
    expect(await rows()).toEqual(filled.rows)
    expect((await fill()).rows).toEqual(filled.rows)
  })

  test('has nothing of what somebody keeps out of the document, and says that it is held back', async () => {
    server().draftWith()
    const { answer, fill } = await begin()
    const secret = 'Cy Abel plates the coupons in Reno, keep that between us, please.'
    await answer('Q4', `${ANSWER} ${secret}`)
    const { rows, unplaced } = await fill()
    expect(unplaced).toContainEqual({ slot: 'Q4', text: secret, held: true })
    expect(JSON.stringify(rows)).toContain('Ana Ruiz')
    expect(JSON.stringify(rows)).not.toContain('Reno')
  })

  test('never has what was read of older answers, where somebody answers on meanwhile', async () => {
    const { fill, answer } = await begin()
    await answer('Q4', 'We model the mast.')
    const rowsTold = async ({ answers }: { answers: readonly unknown[] }) => {
      if (answers.length === 1) await answer('Q5', 'In HFSS.')
      return { rows: [step('s1', { action: `${answers.length} answers` })], unplaced: [] }
    }
    server().draftWith({ ...builtInDrafter, rowsTold })
    expect(told(await fill())[0]?.cells).toMatchObject({ action: { value: '2 answers' } })
  })

  test('fills empty cells, and what a person has set, emptied or removed stays', async () => {
    const { fill, change, remove } = await begin()
    const first = { action: 'model the mast', method: 'by hand', tools: 'HFSS' }
    telling([step('s1', first), step('s2', { action: 'build coupons' })])
    const [model, build] = told(await fill())
    if (!model || !build) throw new Error('Two steps were told')
    await change(model, { method: typed('By machine'), tools: null })
    await remove(build)
    telling([step('s1', { ...first, place: 'Dayton' }), step('s2', { action: 'build coupons', place: 'Dayton' })])
    const again = await fill()
    expect(told(again)).toMatchObject([
      { id: model.id, cells: { action: read('model the mast'), method: typed('By machine'), place: read('Dayton') } },
      { id: build.id, version: 2, removed_at: expect.any(String), cells: { action: read('build coupons') } },
    ])
    expect(told(again)[0]?.cells).not.toHaveProperty('tools')
    expect(again.differences).toEqual([])
  })

  test('takes what an answer says now where nobody has looked, and tells where it differs from what a person has set', async () => {
    const { fill, change } = await begin()
    telling([step('s1', { action: 'model the mast', method: 'by hand', place: 'Dayton', tools: 'HFSS' })])
    const [model] = told(await fill())
    if (!model) throw new Error('A step was told')
    await change(model, { method: typed('By machine'), tools: null, action: { ...read('model the mast'), state: 'seen' } })
    telling([step('s1', { action: 'model the mast and its base', method: 'by computer', place: 'Akron', tools: 'CST' })])
    const again = await fill()
    expect(told(again)).toMatchObject([{ id: model.id, cells: { method: typed('By machine'), place: read('Akron') } }])
    const differs = (cell: string, value: string) => ({ row_id: model.id, cell, value, origin: read(value).origin })
    expect(again.differences).toEqual([
      differs('action', 'model the mast and its base'),
      differs('method', 'by computer'),
      differs('tools', 'CST'),
    ])
    expect((await fill()).differences).toEqual(again.differences)
    await change(told(again)[0] as KeptRow, { method: { ...read('by computer'), state: 'seen' } })
    expect((await fill()).differences.map(({ cell }) => cell)).toEqual(['action', 'tools'])
  })

  test('lets go what nobody has looked at and no answer tells any longer', async () => {
    const { fill, change } = await begin()
    telling([
      step('s1', { action: 'model the mast' }),
      step('s2', { action: 'build coupons' }),
      step('s3', { action: 'freeze the design' }),
    ])
    const [model, , freeze] = told(await fill())
    if (!model || !freeze) throw new Error('Three steps were told')
    await change(model, { place: typed('Dayton') })
    telling([step('s1', { action: 'write a report' })])
    const left = told(await fill())
    expect(left.map(({ id }) => id)).toEqual([model.id, expect.any(String)])
    expect(left[1]?.cells).toMatchObject({ action: read('write a report') })
  })

  test('names steps by their own ids, a new one and one that was there', async () => {
    const { fill, add } = await begin()
    const own = await add({ action: typed('Model the mast') })
    telling([
      step('s1', { action: 'model the mast' }),
      step('s2', { action: 'build coupons', needs: ['s1'], goes_to: 's1' }, 1),
      { id: 'r1', kind: 'risk', position: 0, cells: { what: read('They crack.'), step_ids: read(['s2']) } },
    ] as Row[])
    const { rows, differences } = await fill()
    const build = rows.find(({ cells }) => 'needs' in cells)
    expect(build?.cells).toMatchObject({ needs: { value: [own.id] }, goes_to: { value: own.id } })
    expect(rows.find(({ kind }) => kind === 'risk')?.cells).toMatchObject({ step_ids: { value: [build?.id] } })
    expect(differences).toMatchObject([{ row_id: own.id, cell: 'action', value: 'model the mast' }])
  })

  test('puts requirements beside the steps that answer them, and suggests work that is asked for and has no step', async () => {
    const { fill, change, remove, analysis } = await begin()
    const work = analysis.requirements.filter(({ kind }) => kind === 'task')
    expect(work.length).toBeGreaterThan(0)
    telling([step('s1', { action: 'order pencils' })])
    const suggested = (rows: readonly KeptRow[]) => rows.filter(({ cells }) => 'action' in cells && cells.action?.state === 'suggested')
    const first = suggested((await fill()).rows)
    expect(first.length).toBeGreaterThan(0)
    for (const { cells } of first) {
      for (const cell of Object.values(cells))
        expect(cell).toMatchObject({ state: 'suggested', origin: { from: 'document', quote: expect.any(String) } })
    }
    const [one] = first
    const named = one && 'requirement_ids' in one.cells ? one.cells.requirement_ids?.value : []
    const asked = analysis.requirements.find(({ id }) => named?.includes(id))
    const id = asked?.id
    telling([step('s1', { action: asked?.text })])
    const answered = await fill()
    expect(told(answered)[0]?.cells).toMatchObject({ requirement_ids: { value: expect.arrayContaining([id]), state: 'read' } })
    await change(told(answered)[0] as KeptRow, { requirement_ids: typed([]) })
    const taken = await fill()
    expect(told(taken)[0]?.cells).toMatchObject({ requirement_ids: typed([]) })
    for (const row of suggested(taken.rows)) await remove(row)
    expect(suggested((await fill()).rows).filter(({ removed_at }) => removed_at === null)).toEqual([])
  })

  test('has so many rows and no more, and takes no cell that is too long; their words are not placed', async () => {
    const { fill, rows, add, topic_store_id } = await begin()
    telling([step('s1', { action: 'model the mast', method: 'x'.repeat(5001) })], [{ slot: 'Q4', text: 'by and by' }])
    const long = await fill()
    expect(long.unplaced).toEqual([
      { slot: 'Q4', text: 'by and by' },
      { slot: 'Q4', text: 'x'.repeat(5001) },
    ])
    expect(told(long)[0]?.cells).not.toHaveProperty('method')
    const own = await add({ action: typed('Wind a loop') })
    const { db } = server().database
    const [kept] = await db.select().from(work_breakdown_row).where(eq(work_breakdown_row.id, own.id))
    if (!kept) throw new Error('There is a row')
    const more = MOST_ROWS - (await rows()).length
    await db.insert(work_breakdown_row).values(
      Array.from({ length: more }, (_, at) => ({
        ...kept,
        topic_store_id,
        owner: kept.owner,
        id: `${own.id}-${at}`,
        kind: 'risk' as const,
        cells: {},
        position: at,
        read_as: {},
      })),
    )
    telling([step('s1', { action: 'model the mast' }), step('s2', { action: 'order pencils' })])
    const full = await fill()
    expect(full.rows).toHaveLength(MOST_ROWS)
    expect(full.unplaced).toEqual([{ slot: 'Q4', text: 'order pencils' }])
  })

  test('is filled when the interview is closed, for the first time or anew', async () => {
    const { close, rows } = await begin()
    telling([step('s1', { action: 'model the mast' })])
    await close()
    expect((await rows())[0]?.cells).toMatchObject({ action: read('model the mast') })
    telling([step('s1', { action: 'model the mast', place: 'Dayton' })])
    await close()
    expect((await rows())[0]?.cells).toMatchObject({ place: read('Dayton') })
  })

  test('is read by the language model where there is one, unless the built-in drafter is asked for', async () => {
    const { answer, fill, close, rows } = await begin()
    telling([step('s1', { action: 'model the mast', place: 'Dayton' })])
    const rowsTold = async () => ({ rows: [step('s1', { action: 'model the mast', place: 'Akron' })], unplaced: [] })
    const limits = { calls_per_day: null, cost_per_day: null, prices: null }
    server().modelWith({ label: 'a model', drafter: () => ({ ...builtInDrafter, kind: 'language-model', rowsTold }), limits })
    await answer('Q4', ANSWER)
    const isIn = (place: string, [row]: readonly KeptRow[]) => expect(row?.cells).toMatchObject({ place: { value: place } })
    isIn('Akron', (await fill()).rows)
    isIn('Dayton', (await fill('built-in')).rows)
    await close()
    isIn('Akron', await rows())
    await close('built-in')
    isIn('Dayton', await rows())
    server().modelWith()
  })
})

/** The rows that were told, in their order: those with words of an answer, or of a person. */
function told({ rows }: { rows: readonly KeptRow[] }): KeptRow[] {
  return rows.filter(({ cells }) => Object.values(cells).some(({ state }) => state !== 'suggested'))
}

/** The calls on one work breakdown, in few words. */
function calls(person: TestPerson, { topic_store_id, topic_slug }: { topic_store_id: string; topic_slug: string }) {
  return {
    fill: (drafter?: 'built-in') => person.call('fillWorkBreakdown', { topic_store_id, drafter }),
    rows: async () => (await person.call('findWorkBreakdown', { topic_store_id })).rows,
    answer: (slot: string, words: string) =>
      person.call('saveAnswer', { topic_slug, topic_store_id, slot, question: 'Which steps?', answer: words }),
    close: (drafter?: 'built-in') =>
      person.call('finalizeGlobalInterview', {
        ...{ topic_slug, topic_store_id, drafter },
        qa_transcript: [{ slot: 'Q4', question: 'Which steps?', answer: ANSWER }],
      }),
    add: async (cells: Record<string, ReturnType<typeof typed>>) =>
      (await person.call('addRow', { topic_store_id, kind: 'step', cells })).row,
    change: ({ id, version }: KeptRow, cells: Parameters<typeof person.call<'changeRow'>>[1]['cells']) =>
      person.call('changeRow', { row_id: id, version, cells }),
    remove: ({ id, version }: KeptRow) => person.call('removeRow', { row_id: id, version }),
  }
}
