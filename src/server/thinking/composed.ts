import { composedSources } from '../../domain/grounding/composed-sources.ts'
import type { ComposedSource, Origin, SourceDocument } from '../../domain/grounding/sources.ts'
import type { Answer } from '../../domain/interview.ts'
import type { Analysis } from '../../domain/solicitation/analysis.ts'
import type { KnownRow } from '../../domain/work-breakdown/alike-rows.ts'
import { countingOf } from '../../domain/work-breakdown/breakdown-of.ts'
import { planRows } from '../../drafting/built-in/plan-rows.ts'
import type { PlanFacts } from '../../drafting/drafter.ts'

/** What a plan is composed from, and where its topic's requirements stand; null where no solicitation was uploaded. */
export type Composing = {
  facts: PlanFacts
  rows: readonly KnownRow[]
  answers: readonly Answer[]
  requirements: Analysis['requirements']
  solicitation: Pick<SourceDocument, 'id' | 'file_name' | 'role'> | null
}

/** What the rows compose, with what each line rests on. */
export function composed({ facts, rows, answers, requirements, solicitation }: Composing): ComposedSource[] {
  const askedIn = (requirement_id: string): Origin | null => {
    const asked = requirements.find(({ id }) => id === requirement_id)
    if (!asked || !solicitation) return null
    const { id: document_id, file_name, role } = solicitation
    return { kind: 'document', document_id, file_name, role, page: asked.page, quote: asked.quote }
  }
  return composedSources(planRows({ ...facts, rows: countingOf(rows) }).milestones, rows, answers, askedIn)
}
