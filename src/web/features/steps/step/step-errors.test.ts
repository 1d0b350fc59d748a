import { expect, test } from 'vitest'
import { readyMilestones } from '../../../../domain/steps/left-in.ts'
import type { ThingLeft } from '../../../../domain/steps/thing-left.ts'
import { besideReport, stepErrors } from './step-errors.ts'

const finding = (overruled?: string) => ({
  rule: 'QC-31',
  severity: 'error' as const,
  message: '"12 kN" stands in no answer and in no document.',
  quote: 'The winch holds 12 kN.',
  ...(overruled && { overruled }),
})

const step = (findings: ReturnType<typeof finding>[], user_narrative_md: string | null = 'The winch is built.') => ({
  step_id: 'step-3',
  user_narrative_md,
  qc_report: { status: 'needs_revision' as const, issues: [], style_feedback: '', findings },
})

test('a milestone whose narrative has errors that keep it from being finalized is not ready', () => {
  const errors = stepErrors([], [step([finding()])])
  expect(errors.flatMap(({ places }) => places)).toEqual([
    { message: '"12 kN" stands in no answer and in no document.', milestone_number: 3, quote: 'The winch holds 12 kN.' },
  ])
  expect(readyMilestones([2, 3], errors)).toBe(1)
})

test('what is overruled, or of no narrative, or told with the milestone already, is not told again', () => {
  expect(stepErrors([], [step([finding('Weighed in the yard.')])])).toEqual([])
  expect(stepErrors([], [step([finding()], null)])).toEqual([])
  const { message, quote } = finding()
  const known: ThingLeft = { reason: 'source', severity: 'error', places: [{ message, quote, milestone_number: 3 }] }
  expect(stepErrors([known], [step([finding()])])).toEqual([])
})

test('of a milestone that has something else to mend its narrative counts, too, and each of both once', () => {
  const bare: ThingLeft = { reason: 'blank', severity: 'error', places: [{ message: 'Milestone 3 has no text.', milestone_number: 3 }] }
  const own = step([finding()])
  const all = [bare, ...stepErrors([bare], [own])]
  expect(all).toHaveLength(2)
  expect(besideReport(all, 3, own.qc_report)).toEqual([bare])
})
