import * as z from 'zod'
import { CompanyFileRole, CompanyProfile, ProfilePassage } from '../domain/company.ts'
import { ReadingProgress, SourceFile } from '../domain/solicitation/source.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

/** A company as its person entered it: the profile, and the documents that stand beside it. */
const Company = z.object({
  profile: CompanyProfile,
  files: z.array(SourceFile.extend({ role: CompanyFileRole, created_at: z.string() })),
})

const Words = z.string().max(20_000, 'This text is too long: 20,000 characters at most.')
const ShortWords = z.string().trim().max(300)

/** The calls on a person's company (spec §2, Admin Portal; their paths are not specified). */
export const companyCalls = {
  findCompany: endpoint({
    method: 'GET',
    path: '/api/company',
    summary: 'What the company says of itself, and its documents',
    access: 'person',
    input: z.strictObject({}),
    output: Company,
  }),
  draftCompany: endpoint({
    method: 'GET',
    path: '/api/company/draft',
    summary: 'What the documents of the company have for the fields of its profile that say nothing yet; nothing is kept',
    access: 'person',
    input: z.strictObject({}),
    output: z.object({ passages: z.array(ProfilePassage) }),
  }),
  changeCompany: endpoint({
    method: 'PUT',
    path: '/api/company',
    summary: 'Change what the company says of itself',
    access: 'person',
    input: z.strictObject({
      first_name: ShortWords.optional(),
      last_name: ShortWords.optional(),
      email: z.union([z.literal(''), z.email('must be an e-mail address.').max(320)]).optional(),
      company_name: ShortWords.optional(),
      company_description: Words.optional(),
      technology_overview: Words.optional(),
    }),
    output: Company,
  }),
  addCompanyFile: endpoint({
    method: 'POST',
    path: '/api/company/files',
    summary: 'Store a document of the company and read it: a new one-pager in the place of the old one, of others at most 20',
    access: 'person',
    carries: 'multipart',
    reports: ReadingProgress,
    input: z.strictObject({ file: z.instanceof(Blob), role: CompanyFileRole }),
    output: Company,
  }),
  removeCompanyFile: endpoint({
    method: 'DELETE',
    path: '/api/company/files/{id}',
    summary: 'Take a document of the company away',
    access: 'person',
    input: z.strictObject({ id: Id }),
    output: Company,
  }),
} as const
