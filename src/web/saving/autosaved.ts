import type { ApiError } from '../../contract/client.ts'
import type { Result } from '../../domain/result.ts'
import type { Boxes, BoxKinds } from './boxes.ts'

/** A kind of thing whose texts are kept: how the server has one (`version` counts its saves), the names of its boxes, how one is saved. */
export type TextKind = { base: { version?: number | undefined }; box: string; how: object }

/** Whether one state of a thing was saved before another; not known where nobody counts. */
export function isOlder(one: TextKind['base'], other: TextKind['base']): boolean {
  return one.version !== undefined && other.version !== undefined && one.version < other.version
}

/** Some boxes of such a thing, and what is said of how it is saved. */
export type BoxesOf<Kind extends TextKind> = Boxes<Kind['box']>
export type HowOf<Kind extends TextKind> = Partial<Kind['how']>

/** What a thing is called among those of its kind. */
export type Name = string | number

/** How the last save of something went. */
export type LastSave = 'saving' | 'saved' | 'kept-here'

/** Where the boxes are that are saved together. */
export type Saving<How> = {
  last: LastSave | 'idle'
  /** Whether something was typed since it was last sent. */
  isTyped: boolean
  /** Whether it is to be sent as soon as the server can be reached. */
  isDue: boolean
  /** Why the server did not take it. */
  problem: ApiError | null
  /** How it is being saved; null while it is not. */
  how: How | null
}

/** One thing: as the server had it when the typing began, what was typed over it, and as it was saved elsewhere meanwhile, to be merged. */
export type Autosaved<Kind extends TextKind> = {
  base: Kind['base']
  mine: BoxesOf<Kind>
  theirs: Kind['base'] | null
  saves: Readonly<Record<string, Saving<Kind['how']>>>
}

/** All things of a kind, by name. */
export type AllAutosaved<Kind extends TextKind> = Readonly<Record<string, Autosaved<Kind>>>

/** A thing as a page begins with it, or as another tab has it. */
export type Begun<Kind extends TextKind> = { base: Kind['base']; mine?: BoxesOf<Kind> | undefined; isDue?: boolean | undefined }

/** What was to be saved, and how. */
export type Save<Kind extends TextKind> = { name: Name; part: string; how: HowOf<Kind> }

/** A save that went well: what stood there before, null where nothing had been typed; what stands there now; whether others had saved it meanwhile. */
export type Done<Kind extends TextKind> = Save<Kind> & { before: BoxesOf<Kind> | null; put: BoxesOf<Kind>; isMerged: boolean }

/** A save that did not: whether the browser keeps what was typed, whether it is sent again by itself, and whether it waits to be merged. */
export type Refused<Kind extends TextKind> = Save<Kind> & { problem: ApiError; isKept: boolean; isDue: boolean; isToMerge: boolean }

/** What a kind of thing is kept with. */
export type SavingPorts<Kind extends TextKind> = {
  kinds: BoxKinds<Kind['box']>
  /** The boxes of a thing as the server has it. */
  boxes: (base: Kind['base']) => BoxesOf<Kind>
  /** What of the typed boxes can be sent; the rest stays typed. All of it, unless it is said. */
  sendable?: (typed: BoxesOf<Kind>) => BoxesOf<Kind>
  send: (name: Name, boxes: BoxesOf<Kind>, how: HowOf<Kind>) => Promise<Result<Kind['base'], ApiError>>
  /** A thing as the server has it now; null when that cannot be known. */
  latest?: (name: Name) => Promise<Kind['base'] | null>
  /** Keeps in this browser what the server does not have; throws when the browser does not take it. */
  keep?: (all: AllAutosaved<Kind>) => void
  /** What this browser keeps by name, which another tab may have written. */
  kept?: () => Readonly<Record<string, BoxesOf<Kind>>>
  saved?: (done: Done<Kind>) => void
  refused?: (refused: Refused<Kind>) => void
  /** After how many milliseconds without a key it is sent by itself; only when asked, unless it is said. */
  pause?: number
}
