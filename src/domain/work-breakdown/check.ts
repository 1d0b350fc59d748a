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
  /** What somebody may choose at once, each with the cells of the row, or of another one, that say so: then this is no matter any more. */
  choices?: readonly { label: string; row_id?: string; cells: Readonly<Record<string, unknown>> }[]
}
