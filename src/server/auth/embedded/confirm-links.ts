import type { BetterAuthPlugin, User } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { generateRandomString } from 'better-auth/crypto'
import { decodeJwt } from 'jose'
import * as z from 'zod'
import { forgetChecks } from '../../db/accounts.ts'
import type { Database } from '../../db/database.ts'
import type { Mail } from '../../mail/mail.ts'
import { CONFIRMS_FOR_HOURS, changeLetter, confirmLetter } from './letters.ts'

type Call = Parameters<typeof getSessionFromCtx>[0]
type Accounts = Call['context']

/** What a link is kept with: whose it is, the address they had then, and the one that is to take its place. */
const Kept = z.object({ person: z.string(), email: z.string(), new_email: z.string().nullable() })
type Kept = z.infer<typeof Kept>

/** Where a link that confirms an address leads in the end. */
const LANDING = {
  confirmed: '/account?verified=1',
  /** Old, used, altered, or overtaken. */
  problem: '/sign-in?problem=link',
  /** A link to a new address, opened where its person is not signed in; it holds still. */
  signed_out: '/sign-in?problem=signed-out',
} as const

/**
 * The links that confirm an address. better-auth's own hold until they expire however often they are opened, say whose address it is to who sees
 * them, and let in whoever opens one to a new address, past password and code; so a link is a random text here, kept with what it is for, works
 * once, and lets nobody in.
 */
export function confirmLinks({ db, public_url, mail }: { db: Database; public_url: string; mail: Mail }) {
  let accounts: Accounts | null = null
  const plugin: BetterAuthPlugin = {
    id: 'confirm-links',
    init: (opened) => {
      accounts = opened as Accounts
    },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/verify-email',
          handler: createAuthMiddleware(async (call) => {
            throw call.redirect(LANDING[await opened(call as Call, db)])
          }),
        },
      ],
    },
  }
  const sendVerificationEmail = async ({ user, token }: { user: User; token: string }) => {
    const said = decodeJwt<{ email: string; updateTo?: string }>(token)
    const link = `${public_url}/api/auth/verify-email?token=${await kept(accounts, {
      person: user.id,
      email: said.email,
      new_email: said.updateTo ?? null,
    })}`
    // nobody waits for a mail server
    void mail(said.updateTo ? changeLetter(said.updateTo, link) : confirmLetter(user.email, link))
  }
  return { plugin, sendVerificationEmail }
}

async function kept(accounts: Accounts | null, link: Kept): Promise<string> {
  if (!accounts) throw new Error('A link was asked for before the accounts were opened')
  const token = generateRandomString(32)
  const expiresAt = new Date(Date.now() + CONFIRMS_FOR_HOURS * 3_600_000)
  await accounts.internalAdapter.createVerificationValue({ identifier: nameOf(token), value: JSON.stringify(link), expiresAt })
  return token
}

function nameOf(token: unknown): string {
  return `confirm-${token}`
}

/** Does what a link is for, and says where it leads. */
async function opened(call: Call, db: Database): Promise<keyof typeof LANDING> {
  const { internalAdapter: rows } = call.context
  const name = nameOf(call.query?.token)
  const found = await rows.findVerificationValue(name)
  if (!found) return 'problem'
  const link = Kept.parse(JSON.parse(found.value))
  // who opens a link to a mistyped address is not the person: their own browser says that they are
  if (link.new_email !== null && (await getSessionFromCtx(call))?.user.id !== link.person) return 'signed_out'
  if (!(await rows.consumeVerificationValue(name))) return 'problem'
  const person = await rows.findUserById(link.person)
  if (person?.email !== link.email) return 'problem'
  if (link.new_email === null) {
    await rows.updateUser(person.id, { emailVerified: true })
    return 'confirmed'
  }
  if (await rows.findUserByEmail(link.new_email)) return 'problem'
  await rows.updateUser(person.id, { email: link.new_email, emailVerified: true })
  // what was sent to the old address holds no longer
  await forgetChecks(db, person.id)
  return 'confirmed'
}
