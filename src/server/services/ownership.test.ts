import { beforeAll, expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import type { CallName } from '../call.ts'
import { answersTo } from '../testing/interview.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { handedIn, keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { instructionsFile, textFile, uploadSample } from '../testing/solicitation.ts'

/** Calls that name nobody's rows: they act on the asker's own. */
const NAMELESS: CallName[] = [
  'uploadTopic',
  'createProject',
  'listProjects',
  'findCompany',
  'changeCompany',
  'addCompanyFile',
  'modelUsage',
]

onServer("Another person's rows", (server) => {
  let stranger: TestPerson
  let owner: TestPerson
  let inputs: Partial<Record<CallName, Record<string, unknown>>>

  beforeAll(async () => {
    owner = await signUp(server())
    stranger = await signUp(server())
    const uploaded = await uploadSample(owner)
    const project = await startProject(owner, uploaded)
    const plan = await keepPlan(owner, project)
    const { topic_store_id, file_id } = uploaded
    const [requirement] = uploaded.analysis.requirements
    const topic = { topic_slug: 'n251-001', topic_store_id: uploaded.topic_store_id }
    const fields = { company_name: 'Acme', program_type: 'SBIR', phase: 'I', topic_store_id: uploaded.topic_store_id }
    const milestones = [{ milestone_number: 1, step_type: 'kickoff', text: 'Milestone 1 - Kickoff' }]
    const milestone = plan.milestones[0]?.id
    const step = { ...topic, step_id: 'step-2' }
    const ofStep = { ...step, profile_id: 'development' } as const
    const company = await owner.call('addCompanyFile', { role: 'additional', file: textFile(['Ours.'], 'ours.txt') })
    inputs = {
      findSolicitation: { topic_store_id },
      chooseTopic: { topic_store_id, topic_number: uploaded.analysis.topic.number },
      changeEntries: { topic_store_id, phase: 'I', period_of_performance: 6, program_type: 'SBIR' },
      addInstructions: { topic_store_id, file: instructionsFile() },
      removeInstructions: { topic_store_id },
      addRequirement: { topic_store_id, page: requirement?.page, quote: requirement?.quote },
      changeRequirement: { topic_store_id, requirement_id: requirement?.id, text: 'overwritten' },
      sourceFile: { file_id },
      sourcePage: { file_id, page: 1 },
      planGlobalInterview: topic,
      finalizeGlobalInterview: { ...topic, qa_transcript: [{ slot: 'Q1', question: 'q', answer: 'a' }] },
      stepsState: { topic_slug: 'n251-001' },
      planStep: ofStep,
      saveStepAnswer: { ...step, slot: 'Q1', question: 'q', answer: 'overwritten' },
      finalizeStep: { ...ofStep, qa_transcript: [{ slot: 'Q1', question: 'q', answer: 'overwritten' }] },
      commitStep: { ...ofStep, narrative_md: 'overwritten' },
      packageSteps: topic,
      overruleFinding: { ...step, rule: 'QC-04', quote: 'rapid', reason: 'overwritten' },
      regenerateText: { ...step, part: 'narrative' },
      textHistory: { topic_store_id, step_id: 'step-2' },
      reviewPlan: topic,
      planSources: { topic_store_id },
      removeCompanyFile: { id: company.files[0]?.id },
      generateInitialWorkPlan: topic,
      interviewState: { topic_slug: 'n251-001' },
      saveAnswer: { topic_slug: 'n251-001', slot: 'Q1', question: 'q', answer: 'overwritten' },
      generateAdaptiveQuestions: { topic_store_id: uploaded.topic_store_id, ...answersTo(), program_type: 'SBIR' },
      buildInitialMilestones: { ...fields, global_interview_responses: [{ question: 'q', answer: 'a' }] },
      refineMilestones: { ...fields, milestones },
      generateDeliverables: { ...fields, milestones },
      generateScope: { ...fields, milestones },
      generateAcceptanceCriteria: { milestones, topic_slug: 'n251-001' },
      saveStep: { topic_slug: 'n251-001', milestone_number: 1, step_type: 'kickoff', text: 'overwritten' },
      findProject: { id: project.id },
      updateProject: { id: project.id, company_name: 'Stolen' },
      createWorkPlan: { project_id: (await startProject(owner)).id, milestones: [] },
      findWorkPlan: { id: project.id },
      updateWorkPlan: { id: plan.id, scope_paragraph: 'Stolen' },
      finalizeWorkPlan: { id: plan.id, finalized_work_plan: handedIn(plan) },
      updateMilestone: { id: milestone, refined_text: 'overwritten' },
      createStepContract: { milestone_id: milestone, step_contract: { narrative_md: 'overwritten' } },
      findStepContract: { id: milestone },
    }
    await owner.call('createStepContract', { milestone_id: milestone ?? '', step_contract: { narrative_md: 'Ours' } })
  })

  const calls = (Object.keys(api) as (keyof typeof api)[]).filter((name): name is CallName => name !== 'health' && !NAMELESS.includes(name))

  test.each(calls)('%s does not find them, and its owner does', async (name) => {
    const input = inputs[name]
    expect(input, `an input for ${name}`).toBeDefined()
    const refusal = await stranger.refusal(name, input as never)
    expect(refusal).toEqual({ status: 404, detail: expect.stringMatching(/ was not found\.$/) })
    await expect(owner.call(name, input as never)).resolves.toBeDefined()
  })

  test('a list holds only the own ones', async () => {
    expect(await stranger.call('listProjects', {})).toEqual([])
    expect((await stranger.call('findCompany', {})).files).toEqual([])
    expect(await owner.call('listProjects', {})).toHaveLength(2)
  })
})
