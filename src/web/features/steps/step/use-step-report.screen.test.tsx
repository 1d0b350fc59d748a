import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { QcReport } from '../../../../domain/steps/qc-report.ts'
import type { Grounding } from '../../../grounding/use-grounding.ts'
import { QUIET_PUMP } from '../../../testing/analysis.ts'
import { ANTENNA } from '../../../testing/topic.ts'
import { desk, PLAN } from '../testing/desk.ts'
import type { KeptStep } from './kept-step.ts'
import { Steps } from './steps-room.tsx'
import { useStepReport } from './use-step-report.ts'
import type { StepsOnServer } from './use-steps-state.ts'

const OLD: QcReport = {
  ...{ status: 'needs_revision', issues: [], style_feedback: '' },
  findings: [{ rule: 'QC-31', severity: 'error', message: '"12 kN" stands in no answer.', quote: 'The winch holds 12 kN.' }],
}
const NOW: QcReport = { ...OLD, status: 'pass', findings: [] }

test('what is to mend by the report on the screen is counted everywhere, whatever the server kept of it', async () => {
  const told: unknown[] = []
  const onServer = { change: (...change: unknown[]) => told.push(change) } as unknown as StepsOnServer
  const grounding = {
    checker: { report: async () => NOW },
    basis: {},
    solicitation: { data: { analysis: QUIET_PUMP, instructions: null } },
  } as unknown as Grounding
  const { editor } = desk()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Steps topic={ANTENNA} editor={editor} isOnServer onServer={onServer} plan={PLAN} grounding={grounding}>
      {children}
    </Steps>
  )
  const step = { step_id: 'step-2', overrules: [], qc_report: OLD } as unknown as KeptStep
  const { result } = renderHook(() => useStepReport(step, 2, 'The winch is built.', true), { wrapper })
  await waitFor(() => expect(result.current).toEqual({ report: NOW, isLive: true }))
  expect(told).toEqual([['step-2', { qc_report: NOW }]])
})
