const IN = '(?:from|in|at|with|by|for|on|to|using|through|of|over|under|within|is|are|months?|day|week|phase)'
const LEAD_IN = '(?:(?:uh+|um+|er|oh|well|no|wait|sorry|hang on)[, ]+)*'
const TAKEN_BACK = `(?:${LEAD_IN}(?:actually no|actually|no wait|no(?=,)|sorry|wait(?=,)|i mean|or rather|correction|make that|scratch that|strike that)|(?:uh+|um+|er|oh|well),? no)`
const PAUSE = '(?:,|\\.\\.\\.|…|;| -| –| —|\\.)? ?(?:\\.\\.\\. |… )?'

const SAME_OPENING = new RegExp(
  `\\b(${IN}) (?:(?!\\b${IN} )[^,.;…]){1,50}?${PAUSE}(?<=[,.;…–—-] ?)(?:${TAKEN_BACK})(?:[,:]| -)? (?:i mean )?(?=\\1 )`,
  'gi',
)
const SAME_UNIT = new RegExp(
  `(?<![\\d.,-])[\\d.,]*\\d( of (?:the )?\\d+| ?[\\p{L}%µ°/-]+(?: (?:of the|of|per|an?) [\\p{L}\\d]+| \\p{L}+)?)?(?:,|\\.|\\.\\.\\.|…| -| –)? ?(?:${TAKEN_BACK})(?:[,:]| -)? (?=[\\d.,]*\\d(?:\\1(?![\\p{L}])|[ ,.;]))`,
  'giu',
)
const OTHER_NAME = new RegExp(
  `(?<=^|[ (])(?:(?:Dr|Mr|Ms|Mrs|Prof)\\. )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)*,? (?:${TAKEN_BACK.replace(/i mean/, '[Ii] mean')}),? (?=(?:(?:Dr|Mr|Ms|Mrs|Prof)\\. )?\\p{Lu}\\p{Ll})`,
  'gu',
)
/** "uncooled, actually no it's cooled": one short word is taken back by a clause. */
const ONE_WORD = new RegExp(`, [\\p{Ll}-]+(?: [\\p{Ll}-]+)?, (?:${TAKEN_BACK}),? (?=(?:it|they|that)(?:'s|'re| is| are) )`, 'giu')
/** What cannot be put in the place of what stood before is said behind it. */
const BEHIND =
  /(?<=\S+ \S+ \S+ \S+), (?:(?:sorry|wait|no wait|uh no|well no|oh no),? (?:i mean|actually|that's|it's)|(?:sorry|correction),|i mean,?|or rather) (?=\p{Ll})/giu

const FULL_NAME =
  /\b(\p{Lu}\p{Ll}+), (?:that's|that is|i mean|meaning|i\.e\.,?) ((?:(?:Dr|Prof|Mr|Ms|Mrs)\.? )?(?:\1 \p{Lu}[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+ \1))((?:, [^,.;]{3,40})?),? (?:and )?(?:she|he|they) /gu

/** "at, I think, no, it was 29 percent": only what is said at last counts. */
const GUESSED =
  /\b(at|of|to|about|with|in),? (?:(?:i|we) (?:think|guess|believe),? (?:[\d.]+(?: [\p{L}%]+)?,? )?)(?:oh |uh )?no,? (?:wait,? )?(?:it|that|they) (?:was|is|were|are) (?=\d)/giu

/** "a nylon, no wait, not nylon, a felt seal": what is named and then denied. */
const DENIED =
  /(?:\b(?:an?|the) )?\b([\p{L}\d-]+(?: [\p{L}\d-]+){0,2}),? (?:(?:oh|uh|um),? )?(?:no,? wait|wait,? no|wait|no|sorry|actually(?:,? no)?),? (?:it(?:'s| is) )?not (?:an? |the )?\1,? (?:but |it(?:'s| is) )?/giu
/** "a nylon seal, no wait, a felt seal": one thing for another. */
const OTHER_THING =
  /\b(?:an?|the) (?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+, (?:(?:oh|uh|um),? )?(?:no,? wait|wait,? no|no,? sorry|sorry,? no|actually,? no|scratch that|strike that|make that),? (?=an? \p{L}|the \p{L})/giu

/** What somebody took back in the same breath is left out: "from the shop, uh, actually from a supplier" → "from a supplier". */
export function corrected(said: string): string {
  return said
    .replace(/[’]/g, "'")
    .replace(FULL_NAME, (_, _first, name: string, who: string) => (who === '' ? `${name} ` : `${name}${who}, `))
    .replace(GUESSED, '$1 ')
    .replace(DENIED, '')
    .replace(OTHER_THING, '')
    .replace(SAME_OPENING, '')
    .replace(SAME_UNIT, '')
    .replace(OTHER_NAME, '')
    .replace(ONE_WORD, '; ')
    .replace(BEHIND, '; more exactly, ')
}
