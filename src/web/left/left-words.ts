import { isToMend, isWorthALook, type ThingLeft } from '../../domain/steps/thing-left.ts'

/** How much has to be mended before the hand-in, "3 to mend"; where nothing has, how much is worth a look all the same. The same two words on every screen. */
export function leftWords(things: readonly ThingLeft[]): string {
  const count = things.filter(isToMend).length
  if (count > 0) return `${count} to mend`
  const [looks, overruled] = [things.filter(isWorthALook).length, things.filter((one) => one.overruled !== undefined).length]
  return ['Nothing to mend', ...(looks > 0 ? [`${looks} worth a look`] : []), ...(overruled > 0 ? [`${overruled} overruled`] : [])].join(
    ', ',
  )
}

/** The cards of a plan beside those of its milestones. */
export const CARDS: Record<string, string> = { whole: 'The effort as a whole', option: 'The option' }
