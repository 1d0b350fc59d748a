/** What a cue does with the words before it: "instead" takes them back, "perhaps" does where what follows is of their kind, "again" begins anew. */
export type Meaning = 'instead' | 'perhaps' | 'again'

const INSTEAD =
  "sorry|or rather|i meant|correction|scratch that|strike that|wrong number|my mistake|my bad|i take that back|i misspoke|that's wrong|" +
  'excuse me|pardon me|pardon|i should say|i wanted to say|let me correct that|let me correct myself|let me fix that|i stand corrected|' +
  "that's not right|that's not it|disregard that|oops|whoops|apologies|my apologies|what am i saying|or no|let me be careful"

const PERHAPS =
  'no|nope|nah|wait|wait a minute|wait a second|hang on|hold on|never mind|wrong|better|rather|actually|i mean|more like|more precisely|' +
  'er|ah|oh|well'

const AGAIN = 'let me rephrase|let me rephrase that|let me start over|let me say that again|let me say it again'

/** Cues that order something, which take nothing back where an order is what was dictated. */
const INSTEAD_OR_ORDER = 'make that|that should be|change that to'
const PERHAPS_OR_ORDER = "make it|it should be|it should read|call it|let's say"

/** Words by which people take back what they said, with what they mean. */
export const CUES: ReadonlyMap<string, Meaning> = new Map([
  ...meaning('instead', INSTEAD, INSTEAD_OR_ORDER),
  ...meaning('perhaps', PERHAPS, PERHAPS_OR_ORDER),
  ...meaning('again', AGAIN),
])

/** Those that take nothing back where an order is what was dictated. */
export const ORDERS: ReadonlySet<string> = new Set(`${INSTEAD_OR_ORDER}|${PERHAPS_OR_ORDER}`.split('|'))

function meaning(means: Meaning, ...lists: readonly string[]): [string, Meaning][] {
  return lists.flatMap((list) => list.split('|')).map((cue) => [cue, means])
}
