import type { CompanyFacts } from '../company.ts'
import type { SourceDocument, SourceEntry } from './sources.ts'

/** The fields of the company profile as sources, under the labels that its form gives them (spec §2, Admin Portal). */
export function companyEntries({ profile }: Pick<CompanyFacts, 'profile'>): SourceEntry[] {
  const labelled: [string, string][] = [
    ['Name', `${profile.first_name} ${profile.last_name}`],
    ['Email', profile.email],
    ['Company Name', profile.company_name],
    ['Company Description', profile.company_description],
    ['Technology Overview', profile.technology_overview],
  ]
  return labelled.flatMap(([label, text]) => (text.trim() === '' ? [] : [{ from: 'company' as const, label, text: text.trim() }]))
}

/** The company's documents as sources. */
export function companyDocuments({ documents }: Pick<CompanyFacts, 'documents'>): SourceDocument[] {
  return documents.map(({ id, file_name, pages }) => ({ id, file_name, role: 'company', pages }))
}
