import { clear, createStore, delMany, keys, setMany, type UseStore, values } from 'idb-keyval'

/**
 * What was recorded and is not on the server yet, in this browser: a reload or a lost connection loses none of it. Pieces are kept one by one as
 * they come, under the recording's name and their number. A browser that keeps nothing goes without.
 */
let store: UseStore | null = null

function opened(): UseStore {
  store ??= createStore('recordings', 'pieces')
  return store
}

/** Longest number of pieces: twenty minutes are 4,800. */
const DIGITS = 6

/** Keeps one more piece of a recording. */
export async function keepPiece(name: string, place: number, piece: Blob): Promise<void> {
  await attempt(() => setMany([[keyOf(name, place), piece]], opened()), undefined)
}

/** A recording that was kept, as one file; null when there is none. */
export async function keptSound(name: string): Promise<Blob | null> {
  return attempt(async () => {
    const [names, pieces] = await Promise.all([keys<string>(opened()), values<Blob>(opened())])
    const found = names.flatMap((key, at) => (key.startsWith(beginning(name)) ? [{ key, piece: pieces[at] as Blob }] : []))
    found.sort((one, other) => (one.key < other.key ? -1 : 1))
    const [first] = found
    return first
      ? new Blob(
          found.map(({ piece }) => piece),
          { type: first.piece.type.split(';')[0] ?? '' },
        )
      : null
  }, null)
}

/** Forgets a recording: it is on the server, or not wanted. */
export async function forgetSound(name: string): Promise<void> {
  await attempt(async () => {
    const names = await keys<string>(opened())
    await delMany(
      names.filter((key) => key.startsWith(beginning(name))),
      opened(),
    )
  }, undefined)
}

/** Forgets all recordings: somebody else uses this browser now. */
export async function forgetSounds(): Promise<void> {
  await attempt(() => clear(opened()), undefined)
}

const beginning = (name: string) => `${name}\n`
const keyOf = (name: string, place: number) => `${beginning(name)}${String(place).padStart(DIGITS, '0')}`

/** A browser may keep nothing at all, for instance in a private window. */
async function attempt<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
