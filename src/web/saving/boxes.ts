import { isToMerge, type MergeUnit, mergedText, mergeParts, type Versions } from '../changes/merge.ts'
import type { MergedField } from '../changes/merge-view.tsx'
import { undone } from '../changes/undone.ts'

/** Texts by the name of the box that each stands in. */
export type Boxes<Name extends string = string> = Partial<Record<Name, string>>

/** What is known of a box: what it is called, how its text is cut for merging, what it is saved with, and its text as it is compared. */
export type BoxKind = { label: string; unit: MergeUnit; part: string; plain?: (text: string) => string }
export type BoxKinds<Name extends string> = Readonly<Record<Name, BoxKind>>

/** What was typed, without the boxes that say the same as what was saved. */
export function realBoxes<Name extends string>(kinds: BoxKinds<Name>, saved: Boxes<Name>, typed: Boxes<Name>): Boxes<Name> {
  return boxesWhere(typed, (name, text) => !isSame(kinds[name], saved[name], text))
}

/** The boxes that belong to one part. */
export function boxesOfPart<Name extends string>(kinds: BoxKinds<Name>, boxes: Boxes<Name>, part: string): Boxes<Name> {
  return boxesWhere(boxes, (name) => kinds[name].part === part)
}

/** The boxes without those that were sent just as they stand; what was typed since then remains. */
export function withoutSent<Name extends string>(boxes: Boxes<Name>, sent: Boxes<Name>): Boxes<Name> {
  return boxesWhere(boxes, (name, text) => sent[name] !== text)
}

/** The parts that some boxes are saved with. */
export function partsOf<Name extends string>(kinds: BoxKinds<Name>, boxes: Boxes<Name>): string[] {
  return [...new Set(namesOf(boxes).map((name) => kinds[name].part))]
}

/** The boxes that were changed here and elsewhere too since `base`, and differently. */
export function collidingBoxes<Name extends string>(
  kinds: BoxKinds<Name>,
  { base, mine, theirs }: Record<keyof Versions, Boxes<Name>>,
): MergedField<Name>[] {
  const typed = realBoxes(kinds, theirs, mine)
  return namesOf(realBoxes(kinds, base, theirs)).flatMap((name) => {
    const { label, unit, plain = asTyped } = kinds[name]
    const [was, here, there] = [base[name], typed[name], theirs[name]]
    if (was === undefined || here === undefined || there === undefined) return []
    const versions = { base: was, mine: unit === 'lines' ? plain(here) : here, theirs: there }
    return isToMerge(versions) ? [{ name, label, unit, ...versions }] : []
  })
}

/** What undoing a change comes to for the boxes that it changed; null when something typed since stands in the way. */
export function undoneBoxes<Name extends string>(
  kinds: BoxKinds<Name>,
  { before, put, now }: { before: Boxes<Name>; put: Boxes<Name>; now: Boxes<Name> },
): Boxes<Name> | null {
  const texts: Boxes<Name> = {}
  for (const name of namesOf(before)) {
    const text = undone({ before: before[name] ?? '', put: put[name] ?? '', now: now[name] ?? '' }, kinds[name].unit)
    if (text === null) return null
    texts[name] = text
  }
  return texts
}

/** What two tabs made of texts that both had: where both changed the same place it holds both, so that nothing that was typed is lost. */
export function inBothTabs<Name extends string>(
  kinds: BoxKinds<Name>,
  known: Boxes<Name>,
  mine: Boxes<Name>,
  theirs: Boxes<Name>,
): Boxes<Name> {
  const texts: Boxes<Name> = { ...mine, ...theirs }
  for (const name of namesOf(mine)) {
    const [base = '', here = '', there = here] = [known[name], mine[name], theirs[name]]
    // of two amounts nothing can be put together
    const open = kinds[name].unit === 'whole' ? 'mine' : 'both'
    const parts = mergeParts({ base, mine: here, theirs: there }, kinds[name].unit)
    texts[name] = here === base || here === there ? there : mergedText(parts, Array(parts.length).fill(open))
  }
  return texts
}

/** Whether the boxes of one say what those of the other do, letter by letter. */
export function areEqual<Name extends string>(one: Boxes<Name>, other: Boxes<Name>): boolean {
  return namesOf({ ...one, ...other }).every((name) => one[name] === other[name])
}

function isSame({ plain = asTyped }: BoxKind, saved: string | undefined, typed: string): boolean {
  return saved !== undefined && plain(saved) === plain(typed)
}

function asTyped(text: string): string {
  return text
}

function namesOf<Name extends string>(boxes: Boxes<Name>): Name[] {
  return Object.keys(boxes) as Name[]
}

function boxesWhere<Name extends string>(boxes: Boxes<Name>, isSo: (name: Name, text: string) => boolean): Boxes<Name> {
  const all = Object.entries(boxes) as [Name, string | undefined][]
  return Object.fromEntries(all.filter(([name, text]) => text !== undefined && isSo(name, text))) as Boxes<Name>
}
