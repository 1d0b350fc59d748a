/** How many changes can be taken back. */
const KEPT_CHANGES = 50

type Undo = () => Promise<unknown>

/** The latest changes of a table, each as what takes it back. */
export type UndoStack = {
  push: (undo: Undo) => void
  /** Makes one change of all that is pushed meanwhile. */
  group: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** Takes the last change back; false when there is none. */
  undo: () => Promise<boolean>
}

/** Changes that nobody has made yet. What is done to take one back is no change of its own. */
export function undoStack(): UndoStack {
  const changes: Undo[] = []
  let isUndoing = false
  const push = (undo: Undo) => {
    if (isUndoing) return
    changes.push(undo)
    if (changes.length > KEPT_CHANGES) changes.shift()
  }
  return {
    push,
    group: async (work) => {
      const from = changes.length
      const value = await work()
      const all = changes.splice(from).reverse()
      if (all.length > 0) {
        push(async () => {
          for (const undo of all) await undo()
        })
      }
      return value
    },
    undo: async () => {
      const last = changes.pop()
      if (!last) return false
      isUndoing = true
      try {
        await last()
      } finally {
        isUndoing = false
      }
      return true
    },
  }
}
