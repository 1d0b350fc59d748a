import type { AccountFacts } from '../db/account-facts.ts'
import { nameOf, OWNED_TABLES } from '../db/tables.ts'

/** What a table holds, in words for the person whose rows these are. */
export const IN_WORDS: Readonly<Record<string, string>> = {
  audit_event: 'The log of your account: when somebody signed in or failed to, and what was exported, deleted and finalized.',
  company_profile: 'What you entered of your company.',
  company_file: 'Which of your documents are those of your company, and as what.',
  model_usage: 'How much you used a language model on each day, where one is configured.',
  project: 'Your projects.',
  work_plan: 'Your work plans: the scope, your own statements, and the plan as it was finalized.',
  milestone: 'The milestones of your plans with their texts, deliverables, acceptance criteria and payments.',
  step: 'How far each step has come: its interview, its narrative, its report, and the findings that you overruled.',
  step_contract: 'What was agreed for each milestone.',
  text_version: 'Earlier states of your texts, and who or what wrote them.',
  recording: 'Your recordings without their sound: when they were made, what they answer, and what was heard. The sound is in recordings/.',
  recording_part: 'In which pieces the sound of your recordings is kept.',
  spoken_answer: 'What was heard when you answered a question by voice.',
  source_file: 'Your uploaded documents without their bytes: name, type and fingerprint. They are in solicitations/ and company/.',
  source_file_part: 'In which pieces your documents are kept.',
  source_page: 'The pages of your documents as text, and where recognised words stand on pages that were scanned.',
  topic_store: 'What was read in your solicitations and instructions, with your corrections and what you entered.',
  work_breakdown_row: 'The rows from which a plan is composed, with where each cell comes from; removed ones too.',
  interview_answer: 'Your answers of the interview about a topic.',
  global_contract: 'What that interview came to.',
  voice_session: 'The last interview that you led by voice: when it began, and the question it was at.',
}

const ENDS = '\r\n'

/** The paper that lies on top of an archive: what is in it, in plain words. Lines end as every editor takes them. */
export function readme({ name, email }: AccountFacts, now: Date): string {
  const tables = OWNED_TABLES.map(nameOf).sort()
  return [
    'Work Plan Builder: your data',
    '',
    `Everything that is kept of ${name} (${email}), as of ${now.toISOString()}.`,
    'What you changed while the archive was made may be in it or not.',
    '',
    'account.json: who you are, how you sign in, and where you are signed in. Passwords, keys and tokens are left out.',
    'solicitations/: the solicitations and component instructions that you uploaded, as you uploaded them.',
    "company/: your company's documents, as you uploaded them.",
    'recordings/: what you said into the microphone, named for when you said it and what it answers.',
    'files.json: which of these files belongs to which row of tables/. A name that some system would not take, or that two files had, was changed.',
    '',
    'tables/ has everything else, a file for each table of the database. Each is a list in JSON, which any text editor opens.',
    'A column that is called something_id names a row of another table by its id.',
    '',
    ...tables.map((table) => `tables/${table}.json: ${IN_WORDS[table] ?? `Your rows of the table ${table}.`}`),
    '',
  ].join(ENDS)
}
