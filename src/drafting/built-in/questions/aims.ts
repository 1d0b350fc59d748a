import type { Answer } from '../../../domain/interview.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { meaningfulWords, tidy } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'

/** The demands that say what the whole effort is for, the objective's first, else its first work: what a question about all of it hangs on. */
export function aimsOf({ aims, demands, facts }: PlanBrief): Requirement[] {
  const work = demands.duties.find(({ isOwn, stage }) => isOwn && stage !== 'close') ?? demands.duties[0]
  const byId = new Map(demands.requirements.map((one) => [one.id, one]))
  const objective = tidy(facts.analysis?.topic.objective ?? '').toLowerCase()
  const order = ({ kind }: Requirement) => (kind === 'task' ? 0 : 1)
  const inObjective = demands.requirements
    .filter(({ quote }) => quote.length > 30 && objective.includes(tidy(quote).toLowerCase()))
    .sort((one, other) => order(one) - order(other))
  const sought = demands.requirements.filter(({ text }) =>
    /\b(?:goal|objective|aim|purpose) (?:of|is)\b|\bseek(?:s|ing)\b|\blooking for\b|\bis needed\b/i.test(text),
  )
  const found = [...aims.flatMap(({ requirement_id }) => byId.get(requirement_id ?? '') ?? []), ...inObjective, ...sought]
  return found.length > 0
    ? [...new Set(found)]
    : [byId.get(work?.requirement_id ?? '') ?? chosenOf(demands.requirements, facts.answers)].flat()
}

const FEWEST_SHARED = 3

/** In an open topic: the demand that the company's own words are nearest to. */
function chosenOf(requirements: readonly Requirement[], answers: readonly Answer[]): Requirement[] {
  const told = meaningfulWords(answers.map(({ answer }) => answer).join('\n'))
  const shared = (one: Requirement) => [...meaningfulWords(one.text)].filter((word) => told.has(word)).length
  return [...requirements]
    .filter((one) => shared(one) >= FEWEST_SHARED)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, 1)
}
