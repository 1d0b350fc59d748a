import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CompanyFileRole } from '../../domain/company.ts'
import { done } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { changeProfile, companyFiles, findCompanyFile, keepCompanyFile, profileOf, removeCompanyFile } from './company.ts'
import { company_file } from './schema/company.ts'
import { source_file } from './schema/topics.ts'
import { findFile, keepFile, type NewFile } from './source-files.ts'
import { onEachDatabase } from './testing/databases.ts'
import { aFile, found, MOMENT, NOT_FOUND, NUL, somebody, UNUSUAL } from './testing/rows.ts'

const NOTHING = { first_name: '', last_name: '', email: '', company_name: '', company_description: '', technology_overview: '' }

onEachDatabase('A company', (database) => {
  const db = () => database().db
  const keep = (asker: Person, file: NewFile, role: CompanyFileRole = 'additional', at_most = 20) =>
    keepCompanyFile(db(), asker, file, { role, at_most })
  const idsOf = async (asker: Person) => (await companyFiles(db(), asker)).map(({ id }) => id)

  test('says nothing of itself at first, and then what its person says, and no other', async () => {
    const [asker, stranger] = [await somebody(db()), await somebody(db())]
    expect(await profileOf(db(), asker)).toEqual(NOTHING)
    await changeProfile(db(), asker, { first_name: 'Ada', company_description: `${UNUSUAL}${'long '.repeat(3900)}` })
    const changed = await changeProfile(db(), asker, { first_name: '', company_name: 'Acme', company_description: undefined })
    expect(changed).toEqual({ ...NOTHING, company_name: 'Acme', company_description: `${UNUSUAL}${'long '.repeat(3900)}` })
    expect(await profileOf(db(), asker)).toEqual(changed)
    expect(await profileOf(db(), stranger)).toEqual(NOTHING)
  })

  test('keeps what is said of it at once, from its first word on', async () => {
    const asker = await somebody(db())
    const said = { ...NOTHING, first_name: 'Ada', last_name: 'Quist', email: 'ada@example.com', company_name: 'Acme' }
    await Promise.all(Object.entries(said).map(([field, text]) => changeProfile(db(), asker, text ? { [field]: text } : {})))
    expect(await profileOf(db(), asker)).toEqual(said)
    await expect(changeProfile(db(), asker, { company_name: NUL })).rejects.toThrow()
    expect(await profileOf(db(), asker)).toEqual(said)
  })

  test('has its documents in the order of their upload, those of one moment always in the same', async () => {
    const asker = await somebody(db())
    const pages = [1, 2, 3].map((page) => ({ page, text: UNUSUAL, recognised: null }))
    const files = [aFile({ pages }), aFile({ pages: [] }), aFile()]
    for (const file of files) expect(await keep(asker, file)).toBe(true)
    const ids = files.map(({ file }) => file.id)
    expect(await idsOf(asker)).toEqual(ids)
    expect((await companyFiles(db(), asker)).map((one) => one.pages)).toEqual([3, 0, 1])
    expect(await findCompanyFile(db(), asker, ids[0] ?? '')).toEqual(
      done({
        id: ids[0],
        file_name: 'topic.pdf',
        sha256: expect.any(String),
        content_type: 'application/pdf',
        role: 'additional',
        pages: 3,
        created_at: expect.any(Date),
      }),
    )
    await db().update(company_file).set({ created_at: MOMENT }).where(eq(company_file.owner, asker.id))
    expect(await idsOf(asker)).toEqual(ids.toSorted())
  })

  test("has no document of another person's, nor one that is a solicitation", async () => {
    const [asker, stranger] = [await somebody(db()), await somebody(db())]
    const [ours, solicitation] = [aFile(), aFile()]
    await keep(asker, ours)
    await keepFile(db(), asker, solicitation)
    expect(await findCompanyFile(db(), stranger, ours.file.id)).toEqual(NOT_FOUND)
    expect(await findCompanyFile(db(), asker, solicitation.file.id)).toEqual(NOT_FOUND)
    expect(await idsOf(stranger)).toEqual([])
    expect(await idsOf(asker)).toEqual([ours.file.id])
  })

  test('has no more documents than it may, and one one-pager, however many come at once', async () => {
    const asker = await somebody(db())
    const kept = await Promise.all(Array.from({ length: 9 }, () => keep(asker, aFile(), 'additional', 4)))
    expect(kept.filter(Boolean)).toHaveLength(4)
    const pagers = Array.from({ length: 4 }, () => aFile())
    expect(await Promise.all(pagers.map((file) => keep(asker, file, 'one_pager', 0)))).toEqual([true, true, true, true])
    const files = await companyFiles(db(), asker)
    expect(files.map(({ role }) => role).sort()).toEqual(['additional', 'additional', 'additional', 'additional', 'one_pager'])
    expect(await db().select().from(source_file).where(eq(source_file.owner, asker.id))).toHaveLength(5)
  })

  test('keeps its one-pager when the next one cannot be kept', async () => {
    const asker = await somebody(db())
    const file = aFile()
    await keep(asker, file, 'one_pager')
    await expect(keep(asker, aFile({ pages: [{ page: 1, text: NUL, recognised: null }] }), 'one_pager')).rejects.toThrow()
    expect(await idsOf(asker)).toEqual([file.file.id])
  })

  test('loses a document that is taken away with its bytes and pages', async () => {
    const asker = await somebody(db())
    const { file, ...rest } = aFile()
    await keep(asker, { file, ...rest })
    await removeCompanyFile(db(), found(await findCompanyFile(db(), asker, file.id)))
    expect(await idsOf(asker)).toEqual([])
    expect(await findFile(db(), asker, file.id)).toEqual(NOT_FOUND)
  })
})
