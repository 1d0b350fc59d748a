import * as z from 'zod'

/** How mail is sent; null where there is no mail server, and links are printed on the console instead. */
export type MailConfig = { url: string; from: string } | null

/** The variables of mail; unset, nothing is sent. */
export const MAIL_ENVIRONMENT = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@mail.example.com:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/@[^\s@>]+>?$/, 'must be an address like "Work Plan Builder <plans@example.com>"')
    .optional(),
}

type Environment = z.output<z.ZodObject<typeof MAIL_ENVIRONMENT>>

/** What is missing to send mail, a variable each. */
export function problemsOfMail({ SMTP_URL, MAIL_FROM }: Environment): { path: PropertyKey[]; message: string }[] {
  if (SMTP_URL && !MAIL_FROM) return [{ path: ['MAIL_FROM'], message: 'must be set: the address that mail is sent from' }]
  return MAIL_FROM && !SMTP_URL ? [{ path: ['SMTP_URL'], message: 'must be set where MAIL_FROM is' }] : []
}

/** How mail is sent, of an environment that was checked. */
export function mailConfig({ SMTP_URL, MAIL_FROM }: Environment): MailConfig {
  return SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null
}
