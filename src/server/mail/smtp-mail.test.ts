import type { Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort, listening, portOf } from '../testing/port.ts'
import { consoleMail } from './console-mail.ts'
import type { Letter } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

const LETTER: Letter = {
  to: 'ada@example.com',
  subject: 'Confirm your e-mail address for Work Plan Builder',
  text: 'Hello,\n\nopen this link:\nhttp://plans.test/x?token=abc\n',
  link: 'http://plans.test/x?token=abc',
}

const FROM = 'Work Plan Builder <plans@example.com>'

type Arrived = { from: string; to: string[]; content: string }

describe('A letter', () => {
  const running: (SMTPServer | Server)[] = []
  afterEach(() => Promise.all(running.splice(0).map((one) => new Promise((closed) => one.close(() => closed(null))))))

  test('arrives through the mail server as it was written', async () => {
    const { port, arrived } = await mailServer()
    expect(await unsentBy(port)).toEqual([])
    const [{ from, to, content } = { from: '', to: [], content: '' }] = arrived
    expect([from, to, arrived.length]).toEqual(['plans@example.com', ['ada@example.com'], 1])
    expect(content).toContain('From: Work Plan Builder <plans@example.com>')
    expect(content).toContain('Subject: Confirm your e-mail address for Work Plan Builder')
    expect(content).toContain('open this link:\r\nhttp://plans.test/x?token=abc')
  })

  test('is tried once more when the mail server is busy', async () => {
    const { port, arrived, tries } = await mailServer([451])
    expect(await unsentBy(port)).toEqual([])
    expect([tries(), arrived.length]).toEqual([2, 1])
  })

  test('is given up after the second try', async () => {
    const { port, tries } = await mailServer([451, 452, 453])
    expect(await unsentBy(port)).toHaveLength(1)
    expect(tries()).toBe(2)
  })

  test('is not tried again where the mail server refuses for good', async () => {
    const { port, tries } = await mailServer([550])
    expect(await unsentBy(port)).toHaveLength(1)
    expect(tries()).toBe(1)
  })

  test('is given up where the mail server does not know who sends it', async () => {
    const { port, arrived } = await mailServer([], true)
    expect(await unsentBy(port)).toHaveLength(1)
    expect(arrived).toEqual([])
  })

  test('is given up where the mail server says nothing', async () => {
    const silent = await listening()
    running.push(silent)
    expect(await unsentBy(portOf(silent), 50)).toHaveLength(1)
  })

  test('is given up where there is no mail server', async () => {
    expect(await unsentBy(await freePort())).toHaveLength(1)
  })

  test('is not sent where there is no mail server: its link is printed, and not whose it is', async () => {
    const printed: string[] = []
    await consoleMail((line) => printed.push(line))(LETTER)
    expect(printed).toEqual([
      'Confirm your e-mail address for Work Plan Builder: http://plans.test/x?token=abc\n(No mail server is configured, so nothing was sent: see SMTP_URL.)',
    ])
  })

  /** Sends the letter there; what was told of its not being sent. */
  async function unsentBy(port: number, answers_within_ms = 20_000): Promise<unknown[]> {
    const unsent: unknown[] = []
    const patience = { answers_within_ms, pause_ms: 1 }
    await smtpMail({ url: `smtp://127.0.0.1:${port}`, from: FROM }, (cause) => unsent.push(cause), patience)(LETTER)
    return unsent
  }

  /** A mail server that answers its first senders with these codes. */
  async function mailServer(refusing: number[] = [], asksWho = false) {
    const arrived: Arrived[] = []
    let tries = 0
    const server = new SMTPServer({
      authOptional: !asksWho,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_, __, done) => {
        const responseCode = refusing[tries++]
        done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null)
      },
      onData: (stream, { envelope }, done) => {
        const pieces: Buffer[] = []
        stream.on('data', (piece) => pieces.push(piece))
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), content: Buffer.concat(pieces).toString() })
          done()
        })
      },
    })
    running.push(server as unknown as Server)
    await new Promise((open) => server.listen(0, '127.0.0.1', () => open(null)))
    return { port: portOf(server.server), arrived, tries: () => tries }
  }
})
