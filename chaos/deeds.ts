import { type Proposal, runPipeline, uploadFile } from '../bench/serving/proposal.ts'
import { api } from '../src/contract/api.ts'
import { ApiError, call } from '../src/contract/client.ts'
import type { Deed } from './ledger.ts'
import { foundText, numberedText } from './numbered-text.ts'

type Plan = Awaited<ReturnType<typeof runPipeline>>

/** Everything that a person does whose loss would be felt: what is typed, committed, finalized, uploaded and begun. */
export async function deedsOf(proposal: Proposal): Promise<Deed[]> {
  const plan = await runPipeline(proposal)
  return [
    ...plan.milestones.slice(0, 2).map((_, index) => milestone(proposal, plan, index)),
    answer(proposal),
    narrative(proposal, plan),
    finalization(proposal, plan),
    uploaded(proposal),
    project(proposal),
  ]
}

function milestone({ caller, project }: Proposal, { milestones }: Plan, index: number): Deed {
  const now = async () => {
    const found = (await call(caller, api.findWorkPlan, { id: project.id })).milestones[index]
    if (!found) throw new Error('A milestone is gone')
    return found
  }
  let version = milestones[index]?.version ?? 0
  const act = async (number: number): Promise<void> => {
    const refined_text = numberedText(number)
    try {
      const saved = await call(caller, api.updateMilestone, { id: milestones[index]?.id ?? '', refined_text, version })
      version = saved.version
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.status === 409)) throw problem
      // as a browser does: what stands there is looked at, and what is not there yet is sent over it
      const there = await now()
      version = there.version
      if (there.refined_text !== refined_text) await act(number)
    }
  }
  return { name: `saves of milestone ${index + 1}`, act, found: async () => foundText((await now()).refined_text ?? ''), isEach: false }
}

function answer({ caller, topic, transcript: [first] }: Proposal): Deed {
  const of = { topic_slug: topic.topic_slug, topic_store_id: topic.topic_store_id }
  const { slot = '', question = '' } = first ?? {}
  return {
    name: 'answers of the interview',
    act: async (number) => void (await call(caller, api.saveAnswer, { ...of, slot, question, answer: numberedText(number) })),
    found: async () => {
      const { answers } = await call(caller, api.interviewState, of)
      return foundText(answers.find((one) => one.slot === slot)?.answer ?? '')
    },
    isEach: false,
  }
}

function narrative({ caller, topic }: Proposal, { milestones: [first] }: Plan): Deed {
  const of = { topic_slug: topic.topic_slug, topic_store_id: topic.topic_store_id }
  const profile_id = first?.step_type ?? 'kickoff'
  return {
    name: 'commits of a narrative',
    act: async (number) =>
      void (await call(caller, api.commitStep, { ...of, step_id: 'step-1', profile_id, narrative_md: numberedText(number) })),
    found: async () => {
      const { steps } = await call(caller, api.stepsState, of)
      return foundText(steps.find(({ step_id }) => step_id === 'step-1')?.user_narrative_md ?? '')
    },
    isEach: false,
  }
}

function finalization({ caller, project }: Proposal, { id, milestones }: Plan): Deed {
  const handed = {
    milestones: milestones.map(({ version: _, ...one }) => one),
    company_name: 'Acme Antennas',
    phase: 'I' as const,
    customer_org: '',
    program_type: 'SBIR' as const,
    period_of_performance: 6,
    finalized_at: '2026-03-02T09:29:59.000Z',
  }
  return {
    name: 'finalizations of the plan',
    act: async (number) => {
      const finalized_work_plan = { ...handed, scope_paragraph: numberedText(number) }
      await call(caller, api.finalizeWorkPlan, { id, finalized_work_plan })
    },
    found: async () => {
      const { finalized_work_plan } = await call(caller, api.findWorkPlan, { id: project.id })
      return foundText(String(Object(finalized_work_plan).scope_paragraph ?? ''))
    },
    isEach: false,
  }
}

/** Uploads are found by the requirements that were read of them, and by their files, which are whole or not there. */
function uploaded({ caller }: Proposal): Deed {
  const made = new Map<number, string>()
  const document = (number: number) => `TITLE: Fan ${number}\n\nPHASE I: The contractor shall design fan ${number} of less than 40 dB.\n`
  const isWhole = async (number: number, topic_store_id: string) => {
    const { analysis, file } = await call(caller, api.findSolicitation, { topic_store_id })
    const bytes = await fetch(`${caller.base}/api/source-files/${file.id}`, {
      headers: { authorization: `Bearer ${await caller.token()}` },
    })
    return (await bytes.text()) === document(number) && analysis.requirements.length > 0
  }
  return {
    name: 'uploads',
    act: async (number) => {
      const file = new File([document(number)], `fan-${number}.txt`)
      const token = (await caller.token()) ?? ''
      const sent = await uploadFile({ base: caller.base, token, slug: `fan-${number}` }, file, { idempotency_key: `fan-${number}` })
      const before = made.get(number)
      if (before !== undefined && before !== sent.topic_store_id) throw new Error(`Upload ${number} was made twice`)
      made.set(number, sent.topic_store_id)
    },
    found: async () => {
      const whole = await Promise.all([...made].map(async ([number, id]) => ((await isWhole(number, id)) ? [number] : [])))
      return { numbers: whole.flat(), torn: whole.filter(({ length }) => length === 0).length }
    },
    isEach: true,
  }
}

function project({ caller }: Proposal): Deed {
  const COMPANY = /^Company (\d+)$/
  return {
    name: 'projects begun',
    act: async (number) => {
      const begun = { company_name: `Company ${number}`, phase: 'I', contract_type: 'SBIR', idempotency_key: `project-${number}` } as const
      await call(caller, api.createProject, begun)
    },
    found: async () => {
      const all = await call(caller, api.listProjects, { limit: 200 })
      return { numbers: all.flatMap(({ company_name }) => Number(COMPANY.exec(company_name)?.[1] ?? 0) || []), torn: 0 }
    },
    isEach: true,
  }
}
