import { showToast, type Toast } from '../../ui/toasts.ts'

/** How many changes can be taken back. */
const KEPT_CHANGES = 50

type Undo = () => Promise<unknown>

/** The latest changes of a table, each as what takes it back. */
export type UndoStack = ReturnType<typeof undoStack>

/** Changes that nobody has made yet. What is done to take one back is no change of its own. */
export function undoStack() {
  const changes: Undo[] = []
  let isUndoing = false
  const push = (undo: Undo) => {
    if (isUndoing) return
    changes.push(undo)
    if (changes.length > KEPT_CHANGES) changes.shift()
  }
  const grouped = async <Value>(work: () => Promise<Value>): Promise<{ value: Value; one: Undo | undefined }> => {
    const from = changes.length
    const value = await work()
    const all = changes.splice(from).reverse()
    if (all.length === 0) return { value, one: undefined }
    const one = async () => {
      for (const undo of all) await undo()
    }
    push(one)
    return { value, one }
  }
  const takeBack = async (one: Undo | undefined) => {
    const at = one ? changes.lastIndexOf(one) : -1
    const [known] = at < 0 ? [] : changes.splice(at, 1)
    if (!known) return false
    isUndoing = true
    try {
      await known()
    } finally {
      isUndoing = false
    }
    return true
  }
  return {
    push,
    /** Makes one change of all that is pushed meanwhile. */
    group: async <Value>(work: () => Promise<Value>): Promise<Value> => (await grouped(work)).value,
    /** The same; says what was done, with the way to take this one change back whatever is changed since; nothing where nothing was done. */
    told: async (work: () => Promise<Toast | null>): Promise<void> => {
      const { value, one } = await grouped(work)
      if (value) showToast({ ...value, action: { label: 'Undo', onPress: () => void takeBack(one) } })
    },
    /** Takes the last change back; false when there is none. */
    undo: (): Promise<boolean> => takeBack(changes.at(-1)),
  }
}
