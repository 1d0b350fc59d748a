import type * as z from 'zod'
import type { api } from '../../contract/api.ts'
import type { CallName } from '../call.ts'
import type { Had, Said } from './had.ts'
import { milestonesOf, recorded, topicOf, typed } from './had.ts'
import { answersTo } from './interview.ts'
import { instructionsFile, textFile } from './solicitation.ts'

type Given<Name extends CallName> = z.input<(typeof api)[Name]['input']>

/** One input, or several where a call can name different things. */
type Valid<Name extends CallName> = (had: Had, said: Said) => Given<Name> | Given<Name>[]

const ENTRIES = { phase: 'I', period_of_performance: 6, program_type: 'SBIR' } as const

const topic = ({ topic_slug, topic_store_id }: Had) => ({ topic_slug, topic_store_id })
const bySlug = ({ topic_slug }: Had) => ({ topic_slug })
const step = (had: Had) => ({ ...topic(had), step_id: 'step-2' })
const ofStep = (had: Had) => ({ ...step(had), profile_id: 'development' as const })
const answered = (word: string) => ({ slot: 'Q1', question: 'How?', answer: `By a ${word} loop.` })
const stepAnswered = (word: string) => ({ slot: 'S2-Q1', question: 'Who?', answer: `A ${word} engineer.` })

/** What a drafting call says of the plan: of a topic by its id, by its slug, and of whichever the company's latest one is. */
function plans({ company_name, ...had }: Had) {
  const fields = { company_name, program_type: 'SBIR', phase: 'I' } as const
  const named = { company_name, ...had }
  return [{ ...fields, ...topic(named) }, { ...fields, ...bySlug(named) }, fields]
}

function drafted({ milestone_id: id }: Had, { word }: Said) {
  return [{ id, milestone_number: 1, step_type: 'kickoff' as const, text: `${word} milestone\nBuild it.` }]
}

const staged = (had: Had, said: Said) => plans(had).map((fields) => ({ ...fields, milestones: drafted(had, said) }))

