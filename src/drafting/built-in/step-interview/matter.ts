import { factsOfBlank } from '../../../domain/quality/how-blank.ts'
import type { HowFact } from '../../../domain/quality/how-fact.ts'
import type { StepField } from '../../../domain/steps/step-plan.ts'

/** What a question of a step's interview is about. */
export type Matter =
  | 'handed_over'
  | 'how'
  | 'requirement'
  | 'meeting'
  | 'who'
  | 'where'
  | 'when'
  | 'success'
  | 'evidence'
  | 'government'
  | 'terms'
  | 'user'
  | 'next_phase'
  | 'risk'

/** Which fields of a milestone an answer on a matter fills in. */
export const FIELDS: Record<Matter, readonly StepField[]> = {
  handed_over: ['what'],
  how: ['how'],
  requirement: ['what', 'how'],
  meeting: ['who', 'where', 'when'],
  who: ['who'],
  where: ['where'],
  when: ['when'],
  success: ['success'],
  evidence: ['success'],
  government: ['who', 'when'],
  terms: ['who'],
  user: ['who'],
  next_phase: ['what'],
  risk: ['how'],
}

/** The order in which one talks: what and how, then who, where and when, then what counts and what may go wrong. */
export const ORDER: readonly Matter[] = [
  'how',
  'requirement',
  'handed_over',
  'meeting',
  'who',
  'where',
  'when',
  'success',
  'evidence',
  'government',
  'terms',
  'user',
  'next_phase',
  'risk',
]

/** The matter of each fact that a task or criterion can lack. */
export const MATTER_OF: Record<HowFact, Matter> = {
  method: 'how',
  instrument_or_data: 'how',
  who: 'who',
  where: 'where',
  threshold: 'success',
  evidence: 'evidence',
  date: 'when',
}

/** The words by which each matter is asked for; a question of a step is known by them again. The narrow ones stand first. */
const ASKED: readonly [Matter, RegExp][] = [
  ['requirement', /^The solicitation asks\b/],
  ['meeting', /\bstart-of-work meeting\b/i],
  ['government', /\bneed(?:ed)? from the Government\b|\bowner or the Government\b/i],
  ['terms', /\bforeign nationals?\b|\bapprovals?\b|\brestricts?\b/i],
  ['next_phase', /\bfund the next phase\b|\bPhase I+ plan\b|\bcome next\b/i],
  ['user', /\bwho will use\b|\bend user\b/i],
  ['risk', /\bgo wrong\b|\bearly sign\b|\bnew part does not work\b|\brisks?\b/i],
  ['evidence', /\bwhich report, log or data file\b|\bshow the result\b/i],
  [
    'success',
    /\bcounts? as (?:a pass|success|met)\b|\bpass mark\b|\bnumber of runs\b|\bmeasured data\b|\bnot feasible\b|\bthe measure of\b|\bwhich number\b/i,
  ],
  ['handed_over', /\bin which format\b|\bhand(?:s|ed)? over\b/i],
  [
    'who',
    /\bwho leads\b|\bby name and role\b|\bprincipal investigator\b|\bpartner do\b|\bwho writes\b|\bwho judges\b|\bwho works\b|\bperson who\b/i,
  ],
  ['when', /\bby which month\b|\bwhich month after award\b/i],
  ['how', /\bwhich method\b|\bwhich steps\b|\bwhich tools\b|\btools? (?:and|or) data\b/i],
  ['where', /\blaboratory, office or range\b|\bplace where\b|\bsite\b|\bwhere the work\b/i],
]

/** What the question for a blank begins with, before the words of the blank. */
export const BLANK = 'Please '

/** What a question of a step's interview asks for; its quotations do not count. Null when it was asked by nobody here. */
export function matterOf(question: string): Matter | null {
  const [fact] = question.startsWith(BLANK) ? factsOfBlank(question) : []
  if (fact) return MATTER_OF[fact]
  const asked = question.replace(/"[^"]*"/g, '""')
  return ASKED.find(([, pattern]) => pattern.test(asked))?.[0] ?? (question.startsWith(BLANK) ? 'how' : null)
}
