import type { PlanBrief } from '../plan-brief.ts'

/** In how many working days the TPOC replies to what is handed over, where an answer says so; '' where none does. */
export function replyDays({ answers }: Pick<PlanBrief, 'answers'>): string {
  const said = answers.map(({ text }) => /\b(\d{1,2}|two|three|five|ten|fifteen|twenty) (?:business|working) days\b/i.exec(text)?.[0])
  return said.find((days) => days !== undefined) ?? ''
}

/** The end of a criterion that says how soon the TPOC replies: "; the TPOC replies within 10 business days". */
export function replyClause(brief: Pick<PlanBrief, 'answers'>): string {
  const days = replyDays(brief)
  return days === '' ? '' : `; the TPOC replies within ${days}`
}
