import { fiveColumns } from '../../../domain/plan-forms/plan-columns.ts'
import { wordForm } from '../../../export/word-form.ts'
import { EXAMPLE } from './example-plan.ts'

/** The finished plan as the Word document that the product exports. */
export async function exampleWord(): Promise<Uint8Array> {
  const { plan, topic_name } = EXAMPLE
  const file = await wordForm(fiveColumns({ plan, topic_name, component: null }), plan, topic_name)
  return new Uint8Array(await file.arrayBuffer())
}