/** How each call that needs a person is made, so that it is served to whoever has what it names. */
const VALID: { [Name in CallName]?: Valid<Name> } = {
  uploadTopic: (had, { word }) => ({
    slug: had.topic_slug,
    file: textFile([`N251-901 TITLE: ${word} Antennas\nPHASE I: Design the ${word} antenna.`], 'again.txt'),
    company_name: had.company_name,
    ...ENTRIES,
  }),
  planGlobalInterview: topic,
  finalizeGlobalInterview: (had, { word }) => ({ ...topic(had), qa_transcript: [answered(word)] }),
  reviewPlan: topic,
  checkFile: ({ topic_store_id }, { word }) => ({ topic_store_id, file: textFile([`Milestone 1 - The ${word} antenna`], 'plan.txt') }),
  planSources: ({ topic_store_id }) => ({ topic_store_id }),
  generateInitialWorkPlan: (had, { word }) => ({ ...topic(had), contract: { ...topic(had), answers: [answered(word)] } }),
  planStep: ofStep,
  saveStepAnswer: (had, { word }) => ({ ...step(had), ...stepAnswered(word), audio_id: had.audio_id }),
  finalizeStep: (had, { word }) => ({ ...ofStep(had), qa_transcript: [stepAnswered(word)] }),
  commitStep: (had, { word }) => ({ ...ofStep(had), narrative_md: `The ${word} antenna is built anew.` }),
  packageSteps: topic,
  stepsState: (had) => [topic(had), bySlug(had)],
  overruleFinding: (had, { word }) => ({ ...step(had), rule: 'QC-04', quote: word, reason: `${word} again` }),
  regenerateText: (had) => [
    { ...step(had), part: 'narrative' },
    { ...step(had), part: 'text' },
  ],
  textHistory: ({ topic_store_id }) => ({ topic_store_id, step_id: 'step-2' }),
  findSolicitation: ({ topic_store_id }) => ({ topic_store_id }),
  chooseTopic: ({ topic_store_id }, { topic_number }) => ({ topic_store_id, topic_number }),
  changeEntries: ({ topic_store_id }) => ({ topic_store_id, ...ENTRIES }),
  addInstructions: ({ topic_store_id }) => ({ topic_store_id, file: instructionsFile() }),
  removeInstructions: ({ topic_store_id }) => ({ topic_store_id }),
  addRequirement: ({ topic_store_id }, { quote }) => ({ topic_store_id, page: 1, quote }),
  changeRequirement: ({ topic_store_id }, { requirement_id, word }) => ({ topic_store_id, requirement_id, text: `${word} work` }),
  judgeSentence: ({ topic_store_id }, { quote }) => ({ topic_store_id, page: 1, quote, verdict: 'none' }),
  sourceFile: (had) => documents(had).map((file_id) => ({ file_id })),
  sourcePage: (had) => documents(had).map((file_id) => ({ file_id, page: 1 })),
  interviewState: (had) => [topic(had), bySlug(had)],
  answerOffers: (had) => [topic(had), bySlug(had)],
  readLines: (had, { word }) => [topic(had), bySlug(had)].map((named) => ({ ...named, subject: 'test', row: 'test', text: word })),
  saveAnswer: (had, { word }) => [topic(had), bySlug(had)].map((named) => ({ ...named, ...answered(word), audio_id: had.audio_id })),
  generateAdaptiveQuestions: ({ topic_store_id, file_id }) => ({ topic_store_id, file_id, ...answersTo(), program_type: 'SBIR' }),
  findWorkBreakdown: ({ topic_store_id }) => ({ topic_store_id }),
  fillWorkBreakdown: ({ topic_store_id }) => ({ topic_store_id }),
  addRow: ({ topic_store_id, row_id }, { word }) => ({
    topic_store_id,
    kind: 'step',
    position: 0,
    cells: { action: typed(`Test a ${word} loop`), needs: typed([row_id]) },
  }),
  changeRow: ({ row_id }, { word }) => ({ row_id, version: 1, cells: { method: typed(`By a ${word} test.`) }, position: 1 }),
  removeRow: ({ other_row_id }) => ({ row_id: other_row_id, version: 1 }),
  buildInitialMilestones: (had, { word }) => plans(had).map((fields) => ({ ...fields, global_interview_responses: [answered(word)] })),
  refineMilestones: staged,
  generateDeliverables: staged,
  generateScope: staged,
  generateAcceptanceCriteria: staged,
  saveStep: (had, { word }) => ({ ...bySlug(had), milestone_number: 2, step_type: 'development', text: `${word} milestone\nBuild both.` }),
  modelUsage: () => ({}),
  speakQuestion: (_, { word }) => ({ question: `Which ${word} loop?` }),
  summarizeAnswer: ({ topic_store_id }, { word }) => ({ topic_store_id, file: recorded(`A ${word} loop`), question: 'Which loop?' }),
  refineByVoice: (_, { word }) => ({
    file: recorded(`replace loop with ${word} loop`),
    current_text: 'The loop is wound.',
    step_type: 'development',
    milestone_number: 2,
  }),
  uploadAudio: ({ topic_store_id }, { word }) => ({ topic_store_id, file: recorded(word) }),
  listRecordings: ({ topic_store_id }) => ({ topic_store_id }),
  getRecording: ({ audio_id }) => ({ audio_id }),
  deleteRecording: ({ audio_id }) => ({ audio_id }),
  openVoiceSession: () => ({}),
  commandVoice: (_, { word }) => ({ cmd: 'speak', text: `Which ${word} loop?` }),
  createProject: (had, { word }) => ({ company_name: word, phase: 'I', contract_type: 'SBIR', topic: topicOf(had, word) }),
  listProjects: ({ project_id }) => ({ team_id: project_id, limit: 5 }),
  findProject: ({ project_id }) => ({ id: project_id }),
  updateProject: (had, { word }) => ({ id: had.empty_project_id, company_name: word, topic: topicOf(had, word) }),
  deleteProject: ({ other_project_id }) => ({ id: other_project_id }),
  createWorkPlan: ({ empty_project_id }, { word }) => ({ project_id: empty_project_id, milestones: milestonesOf(word) }),
  findWorkPlan: ({ project_id }) => ({ id: project_id }),
  updateWorkPlan: ({ plan_id }, { word }) => ({ id: plan_id, scope_paragraph: `${word} scope` }),
  noteSpreadsheet: ({ plan_id }) => ({ id: plan_id }),
  finalizeWorkPlan: ({ plan_id, milestone_id }, { word }) => ({
    id: plan_id,
    finalized_work_plan: {
      milestones: [{ id: milestone_id, milestone_number: 2, step_type: 'development', refined_text: word }],
      scope_paragraph: word,
      company_name: word,
      phase: 'I',
      program_type: 'SBIR',
      period_of_performance: 6,
      finalized_at: '2026-03-02T09:29:59.000Z',
    },
  }),
  updateMilestone: ({ milestone_id }, { word }) => ({ id: milestone_id, refined_text: `${word} milestone\nBuild all.` }),
  createStepContract: ({ milestone_id }, { word }) => ({ milestone_id, step_contract: { narrative_md: word } }),
  findStepContract: ({ milestone_id }) => ({ id: milestone_id }),
  findCompany: () => ({}),
  draftCompany: () => ({}),
  changeCompany: (_, { word }) => ({ technology_overview: `${word} again` }),
  addCompanyFile: (_, { word }) => ({ role: 'additional', file: textFile([`A ${word} workshop.`], 'workshop.txt') }),
  removeCompanyFile: ({ company_file_id }) => ({ id: company_file_id }),
  exportAccount: () => ({}),
  accountEvents: () => ({}),
  connections: () => ({}),
}

function documents({ file_id, instructions_id, company_file_id }: Had): string[] {
  return [file_id, instructions_id, company_file_id]
}

/** The inputs with which somebody makes a call that names what is in `had`. Throws for a call that nobody has said how to make. */
export function validInputs(name: CallName, had: Had, said: Said): Record<string, unknown>[] {
  const valid = VALID[name] as ((had: Had, said: Said) => object | object[]) | undefined
  if (!valid) {
    throw new Error(
      `Nobody has said how ${name} is made: add an input to VALID in src/server/testing/valid-calls.ts that is served to whoever has what it names, with a value for each id that it takes.`,
    )
  }
  return [valid(had, said)].flat() as Record<string, unknown>[]
}
