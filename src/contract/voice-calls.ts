import * as z from 'zod'
import { ProgramType } from '../domain/program.ts'
import { StepType } from '../domain/step.ts'
import { endpoint } from './endpoint.ts'
import { AskedQuestion, LongText, MilestoneNumber, Name } from './fields.ts'
import { RecordedFor } from './recording-calls.ts'

/** The calls that hear and speak (spec §7, Interview and Work plan). A form has its fields as text. */
export const voiceCalls = {
  speakQuestion: endpoint({
    method: 'POST',
    path: '/api/interview/speak-question',
    summary: 'A question, spoken',
    access: 'person',
    withoutToken: true,
    answers: 'bytes',
    input: z.strictObject({ question: AskedQuestion }),
    output: z.instanceof(Blob),
  }),
  summarizeAnswer: endpoint({
    method: 'POST',
    path: '/api/interview/asr-summarize',
    summary: 'What was said to a question, word for word and as a writer would have typed it',
    access: 'person',
    withoutToken: true,
    carries: 'multipart',
    input: z.strictObject({
      file: z.instanceof(Blob),
      ...RecordedFor,
      question: AskedQuestion,
      company_name: Name.optional(),
      system_name: Name.optional(),
      customer_organization: Name.optional(),
      program_type: ProgramType.optional(),
      research_institution: Name.optional(),
    }),
    output: z.object({
      /** The recording, kept to be listened to again; null where recordings are not kept. */
      audio_id: z.string().nullable(),
      transcript: z.string(),
      summary: z.string(),
      /** Numbers that may be others than they sound: as they were said and as they stand in the summary. */
      unsure: z.array(z.object({ said: z.string(), written: z.string() })),
    }),
  }),
  refineByVoice: endpoint({
    method: 'POST',
    path: '/api/workplan/voice-refine-step',
    summary: 'A text, changed as somebody said',
    access: 'person',
    withoutToken: true,
    carries: 'multipart',
    input: z.strictObject({
      file: z.instanceof(Blob),
      current_text: LongText,
      step_type: StepType,
      milestone_number: z.coerce.number().pipe(MilestoneNumber),
    }),
    output: z.object({ refined_text: z.string(), transcript: z.string() }),
  }),
} as const
