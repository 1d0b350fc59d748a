import { api } from '../../../contract/api.ts'
import { projectOf } from '../../../domain/proposal.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Call } from '../../app/call.ts'

/** Older browser data may lack the company's name, which every project has. */
const UNNAMED = 'Company not named'

/** Creates the topic's project and writes its id into the topic there; gives the topic with the id. Throws when the project cannot be created. */
export async function startProject(call: Call, topic: CurrentTopic): Promise<CurrentTopic & { projectId: string }> {
  const company_name = topic.companyName.trim() || UNNAMED
  // a topic that was uploaded has one project, however often its making is asked for
  const idempotency_key = topic.storeId || undefined
  const project = await call(api.createProject, { ...projectOf(topic), company_name, topic, idempotency_key })
  const known = { ...topic, projectId: project.id }
  await call(api.updateProject, { id: project.id, topic: known }).catch((problem: unknown) => {
    console.error('The project does not know its own id yet', problem)
  })
  return known
}
