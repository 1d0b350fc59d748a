import { act, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { cellsOf } from '../row-line.ts'
import { WorkBreakdownTable } from '../work-breakdown-table.tsx'
import { kept, requirement, rowServer, typed } from './kept-rows.ts'

/** What the topic asks for. */
export const ASKED = [requirement('R1', 'The mast shall fold.'), requirement('R2', 'The mast shall float.')]

/** A step of which is told what is done. */
export const step = (position: number, id: string, action: string, more = {}) =>
  kept('step', position, id, { action: typed(action), ...more })

/** Three steps that need each other, one of which answers a requirement. */
export const STEPS = [
  step(0, 's1', 'Model'),
  step(1, 's2', 'Build', { needs: typed(['s1']), goes_to: typed('s3'), requirement_ids: typed(['R2']) }),
  step(2, 's3', 'Test', { needs: typed(['s2']) }),
]

/** The table of rows that a server keeps. */
export async function opened(rows: KeptRow[] = STEPS, props: Partial<ComponentProps<typeof WorkBreakdownTable>> = {}, at = '/') {
  const server = rowServer(...rows)
  const page = shown(<WorkBreakdownTable topic={ANTENNA} requirements={ASKED} {...props} />, at)
  await screen.findByRole('grid', { name: 'Steps' })
  const actions = () =>
    Array.from(document.querySelectorAll('[data-cell$="/action"]'), (one) => one.textContent?.replace('What is done', ''))
  const value = (row: string, name: string) => cellsOf(server.row(row))[name]?.value
  return { ...server, ...page, actions, value }
}

/** A cell of it. */
export function cell(row: string, column: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`)
  if (!found) throw new Error(`There is no cell ${column} in ${row}`)
  return found
}

/** Puts the keyboard on a cell. */
export const focus = (row: string, column: string) => act(() => cell(row, column).focus())

/** Presses a line of the open menu. */
export const choose = async (user: Awaited<ReturnType<typeof opened>>['user'], item: string | RegExp) =>
  user.click(await screen.findByRole('menuitem', { name: item }))

/** What is asked by this list, once what stands before it is passed over. */
export async function asked(user: Awaited<ReturnType<typeof opened>>['user'], name: string) {
  await screen.findByText(/^To decide: \d/)
  // what is asked last may not be known yet
  await waitFor(async () => {
    if (screen.queryByRole('region', { name })) return
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    throw new Error(`It is not the turn of "${name}" yet`)
  })
  return within(await screen.findByRole('region', { name }))
}
