import { asking as askingAt } from '../../grounding/testing/asking.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import type { Row } from '../rows.ts'

/** A requirement by its number. */
export const asking = (id: string, quote: string): Requirement => ({ ...askingAt(quote, 0), id, page: 3 })

/** Two limits in pounds: of a force, */
export const FORCE = asking('R4', 'The comb shall not pull the fleece with more than 6 pounds-force.')
/** and of a weight. */
export const WEIGHT = asking('R5', 'The comb shall weigh no more than 9 pounds with its handle.')

/** A cell that a person has filled. */
export const cell = (value: unknown) => ({ value, origin: { from: 'person' }, state: 'seen' }) as const
/** The step of shearing, with these cells. */
export const step = (cells: object) =>
  ({ id: 's1', kind: 'step', position: 0, cells: { action: cell('Shear the sheep'), ...cells } }) as Row
