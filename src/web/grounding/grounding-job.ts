import { coverage } from '../../domain/grounding/coverage.ts'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import { tracer } from '../../domain/grounding/trace.ts'
import type { TracedSentence } from '../../domain/grounding/traced.ts'
import type { StoredMilestone } from '../../domain/milestone.ts'
import { type HowReading, howReading } from '../../domain/quality/how-reading.ts'
import type { Coverage } from '../../domain/quality/review.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'

/** What is asked of the worker. Sources are given once and hold for what follows; `id` tells which answer belongs to which question. */
export type GroundingJob =
  | { kind: 'sources'; sources: PlanSources }
  | { kind: 'trace'; id: number; texts: readonly string[] }
  | { kind: 'coverage'; id: number; requirements: readonly Requirement[]; milestones: readonly StoredMilestone[] }
  | { kind: 'how'; id: number; milestones: readonly StoredMilestone[]; needless: readonly string[] }

/** What the worker answers: each text's sentences in the order asked, the coverage, or how well each milestone says how it is done. */
export type GroundingAnswer =
  | { kind: 'trace'; id: number; traced: TracedSentence[][] }
  | { kind: 'coverage'; id: number; coverage: Coverage[] }
  | { kind: 'how'; id: number; readings: HowReading[] }
  | { kind: 'failed'; id: number }

/** Answers one job after the other; without sources nothing is traced. A fault in one answer is told, and the next job is done all the same. */
export function groundingDesk(): (job: GroundingJob) => GroundingAnswer | null {
  let trace: (text: string) => TracedSentence[] = () => []
  return (job) => {
    if (job.kind === 'sources') {
      trace = tracer(job.sources)
      return null
    }
    try {
      if (job.kind === 'trace') return { kind: 'trace', id: job.id, traced: job.texts.map((text) => trace(text)) }
      if (job.kind === 'how') {
        const needless = new Set(job.needless)
        return { kind: 'how', id: job.id, readings: job.milestones.map((one) => howReading(one, needless)) }
      }
      return { kind: 'coverage', id: job.id, coverage: coverage(job.requirements, job.milestones) }
    } catch (fault) {
      console.error('The plan could not be checked against its sources', fault instanceof Error ? fault.name : '')
      return { kind: 'failed', id: job.id }
    }
  }
}
