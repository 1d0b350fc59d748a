/** A short message that goes away by itself. `action` is something to do about it while it shows, such as Undo. */
export type Toast = {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  action?: { label: string; onPress: () => void }
}

let current: Toast | null = null
const listeners = new Set<() => void>()

function setCurrent(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a message in place of the one that may be showing: one is visible at a time (spec §9). */
export function showToast(message: Toast): void {
  // the same message shown again is another one
  setCurrent({ ...message })
}

/** Says what failed and why; `again`, where there is something to be tried again, is offered with it. */
export function tellFailed(title: string, description: string, again?: () => unknown): void {
  showToast({ title, description, variant: 'destructive', action: again && { label: 'Try again', onPress: () => void again() } })
}

/** Takes away the message that is showing. */
export function dismissToast(): void {
  setCurrent(null)
}

/** The message that is showing. */
export function currentToast(): Toast | null {
  return current
}

/** Tells of each change of the message that is showing; gives back how to stop. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
