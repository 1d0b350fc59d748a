/** A browser's storage for tests: keeps texts in memory, in the order they came. */
export function memoryStorage(kept: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(kept))
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value)
    },
    removeItem: (key) => {
      entries.delete(key)
    },
    clear: () => entries.clear(),
  }
}
