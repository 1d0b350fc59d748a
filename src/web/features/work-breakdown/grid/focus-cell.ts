/** Puts the keyboard on a cell; one that was hidden is shown then, its card and its table open. */
export function focusCell(cell: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (cell?.closest('[hidden]')) cell.dispatchEvent(new Event('beforematch', { bubbles: true }))
  cell?.focus(options)
}
