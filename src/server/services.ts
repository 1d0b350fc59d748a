import type { Services } from './call.ts'
import { accountEvents, connectionsMade, exportAccount } from './services/account.ts'
import { addCompanyFile, changeCompany, draftCompany, findCompany, removeCompanyFile } from './services/company.ts'
import { checkFile } from './services/file-check.ts'
import { addInstructions, removeInstructions } from './services/instructions.ts'
import {
  answerOffers,
  finalizeGlobalInterview,
  generateAdaptiveQuestions,
  interviewState,
  planGlobalInterview,
  readLines,
  saveAnswer,
} from './services/interviews.ts'
import { createStepContract, findStepContract, updateMilestone } from './services/milestones.ts'
import { modelUsage } from './services/model-spending.ts'
import { reviewPlan } from './services/plan-review.ts'
import { planSources } from './services/plan-sources.ts'
import {
  buildInitialMilestones,
  generateAcceptanceCriteria,
  generateDeliverables,
  generateInitialWorkPlan,
  generateScope,
  refineMilestones,
} from './services/plans.ts'
import { createProject, deleteProject, findProject, listProjects, updateProject } from './services/projects.ts'
import { deleteRecording, getRecording, listRecordings, uploadAudio } from './services/recordings.ts'
import { addRequirement, changeRequirement, judgeSentence } from './services/requirements.ts'
import { changeEntries, chooseTopic, findSolicitation, uploadTopic } from './services/solicitations.ts'
import { sourceFile, sourcePage } from './services/source-files.ts'
import { planStep, saveStepAnswer } from './services/step-interviews.ts'
import { commitStep, finalizeStep, overruleFinding } from './services/step-narratives.ts'
import { packageSteps, saveStep, stepsState } from './services/steps.ts'
import { regenerateText, textHistory } from './services/texts.ts'
import { refineByVoice, speakQuestion, summarizeAnswer } from './services/voice.ts'
import { commandVoice, openVoiceSession } from './services/voice-sessions.ts'
import { addRow, changeRow, findWorkBreakdown, removeRow } from './services/work-breakdown.ts'
import { fillWorkBreakdown } from './services/work-breakdown-filling.ts'
import { createWorkPlan, finalizeWorkPlan, findWorkPlan, noteSpreadsheet, updateWorkPlan } from './services/work-plans.ts'

/** Who serves which call of the contract. */
export const services: Services = {
  uploadTopic,
  findSolicitation,
  chooseTopic,
  changeEntries,
  addInstructions,
  removeInstructions,
  addRequirement,
  changeRequirement,
  judgeSentence,
  sourceFile,
  sourcePage,
  planGlobalInterview,
  finalizeGlobalInterview,
  interviewState,
  answerOffers,
  readLines,
  saveAnswer,
  generateAdaptiveQuestions,
  findWorkBreakdown,
  fillWorkBreakdown,
  addRow,
  changeRow,
  removeRow,
  buildInitialMilestones,
  generateInitialWorkPlan,
  refineMilestones,
  generateDeliverables,
  generateScope,
  generateAcceptanceCriteria,
  modelUsage,
  saveStep,
  stepsState,
  planStep,
  saveStepAnswer,
  finalizeStep,
  commitStep,
  packageSteps,
  overruleFinding,
  regenerateText,
  textHistory,
  reviewPlan,
  checkFile,
  planSources,
  createProject,
  listProjects,
  findProject,
  updateProject,
  deleteProject,
  createWorkPlan,
  findWorkPlan,
  updateWorkPlan,
  finalizeWorkPlan,
  noteSpreadsheet,
  updateMilestone,
  createStepContract,
  findStepContract,
  findCompany,
  draftCompany,
  changeCompany,
  addCompanyFile,
  removeCompanyFile,
  speakQuestion,
  summarizeAnswer,
  refineByVoice,
  uploadAudio,
  listRecordings,
  getRecording,
  deleteRecording,
  openVoiceSession,
  commandVoice,
  exportAccount,
  accountEvents,
  connections: connectionsMade,
}
