import { expect, test } from 'vitest'
import { rowsTold } from './rows-told.ts'

const WORK = `1. Plans. M1–M3, 210 h, CS, office Duluth. Work plan. Done when the Navy has approved it in writing.

2. Rope head (BD, splice loft). M2–M7. 760 h. Result = head that splices. Done: 20 of 20 splices hold.

3. Software. Me. M3–M9, 1,150 h, shop. What we get: release 1.0.`

const PEOPLE = `Pell Winch Systems, Duluth MN. 14 of us. Shop 4,200 sq ft.

- AR – Ana Ruiz, me, PI
- BD – Bo Dahl, 17 yrs rigger, built the head
- CS – Cy Sund, quality

Marlow Aerospace wants a license.`

test('people who are listed under their initials are those whom the steps name by them, and nobody else', () => {
  const { rows } = rowsTold({
    answers: [
      { slot: 'Q1', subject: 'steps', question: '', answer: WORK },
      { slot: 'Q2', subject: 'people', question: '', answer: PEOPLE },
    ],
  })
  const cells = (kind: string, ...names: string[]) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => names.map((name) => (row.cells as Record<string, { value: unknown } | undefined>)[name]?.value))
  expect(cells('person', 'name', 'role')).toEqual([
    ['Ana Ruiz', 'PI'],
    ['Bo Dahl', '17 yrs rigger, built the head'],
    ['Cy Sund', 'quality'],
  ])
  expect(cells('step', 'action', 'lead')).toEqual([
    ['Plans', 'Cy Sund'],
    ['Rope head', 'Bo Dahl'],
    ['Software', 'Ana Ruiz'],
  ])
})
