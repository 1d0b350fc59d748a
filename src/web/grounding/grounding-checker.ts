import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { TracedSentence } from '../../domain/grounding/traced.ts'
import type { StoredMilestone } from '../../domain/milestone.ts'
import type { Coverage } from '../../domain/quality/review.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import type { QcReport } from '../../domain/steps/qc-report.ts'
import type { GroundingAnswer, GroundingJob, PlanToReport, StepToReport } from './grounding-job.ts'

/** Somebody who does grounding jobs beside the screen: a worker. */
export type GroundingWorker = {
  postMessage: (job: GroundingJob) => void
  terminate: () => void
  onmessage: ((message: MessageEvent<GroundingAnswer>) => void) | null
  onerror: ((fault: ErrorEvent) => void) | null
}

type Waiting = { done: (answer: GroundingAnswer) => void; failed: () => void }

/** Asks a worker to hold texts against sources. The worker begins with the first question; a text that was traced is not traced again. */
export class GroundingChecker {
  private readonly start: () => GroundingWorker
  private worker: GroundingWorker | null = null
  private given: PlanSources | null = null
  private plan: PlanToReport | null = null
  private kept = new Map<string, TracedSentence[]>()
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor(start: () => GroundingWorker) {
    this.start = start
  }

  /** Each text's sentences. A text that did not change keeps the very same list. Rejects when the worker cannot be reached or is at fault. */
  readonly trace = async (sources: PlanSources, texts: readonly string[]): Promise<ReadonlyMap<string, TracedSentence[]>> => {
    this.give(sources)
    const unknown = [...new Set(texts)].filter((text) => !this.kept.has(text))
    const answer = unknown.length > 0 ? await this.ask((id) => ({ kind: 'trace', id, texts: unknown })) : null
    const found = answer?.kind === 'trace' ? answer.traced : []
    const fresh = new Map(unknown.map((text, at) => [text, found[at] ?? []]))
    const all = new Map([...new Set(texts)].map((text) => [text, fresh.get(text) ?? this.kept.get(text) ?? []]))
    // of another basis by now: right for whoever asked, but not to be kept
    if (this.given === sources) this.kept = all
    return all
  }

  /** How milestones answer requirements, of which the sources tell what a person put on steps. Rejects like `trace`. */
  readonly coverage = async (
    sources: PlanSources,
    requirements: readonly Requirement[],
    milestones: readonly StoredMilestone[],
  ): Promise<Coverage[]> => {
    this.give(sources)
    const answer = await this.ask((id) => ({ kind: 'coverage', id, requirements, milestones }))
    return answer.kind === 'coverage' ? answer.coverage : []
  }

  /** What the quality rules say of a step in this plan. The plan is sent once as long as it stays the very same. Rejects like `trace`. */
  readonly report = async (sources: PlanSources, plan: PlanToReport, step: StepToReport): Promise<QcReport | null> => {
    this.give(sources)
    if (this.plan !== plan) this.running().postMessage({ kind: 'plan', plan })
    this.plan = plan
    const answer = await this.ask((id) => ({ kind: 'report', id, step }))
    return answer.kind === 'report' ? answer.report : null
  }

  /** Ends the worker; who still waits is told that nothing comes. A later question begins with a new one. */
  readonly close = (): void => {
    this.worker?.terminate()
    this.worker = null
    this.given = null
    this.plan = null
    this.kept = new Map()
    for (const { failed } of this.waiting.values()) failed()
    this.waiting.clear()
  }

  private give(sources: PlanSources): void {
    if (this.given === sources) return
    this.given = sources
    this.plan = null
    this.kept = new Map()
    this.running().postMessage({ kind: 'sources', sources })
  }

  private ask(job: (id: number) => GroundingJob): Promise<GroundingAnswer> {
    this.last += 1
    const id = this.last
    return new Promise((resolve, reject) => {
      const failed = () => reject(new Error('The plan could not be checked against its sources.'))
      this.waiting.set(id, { done: resolve, failed })
      this.running().postMessage(job(id))
    })
  }

  private running(): GroundingWorker {
    if (this.worker) return this.worker
    const worker = this.start()
    worker.onmessage = ({ data }) => this.answered(data)
    worker.onerror = () => this.close()
    this.worker = worker
    return worker
  }

  private answered(answer: GroundingAnswer): void {
    const asked = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if (answer.kind === 'failed') asked?.failed()
    else asked?.done(answer)
  }
}
