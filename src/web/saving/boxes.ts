import { isToMerge, type MergeUnit, mergedText, mergeParts, type Versions } from '../changes/merge.ts'
import type { MergedField } from '../changes/merge-view.tsx'
import { undone } from '../changes/undone.ts'

/** Texts by the name of the box that each stands in. */
export type Boxes<Box extends string = string> = Partial<Record<Box, string>>

/** What is known of a box: what it is called, how its text is cut for merging, what it is saved with, and its text as it is compared. */
export type BoxKind = { label: string; unit: MergeUnit; part: string; plain?: (text: string) => string }
export type BoxKinds<Box extends string> = Readonly<Record<Box, BoxKind>>

/** How boxes of these kinds are compared, cut into parts and put together. */
export function boxRules<Box extends string>(kinds: BoxKinds<Box>) {
  const where = (boxes: Boxes<Box>, isSo: (box: Box, text: string) => boolean): Boxes<Box> =>
    Object.fromEntries(textsOf(boxes).filter(([box, text]) => text !== undefined && isSo(box, text))) as Boxes<Box>
  const plainOf = (box: Box, text: string | undefined) => (text === undefined ? text : (kinds[box].plain?.(text) ?? text))
  /** What was typed, without the boxes that say the same as what was saved. */
  const real = (saved: Boxes<Box>, typed: Boxes<Box>) => where(typed, (box, text) => plainOf(box, saved[box]) !== plainOf(box, text))
  return {
    real,
    /** The boxes that are also among others. */
    common: (boxes: Boxes<Box>, others: Boxes<Box>): Boxes<Box> => where(boxes, (box) => others[box] !== undefined),
    /** The boxes that say what those of others do. */
    alike: (boxes: Boxes<Box>, others: Boxes<Box>): Boxes<Box> => where(boxes, (box, text) => others[box] === text),
    /** The boxes of one part. */
    ofPart: (boxes: Boxes<Box>, part: string) => where(boxes, (box) => kinds[box].part === part),
    /** The parts that some boxes are saved with. */
    parts: (boxes: Boxes<Box>): string[] => [...new Set(textsOf(boxes).map(([box]) => kinds[box].part))],
    /** The boxes that were changed here and elsewhere too since `base`, and differently. */
    colliding: ({ base, mine, theirs }: Record<keyof Versions, Boxes<Box>>): MergedField<Box>[] => {
      const typed = real(theirs, mine)
      return textsOf(real(base, theirs)).flatMap(([name, there = '']) => {
        const { label, unit } = kinds[name]
        const [was = '', here = was] = [base[name], unit === 'lines' ? plainOf(name, typed[name]) : typed[name]]
        return isToMerge({ base: was, mine: here, theirs: there }) ? [{ name, label, unit, base: was, mine: here, theirs: there }] : []
      })
    },
    /** What undoing a change comes to for the boxes that it changed; null when something typed since stands in the way. */
    undone: (before: Boxes<Box>, put: Boxes<Box>, now: Boxes<Box>): Boxes<Box> | null => {
      const back = textsOf(before).map(([box, text = '']): [Box, string | null] => [
        box,
        undone({ before: text, put: put[box] ?? '', now: now[box] ?? '' }, kinds[box].unit),
      ])
      return back.some(([, text]) => text === null) ? null : (Object.fromEntries(back) as Boxes<Box>)
    },
    /** What two tabs made of texts that both had: where both changed the same place it holds both, so that nothing that was typed is lost. */
    inBothTabs: (known: Boxes<Box>, mine: Boxes<Box>, theirs: Boxes<Box>): Boxes<Box> => {
      const both = textsOf(mine).map(([box, here = '']) => {
        const [base = '', there = here, { unit }] = [known[box], theirs[box], kinds[box]]
        const parts = mergeParts({ base, mine: here, theirs: there }, unit)
        // of two amounts nothing can be put together
        const merged = () => mergedText(parts, unit === 'whole' ? parts.map(() => 'mine' as const) : [])
        return [box, here === base || here === there ? there : merged()]
      })
      return { ...theirs, ...(Object.fromEntries(both) as Boxes<Box>) }
    },
  }
}

/** The boxes without those that were sent just as they stand; what was typed since then remains. */
export function withoutSent<Box extends string>(boxes: Boxes<Box>, sent: Boxes<Box>): Boxes<Box> {
  return Object.fromEntries(textsOf(boxes).filter(([box, text]) => sent[box] !== text)) as Boxes<Box>
}

/** Whether the boxes of one say what those of the other do, letter by letter. */
export function areEqual<Box extends string>(one: Boxes<Box>, other: Boxes<Box>): boolean {
  return textsOf({ ...one, ...other }).every(([box]) => one[box] === other[box])
}

function textsOf<Box extends string>(boxes: Boxes<Box>) {
  return Object.entries(boxes) as [Box, string | undefined][]
}
