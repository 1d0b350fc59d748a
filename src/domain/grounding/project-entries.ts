import { monthCount } from '../schedule.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfPhase } from '../solicitation/requirement/of-phase.ts'
import { isProposalDuty } from '../solicitation/requirement/proposal-duty.ts'
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
  /** What was read from the solicitation, so that "all 22 requirements" can be counted. */
  requirements?: readonly Requirement[] | undefined
}

/** The entries of the upload form as sources, under the labels that the form gives them (spec §2); what was left empty is none. */
export function projectEntries(entered: EnteredProject): SourceEntry[] {
  const labelled: [string, string | undefined][] = [
    ['Company Name', entered.company_name],
    ['Phase', `Phase ${entered.phase}`],
    ['Period of Performance', monthCount(entered.period_of_performance)],
    ['Program Type', entered.program_type],
    ['Award Amount', entered.award ? `$${entered.award.toLocaleString('en-US')}` : undefined],
    ['Customer Organization', entered.customer_organization],
    ['System Name', entered.system_name],
    ['Research Institution', entered.research_institution],
  ]
  return [...labelled, ...counted(entered)].flatMap(([label, text]) =>
    text?.trim() ? [{ from: 'project' as const, label, text: text.trim() }] : [],
  )
}

/** How many requirements there are: in all, for this phase, and of those the ones that the work answers and not the proposal. */
function counted({ requirements = [], phase }: EnteredProject): [string, string][] {
  const ofPhase = requirements.filter((one) => isOfPhase(one, phase))
  const counts = [requirements.length, ofPhase.length, ofPhase.filter((one) => !isProposalDuty(one)).length].filter((count) => count > 0)
  return [...new Set(counts)].map((count) => ['Requirements of the solicitation', `${count} requirements`])
}
