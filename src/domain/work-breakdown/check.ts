/** Months that cannot all hold, tests that do not fit what they are to show, and limits of the topic that may be broken. */
const BLOCKING: readonly Check['kind'][] = ['months', 'test', 'order', 'limit']

/** Whether something has to be mended before the plan is handed in; everything else is worth a look. */
export function isHeldAgainst({ kind }: Check): boolean {
  return BLOCKING.includes(kind)
}

/** Whether a row is against what the topic asks, or may be: beyond a limit, or behind a month. */
export function isAgainstTopic({ kind, requirement_id }: Check): boolean {
  return requirement_id !== undefined && (kind === 'limit' || kind === 'months')
}

/** Something in a work breakdown that does not fit together: what, what mends it, the row where that is done, and the cell that lacks it. */
export type Check = {
  kind: 'order' | 'months' | 'test' | 'commitment' | 'value' | 'step' | 'person' | 'same' | 'about' | 'limit'
  what: string
  mends: string
  row_id: string
  cell: string
  /** Which pass mark of the cell it is of, by its place among them. */
  at?: number
  /** The requirement that the row is held against, where one is. */
  requirement_id?: string
  /** The figure that is beyond a limit, as it is printed. */
  told?: string
  /** A figure that breaks a limit, of which an exception can be stated; `isSaid` where somebody has said that it breaks it. */
  breaks?: { told: string; isSaid: boolean }
  /** What somebody may choose at once, each with the cells of the row, or of another one, that say so: then this is no matter any more. */
  choices?: readonly { label: string; row_id?: string; cells: Readonly<Record<string, unknown>> }[]
}
