import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type CompanyFileRole, CompanyProfile } from '../../domain/company.ts'
import { done, type Result } from '../../domain/result.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import { user } from './schema/accounts.ts'
import { company_file, company_profile } from './schema/company.ts'
import { source_file, source_page } from './schema/topics.ts'
import { keepFile, type NewFile, removeFile } from './source-files.ts'

/** A document of a person's company, with its number of pages. */
export type StoredCompanyFile = {
  id: string
  file_name: string
  sha256: string
  content_type: string
  role: CompanyFileRole
  pages: number
  created_at: Date
}

/** What the asker's company says of itself; empty while nothing was said. */
export async function profileOf(db: Database, asker: Person): Promise<CompanyProfile> {
  const [row] = await db.select().from(company_profile).where(eq(company_profile.owner, asker.id))
  return CompanyProfile.parse(row?.profile ?? {})
}

/** Changes what is named of the asker's profile; two changes at once lose nothing of each other. */
export async function changeProfile(db: Database, asker: Person, changes: Partial<CompanyProfile>): Promise<CompanyProfile> {
  const profile = CompanyProfile.parse(changes)
  const [row] = await db
    .insert(company_profile)
    .values({ owner: asker.id, profile })
    .onConflictDoUpdate({
      target: company_profile.owner,
      set: { profile: sql`${company_profile.profile} || ${JSON.stringify(changes)}::jsonb`, updated_at: sql`now()` },
    })
    .returning()
  return CompanyProfile.parse(row?.profile ?? {})
}

/** The documents of the asker's company, the first uploaded first. */
export function companyFiles(db: Database, asker: Person): Promise<Owned<StoredCompanyFile>[]> {
  return filesOf(db, asker)
}

/** The asker's company document of that id. */
export async function findCompanyFile(db: Database, asker: Person, id: string): Promise<Result<Owned<StoredCompanyFile>, Problem>> {
  const [file] = await filesOf(db, asker, id)
  return file ? done(file) : notFound('This document')
}

async function filesOf(db: Database, asker: Person, id?: string): Promise<Owned<StoredCompanyFile>[]> {
  const { file_name, content_type } = source_file
  const rows = await db
    .select({
      id: source_file.id,
      file_name,
      sha256: source_file.sha256,
      content_type,
      role: company_file.role,
      pages: count(source_page.page),
      created_at: company_file.created_at,
    })
    .from(company_file)
    .innerJoin(source_file, eq(source_file.id, company_file.file_id))
    .leftJoin(source_page, eq(source_page.file_id, source_file.id))
    .where(and(eq(company_file.owner, asker.id), id === undefined ? undefined : eq(company_file.file_id, id)))
    .groupBy(source_file.id, company_file.role, company_file.created_at)
    .orderBy(asc(company_file.created_at), asc(source_file.id))
  return rows.map((row) => owned({ ...row, pages: Number(row.pages) }))
}

/**
 * Keeps a document of the asker's company: a technology one-pager in the place of the one before, another only while there are fewer than `at_most`.
 * Says whether it was kept.
 */
export async function keepCompanyFile(
  db: Database,
  asker: Person,
  file: NewFile,
  { role, at_most }: { role: CompanyFileRole; at_most: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // two uploads of one person wait for each other, so that each counts what the other kept
    await tx.select({ id: user.id }).from(user).where(eq(user.id, asker.id)).for('no key update')
    const before = (await filesOf(tx, asker)).filter((one) => one.role === role)
    if (role === 'one_pager') for (const one of before) await removeFile(tx, one)
    else if (before.length >= at_most) return false
    await keepFile(tx, asker, file)
    await tx.insert(company_file).values({ file_id: file.file.id, owner: asker.id, role })
    return true
  })
}

/** Removes a document of a company with its bytes and pages. */
export async function removeCompanyFile(db: Database, file: Owned<StoredCompanyFile>): Promise<void> {
  await removeFile(db, file)
}
