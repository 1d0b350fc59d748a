/** Puts the keyboard on a cell; one that was hidden is shown then, and its card open. */
export function focusCell(cell: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (cell?.hasAttribute('hidden')) cell.dispatchEvent(new Event('beforematch', { bubbles: true }))
  cell?.focus(options)
}
