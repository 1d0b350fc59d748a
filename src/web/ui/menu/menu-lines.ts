import { late } from '../late.tsx'

/** The lines of an open menu. */
export const MenuLines = late(async () => (await import('./lines-panel.tsx')).LinesPanel)
