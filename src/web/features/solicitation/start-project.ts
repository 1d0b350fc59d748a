import { api } from '../../../contract/api.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Call } from '../../app/call.ts'
import { projectFields } from './project-fields.ts'

/** Creates the topic's project and writes its id into the topic there; gives the topic with the id. Throws when the project cannot be created. */
export async function startProject(call: Call, topic: CurrentTopic): Promise<CurrentTopic> {
  const project = await call(api.createProject, { ...projectFields(topic), topic })
  const known = { ...topic, projectId: project.id }
  await call(api.updateProject, { id: project.id, topic: known }).catch((problem: unknown) => {
    console.error('The project does not know its own id yet', problem)
  })
  return known
}
