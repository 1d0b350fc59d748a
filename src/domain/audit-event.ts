import * as z from 'zod'

/** What is noted in the log of an account: how somebody came in or failed to, what may keep others out, and what left, went or was settled. */
export const AuditKind = z.enum([
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'email_change_asked',
  'codes_turned_on',
  'codes_turned_off',
  'passkey_added',
  'passkey_removed',
  'data_exported',
  'plan_exported',
  'spreadsheet_exported',
  'step_finalized',
  'project_deleted',
  'recording_deleted',
  'company_file_deleted',
  'instructions_deleted',
])
export type AuditKind = z.infer<typeof AuditKind>
