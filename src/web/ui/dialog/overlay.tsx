import { late } from '../late.tsx'

/** A full-screen overlay while something long is under way: cannot be dismissed, and nothing behind it can be reached. */
export const Overlay = late(async () => (await import('./overlay-panel.tsx')).OverlayPanel)
