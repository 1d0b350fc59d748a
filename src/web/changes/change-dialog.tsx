import { late } from '../ui/late.tsx'

/** A proposed text beside the present one: accepted whole or by part, with what results. Closing it changes nothing. */
export const ChangeDialog = late(async () => (await import('./change-panel.tsx')).ChangePanel)
