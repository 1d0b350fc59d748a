import { expect, test } from 'vitest'
import { overruleAmong, overruleOf } from './finding-key.ts'
import type { Overrule } from './qc-report.ts'

const overrule = (rule: string, quote: string | null, reason = 'It is meant so.'): Overrule => ({
  rule,
  quote,
  reason,
  made_at: '2026-01-01T00:00:00.000Z',
})

test('a finding is overruled as long as the words that were objected to stand', () => {
  const overrules = [overrule('QC-04', 'A robust fixture is built.')]
  expect(overruleOf({ rule: 'QC-04', quote: 'A robust fixture is built.' }, overrules)).toBeDefined()
  expect(overruleOf({ rule: 'QC-04', quote: 'A  robust\nfixture is built. ' }, overrules)).toBeDefined()
  expect(overruleOf({ rule: 'QC-04', quote: 'A robust fixture is bought.' }, overrules)).toBeUndefined()
  expect(overruleOf({ rule: 'QC-31', quote: 'A robust fixture is built.' }, overrules)).toBeUndefined()
})

test('a finding that quotes nothing is overruled by its rule', () => {
  expect(overruleOf({ rule: 'QC-02' }, [overrule('QC-02', null)])).toBeDefined()
  expect(overruleOf({ rule: 'QC-02' }, [overrule('QC-02', 'some words')])).toBeUndefined()
})

test('the latest reason is the one that counts', () => {
  const overrules = [overrule('QC-02', null, 'At first.'), overrule('QC-02', null, 'On second thought.')]
  expect(overruleOf({ rule: 'QC-02' }, overrules)?.reason).toBe('On second thought.')
})

test('a finding of a milestone is overruled in its own step, one of the plan in any', () => {
  const steps = [
    { milestone_number: 1, overrules: [] },
    { milestone_number: 2, overrules: [overrule('QC-02', null)] },
  ]
  expect(overruleAmong({ rule: 'QC-02', milestone_number: 1 }, steps)).toBeUndefined()
  expect(overruleAmong({ rule: 'QC-02', milestone_number: 2 }, steps)?.reason).toBe('It is meant so.')
  expect(overruleAmong({ rule: 'QC-02' }, steps)?.reason).toBe('It is meant so.')
})
