import type { Mail } from './mail.ts'

/**
 * Where there is no mail server, whoever runs this server is told the link, on its console and nowhere else: what is printed there says neither
 * whose link it is nor to which address it would have gone.
 */
export function consoleMail(print: (line: string) => void): Mail {
  return async ({ subject, link }) => print(`${subject}: ${link}\n(No mail server is configured, so nothing was sent: see SMTP_URL.)`)
}
