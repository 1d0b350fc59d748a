/** What a question of the interview is about. A question carries it; nobody guesses it back from its words. */
export const SUBJECTS = [
  'solution',
  'existing',
  'end_state',
  'steps',
  'method',
  'people',
  'place',
  'test',
  'threshold',
  'risk',
  'government',
  'user',
  'security',
  'shares',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** An answer with what its question is about. */
export type SubjectAnswer = { slot: string; subject: Subject; answer: string }
