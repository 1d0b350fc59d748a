import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { forgetDrafts, readDraft, readStore, type StoreKey, writeDraft, writeStore } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { saveFile } from '../../app/save-file.ts'
import { markPlanSaved } from '../../app/unsaved-plan.ts'
import { showToast } from '../../ui/toasts.ts'
import { isLegacy, type Migrated, migrateWork, type ProjectMemory } from './legacy-migration.ts'
import { projectQueries } from './project-queries.ts'

/** Set while a migration runs, so that a second tab does not create the project again. */
const FLAG = 'migrationInProgress'
/** A flag older than this was left by a tab that was closed midway. */
const FLAG_LASTS_MS = 60_000

/** The drafts under which a half-done migration keeps the project it made. */
const MADE = 'migration.'

/** Takes over, when the dashboard opens, what an older version kept in this browser alone (spec §4). Failure is only logged. */
export function useLegacyMigration(): void {
  const client = useQueryClient()
  useEffect(() => {
    void migrate().then((migrated) => {
      if (!migrated) return
      showToast({ title: 'Data migrated', description: 'Your existing work has been saved to the database', variant: 'success' })
      return client.invalidateQueries({ queryKey: projectQueries.all })
    })
  }, [client])
}

async function migrate(): Promise<Migrated | null> {
  const [topic, milestones, scope] = [readStore('currentTopic'), readStore('refinedWorkPlan'), readStore('scopeParagraph')]
  if (isUnreadable(topic, milestones)) tellUnreadable()
  if (!topic.ok || !milestones.ok || !isLegacy(topic.value, milestones.value)) return null
  if (Date.now() - Number(localStorage.getItem(FLAG) ?? 0) < FLAG_LASTS_MS) return null
  localStorage.setItem(FLAG, String(Date.now()))
  try {
    const work = { topic: topic.value, milestones: milestones.value, scope_paragraph: scope.ok ? scope.value : null }
    const migrated = await migrateWork(call, work, projectMemory(work.topic))
    forgetDrafts(MADE)
    markPlanSaved(work.topic)
    const now = readStore('currentTopic')
    if (!now.ok || now.value.slug !== topic.value.slug) return migrated
    writeStore('currentTopic', migrated.topic)
    writeStore('refinedWorkPlan', migrated.milestones)
    return migrated
  } catch (problem) {
    console.error('The work kept in this browser could not be migrated', problem)
    return null
  } finally {
    localStorage.removeItem(FLAG)
  }
}

function projectMemory({ slug, storeId }: CurrentTopic): ProjectMemory {
  const name = `${MADE}${slug}.${storeId}`
  return { recall: () => readDraft(name, z.string()), remember: (projectId) => writeDraft(name, projectId) }
}

type Read<Key extends StoreKey> = ReturnType<typeof readStore<Key>>

/** Whether this browser alone keeps a plan that cannot be made a project of. */
function isUnreadable(topic: Read<'currentTopic'>, milestones: Read<'refinedWorkPlan'>): boolean {
  if (milestones.ok) return !topic.ok && topic.problem === 'unreadable'
  return milestones.problem === 'unreadable' && !(topic.ok && topic.value.projectId)
}

/** What cannot be read stays where it is, and can be looked at in a file. */
function tellUnreadable(): void {
  const content = ['currentTopic', 'refinedWorkPlan', 'scopeParagraph'].map((key) => `${key}:\n${localStorage.getItem(key) ?? ''}\n`)
  showToast({
    title: 'Older work in this browser cannot be read',
    description: 'It stays here untouched. Save it as a file to get at its text.',
    variant: 'destructive',
    action: { label: 'Save as a file', onPress: () => saveFile({ name: 'older-work.txt', content: new Blob(content) }) },
  })
}
