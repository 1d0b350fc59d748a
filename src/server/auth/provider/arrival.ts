import { done, fail, type Result } from '../../../domain/result.ts'
import {
  type AccountHere,
  accountOfIdentity,
  accountWithEmail,
  addAccount,
  forgetWaysIn,
  type Identity,
  isJoinedWith,
  join,
  renew,
  setAside,
  workIn,
} from '../../db/arrivals.ts'
import type { Database } from '../../db/database.ts'

/** Said when an account that was there before has the address of somebody who arrives for the first time: only they know whether it is theirs. */
export type Question = { email: string; name: string; since: string; plans: number; solicitations: number }

/** Somebody who was signed in by a provider: an account is theirs, or they have to say whether one is. */
export type Arrival = { kind: 'known'; id: string } | { kind: 'question'; question: Question }

/** What became of an account when somebody arrived, for who runs the server: ids only. */
export type Noted = { event: 'account continued' | 'address set aside'; account: string; provider: string }

/** Finds the account of somebody whom a provider has signed in, or makes one. Nothing is made before they have answered what has to be asked. */
export function arrive(db: Database, identity: Identity, note: (noted: Noted) => void): Promise<Arrival> {
  return once(db, note, (tx, noteHere) => arriveIn(tx, identity, noteHere))
}

async function arriveIn(db: Database, identity: Identity, note: (noted: Noted) => void): Promise<Arrival> {
  const known = await accountOfIdentity(db, identity)
  const other = await holderOf(db, identity, known)
  if (known) {
    if (other) await giveUp(db, other, identity, note)
    if (other || isChanged(known, identity)) await renew(db, known.id, identity)
    return { kind: 'known', id: known.id }
  }
  if (!other) return { kind: 'known', id: await addAccount(db, identity) }
  // a provider that gives an address to somebody new has not made them the one before
  if (await isJoinedWith(db, other.id, identity.provider)) return { kind: 'known', id: await addAfter(db, other, identity, note) }
  return { kind: 'question', question: await questionOf(db, other) }
}

/** Carries out what the person answered: the account is theirs from now on, or it loses their address. Refuses where there is nothing to answer any more. */
export function answerQuestion(
  db: Database,
  { identity, take }: { identity: Identity; take: boolean },
  note: (noted: Noted) => void,
): Promise<Result<string, 'nothing asked'>> {
  return once(db, note, async (tx, noteHere) => {
    // first, since it waits for whoever answers at the same time
    const other = await holderOf(tx, identity, null)
    const known = await accountOfIdentity(tx, identity)
    if (known) return done(known.id)
    if (!other || (await isJoinedWith(tx, other.id, identity.provider))) return fail('nothing asked' as const)
    if (!take) return done(await addAfter(tx, other, identity, noteHere))
    // an address that was never confirmed may have been anybody's, and who had it must not come back once it is
    if (!other.is_confirmed) await forgetWaysIn(tx, other.id)
    await join(tx, other.id, identity)
    await renew(tx, other.id, identity)
    noteHere({ event: 'account continued', account: other.id, provider: identity.provider })
    return done(other.id)
  })
}

/** Another account that has the address of who arrives. */
async function holderOf(db: Database, { email }: Identity, known: AccountHere | null): Promise<AccountHere | null> {
  const holder = email ? await accountWithEmail(db, email) : null
  return holder && holder.id !== known?.id ? holder : null
}

async function addAfter(db: Database, other: AccountHere, identity: Identity, note: (noted: Noted) => void): Promise<string> {
  await giveUp(db, other, identity, note)
  return addAccount(db, identity)
}

async function giveUp(db: Database, other: AccountHere, { provider }: Identity, note: (noted: Noted) => void): Promise<void> {
  await setAside(db, other.id)
  note({ event: 'address set aside', account: other.id, provider })
}

function isChanged(known: AccountHere, { name, email }: Identity): boolean {
  return known.name !== name || (email !== null && known.email !== email)
}

async function questionOf(db: Database, { id, name, email, since }: AccountHere): Promise<Question> {
  return { email, name, since: since.toISOString(), ...(await workIn(db, id)) }
}

/** Carries a change out as a whole, and notes it then. Two pages of one person may arrive at once: the second attempt finds what the first one made. */
async function once<Value>(
  db: Database,
  note: (noted: Noted) => void,
  change: (tx: Database, noteHere: (noted: Noted) => void) => Promise<Value>,
): Promise<Value> {
  const attempt = async () => {
    const noted: Noted[] = []
    const value = await db.transaction((tx) => change(tx, (one) => noted.push(one)))
    noted.forEach(note)
    return value
  }
  return attempt().catch(attempt)
}
