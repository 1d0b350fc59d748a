import type { Case } from '../../evals/drafting/cases.ts'
import { api } from '../../src/contract/api.ts'
import { call } from '../../src/contract/client.ts'
import { answeredFacts } from '../../src/drafting/built-in/testing/whole-plan.ts'
import { currentTopic, type Proposal, uploadTopic } from './proposal.ts'

/** A proposal whose interview is answered, and what every drafting call says of it. */
export type Answered = Proposal & {
  fields: { company_name: string; program_type: Case['program_type']; phase: Case['phase']; topic_store_id: string }
}

const PERIOD = { I: 6, II: 24 } as const

/** Uploads a sample and answers its interview in full, as the company of the case does. Nothing of a model is asked for. */
export async function answeredProposal(base: string, token: string, { file, phase, program_type, answers }: Case): Promise<Answered> {
  const caller = { base, token: async () => token }
  const topic = await uploadTopic(base, token, { path: file, phase, period: PERIOD[phase] })
  const { facts } = await answeredFacts(topic.analysis, answers, { phase, program_type, period_of_performance: PERIOD[phase] })
  const company_name = 'Acme Antennas'
  const project = await call(caller, api.createProject, { company_name, phase, contract_type: program_type, topic: currentTopic(topic) })
  const fields = { company_name, program_type, phase, topic_store_id: topic.topic_store_id }
  const transcript = facts.answers.map(({ slot, question, answer }) => ({ slot, question, answer }))
  return { caller, token, topic, project, transcript, fields }
}
