import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { CurrentTopic } from '../../domain/topic.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { ANTENNA } from '../testing/topic.ts'
import { claimStore, forgetDrafts, parsedStore, readDraft, readStore, writeDraft, writeStore } from './browser-store.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

const TOPIC: CurrentTopic = {
  ...ANTENNA,
  storeId: 'store',
  fileId: 'file',
  analysis: { topic_summary: 'Directional antenna', topic_brief: 'An antenna.' },
}

test('what was never kept is absent', () => {
  expect(parsedStore('currentTopic', null)).toEqual({ ok: false, problem: 'absent' })
})

test('what is not JSON, or not of that shape, is unreadable', () => {
  expect(parsedStore('refinedWorkPlan', '{broken')).toEqual({ ok: false, problem: 'unreadable' })
  expect(parsedStore('refinedWorkPlan', '{"milestones": 3}')).toEqual({ ok: false, problem: 'unreadable' })
  expect(parsedStore('currentTopic', '"n251-001"')).toEqual({ ok: false, problem: 'unreadable' })
  expect(parsedStore('currentTopic', '{"phase":"I"}')).toEqual({ ok: false, problem: 'unreadable' })
})

test('a topic is read back as it was written', () => {
  writeStore('currentTopic', TOPIC)
  expect(readStore('currentTopic')).toEqual({ ok: true, value: TOPIC })
})

test('a scope is plain text, and one that was kept as JSON is read too', () => {
  writeStore('scopeParagraph', 'The scope of "this" effort.')
  expect(localStorage.getItem('scopeParagraph')).toBe('The scope of "this" effort.')
  expect(readStore('scopeParagraph')).toEqual({ ok: true, value: 'The scope of "this" effort.' })
  expect(parsedStore('scopeParagraph', '"Quoted"')).toEqual({ ok: true, value: 'Quoted' })
})

test('a draft that no longer fits its form is as good as none', () => {
  writeDraft('upload-form', { companyName: 'Acme' })
  expect(readDraft('upload-form', z.object({ companyName: z.string() }))).toEqual({ companyName: 'Acme' })
  expect(readDraft('upload-form', z.object({ companyName: z.string(), phase: z.string() }))).toBeNull()
  expect(readDraft('never-written', z.string())).toBeNull()
})

test('drafts are forgotten by the beginning of their name', () => {
  for (const name of ['interview.a', 'interview.b', 'upload-form']) writeDraft(name, name)
  forgetDrafts('interview.')
  expect(['interview.a', 'interview.b', 'upload-form'].map((name) => readDraft(name, z.string()))).toEqual([null, null, 'upload-form'])
})

test('drafts that do not fit what may go are kept', () => {
  writeDraft('interview.a', { unsaved: [] })
  writeDraft('interview.b', { unsaved: ['Q2'] })
  forgetDrafts('interview.', z.object({ unsaved: z.array(z.string()).max(0) }))
  expect([readDraft('interview.a', z.unknown()), readDraft('interview.b', z.unknown())]).toEqual([null, { unsaved: ['Q2'] }])
})

test('another person does not find what the last one left behind', () => {
  claimStore('maria')
  writeStore('currentTopic', TOPIC)
  writeStore('scopeParagraph', 'Secret scope')
  writeDraft('upload-form', { companyName: 'Acme' })
  claimStore('omar')
  expect(readStore('currentTopic')).toEqual({ ok: false, problem: 'absent' })
  expect(readStore('scopeParagraph')).toEqual({ ok: false, problem: 'absent' })
  expect(readDraft('upload-form', z.unknown())).toBeNull()
})

test('the same person finds it again, and data from before there were owners is taken over', () => {
  writeStore('currentTopic', TOPIC)
  claimStore('maria')
  claimStore('maria')
  expect(readStore('currentTopic').ok).toBe(true)
})
