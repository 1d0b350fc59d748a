import { isOneOf, plain, type Token } from '../tokens.ts'
import { numberAt, type SaidNumber } from './number-words.ts'
import type { Written } from './written-number.ts'

/** How letters that name a document or a grade stand before their number, where the document does not tell. The examples are the tests. */
export const DESIGNATIONS: readonly { letters: string; joint: string; example: string; written: string }[] = [
  { letters: 'DO', joint: '-', example: 'D O one seventy eight C', written: 'DO-178C' },
  { letters: 'ARP', joint: '', example: 'A R P forty seven fifty four', written: 'ARP4754' },
  { letters: 'AS', joint: '', example: 'A S nine one zero zero', written: 'AS9100' },
  { letters: 'IP', joint: '', example: 'I P sixty seven', written: 'IP67' },
  { letters: 'FY', joint: '', example: 'F Y twenty six', written: 'FY26' },
  { letters: 'SP', joint: ' ', example: 'S P eight hundred dash one seventy one', written: 'SP 800-171' },
  { letters: 'CLIN', joint: ' ', example: 'C L I N zero zero zero one', written: 'CLIN 0001' },
  { letters: 'AES', joint: '-', example: 'A E S two fifty six', written: 'AES-256' },
  { letters: 'CVE', joint: '-', example: 'C V E twenty twenty dash four four five', written: 'CVE-2020-445' },
  { letters: 'TRL', joint: ' ', example: 'T R L five', written: 'TRL 5' },
  { letters: 'MRL', joint: ' ', example: 'M R L five', written: 'MRL 5' },
  { letters: 'ISO', joint: ' ', example: 'I S O nine thousand one', written: 'ISO 9001' },
  { letters: 'IEC', joint: ' ', example: 'I E C sixty one five oh eight', written: 'IEC 61508' },
  { letters: 'IEEE', joint: ' ', example: 'I E E E eight oh two point eleven', written: 'IEEE 802.11' },
  { letters: 'UL', joint: ' ', example: 'U L forty six hundred', written: 'UL 4600' },
  { letters: 'EN', joint: ' ', example: 'E N five oh one two one', written: 'EN 50121' },
  { letters: 'RFC', joint: ' ', example: 'R F C seven nine one', written: 'RFC 791' },
  { letters: 'CFR', joint: ' ', example: 'C F R forty six', written: 'CFR 46' },
]
/** The joints by their letters. */
export const JOINTS = new Map(DESIGNATIONS.map(({ letters, joint }) => [letters, joint]))

/** What stands behind an abbreviation names a document or a part: "eight hundred one seventy one" is 800-171, "one seventy eight C" 178C. */
export function designationAt(tokens: readonly Token[], at: number, number: SaidNumber, letters: string): Written {
  const joint = JOINTS.get(letters)
  const hundred = tokens.findIndex((token, nth) => nth >= at && nth < number.end && plain(token) === 'hundred')
  const rest = hundred > at ? numberAt(tokens, hundred + 1) : null
  if (rest && rest.end > number.end) {
    const text = `${numberAt(tokens.slice(0, hundred + 1), at)?.figures}-${rest.figures}`
    return { text, end: rest.end, unsure: false, joint }
  }
  const part = plain(tokens[number.end]) === 'dash' ? numberAt(tokens, number.end + 1) : null
  if (part) return { text: `${number.figures}-${part.figures}`, end: part.end, unsure: false, joint }
  const more = joint === undefined ? null : numberAt(tokens, number.end)
  const whole = more && isOneOf(more.form, 'digits groups') ? { ...number, figures: number.figures + more.figures, end: more.end } : number
  const issue = joint !== undefined && /^[A-HJ-Z]$/.test(tokens[whole.end]?.text ?? '') ? tokens[whole.end]?.text : undefined
  return { text: whole.figures + (issue ?? ''), end: issue ? whole.end + 1 : whole.end, unsure: false, joint }
}
