import { useSyncExternalStore } from 'react'
import { storageListeners } from './storage-listeners.ts'

/** How the product looks: as the system has it, or as the person has chosen for this browser. */
export type Theme = 'system' | 'light' | 'dark'

/** Read by public/theme.js, too, before anything is drawn. */
const KEY = 'wpb.theme'

const { subscribe, tell } = storageListeners()

/** The theme that is chosen in this browser. */
export function useTheme(): Theme {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY))
  return kept === '"light"' ? 'light' : kept === '"dark"' ? 'dark' : 'system'
}

/** Chooses how the product looks, in this tab at once and in others when they are opened. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    localStorage.removeItem(KEY)
    delete dataset.theme
  } else {
    localStorage.setItem(KEY, JSON.stringify(theme))
    dataset.theme = theme
  }
  tell()
}
