import type { CompanyFacts } from '../../domain/company.ts'
import { companyDraft } from '../../domain/company-draft.ts'
import { withoutMachineTalk } from '../../domain/machine-talk/machine-talk.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { changeProfile, companyFiles, findCompanyFile, keepCompanyFile, profileOf, removeCompanyFile as removeFile } from '../db/company.ts'
import type { Database } from '../db/database.ts'
import { kindOf, pagesOf } from '../db/source-files.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'
import { readDocument, unreadable, uploadedDocument } from './uploaded-document.ts'

/** More documents than this are not looked through for one plan. */
const MOST_FILES = 20

/** What the asker's company says of itself, and its documents. */
export async function findCompany(parts: Parts, { person }: Asked, _input: Input<'findCompany'>): Answer<'findCompany'> {
  return done(await companyOnWire(parts.db, person))
}

/** What the documents of the asker's company have for its profile. */
export async function draftCompany(parts: Parts, { person }: Asked, _input: Input<'draftCompany'>): Answer<'draftCompany'> {
  return done({ passages: companyDraft(await companyFacts(parts.db, person)) })
}

/** Changes what is named of the profile; a call that names nothing is a mistake. */
export async function changeCompany(parts: Parts, { person }: Asked, input: Input<'changeCompany'>): Answer<'changeCompany'> {
  const named = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  if (Object.keys(named).length === 0) return fail({ code: 'BAD_INPUT', message: 'Send at least one field of the company.' })
  await changeProfile(parts.db, person, named)
  return done(await companyOnWire(parts.db, person))
}

/** Keeps the name under which a company answers a solicitation, where its profile has none yet. */
export async function nameCompany(db: Database, person: Person, company_name: string): Promise<void> {
  const name = company_name.trim()
  if (name !== '' && (await profileOf(db, person)).company_name.trim() === '') await changeProfile(db, person, { company_name: name })
}

/** Reads a document of the company and keeps it; one that cannot be read leaves everything as it was. */
export async function addCompanyFile(parts: Parts, asked: Asked, input: Input<'addCompanyFile'>): Answer<'addCompanyFile'> {
  const { person } = asked
  const { role } = input
  const document = uploadedDocument(input.file)
  const before = (await companyFiles(parts.db, person)).filter((one) => one.role === role)
  // sent again because its answer was lost, it is there
  if (before.some(({ sha256, file_name }) => sha256 === document.file.sha256 && file_name === document.file_name)) {
    return done(await companyOnWire(parts.db, person))
  }
  // said before anything is read, and held to when the document is kept: another may have come meanwhile
  if (role === 'additional' && before.length >= MOST_FILES) return tooMany()
  const read = await parts.reading.document(document.file, document.file_name, asked)
  if (!read.ok) return fail(unreadable(read.problem))
  const isKept = await keepCompanyFile(parts.db, person, readDocument(parts, document, read.value), { role, at_most: MOST_FILES })
  return isKept ? done(await companyOnWire(parts.db, person)) : tooMany()
}

function tooMany(): Result<never, Problem> {
  return fail({ code: 'BAD_INPUT', message: `A company can have ${MOST_FILES} additional documents. Remove one first.` })
}

/** Takes a document of the company away. */
export async function removeCompanyFile(parts: Parts, { person }: Asked, { id }: Input<'removeCompanyFile'>): Answer<'removeCompanyFile'> {
  const file = await findCompanyFile(parts.db, person, id)
  if (!file.ok) return file
  await removeFile(parts.db, file.value)
  return done(await companyOnWire(parts.db, person))
}

/** What may be said of the asker's company in a plan; words in its documents that give orders to a machine are left out. */
export async function companyFacts(db: Database, person: Person): Promise<CompanyFacts> {
  const documents = []
  for (const file of await companyFiles(db, person)) {
    const { pages } = withoutMachineTalk(await pagesOf(db, file))
    documents.push({ ...file, pages: pages.map(({ page, text }) => ({ page, text })) })
  }
  return {
    profile: await profileOf(db, person),
    documents: documents.map(({ id, file_name, role, pages }) => ({ id, file_name, role, pages })),
  }
}

async function companyOnWire(db: Database, person: Person) {
  const files = await companyFiles(db, person)
  return {
    profile: await profileOf(db, person),
    files: files.map(({ id, file_name, role, pages, created_at, ...file }) => ({
      id,
      file_name,
      role,
      pages,
      kind: kindOf(file),
      created_at: created_at.toISOString(),
    })),
  }
}
