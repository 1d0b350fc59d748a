import * as z from 'zod'
import { Page } from './solicitation/analysis.ts'

/** What a company says of itself, once for all its proposals (spec §2, Admin Portal). What was not filled in is an empty text. */
export const CompanyProfile = z.object({
  first_name: z.string().max(300).default(''),
  last_name: z.string().max(300).default(''),
  email: z.string().max(320).default(''),
  company_name: z.string().max(300).default(''),
  company_description: z.string().max(20_000).default(''),
  technology_overview: z.string().max(20_000).default(''),
})
export type CompanyProfile = z.infer<typeof CompanyProfile>

/** A document of the company: its technology one-pager, or an additional one. */
export const CompanyFileRole = z.enum(['one_pager', 'additional'])
export type CompanyFileRole = z.infer<typeof CompanyFileRole>

/** What may be said of the company in a plan: its profile, and its documents page by page. */
export const CompanyFacts = z.object({
  profile: CompanyProfile,
  documents: z.array(z.object({ id: z.string(), file_name: z.string(), role: CompanyFileRole, pages: z.array(Page) })),
})
export type CompanyFacts = z.infer<typeof CompanyFacts>

/**
 * Words of a company's own document for a field of its profile, with their place and the heading that they stand under; "other" for what a short paper
 * says beside its fields. They count once somebody has put them there.
 */
export const ProfilePassage = z.object({
  field: z.enum(['company_name', 'company_description', 'technology_overview', 'other']),
  heading: z.string().optional(),
  text: z.string(),
  file_name: z.string(),
  page: z.number().int().positive(),
})
export type ProfilePassage = z.infer<typeof ProfilePassage>
