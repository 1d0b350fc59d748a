import { setTimeout } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** A mail server that does not answer is given up after so long, at each step; and tried once more after a pause. */
export type Patience = { answers_within_ms: number; pause_ms: number }

const PATIENCE: Patience = { answers_within_ms: 5000, pause_ms: 3000 }

/** From here on a mail server means it: another try is refused as well (RFC 5321 §4.2.1). */
const REFUSED_FOR_GOOD = 500

/** Sends letters through a mail server; `unsent` hears of one that could not be sent. */
export function smtpMail({ url, from }: { url: string; from: string }, unsent: (cause: unknown) => void, patience = PATIENCE): Mail {
  const within = patience.answers_within_ms
  const server = createTransport({
    url,
    connectionTimeout: within,
    greetingTimeout: within,
    socketTimeout: within,
    dnsTimeout: within,
    // nothing of a letter is ever fetched from a file or an address
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => {
    const send = () => server.sendMail({ from, to: { name: '', address: to }, subject, text })
    try {
      await send().catch(async (cause) => {
        if (isRefusedForGood(cause)) throw cause
        await setTimeout(patience.pause_ms, undefined, { ref: false })
        await send()
      })
    } catch (cause) {
      unsent(cause)
    }
  }
}

function isRefusedForGood(cause: unknown): boolean {
  return cause instanceof Error && 'responseCode' in cause && Number(cause.responseCode) >= REFUSED_FOR_GOOD
}
