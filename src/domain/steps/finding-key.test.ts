import { expect, test } from 'vitest'
import { isOverruled, overruleOf } from './finding-key.ts'
import type { Overrule } from './qc-report.ts'

const overrule = (rule: string, quote: string | null, reason = 'It is meant so.'): Overrule => ({
  rule,
  quote,
  reason,
  made_at: '2026-01-01T00:00:00.000Z',
})

test('a finding is overruled as long as the words that were objected to stand', () => {
  const overrules = [overrule('QC-04', 'A robust fixture is built.')]
  expect(isOverruled({ rule: 'QC-04', quote: 'A robust fixture is built.' }, overrules)).toBe(true)
  expect(isOverruled({ rule: 'QC-04', quote: 'A  robust\nfixture is built. ' }, overrules)).toBe(true)
  expect(isOverruled({ rule: 'QC-04', quote: 'A robust fixture is bought.' }, overrules)).toBe(false)
  expect(isOverruled({ rule: 'QC-31', quote: 'A robust fixture is built.' }, overrules)).toBe(false)
})

test('a finding that quotes nothing is overruled by its rule', () => {
  expect(isOverruled({ rule: 'QC-02' }, [overrule('QC-02', null)])).toBe(true)
  expect(isOverruled({ rule: 'QC-02' }, [overrule('QC-02', 'some words')])).toBe(false)
})

test('the latest reason is the one that counts', () => {
  const overrules = [overrule('QC-02', null, 'At first.'), overrule('QC-02', null, 'On second thought.')]
  expect(overruleOf({ rule: 'QC-02' }, overrules)?.reason).toBe('On second thought.')
})
