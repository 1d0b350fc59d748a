import { useSyncExternalStore } from 'react'
import * as z from 'zod'
import { jsonOf } from '../../contract/told-answer.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import { forgetSounds } from './kept-sound.ts'
import { storageListeners } from './storage-listeners.ts'
import { KeptContract, KeptInitialMilestones, KeptMilestones, KeptTopic } from './stored-shapes.ts'

/** Why a key of the browser's storage gives nothing. */
export type Unstored = 'absent' | 'unreadable'

/** The keys of the specification, each with every shape it was ever written in (spec §3). */
const KEPT = {
  currentTopic: KeptTopic,
  globalContract: KeptContract,
  initialWorkPlan: KeptInitialMilestones,
  refinedWorkPlan: KeptMilestones,
  scopeParagraph: z.string(),
} as const

/** A key of the specification. */
export type StoreKey = keyof typeof KEPT

/** What is kept under a key, in its newest shape. */
export type Kept<Key extends StoreKey> = z.output<(typeof KEPT)[Key]>

const OWNER = 'wpb.owner'
/** Unfinished entries of screens are kept under this, beside the specification's keys. */
const DRAFT = 'wpb.draft.'

const { subscribe, tell: announce } = storageListeners()

/** What is kept under a key, upgraded from older shapes; never throws. */
export function readStore<Key extends StoreKey>(key: Key): Result<Kept<Key>, Unstored> {
  return parsedStore(key, localStorage.getItem(key))
}

/** What a kept text stands for. Pure, so that old data can be tried out. */
export function parsedStore<Key extends StoreKey>(key: Key, raw: string | null): Result<Kept<Key>, Unstored> {
  if (raw === null) return fail('absent')
  const parsed = KEPT[key].safeParse(key === 'scopeParagraph' ? scopeText(raw) : jsonOf(raw))
  return parsed.success ? done(parsed.data as Kept<Key>) : fail('unreadable')
}

/** Keeps a value under a key and tells everything that shows it. */
export function writeStore<Key extends StoreKey>(key: Key, value: Kept<Key>): void {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  announce()
}

/** Forgets keys, all that are named. */
export function forgetStore(...keys: readonly StoreKey[]): void {
  for (const key of keys) localStorage.removeItem(key)
  announce()
}

/** What is kept under a key, as a value that a component follows: it renders anew whenever the key changes, in this tab or another. */
export function useStored<Key extends StoreKey>(key: Key): Result<Kept<Key>, Unstored> {
  return useSyncExternalStore(subscribe, () => snapshot(key))
}

const snapshots = new Map<StoreKey, { raw: string | null; value: unknown }>()

function snapshot<Key extends StoreKey>(key: Key): Result<Kept<Key>, Unstored> {
  const raw = localStorage.getItem(key)
  const last = snapshots.get(key)
  if (last?.raw === raw) return last.value as Result<Kept<Key>, Unstored>
  const value = parsedStore(key, raw)
  snapshots.set(key, { raw, value })
  return value
}

/** An unfinished entry of a screen, such as a half-filled form; null when there is none or it no longer fits. */
export function readDraft<Draft>(name: string, shape: z.ZodType<Draft>): Draft | null {
  return parsedDraft(localStorage.getItem(DRAFT + name), shape)
}

function parsedDraft<Draft>(raw: string | null, shape: z.ZodType<Draft>): Draft | null {
  if (raw === null) return null
  const parsed = shape.safeParse(jsonOf(raw))
  return parsed.success ? parsed.data : null
}

/** Keeps an unfinished entry, so that it survives a reload. */
export function writeDraft(name: string, draft: unknown): void {
  localStorage.setItem(DRAFT + name, JSON.stringify(draft))
}

/** Keeps what is being typed, null forgets it. A browser that takes no more must not keep anybody from typing. */
export function keepTyped(name: string, draft: unknown): void {
  try {
    if (draft === null) forgetDrafts(name)
    else writeDraft(name, draft)
  } catch (refusal) {
    console.error('This browser does not keep what is typed', refusal instanceof Error ? refusal.name : '')
  }
}

/** Tells `listener` of an unfinished entry whenever another tab changes it, null when that tab has forgotten it; gives back how to stop. */
export function followDraft<Draft>(name: string, shape: z.ZodType<Draft>, listener: (draft: Draft | null) => void): () => void {
  // what the other tab wrote, not what is kept by now: this tab may have written over it in between
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === DRAFT + name) listener(parsedDraft(newValue, shape))
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** Forgets the unfinished entries whose name begins with this, all of them for an empty text; with a shape, only those that fit it. */
export function forgetDrafts(beginning: string, shape: z.ZodType = z.unknown()): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  for (const key of keys) {
    if (key.startsWith(DRAFT + beginning) && shape.safeParse(jsonOf(localStorage.getItem(key) ?? '')).success) localStorage.removeItem(key)
  }
}

/** Makes the storage this person's: what another person left in this browser is forgotten, what has no owner yet is taken over. */
export function claimStore(personId: string): void {
  const owner = localStorage.getItem(OWNER)
  if (owner === personId) return
  if (owner !== null) forgetPersonStore()
  localStorage.setItem(OWNER, personId)
}

/** Forgets all that a person left in this browser, and whose it was. */
export function forgetPersonStore(): void {
  forgetStore('currentTopic', 'globalContract', 'initialWorkPlan', 'refinedWorkPlan', 'scopeParagraph')
  forgetDrafts('')
  void forgetSounds()
  localStorage.removeItem(OWNER)
}

function scopeText(raw: string): unknown {
  const value = jsonOf(raw)
  return typeof value === 'string' ? value : raw
}
