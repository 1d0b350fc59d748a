import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { source_file_part, source_page } from './schema/topics.ts'
import { bytesOf, findFile, findPage, keepFile, kindOf, pageCount, pagesOf, removeFile, sizeOf } from './source-files.ts'
import { onEachDatabase } from './testing/databases.ts'
import { aFile, found, NOT_FOUND, NUL, somebody, UNUSUAL } from './testing/rows.ts'

const MEGABYTE = 1024 * 1024

onEachDatabase('Documents', (database) => {
  const db = () => database().db
  const kept = async (changes: Parameters<typeof aFile>[0]) => {
    const asker = await somebody(db())
    const file = aFile(changes)
    await keepFile(db(), asker, file)
    return { asker, file: found(await findFile(db(), asker, file.file.id)) }
  }
  const inPieces = async (file: Parameters<typeof bytesOf>[1]) => {
    const pieces: Uint8Array[] = []
    for await (const piece of bytesOf(db(), file)) pieces.push(piece)
    return pieces
  }

  test('come back to the last byte, a megabyte at a time', async () => {
    const around = randomBytes(2 * MEGABYTE + 300)
    around.set(
      Array.from({ length: 256 }, (_, byte) => byte),
      100,
    )
    // a view into something larger, as a part of a form is
    const bytes = around.subarray(100, 100 + 2 * MEGABYTE + 1)
    const { file } = await kept({ bytes: [bytes] })
    const pieces = await inPieces(file)
    expect(pieces.every((piece) => piece instanceof Uint8Array)).toBe(true)
    expect(pieces.map(({ length }) => length)).toEqual([MEGABYTE, MEGABYTE, 1])
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    expect(await sizeOf(db(), file)).toBe(2 * MEGABYTE + 1)
  })

  test('may be empty', async () => {
    const { file } = await kept({ bytes: [], pages: [] })
    expect(await inPieces(file)).toEqual([])
    expect(await sizeOf(db(), file)).toBe(0)
    expect(await pageCount(db(), file)).toBe(0)
    expect(await pagesOf(db(), file)).toEqual([])
  })

  test.each(['pdf', 'docx', 'text'] as const)('of kind %s are told by it, with name and fingerprint', async (kind) => {
    const { asker, file } = await kept({ file: { id: randomUUID(), file_name: `${UNUSUAL}${'📡'.repeat(200)}`, kind, sha256: 'abc' } })
    expect(file).toMatchObject({ owner: asker.id, file_name: `${UNUSUAL}${'📡'.repeat(200)}`, sha256: 'abc', created_at: expect.any(Date) })
    expect(kindOf(file)).toBe(kind)
  })

  test('have their pages in order, however many and however they were handed in', async () => {
    const recognised = { width: 612.5, height: 792, pieces: [{ text: UNUSUAL, x: 0.1, y: -3, width: 1e-7, height: 12 }] }
    const pages = Array.from({ length: 450 }, (_, at) => ({
      page: at + 1,
      text: `Page ${at + 1}`,
      recognised: at === 7 ? recognised : null,
    }))
    const { file } = await kept({ pages: pages.toReversed() })
    expect(await pagesOf(db(), file)).toEqual(pages)
    expect(await pageCount(db(), file)).toBe(450)
    expect(found(await findPage(db(), file, 8))).toEqual(pages[7])
    for (const page of [0, -1, 451]) expect(await findPage(db(), file, page)).toEqual(NOT_FOUND)
  })

  test('keep a page of a million letters', async () => {
    const text = `${UNUSUAL.repeat(15_000)}end`
    const { file } = await kept({ pages: [{ page: 1, text, recognised: null }] })
    expect(found(await findPage(db(), file, 1)).text === text).toBe(true)
  })

  test('are not found by another person', async () => {
    const { file } = await kept({})
    expect(await findFile(db(), await somebody(db()), file.id)).toEqual(NOT_FOUND)
  })

  test('go with their bytes and pages', async () => {
    const { asker, file } = await kept({})
    await removeFile(db(), file)
    expect(await findFile(db(), asker, file.id)).toEqual(NOT_FOUND)
    expect(await db().select().from(source_page).where(eq(source_page.file_id, file.id))).toEqual([])
    expect(await db().select().from(source_file_part).where(eq(source_file_part.file_id, file.id))).toEqual([])
  })

  test('that cannot be kept leave nothing', async () => {
    const asker = await somebody(db())
    const spoiled = aFile({ pages: [{ page: 1, text: NUL, recognised: null }] })
    await expect(db().transaction((tx) => keepFile(tx, asker, spoiled))).rejects.toThrow()
    const twice = aFile({ pages: [...aFile().pages, ...aFile().pages] })
    await expect(db().transaction((tx) => keepFile(tx, asker, twice))).rejects.toThrow()
    for (const { file } of [spoiled, twice]) expect(await findFile(db(), asker, file.id)).toEqual(NOT_FOUND)
  })
})
