import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import { boundedFetch } from './provider/bounded-fetch.ts'

/** A stranger can name keys that nobody has as often as he likes; after one of those the keys are asked for again this much later, in milliseconds. */
const ASKED_EVERY_MS = 10_000

/** The keys that `ask` tells, kept until a token names another one: keys are changed now and then, also by another replica. */
export function keptKeys(ask: () => Promise<JSONWebKeySet>, now: () => number = Date.now): JWTVerifyGetKey {
  let known: JWTVerifyGetKey | null = null
  let coming: Promise<JWTVerifyGetKey> | null = null
  let missedAt = Number.NEGATIVE_INFINITY
  const askAgain = () => {
    coming ??= ask()
      .then((keys) => {
        known = createLocalJWKSet(keys)
        return known
      })
      .finally(() => {
        coming = null
      })
    return coming
  }
  return async (header, token) => {
    const before = known
    try {
      return await (before ?? (await askAgain()))(header, token)
    } catch (reason) {
      if (!before || !(reason instanceof errors.JWKSNoMatchingKey) || now() - missedAt < ASKED_EVERY_MS) throw reason
    }
    try {
      return await (await askAgain())(header, token)
    } catch (reason) {
      if (reason instanceof errors.JWKSNoMatchingKey) missedAt = now()
      throw reason
    }
  }
}

/** Longest that a provider is waited for, in milliseconds. */
const ANSWERS_WITHIN_MS = 5000

/** A provider that does not answer, or not with what it should. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** Asks for the keys at an address. Throws ProviderSilent. */
export async function keysAt(address: string): Promise<JSONWebKeySet> {
  try {
    const answer = await boundedFetch(address, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), headers: { accept: 'application/json' } })
    return KeySet.parse(answer.ok ? await answer.json() : null)
  } catch {
    throw new ProviderSilent()
  }
}
