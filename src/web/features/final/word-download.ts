import { api } from '../../../contract/api.ts'
import { type FinishedPlan, finalizedPlan } from '../../../domain/plan.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'

/** A built Word document and what its file is called. */
export type WordFile = { name: string; content: Blob }

/** What exporting works with. `build` makes the document, `save` hands it to the person, `log` is for the console. */
export type WordExport = {
  call: Call
  planId: string | null
  plan: FinishedPlan
  now: Date
  build: (plan: FinishedPlan) => Promise<WordFile>
  save: (file: WordFile) => void
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

/** Hands a file to the browser to be saved. */
export function saveFile({ name, content }: WordFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click was handled
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
