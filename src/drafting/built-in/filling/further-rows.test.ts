import { expect, test } from 'vitest'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { furtherRows, rowFeatures } from './further-rows.ts'
import { LEARNED } from './learned.ts'
import type { Told } from './told.ts'

/** What is told in an answer, each thing by its kind, its cell and its words in the order of the answer. */
function toldIn(answer: string, things: readonly (readonly [kind: RowKind, cell: string, text: string])[]): Told[] {
  let from = 0
  return things.map(([kind, cell, text]) => {
    const start = answer.indexOf(text, from)
    from = start + text.length
    return { kind, cell, text, start, end: from, segment: (answer.slice(0, start).match(/[.;]/g) ?? []).length }
  })
}

function rows(answer: string, ...things: readonly (readonly [RowKind, string, string])[]): string[][] {
  return furtherRows(answer, toldIn(answer, things), LEARNED.links.row).map(({ told }) => told.map(({ text }) => text))
}

test('each person has a row of their own, with what is said of them', () => {
  const answer = 'Ana Ruiz is our antenna engineer, 12 hours a week. Bo Lind is our machinist.'
  expect(
    rows(
      answer,
      ['person', 'name', 'Ana Ruiz'],
      ['person', 'role', 'antenna engineer'],
      ['person', 'hours', '12 hours a week'],
      ['person', 'name', 'Bo Lind'],
      ['person', 'role', 'machinist'],
    ),
  ).toEqual([
    ['Ana Ruiz', 'antenna engineer', '12 hours a week'],
    ['Bo Lind', 'machinist'],
  ])
})

test('a risk keeps its sign and its fallback, and the next one begins another row', () => {
  const answer = 'The coil may burn; it smells; then we take a thicker wire. The mast may bend; we see it; then we stop.'
  expect(
    rows(
      answer,
      ['risk', 'what', 'The coil may burn'],
      ['risk', 'sign', 'it smells'],
      ['risk', 'fallback', 'take a thicker wire'],
      ['risk', 'what', 'The mast may bend'],
      ['risk', 'sign', 'we see it'],
      ['risk', 'fallback', 'we stop'],
    ),
  ).toEqual([
    ['The coil may burn', 'it smells', 'take a thicker wire'],
    ['The mast may bend', 'we see it', 'we stop'],
  ])
})

test('the plan as a whole is one row, rows of several kinds keep apart, and steps are none of them', () => {
  const answer = 'Marines use it. We weld the frame. Ana Ruiz leads. Then the Navy buys it.'
  const told = toldIn(answer, [
    ['plan', 'end_user', 'Marines'],
    ['step', 'action', 'weld the frame'],
    ['person', 'name', 'Ana Ruiz'],
    ['plan', 'next_phase', 'the Navy buys it'],
  ])
  expect(furtherRows(answer, told, LEARNED.links.row).map(({ kind, told: all }) => [kind, ...all.map(({ cell }) => cell)])).toEqual([
    ['plan', 'end_user', 'next_phase'],
    ['person', 'name'],
  ])
})

test('what is seen says whether the cell was told already and how near it stands; before anything is told there is nothing to see', () => {
  const told = toldIn('Ana Ruiz. Bo Lind', [
    ['person', 'name', 'Ana Ruiz'],
    ['person', 'name', 'Bo Lind'],
  ])
  expect(rowFeatures('Ana Ruiz. Bo Lind', told, 1, told.slice(0, 1))).toEqual(
    expect.arrayContaining(['person|has=true', 'person|near=far', 'person|name|has=true|said=true|near=far']),
  )
  expect(rowFeatures('Ana Ruiz. Bo Lind', told, 0, [])).toEqual([])
})
