import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RuleInForce } from '../../domain/instructions/instructions.ts'
import { source_page } from '../db/schema/topics.ts'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { instructionsFile, textFile, uploadText, WITHIN_ANNOUNCEMENT } from '../testing/solicitation.ts'

onServer('Component instructions', (server) => {
  test('are read and kept beside their topic, with their pages and the rules that hold', async () => {
    const person = await signUp(server())
    const { topic_store_id, file_id } = await uploadText(person)
    const { instructions, file, rules } = await person.call('addInstructions', { topic_store_id, file: instructionsFile() })
    expect(file).toEqual({ id: file_id, file_name: 'topics.txt', kind: 'text', pages: 2 })
    expect(instructions?.file).toMatchObject({ file_name: 'navy.txt', kind: 'text', pages: 2 })
    const ceiling = instructions?.read.facts.find(({ kind }) => kind === 'award_ceiling')
    expect(ceiling).toMatchObject({ value: '$140,000', page: 1 })
    expect(rules.find(({ kind }) => kind === 'award_ceiling')).toMatchObject({ value: '$140,000', from: 'instructions' })
    const page = await person.call('sourcePage', { file_id: instructions?.file.id ?? '', page: 2 })
    expect(page).toEqual({ page: 2, text: expect.stringContaining('exactly 6 months'), recognised: null })
    expect((await person.call('findSolicitation', { topic_store_id })).instructions).toEqual(instructions)
  })

  test('take the place of earlier ones, which are gone', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadText(person)
    const first = await person.call('addInstructions', { topic_store_id, file: instructionsFile() })
    const second = await person.call('addInstructions', { topic_store_id, file: instructionsFile('$150,000') })
    expect(second.instructions?.read.facts.map(({ value }) => value)).toContain('$150,000')
    const file_id = first.instructions?.file.id ?? ''
    expect(await person.refusal('sourceFile', { file_id })).toMatchObject({ status: 404 })
    const { db } = server().database
    expect(await db.select().from(source_page).where(eq(source_page.file_id, file_id))).toEqual([])
  })

  test('that cannot be read leave everything as it was', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadText(person)
    const before = await person.call('addInstructions', { topic_store_id, file: instructionsFile() })
    expect(await person.refusal('addInstructions', { topic_store_id, file: textFile([''], 'a.txt') })).toMatchObject({ status: 422 })
    const picture = new File(['GIF89a\u0000\u0001'], 'a.gif')
    expect(await person.refusal('addInstructions', { topic_store_id, file: picture })).toMatchObject({ status: 415 })
    const large = new File(['a'.repeat(3 * 1024 * 1024 + 1)], 'a.txt')
    expect(await person.refusal('addInstructions', { topic_store_id, file: large })).toMatchObject({ status: 413 })
    expect(await person.call('findSolicitation', { topic_store_id })).toEqual(before)
  })

  test('can be taken away, with their document, also twice', async () => {
    const person = await signUp(server())
    const { topic_store_id, file_id } = await uploadText(person)
    await person.call('addInstructions', { topic_store_id, file: instructionsFile() })
    const without = await person.call('removeInstructions', { topic_store_id })
    expect(without.instructions).toBeNull()
    expect(without.rules.filter(({ from }) => from === 'instructions')).toEqual([])
    expect(await person.call('removeInstructions', { topic_store_id })).toEqual(without)
    expect(await person.call('sourcePage', { file_id, page: 1 })).toMatchObject({ page: 1 })
  })

  test('that stand in the topic’s own file are found there, with the pages of that file', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadText(person, WITHIN_ANNOUNCEMENT)
    const { file, instructions, rules } = await person.call('findSolicitation', { topic_store_id })
    expect(instructions?.file).toEqual(file)
    expect(instructions?.read).toMatchObject({ component: 'Navy', release: expect.stringContaining('25.1') })
    expect(rules.find(({ kind }) => kind === 'award_ceiling')).toMatchObject({ value: '$130,000', from: 'instructions', page: 1 })
    expect(rules.find(({ kind }) => kind === 'period_of_performance')).toMatchObject({ page: 2 })
  })

  test('in the topic’s own file yield to uploaded ones and come back without them; its file always stays', async () => {
    const person = await signUp(server())
    const { topic_store_id, file_id } = await uploadText(person, WITHIN_ANNOUNCEMENT)
    const within = await person.call('findSolicitation', { topic_store_id })
    expect(await person.call('removeInstructions', { topic_store_id })).toEqual(within)
    const beside = await person.call('addInstructions', { topic_store_id, file: instructionsFile() })
    expect(beside.instructions?.file).toMatchObject({ file_name: 'navy.txt', pages: 2 })
    expect(beside.rules.find(({ kind }) => kind === 'award_ceiling')).toMatchObject({ value: '$140,000' })
    expect(await person.call('removeInstructions', { topic_store_id })).toEqual(within)
    expect(await person.call('sourcePage', { file_id, page: 4 })).toMatchObject({ page: 4 })
  })

  test('in the topic’s own file are read again with another topic, while uploaded ones stay', async () => {
    const person = await signUp(server())
    const other = 'DEPARTMENT OF THE NAVY\n25.1 SBIR Phase I\nProposal Instructions\n\nThe Phase I Base amount must not exceed $90,000.'
    const [chapter = '', , first = '', second = ''] = WITHIN_ANNOUNCEMENT
    const { topic_store_id } = await uploadText(person, [chapter, first, other, second])
    const ceiling = ({ rules }: { rules: RuleInForce[] }) => rules.find(({ kind }) => kind === 'award_ceiling')?.value
    const chosen = await person.call('chooseTopic', { topic_store_id, topic_number: 'N251-902' })
    expect([ceiling(chosen), chosen.instructions?.file]).toEqual(['$90,000', chosen.file])
    const beside = await person.call('addInstructions', { topic_store_id, file: instructionsFile() })
    const back = await person.call('chooseTopic', { topic_store_id, topic_number: 'N251-901' })
    expect([ceiling(back), back.instructions]).toEqual(['$140,000', beside.instructions])
    expect(ceiling(await person.call('removeInstructions', { topic_store_id }))).toBe('$130,000')
  })

  test('of another component are told to be so, beside the rules that they bring', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadText(person)
    expect((await person.call('findSolicitation', { topic_store_id })).instructions_warning).toBeNull()
    const fitting = await person.call('addInstructions', { topic_store_id, file: instructionsFile() })
    expect(fitting.instructions_warning).toBeNull()
    const army = 'DEPARTMENT OF THE ARMY\n25.1 SBIR Proposal Submission Instructions\nThe Phase I amount must not exceed $250,000.'
    const foreign = await person.call('addInstructions', { topic_store_id, file: textFile([army], 'army.txt') })
    expect(foreign.instructions_warning).toMatch(/are of the Army, but the topic is of the Navy/)
    expect(foreign.rules.find(({ kind }) => kind === 'award_ceiling')).toMatchObject({ value: '$250,000' })
  })
})
