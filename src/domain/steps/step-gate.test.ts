import { describe, expect, test } from 'vitest'
import { StepStatus } from '../step.ts'
import type { QcReport } from './qc-report.ts'
import { type StepEvent, statusAfter } from './step-gate.ts'

const report = (status: QcReport['status']): QcReport => ({ status, issues: [], style_feedback: '', findings: [] })
const statusOnce = (before: StepStatus, kind: Exclude<StepEvent['kind'], 'answered'>, status: QcReport['status']) =>
  statusAfter(before, { kind, report: report(status) })

test('the first answer begins a step, and no later one sets it back', () => {
  expect(StepStatus.options.map((before) => statusAfter(before, { kind: 'answered' }))).toEqual([
    'in_progress',
    'in_progress',
    'needs_revision',
    'ready',
    'finalized',
  ])
})

test.each(StepStatus.options)('closing the interview of a step that is %s makes it ready, or asks for a revision', (before) => {
  expect(statusOnce(before, 'interview_closed', 'pass')).toBe('ready')
  expect(statusOnce(before, 'interview_closed', 'needs_revision')).toBe('needs_revision')
})

describe('a draft that is saved', () => {
  test.each(['not_started', 'in_progress'] as const)('before the interview is closed (%s) leaves the step in progress', (before) => {
    expect(statusOnce(before, 'draft_saved', 'pass')).toBe('in_progress')
  })

  test.each(['needs_revision', 'ready', 'finalized'] as const)('afterwards (%s) has to be finalized again', (before) => {
    expect(statusOnce(before, 'draft_saved', 'pass')).toBe('ready')
    expect(statusOnce(before, 'draft_saved', 'needs_revision')).toBe('needs_revision')
  })
})

describe('a step is finalized', () => {
  test.each(StepStatus.options)('from %s, its interview finished or not, when no error is open', (before) => {
    expect(statusOnce(before, 'finalize_asked', 'pass')).toBe('finalized')
    expect(statusOnce(before, 'finalize_asked', 'needs_revision')).toBe('needs_revision')
  })
})

describe('a step that is checked again, because something around its narrative changed,', () => {
  test('stays finalized while no error is open, and else needs a revision', () => {
    expect(statusOnce('finalized', 'checked_again', 'pass')).toBe('finalized')
    expect(statusOnce('finalized', 'checked_again', 'needs_revision')).toBe('needs_revision')
  })

  test('has to be finalized again when what it tells reads otherwise by now', () => {
    expect(statusOnce('finalized', 'milestone_changed', 'pass')).toBe('ready')
    expect(statusOnce('finalized', 'milestone_changed', 'needs_revision')).toBe('needs_revision')
  })

  test('becomes ready when its last error is gone', () => {
    expect(statusOnce('needs_revision', 'checked_again', 'pass')).toBe('ready')
  })

  test.each(['not_started', 'in_progress'] as const)('stays %s while its interview is open', (before) => {
    expect(statusOnce(before, 'checked_again', 'needs_revision')).toBe(before)
  })
})
