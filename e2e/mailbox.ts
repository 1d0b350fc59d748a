import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what arrives. */
export type Mailbox = {
  port: number
  /** Waits for a letter to that address about that subject, and gives its link. */
  linkFor: (to: string, subject: string) => Promise<string>
  close: () => Promise<void>
}

type Letter = { to: string[]; content: string }

/** Opens a mail server on a free port, which anybody may send through. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece) => pieces.push(piece))
      stream.on('end', () => {
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), content: decoded(Buffer.concat(pieces).toString()) })
        done()
      })
    },
  })
  const port = await new Promise<number>((open) => {
    const { server: socket } = server
    server.listen(0, '127.0.0.1', () => open((socket.address() as { port: number }).port))
  })
  return {
    port,
    linkFor: async (to, subject) => {
      const sent = () => letters.find((letter) => letter.to.includes(to) && letter.content.includes(`Subject: ${subject}`))
      await expect.poll(sent, `a letter "${subject}"`).toBeDefined()
      return /https?:\/\/\S+/.exec(sent()?.content ?? '')?.[0] ?? ''
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** A long line is sent in several, its special letters by number (RFC 2045 §6.7). */
function decoded(content: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(content)) return content
  return content.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
