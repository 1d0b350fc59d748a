import { isBlank, type MilestoneLine, parse, standingApart } from './milestone-document.ts'
import { OPTION, ofOption, optionHead } from './milestone-option.ts'
import { isOfWholeAlone, placeOf } from './plan-forms/label-places.ts'

/** The parts of a milestone's text: its own, and what holds for all of the work; what is said of the option goes by its head. */
export const OWN = 'own'
export const WHOLE = 'whole'

/** A line of a milestone's text, and the part that it is of. */
export type PartLine = { line: string; part: string }

/** The lines of a text, each with its part; a blank one is of the part that it stands in. `isFirst` is said of the plan's first milestone. */
export function textParts(text: string, isFirst: boolean): PartLine[] {
  const { lines } = parse(text)
  const isOption = ofOption(lines)
  const isWhole = ofWhole(lines, isFirst)
  let option = OPTION
  const parts = lines.map((line, at) => {
    if (!isOption[at]) return isWhole[at] ? WHOLE : OWN
    option = optionHead(line) ?? option
    return option
  })
  const near = (at: number, by: number): string | undefined => {
    const line = lines[at + by]
    return line && isBlank(line) ? near(at + by, by) : parts[at + by]
  }
  return lines.map((line, at) => {
    const [before, behind] = [near(at, -1), near(at, 1)]
    const isInside = before === (behind ?? before)
    return { line: line.opening + line.text, part: !isBlank(line) ? (parts[at] ?? OWN) : (isInside && before) || OWN }
  })
}

/**
 * Which lines hold for all of the work: by their label, or because they stand above the first task of all, but for when their milestone is due and what it answers.
 * Where the first milestone has no task, its people, risks and what it builds on are of all the work, too.
 */
function ofWhole(lines: readonly MilestoneLine[], isFirst: boolean): boolean[] {
  const start = isFirst ? lines.findIndex(({ kind }) => kind === 'task') : 0
  return standingApart(lines, (line, at) => {
    const place = line.kind === 'label' ? placeOf(line.name) : 'milestone'
    return place === 'whole' || (at < start && place !== 'milestone') || (start < 0 && line.kind === 'label' && isOfWholeAlone(line.name))
  })
}

/** The text that lines are, all of them or those of one part. */
export function joined(lines: readonly PartLine[], part?: string): string {
  return lines.flatMap((one) => (part === undefined || one.part === part ? [one.line] : [])).join('\n')
}

/** The lines with another text in one of their parts: only what differs is put, where it stood, and every other line stays. */
export function withPart(lines: readonly PartLine[], part: string, text: string): PartLine[] {
  const at = lines.flatMap((one, nth) => (one.part === part ? [nth] : []))
  const before = at.map((nth) => lines[nth]?.line)
  const after = text.split('\n')
  const least = Math.min(before.length, after.length)
  const differs = after.findIndex((line, nth) => line !== before[nth])
  const from = differs < 0 ? least : Math.min(differs, least)
  let same = 0
  while (same < least - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const gone = at.slice(from, at.length - same)
  const place = gone[0] ?? (from > 0 ? (at[from - 1] ?? 0) + 1 : (at[0] ?? lines.length))
  const put = after.slice(from, after.length - same).map((line) => ({ line, part }))
  return [...lines.slice(0, place), ...put, ...lines.slice(place).filter((_, nth) => !gone.includes(place + nth))]
}

/** The part of the line at a place of the text. */
export function partAt(lines: readonly PartLine[], place: number): string {
  let end = -1
  for (const { line, part } of lines) {
    end += line.length + 1
    if (place <= end) return part
  }
  return OWN
}

/** The part in which words stand, wherever its lines break; the milestone's own where they stand nowhere. */
export function partOfWords(lines: readonly PartLine[], words: string): string {
  const bare = (text: string) => text.replace(/\s+/g, '')
  const sought = bare(words.replace(/…$/, ''))
  const all = new Set([OWN, ...lines.map(({ part }) => part)])
  return [...all].find((part) => bare(joined(lines, part)).includes(sought)) ?? OWN
}
