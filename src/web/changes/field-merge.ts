import { type MergeChoice, type MergePart, type MergeUnit, mergedText, mergeParts, type Versions } from './merge.ts'

/** How far the merge of one text has come: its parts, what was chosen where they collide, and the result where it was edited by hand. */
export type FieldMerge = { unit: MergeUnit; parts: MergePart[]; choices: (MergeChoice | null)[]; edited: string | null }

/** A merge in which nothing is chosen yet. */
export function newMerge(versions: Versions, unit: MergeUnit): FieldMerge {
  const parts = mergeParts(versions, unit)
  return { unit, parts, choices: parts.filter(({ kind }) => kind === 'collision').map(() => null), edited: null }
}

/** The merge with one collision chosen, counted from 0. */
export function withChoice(merge: FieldMerge, place: number, choice: MergeChoice): FieldMerge {
  return { ...merge, choices: merge.choices.map((before, at) => (at === place ? choice : before)) }
}

/** What can be taken where a text collides; a number is never put together of two. */
export function optionsOf({ unit }: FieldMerge): readonly MergeChoice[] {
  return unit === 'whole' ? ['mine', 'theirs'] : ['mine', 'theirs', 'both']
}

/** The text that would be saved: as edited by hand, else as chosen; where nothing is chosen yet, as much of both as there can be. */
export function mergeResult({ unit, parts, choices, edited }: FieldMerge): string {
  const open = unit === 'whole' ? 'mine' : 'both'
  return (
    edited ??
    mergedText(
      parts,
      choices.map((choice) => choice ?? open),
    )
  )
}

/** How many places are still to be chosen; who edits the result by hand has decided. */
export function openPlaces({ choices, edited }: FieldMerge): number {
  return edited === null ? choices.filter((choice) => choice === null).length : 0
}
