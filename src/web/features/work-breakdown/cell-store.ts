import * as z from 'zod'

/** Where a cell stands: its row and its column. */
export type Place = { row: string; column: string }

/** What was typed into a cell and is not saved yet, and what its cells held when that began, as text that can be compared. */
const Draft = z.object({ text: z.string(), before: z.string() })
export type Draft = z.infer<typeof Draft>

/** What was typed and not saved, by the key of its cell. Kept in the browser, so that a reload loses nothing. */
export const KeptDrafts = z.record(z.string(), Draft)
export type KeptDrafts = z.infer<typeof KeptDrafts>

/** Why what was typed is not saved: it was typed on an earlier visit, cannot be read or sent, or the cell was changed elsewhere. */
export type Trouble =
  | { kind: 'unsaved' }
  | { kind: 'unreadable'; why: string }
  | { kind: 'failed'; why: string }
  | { kind: 'changed'; theirs: string }

/** A cell as it is shown beside its kept value. */
export type CellView = { isOpen: boolean; draft: Draft | null; trouble: Trouble | null }

const PLAIN: CellView = { isOpen: false, draft: null, trouble: null }

/** The key of a cell. */
export function keyOf({ row, column }: Place): string {
  return `${row}/${column}`
}

/** What is open, typed and not saved in a table, told cell by cell: a keystroke concerns only its own cell. */
export type CellStore = ReturnType<typeof cellStore>

/** A store with the drafts of an earlier visit; `keep` is told the drafts whenever they change. */
export function cellStore(kept: KeptDrafts, keep: (drafts: KeptDrafts) => void) {
  const { set, drafts, ...views } = cellViews(kept)
  let opened: Place | null = null
  return {
    ...views,
    /** Opens a cell to type in it, and closes the one that was; null only closes. */
    open: (place: Place | null) => {
      if (opened) set(keyOf(opened), { isOpen: false })
      opened = place
      if (place) set(keyOf(place), { isOpen: true })
    },
    /** The cell that is open. */
    opened: () => opened,
    /** Closes this cell, if it is the one that is open. */
    close: (place: Place) => {
      if (!opened || keyOf(opened) !== keyOf(place)) return
      set(keyOf(place), { isOpen: false })
      opened = null
    },
    /** Keeps what is typed; whoever had begun already goes on from what the cell held then. */
    type: (place: Place, text: string, before: string) => {
      const key = keyOf(place)
      set(key, { draft: { text, before: views.view(key).draft?.before ?? before } })
      keep(drafts())
    },
    /** Says that a draft begins from what the cell holds now, whatever it held before. */
    rebase: (place: Place, before: string) => {
      const { draft } = views.view(keyOf(place))
      if (draft) set(keyOf(place), { draft: { ...draft, before } })
      keep(drafts())
    },
    forget: (place: Place) => {
      set(keyOf(place), { draft: null, trouble: null })
      keep(drafts())
    },
    trouble: (place: Place, trouble: Trouble | null) => set(keyOf(place), { trouble }),
  }
}

/** How each cell is shown that is not plain, told to those who listen to that very cell. */
function cellViews(kept: KeptDrafts) {
  const views = new Map<string, CellView>(
    Object.entries(kept).map(([key, draft]) => [key, { ...PLAIN, draft, trouble: { kind: 'unsaved' } }]),
  )
  const listeners = new Map<string, Set<() => void>>()
  const view = (key: string) => views.get(key) ?? PLAIN
  return {
    view,
    set: (key: string, change: Partial<CellView>) => {
      const next = { ...view(key), ...change }
      if (!next.isOpen && !next.draft && !next.trouble) views.delete(key)
      else views.set(key, next)
      for (const listener of listeners.get(key) ?? []) listener()
    },
    drafts: (): KeptDrafts => Object.fromEntries([...views].flatMap(([key, { draft }]) => (draft ? [[key, draft]] : []))),
    /** The cells of which this is so. */
    placesWhere: (isSo: (view: CellView) => boolean): Place[] =>
      [...views].flatMap(([key, one]) => {
        const [row, column] = key.split('/')
        return isSo(one) && row !== undefined && column !== undefined ? [{ row, column }] : []
      }),
    subscribe: (key: string, listener: () => void) => {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => void known.delete(listener)
    },
  }
}
