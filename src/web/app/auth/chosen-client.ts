import { api } from '../../../contract/api.ts'
import { call } from '../../../contract/client.ts'
import type { AuthClient, WayIn } from './auth-client.ts'
import { serverSession } from './server-session.ts'

const changes = new Set<() => void>()

/** Runs `listener` when a provider tells that somebody signed in or out elsewhere, such as in another tab; gives back how to stop listening. */
export function onChangeElsewhere(listener: () => void): () => void {
  changes.add(listener)
  return () => changes.delete(listener)
}

let chosen: Promise<AuthClient> | null = null

/** The client for this server's way in, asked of the server once; a provider's is loaded only where it is the way in. */
export function authClient(wayIn: () => Promise<WayIn> = askWayIn): Promise<AuthClient> {
  if (chosen) return chosen
  const choosing = wayIn().then(clientFor)
  chosen = choosing
  choosing.catch(() => {
    if (chosen === choosing) chosen = null
  })
  return choosing
}

/** Puts a client in the place of the one that the server would choose; null has it chosen anew. */
export function chooseAuthClient(client: AuthClient | null): void {
  chosen = client && Promise.resolve(client)
}

async function clientFor({ kind, publishable_key }: WayIn): Promise<AuthClient> {
  if (kind !== 'clerk' || publishable_key === null) return serverSession(kind === 'oidc' ? '/oidc/sign-out' : '/sign-out')
  const { clerkSession } = await import('./clerk-session.ts')
  return clerkSession(publishable_key, () => {
    for (const listener of changes) listener()
  })
}

async function askWayIn(): Promise<WayIn> {
  return (await call({ base: '', token: async () => null }, api.health, {})).sign_in
}
