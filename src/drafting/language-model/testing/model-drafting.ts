import type { DraftProgress } from '../../../domain/draft-progress.ts'
import { componentEntries } from '../../../domain/grounding/component-entries.ts'
import { projectEntries } from '../../../domain/grounding/project-entries.ts'
import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { done, fail } from '../../../domain/result.ts'
import { builtInDrafter } from '../../built-in/drafter.ts'
import { type Interview, RICH } from '../../built-in/testing/interviews.ts'
import { sampleTopic } from '../../built-in/testing/samples.ts'
import { answeredFacts } from '../../built-in/testing/whole-plan.ts'
import type { Drafter, PlanFacts } from '../../drafter.ts'
import { languageModelDrafter } from '../drafter.ts'
import type { LanguageModel, Usage } from '../model.ts'
import type { DraftingWork } from '../work.ts'

/** A topic with a company's answers, and everything that a plan for it may rest on. */
export type Told = { facts: PlanFacts; sources: PlanSources }

/** A sample solicitation with the answers that go with it. */
export async function told(name: string, some: Partial<PlanFacts> = {}, interview: Interview = RICH[name] ?? {}): Promise<Told> {
  const { analysis, pages } = await sampleTopic(name)
  const { facts } = await answeredFacts(analysis, interview, some)
  const { company_name, phase, program_type, customer_organization, system_name, research_institution, period_of_performance } = facts
  const documents: PlanSources['documents'] = [{ id: 'topic', file_name: `${name}.pdf`, role: 'solicitation', pages: [...pages] }]
  const entered = { company_name, phase, program_type, customer_organization, system_name, research_institution, period_of_performance }
  return {
    facts,
    sources: {
      documents,
      answers: facts.answers.filter(({ answer }) => answer !== ''),
      entries: [...projectEntries({ ...entered, requirements: analysis.requirements }), ...componentEntries(facts.component, documents)],
      own_statements: [],
    },
  }
}

/** The drafter with a model behind it, for one drafting call, and what it reported, took and booked. */
export function drafting(model: LanguageModel, sources: PlanSources, some: Partial<DraftingWork> & { calls?: number } = {}) {
  const reported: DraftProgress[] = []
  const booked: { prompt: string; usage: Usage }[] = []
  let left = some.calls ?? 1000
  let read = 0
  const work: DraftingWork = {
    sources: async () => {
      read += 1
      return sources
    },
    spending: {
      take: async () => (left-- > 0 ? done(null) : fail({ code: 'LIMIT_REACHED', message: 'Today’s calls of the model are used up.' })),
      book: async (prompt, usage) => {
        booked.push({ prompt, usage })
      },
      giveBack: async () => {
        left += 1
      },
    },
    built_in: builtInDrafter,
    signal: new AbortController().signal,
    report: (progress) => reported.push(progress),
    ...some,
  }
  const drafter: Drafter = languageModelDrafter(model, work)
  return { drafter, reported, booked, readings: () => read, callsLeft: () => left }
}
