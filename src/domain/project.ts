import * as z from 'zod'
import { Phase } from './program.ts'

/** What a project says of itself; `contract_type` is the program type, such as SBIR (spec §3). */
export const ProjectFields = z.object({
  company_name: z.string().trim().min(1, 'Company name is required.').max(300),
  phase: Phase,
  customer_org: z.string().max(300).nullish(),
  performer_org: z.string().max(300).nullish(),
  contract_type: z.string().max(60),
})
export type ProjectFields = z.infer<typeof ProjectFields>

/** For how many days a deleted project can be brought back; then it is removed for good, with its plan and solicitation. */
export const DELETED_KEPT_DAYS = 30
