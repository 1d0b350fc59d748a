import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { source_page } from '../db/schema/topics.ts'
import { signUp } from '../testing/person.ts'
import { onBothDatabases } from '../testing/server.ts'
import { instructionsFile, textFile, uploadText } from '../testing/solicitation.ts'

onBothDatabases('Component instructions', (server) => {
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
})
