import { expect, test } from 'vitest'
import type { Requirement } from '../../../../domain/solicitation/analysis.ts'
import type { QcFinding, QcReport } from '../../../../domain/steps/qc-report.ts'
import { byRule, finalizeBlock, quotePlace, sortedFindings } from './qc-findings.ts'

const ERROR: QcFinding = { rule: 'QC-04', severity: 'error', message: 'A promise without a measure.', quote: 'soon' }
const WARNING: QcFinding = { rule: 'QC-43', severity: 'warning', message: 'A risk without an answer.' }
const ADVICE: QcFinding = { rule: 'QC-45', severity: 'advice', message: 'A passive.' }

function report(...findings: QcFinding[]): QcReport {
  return { status: 'needs_revision', issues: [], style_feedback: '', findings }
}

test('findings stand by severity, the gravest first; overruled ones by themselves', () => {
  const overruled = { ...ERROR, overruled: 'The topic asks for it.' }
  expect(sortedFindings(report(ADVICE, WARNING, overruled, ERROR))).toEqual({
    open: [
      { severity: 'error', findings: [ERROR] },
      { severity: 'warning', findings: [WARNING] },
      { severity: 'advice', findings: [ADVICE] },
    ],
    overruled: [overruled],
  })
})

test('what one rule objects to in several places stands together', () => {
  const again = { ...WARNING, quote: 'later' }
  expect(byRule([WARNING, ADVICE, again])).toEqual([[WARNING, again], [ADVICE]])
})

test('an error stands by itself in each of its places, so that each can be overruled', () => {
  const again = { ...ERROR, quote: 'later' }
  expect(byRule([ERROR, WARNING, again])).toEqual([[ERROR], [WARNING], [again]])
})

test('errors keep a step from being finalized, warnings and what was overruled do not', () => {
  expect(finalizeBlock('Text', report(ERROR))).toBe('One error keeps this step from being finalized.')
  expect(finalizeBlock('Text', report(ERROR, ERROR))).toBe('2 errors keep this step from being finalized.')
  expect(finalizeBlock('Text', report(WARNING, ADVICE, { ...ERROR, overruled: 'No.' }))).toBeNull()
  expect(finalizeBlock('Text', null)).toBeNull()
})

test('nothing is finalized without a narrative', () => {
  expect(finalizeBlock(' \n', report())).toBe('There is no narrative to finalize yet.')
})

test('the words of an open requirement stand on its page of the solicitation, others in the milestone or its narrative', () => {
  const requirement = { id: 'R4', quote: 'The antenna shall be compact and lightweight.', page: 2 } as Requirement
  const open = { ...ERROR, rule: 'QC-01', quote: 'The antenna shall be compact' }
  expect(quotePlace(open, [requirement])).toEqual({ kind: 'solicitation', page: 2 })
  expect(quotePlace(open, [])).toEqual({ kind: 'solicitation', page: undefined })
  expect(quotePlace({ ...ERROR, part: 'text' }, [requirement])).toEqual({ kind: 'told' })
  expect(quotePlace({ ...ERROR, part: 'deliverable' }, [requirement])).toEqual({ kind: 'milestone' })
})
