import type { PlanFacts } from '../drafter.ts'
import { type AnswerFact, answerFacts } from './answer-facts.ts'
import { companyFacts } from './company-facts.ts'

/** What a plan may say beside the solicitation: the answers first, and where they are silent what the company says of itself. */
export function toldFacts(
  facts: Pick<PlanFacts, 'answers' | 'research_institution' | 'company' | 'company_name' | 'analysis'>,
): AnswerFact[] {
  const said = answerFacts(facts)
  return [...said, ...companyFacts(facts.company, { company_name: facts.company_name, analysis: facts.analysis, said })]
}
