import { type MilestoneLine, standingApart } from '../milestone-document.ts'
import { placeOf } from './label-places.ts'

/** The heading of what holds for all of the work, by which it is known where a file is read again. */
export const WHOLE_HEADING = 'The effort as a whole'

/** Which lines without those of the option hold for all of the work: by their label, or because they stand above the first task of all, but for when their milestone is due and what it answers. */
export function ofWhole(lines: readonly MilestoneLine[], isFirst: boolean): boolean[] {
  const start = isFirst ? lines.findIndex(({ kind }) => kind === 'task') : 0
  return standingApart(lines, (line, at) => {
    const place = line.kind === 'label' ? placeOf(line.name) : 'milestone'
    return place === 'whole' || (at < start && place !== 'milestone')
  })
}
