/** Signs that nobody sees or that turn the order of reading around, and halves of pairs. Line ends and tabs stay. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}]|[\u115f\u1160\u3164\uffa0\ufff0-\uffff]|\p{Default_Ignorable_Code_Point}/gu

/** A text without signs that nobody sees: control, bidirectional, zero-width and tag characters. Every line end is one "\n"; other spaces are plain. */
export function plainSigns(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(UNSEEN, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
}
