import { expect, test } from 'vitest'
import type { FinishedPlan } from '../../domain/plan.ts'
import { fiveColumns } from '../../domain/plan-forms/plan-columns.ts'
import { taskWithoutOutcome } from '../../domain/quality/task-rules.ts'
import { signUp } from '../testing/person.ts'
import { handedIn, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { uploadText } from '../testing/solicitation.ts'

const COMPANY = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I', period_of_performance: 6 } as const

/** The steps of the company, one a month, each of which ends in a milestone of its own and hands nothing over yet. */
const STEPS = [
  'Choose the concept',
  'Design the loop',
  'Wind two loops of copper',
  'Record the patterns',
  'Train the classifier',
  'Test the loops',
]
const WORK = STEPS.map((step, at) => `Step: ${step}\nMonths: ${at + 1}`)
const MILESTONES = STEPS.map((step, at) => `Milestone: ${step} done\nDue in month: ${at + 1}`)

/** What is answered milestone by milestone, and what is printed of it. */
const ANSWERS: readonly [answer: string, things: readonly string[]][] = [
  [
    '- Concept memo\n- Interface sketch (drawings)\n- Test data set with README',
    ['Concept memo', 'Interface sketch (drawings)', 'Test data set with README'],
  ],
  [
    'Preliminary design report, due 30 April 2027\nAntenna model in CAD, due 15 May 2027\nMeasured pattern data, due 31 May 2027',
    ['Preliminary design report, by 30 April 2027', 'Antenna model in CAD, by 15 May 2027', 'Measured pattern data, by 31 May 2027'],
  ],
  ['We hand over the concept memo, the interface sketch and the risk register.', ['Concept memo', 'Interface sketch', 'Risk register']],
  [
    'So at the end of this one we hand over the trained classifier, plus a write-up of how it was trained, then the draft report goes to the TPOC, and the final report, and of course the monthly status reports.',
    ['Trained classifier', 'Write-up of how it was trained', 'Draft report', 'Final report', 'Monthly status reports, months 1 to 6'],
  ],
  ['Nothing but the report.', ['Report']],
  [
    'The test plan by 12 March 2027, the bench prototype by 25 March 2027 and the test report by 9 April 2027.',
    ['Test plan, by 12 March 2027', 'Bench prototype, by 25 March 2027', 'Test report, by 9 April 2027'],
  ],
]

onServer('What the interview of a milestone is told that hands nothing over', (server) => {
  /** A plan of the company's own steps and milestones, as the pipeline makes it. */
  const begin = async () => {
    server().draftWith()
    const person = await signUp(server())
    const uploaded = await uploadText(person)
    const { topic_store_id, topic_slug, file_id, analysis } = uploaded
    const topic = { topic_store_id, topic_slug }
    const first = { answer_1: 'A loop antenna', answer_2: 'Our own loops', answer_3: 'A loop at sea' }
    const asked = { topic_store_id, file_id, topic_brief: analysis.topic_brief, ...first, research_institution: '' }
    const { questions } = await person.call('generateAdaptiveQuestions', { ...asked, program_type: 'SBIR' })
    const { slot = '', q: question = '' } = questions.find(({ subject }) => subject === 'steps') ?? {}
    await person.call('saveAnswer', { ...topic, slot, question, answer: [...WORK, ...MILESTONES].join('\n\n') })
    const initial = await person.call('buildInitialMilestones', { ...COMPANY, ...topic, global_interview_responses: [] })
    const { milestones } = await person.call('refineMilestones', { ...COMPANY, ...topic, milestones: initial.milestones })
    const { deliverables } = await person.call('generateDeliverables', { ...COMPANY, ...topic, milestones })
    const project = await startProject(person, uploaded)
    const plan = await person.call('createWorkPlan', {
      project_id: project.id,
      milestones: milestones.map(({ milestone_number, step_type, text }, at) => ({
        ...{ milestone_number, step_type, refined_text: text, acceptance_criteria: [] },
        deliverables: deliverables[at]?.deliverables ?? [],
      })),
    })
    const stepOf = (at: number) => ({ ...topic, step_id: `step-${at + 1}`, profile_id: milestones[at]?.step_type ?? 'development' })
    /** Answers the first question of a milestone's interview, ends it, and has the list follow as the screen does. */
    const answered = async (at: number, answer: string) => {
      const { plan: interview } = await person.call('planStep', stepOf(at))
      const [first] = interview.question_plan
      const { step_id } = stepOf(at)
      await person.call('saveStepAnswer', { ...topic, step_id, slot: first?.slot ?? '', question: first?.q ?? '', answer })
      const drafted = await person.call('regenerateText', { ...topic, step_id: `step-${at + 1}`, part: 'deliverable' })
      const things = drafted.text.split('\n').filter((line) => line !== '')
      await person.call('updateMilestone', { id: plan.milestones[at]?.id ?? '', deliverables: things, written_by: 'built-in' })
      return { first, drafted, things }
    }
    return { person, topic, project, plan, answered }
  }

  test('is in its deliverables, each thing of it, and in the five columns', async () => {
    const { person, topic, project, plan, answered } = await begin()
    expect(plan.milestones.map(({ deliverables }) => deliverables)).toEqual(STEPS.map(() => []))
    for (const [at, [answer, things]] of ANSWERS.entries()) {
      const told = await answered(at, answer)
      expect(told.first?.q).toMatch(`What does Milestone ${at + 1} hand over by `)
      expect(told.things).toEqual(things)
      expect(told.drafted.is_edited).toBe(false)
    }
    const { issues } = await person.call('reviewPlan', { ...topic, include_unfinalized: true })
    expect(issues.map(({ rule }) => rule)).not.toContain(taskWithoutOutcome.id)
    const finished = handedIn(await person.call('findWorkPlan', { id: project.id })) as FinishedPlan
    const { sections } = fiveColumns({ plan: finished, topic_name: '', component: null })
    const columns = sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'plan_table' ? block.rows : [])))
    expect(columns.map(({ deliverables }) => deliverables)).toEqual(ANSWERS.map(([, things]) => things))
  })
})
