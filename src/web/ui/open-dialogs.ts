import { useEffect, useId, useSyncExternalStore } from 'react'

let open: readonly string[] = []
const listeners = new Set<() => void>()

function change(dialogs: readonly string[]): void {
  open = dialogs
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes a dialog as open as long as it is shown, and tells whether it is the one in front. */
export function useOpenDialog(): boolean {
  const id = useId()
  useEffect(() => {
    change([...open, id])
    return () => change(open.filter((one) => one !== id))
  }, [id])
  return useSyncExternalStore(subscribe, () => open.at(-1) === id)
}

/** Whether a dialog is open. */
export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open.length > 0)
}
