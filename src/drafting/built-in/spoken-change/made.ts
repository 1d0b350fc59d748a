import { applied, type Labelled, resolveChange } from './resolve.ts'
import { resolveAdd, resolveDelete, resolveMove, resolveSplit } from './parts-changed.ts'
const BY: Record<string, (text: string, wish: Labelled) => any> = { change: resolveChange, delete: resolveDelete, move: resolveMove, split: resolveSplit, add: resolveAdd }
export function made(text: string, wish: Labelled): { text?: string; why?: string; margin?: number; edits?: any[] } {
  if (wish.kind === 'none') return { why: 'none' }
  const o = BY[wish.kind]!(text, wish)
  const t = o.text ?? (o.edits ? applied(text, o.edits) : undefined)
  if (t === undefined) return { why: o.why }
  return t === text ? { why: 'same' } : { text: t, margin: o.margin, edits: o.edits }
}
