import { api } from '../../../contract/api.ts'
import { type FinishedPlan, finalizedPlan } from '../../../domain/plan.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import type { MadeFile } from '../../app/save-file.ts'

/** What exporting works with. `build` makes the document, `save` hands it to the person, `log` is for the console. */
export type WordExport = {
  call: Call
  planId: string | null
  plan: FinishedPlan
  now: Date
  build: (plan: FinishedPlan) => Promise<MadeFile>
  save: (file: MadeFile) => void
  log: (message: string) => void
}

/** Marks the plan as finalized on the server, where a failure is only logged, then builds and saves the Word document (spec §4). Throws when it cannot be built. */
export async function exportToWord({ call, planId, plan, now, build, save, log }: WordExport): Promise<void> {
  if (planId) {
    const marked = await outcome(call(api.finalizeWorkPlan, { id: planId, finalized_work_plan: finalizedPlan(plan, now) }))
    if (!marked.ok) log(`The plan could not be marked as finalized on the server (HTTP ${marked.problem.status})`)
  }
  save(await build(plan))
}
