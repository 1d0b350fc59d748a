/** The same value with every text in a form that a database can keep: no NUL characters and no halves of characters, as pasted text has them. */
export function keepable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map(keepable)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [keepable(name), keepable(part)]))
}
