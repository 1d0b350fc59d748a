import type { SourceEntry } from './sources.ts'

/** What a person entered about a proposal; the award in whole dollars, the period in months. */
export type EnteredProject = {
  company_name: string
  phase: string
  program_type: string
  period_of_performance: number
  award?: number | undefined
  customer_organization?: string | undefined
  system_name?: string | undefined
  research_institution?: string | undefined
}

/** The entries of the upload form as sources, under the labels that the form gives them (spec §2); what was left empty is none. */
export function projectEntries(entered: EnteredProject): SourceEntry[] {
  const labelled: [string, string | undefined][] = [
    ['Company Name', entered.company_name],
    ['Phase', `Phase ${entered.phase}`],
    ['Period of Performance', `${entered.period_of_performance} months`],
    ['Program Type', entered.program_type],
    ['Award Amount', entered.award ? `$${entered.award.toLocaleString('en-US')}` : undefined],
    ['Customer Organization', entered.customer_organization],
    ['System Name', entered.system_name],
    ['Research Institution', entered.research_institution],
  ]
  return labelled.flatMap(([label, text]) => (text?.trim() ? [{ from: 'project' as const, label, text: text.trim() }] : []))
}
