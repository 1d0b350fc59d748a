import type { PlanFacts } from '../../drafter.ts'
import { type AnswerFact, answerFacts } from './answer-facts.ts'
import { companyFacts } from './company-facts.ts'

/** What a plan may say beside the solicitation: the answers first, and where they are silent what the company says of itself. */
export function toldFacts(
  facts: Pick<PlanFacts, 'answers' | 'research_institution' | 'company' | 'company_name' | 'analysis'>,
): AnswerFact[] {
  const said = answerFacts(facts).map((fact) => ({ ...fact, text: withoutInitials(fact.text, facts.company_name) }))
  return [...said, ...companyFacts(facts.company, { company_name: facts.company_name, analysis: facts.analysis, said })]
}

/** "BGS proposes …" of Bastion Gate Systems → "The Contractor proposes …"; numbers of reports keep the initials. */
function withoutInitials(text: string, company: string): string {
  const initials = company
    .replace(/,? (?:Inc|LLC|Corp|Corporation|Co|Ltd|LP)\.?$/i, '')
    .split(/[ -]/)
    .map((word) => word.charAt(0))
    .join('')
  if (!/^\p{Lu}{3,6}$/u.test(initials)) return text
  return text.replace(new RegExp(`(?<![\\w-])${initials}(?![\\w-])`, 'g'), 'the Contractor').replace(/^the Contractor/, 'The Contractor')
}
