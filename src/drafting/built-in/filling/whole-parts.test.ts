import { expect, test } from 'vitest'
import type { Gathered } from './gathered-rows.ts'
import type { Linked } from './known-steps.ts'
import type { StepsSaid } from './said-steps.ts'
import { gatherWhole as gatherSaid } from './whole-parts.ts'

/** What is gathered where no sentence says of which step it is. */
const gatherWhole = (
  rows: Parameters<typeof gatherSaid>[0],
  asked: Parameters<typeof gatherSaid>[1],
  linked: readonly Linked[],
  says: StepsSaid = () => [],
) => gatherSaid(rows, asked, linked, says)

const row = (): Gathered => ({ kind: 'step', cells: {}, proofs: [] })

/** What was told in an answer: words of it with their cell and the places of their steps. */
function told(answer: string, ...all: [words: string, cell: string, ...steps: number[]][]): Linked[] {
  return all.map(([text, cell, ...steps]) => {
    const start = answer.indexOf(text)
    return { told: { kind: 'step', cell, text, start, end: start + text.length, segment: 0 }, steps }
  })
}

test('a sentence on how a step is done is its method as it was said, and what was read of its tools stays beside it', () => {
  const answer = 'The beams are sized with large-deflection formulas, not with tables, in SolidWorks. The code fits a sigmoid.'
  const steps = [row(), row()]
  const left = gatherWhole(
    { steps, known: [] },
    { slot: 'Q4', subject: 'method', answer },
    told(answer, ['beams', 'ref', 0], ['large-deflection formulas', 'method', 0], ['SolidWorks', 'tools', 0], ['sigmoid', 'method', 1]),
    (place) => [place < answer.indexOf('The code') ? 0 : 1],
  )
  expect(steps.map(({ cells }) => cells.method?.map(({ text }) => text))).toEqual([
    ['The beams are sized with large-deflection formulas, not with tables, in SolidWorks.'],
    ['The code fits a sigmoid.'],
  ])
  expect(left.map((one) => one.told.cell)).toEqual(['ref', 'tools'])
})

test('a sentence is of the steps that it names first in one breath', () => {
  const answer = 'Both the model and the rig use the hull data, which the report quotes.'
  const steps = [row(), row(), row()]
  const linked = told(answer, ['model', 'ref', 0], ['rig', 'ref', 1], ['hull data', 'method', 1], ['report', 'ref', 2])
  gatherWhole({ steps, known: [] }, { slot: 'Q4', subject: 'method', answer }, linked, () => [0, 1])
  expect(steps.map(({ cells }) => cells.method?.length ?? 0)).toEqual([1, 1, 0])
})

test('a sentence that names no step is of the one before it where their paragraph opens with one, and else of none; nor is one that is said by the way', () => {
  const answer = [
    'The rig is welded from square tube. The frame is bolted to the floor. Yes, gloves on, in the rain.',
    'Coupons are cut by waterjet. The model is fitted by least squares.',
  ].join('\n\n')
  const steps = [row(), row()]
  const linked = told(answer, ['rig', 'ref', 0], ['bolted', 'method', 1], ['waterjet', 'method', 1], ['model', 'ref', 1])
  const says = (place: number) => (place < answer.indexOf('The frame') ? [0] : place < answer.indexOf('The model') ? [] : [1])
  gatherWhole({ steps, known: [] }, { slot: 'Q4', subject: 'method', answer }, linked, says)
  expect(steps.map(({ cells }) => cells.method?.map(({ text }) => text))).toEqual([
    ['The rig is welded from square tube.', 'The frame is bolted to the floor.'],
    ['The model is fitted by least squares.'],
  ])
})

test('a title ends no sentence', () => {
  const answer = 'Dr. Raman computes the heat flux in US3D.'
  const steps = [row()]
  gatherWhole({ steps, known: [] }, { slot: 'Q4', subject: 'method', answer }, told(answer, ['heat flux', 'method', 0]), () => [0])
  expect(steps[0]?.cells.method).toEqual([{ slot: 'Q4', text: answer }])
})

test('a note behind the name of a step is told of that step as it was written', () => {
  const answer = 'Sizing: beam formulas; not with tables.\nCode - sigmoid fit, 0.1 steps\nprose on no step'
  const steps = [row(), row()]
  const linked = told(answer, ['Sizing', 'ref', 0], ['beam formulas', 'method', 0], ['Code', 'ref', 1], ['sigmoid fit', 'method', 1])
  gatherWhole({ steps, known: [] }, { slot: 'Q4', subject: 'method', answer }, linked)
  expect(steps.map(({ cells }) => cells.method?.map(({ text }) => text))).toEqual([
    ['beam formulas; not with tables.'],
    ['sigmoid fit, 0.1 steps'],
  ])
})

test('other questions are answered in cells', () => {
  const sentence = 'Size the beams in month 1.'
  const action = told(sentence, ['Size the beams', 'action', 0])
  expect(gatherWhole({ steps: [row()], known: [] }, { slot: 'Q3', subject: 'steps', answer: sentence }, action)).toEqual(action)
})

test('a note ends with the sentence before the one that names another step', () => {
  const answer = 'Model: a transient one in COMSOL. Mesh study until nothing changes. For the trade each blend is measured by DSC.'
  const steps = [row(), row()]
  const linked = told(answer, ['Model', 'ref', 0], ['transient', 'method', 0], ['the trade', 'ref', 1], ['measured by DSC', 'method', 1])
  gatherWhole({ steps, known: [] }, { slot: 'Q4', subject: 'method', answer }, linked, (place) => [place < answer.indexOf('For') ? 0 : 1])
  expect(steps.map(({ cells }) => cells.method?.map(({ text }) => text))).toEqual([
    ['a transient one in COMSOL. Mesh study until nothing changes.'],
    ['For the trade each blend is measured by DSC.'],
  ])
})
