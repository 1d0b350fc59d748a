import { isDigits } from '../../../language/characters.ts'
import { alteredLimits } from './altered-limits.ts'
import { exchangedIn } from './exchanged-values.ts'
import { type Objection, shortened } from './objections.ts'
import { softenedIn } from './softened.ts'
import { type Reworded, unsaidIn } from './unsaid.ts'

/** What single parts have lost: sentences that are said no longer, limits that are set otherwise. Each is told with its part. */
export function partLosses(parts: readonly Reworded[]): (Objection & { id: string })[] {
  return parts.flatMap((part) => {
    const { id, before, after } = part
    const unsaid = unsaidIn(part, parts).map(
      (sentence): Objection => ({
        kind: 'dropped-requirement',
        sentence: `does not say any more: "${shortened(sentence)}". Say it again, with its telling words.`,
      }),
    )
    const isCriterion = id.startsWith('C') && isDigits(id.slice(1))
    const all = [...unsaid, ...softenedIn(before, after), ...alteredLimits(before, after, isCriterion), ...exchangedIn(before, after)]
    return all.map((one) => ({
      ...one,
      id,
      sentence: `Part [${id}] ${one.kind === 'altered-value' ? 'alters a value: ' : ''}${one.sentence}`,
    }))
  })
}
