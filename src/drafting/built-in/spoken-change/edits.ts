/** Words to be put in for those from one place to another. */
export type Edit = { from: number; to: number; put: string }

/** A text with some edits. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const last = [...edits].sort((one, other) => other.from - one.from)
  return last.reduce((now, { from, to, put }) => now.slice(0, from) + put + now.slice(to), text)
}
