import { expect, test } from 'vitest'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import { plainMilestone } from '../../domain/testing/plain-milestone.ts'
import { GroundingChecker, type GroundingWorker } from './grounding-checker.ts'
import { type GroundingJob, groundingDesk } from './grounding-job.ts'

const SOURCES: PlanSources = {
  documents: [
    {
      id: 'file-1',
      file_name: 'topic.pdf',
      role: 'solicitation',
      pages: [{ page: 1, text: 'The shield shall isolate the antenna by 30 dB from the mast.' }],
    },
  ],
  answers: [],
  entries: [],
  own_statements: [],
}

/** A worker that does its jobs one after the other, as the real one does, and what it was asked. */
function office() {
  const asked: GroundingJob[] = []
  let [started, ended] = [0, 0]
  const start = (): GroundingWorker => {
    started += 1
    const answer = groundingDesk()
    const worker: GroundingWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (job) => {
        asked.push(job)
        const answered = answer(job)
        if (answered) queueMicrotask(() => worker.onmessage?.({ data: answered } as MessageEvent))
      },
      terminate: () => {
        ended += 1
      },
    }
    return worker
  }
  return { checker: new GroundingChecker(start), asked, counts: () => ({ started, ended }) }
}
const texts = (asked: readonly GroundingJob[]) => asked.flatMap((job) => (job.kind === 'trace' ? [job.texts] : []))

test('sentences are held against the sources, and each text gets its own', async () => {
  const { checker } = office()
  const text = 'The Contractor shall isolate the antenna by 30 dB from the mast.'
  const found = await checker.trace(SOURCES, [text, ''])
  expect(found.get(text)?.map(({ grounds }) => grounds)).toEqual(['sourced'])
  expect(found.get('')).toEqual([])
})

test('only a text that has changed is traced again, and the others keep the very same sentences', async () => {
  const { checker, asked } = office()
  const before = await checker.trace(SOURCES, ['One stands.', 'Two stands.'])
  const after = await checker.trace(SOURCES, ['One stands.', 'Two stands now.'])
  expect(texts(asked)).toEqual([['One stands.', 'Two stands.'], ['Two stands now.']])
  expect(after.get('One stands.')).toBe(before.get('One stands.'))
})

test('sources are handed over once; with other ones everything is traced anew', async () => {
  const { checker, asked } = office()
  await checker.trace(SOURCES, ['We ship 400 widgets.'])
  await checker.trace(SOURCES, ['We ship 400 widgets.'])
  const found = await checker.trace({ ...SOURCES, own_statements: ['We ship 400 widgets.'] }, ['We ship 400 widgets.'])
  expect(asked.map(({ kind }) => kind)).toEqual(['sources', 'trace', 'sources', 'trace'])
  expect(found.get('We ship 400 widgets.')?.[0]?.grounds).toBe('own')
})

test('a step is reported on as it is typed; its plan is handed over once, and again with other sources', async () => {
  const { checker, asked } = office()
  const milestone = {
    milestone_number: 1,
    step_type: 'kickoff' as const,
    initial_text: null,
    refined_text: 'Work\n\nTask 1.1: The Contractor shall design the clamp.',
    deliverables: ['Report (PDF)'],
    acceptance_criteria: ['The report shows 30 dB.'],
  }
  const plan = { milestones: [milestone], requirements: [], phase: 'I' as const, period: 6 }
  const report = (narrative_md: string, sources = SOURCES) =>
    checker.report(sources, plan, { milestone_number: 1, narrative_md, overrules: [] })
  const blank = await report('The work is done in [name the laboratory].')
  expect(blank?.status).toBe('needs_revision')
  expect(blank?.findings.map(({ quote }) => quote)).toContain('[name the laboratory]')
  const filled = await report('The work is done in Dayton, Ohio.')
  expect(filled?.findings.map(({ quote }) => quote)).not.toContain('[name the laboratory]')
  await report('The work is done in Dayton, Ohio.', { ...SOURCES })
  expect(asked.map(({ kind }) => kind)).toEqual(['sources', 'plan', 'report', 'report', 'sources', 'plan', 'report'])
})

test('a step without a plan is told to have failed', async () => {
  const desk = groundingDesk()
  expect(desk({ kind: 'report', id: 7, step: { milestone_number: 1, narrative_md: null, overrules: [] } })).toEqual({
    kind: 'failed',
    id: 7,
  })
})

test('a requirement that a person put on a step is answered by the task of that step', async () => {
  const milestone = plainMilestone(1, 'Loops\n\nTask 1.1: The Contractor shall wind two loops.')
  const requirement = { id: 'R1', text: 'Q', quote: 'Radiate well', kind: 'task', strength: 'must', phase: 'I', page: 1 } as const
  const asked = [{ ...requirement, quantities: [], set_by: 'reader' as const }]
  const { checker } = office()
  const covered = async (action: string) =>
    (await checker.coverage({ ...SOURCES, confirmed: [{ action, requirement_ids: ['R1'] }] }, asked, [milestone])).map(
      ({ covered_by }) => covered_by,
    )
  expect(await covered('Wind two loops')).toEqual([[1]])
  expect(await covered('Wind three loops')).toEqual([[]])
})

test('a worker that is ended tells who still waits, and another one begins with the next question', async () => {
  const { checker, counts } = office()
  const waiting = checker.coverage(SOURCES, [], [])
  checker.close()
  await expect(waiting).rejects.toThrow('could not be checked')
  expect(await checker.coverage(SOURCES, [], [])).toEqual([])
  expect(counts()).toEqual({ started: 2, ended: 1 })
})
