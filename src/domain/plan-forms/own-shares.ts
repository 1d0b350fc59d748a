import { cueList } from '../../language/cue-list.ts'
import type { FinishedPlan } from '../plan.ts'
import type { Performer } from '../quality/least-share.ts'
import { saidIn } from '../quality/said.ts'
import { statedShares } from '../quality/work-share-rules.ts'

/** Sentences that repeat the rule and say nothing of this plan's own shares. */
const LEAST = cueList('at least | minimum | less than')

/** How a sentence goes on speaking of the institution that the one before it named. */
const THEIRS = 'Their share '

/** The share of the cost that the plan itself gives each performer, in percent. One that is told twice with different numbers is not known. */
export function ownShares({
  milestones,
  scope_paragraph,
  company_name,
  research_institution,
}: Pick<FinishedPlan, 'milestones' | 'scope_paragraph' | 'company_name'> & { research_institution?: string | undefined }): Map<
  Performer,
  number
> {
  const said = saidIn(milestones, scope_paragraph, { requirements: [] })
    .filter(({ sentence }) => !LEAST.test(sentence))
    .map((one) => (research_institution ? { ...one, own: named(one.own, research_institution) } : one))
  const told = new Map<Performer, Set<number>>()
  for (const { performer, percent } of statedShares({ company_name, research_institution }, said)) {
    told.set(performer, (told.get(performer) ?? new Set()).add(percent))
  }
  const known = new Map(
    [...told].flatMap(([performer, percents]) => (percents.size === 1 ? [[performer, [...percents][0] ?? 0] as const] : [])),
  )
  return withRest(known)
}

const named = (sentence: string, institution: string): string =>
  sentence.startsWith(THEIRS) ? `${institution}'s share ${sentence.slice(THEIRS.length)}` : sentence

/** What the two partners leave is done by others. */
function withRest(known: Map<Performer, number>): Map<Performer, number> {
  const rest = 100 - (known.get('small business') ?? Number.NaN) - (known.get('research institution') ?? Number.NaN)
  // 100 less 62.7 and 33.7 is a hair less than 3.6
  return rest >= 0 ? new Map([...known, ['others', Math.round(rest * 100) / 100]]) : known
}
