/** Something in a work breakdown that does not fit together: what, what mends it, the row where that is done, and the cell that lacks it. */
export type Check = {
  kind: 'order' | 'months' | 'commitment' | 'value' | 'step' | 'person' | 'result' | 'about'
  what: string
  mends: string
  row_id: string
  cell: string
  /** The steps beside which a step works, where somebody says that it does: then this is no matter any more. */
  alongside?: readonly string[]
}
