import { hasDigit } from '../characters.ts'
import { isOneOf, isWord, plain, type Token, textOf, tokensOf } from '../tokens.ts'
import { JOINTS } from './designations.ts'
import { numberAt } from './number-words.ts'
import { unitAt } from './units.ts'

/** Letters and numbers that were said one after another: "X C Z U nine E G". A number is one atom. */
type Run = { atoms: string[]; end: number }

/** Abbreviations that were spelled letter by letter, joined: "F P G A" is FPGA. `known` tells where one ends: "A S T M E eight" is ASTM E8. */
export function withLettersJoined(text: string, known: ReadonlySet<string>): string {
  const tokens = tokensOf(text)
  const out: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const run = runAt(tokens, at, known)
    const end = run?.end ?? unitEnd(tokens, at) ?? at + 1
    const token = tokens[at] as Token
    out.push(...(run ? [{ text: written(run.atoms, known), space: token.space }] : tokens.slice(at, end)))
    at = end
  }
  return textOf(out) + text.slice(text.trimEnd().length)
}

const isLetter = (token: Token | undefined): boolean => token !== undefined && /^\p{L}$/u.test(token.text)

function runAt(tokens: readonly Token[], at: number, known: ReadonlySet<string>): Run | null {
  if (!isLetter(tokens[at]) || isArticle(tokens, at) || unitEnd(tokens, at)) return null
  const atoms: string[] = []
  let end = at
  for (;;) {
    if (isLetter(tokens[end]) && (end === at || tokens[end]?.space !== '')) {
      atoms.push((tokens[end] as Token).text.toUpperCase())
      end += 1
      continue
    }
    const number = end > at ? numberAt(tokens, end) : null
    if (!number || number.isOrdinal || number.form === 'decimal' || unitAt(tokens, number.end)) break
    if (JOINTS.has(atoms.join('')) || (isWhole(atoms, known) && !isLetter(tokens[number.end]))) break
    atoms.push(number.figures)
    end = number.end
    const part = plain(tokens[end]) === 'dash' ? numberAt(tokens, end + 1) : null
    if (part) {
      atoms.push(`-${part.figures}`)
      end = part.end
    }
    if (!isLetter(tokens[end]) || isArticle(tokens, end)) break
  }
  const isNumbered = atoms.length === 2 && hasDigit(atoms[1] ?? '')
  return atoms.length < 2 || (isNumbered && isWordHere(tokens, at)) ? null : { atoms, end }
}

/** Whether letters are an abbreviation by themselves: a number behind it stands apart. */
function isWhole(atoms: readonly string[], known: ReadonlySet<string>): boolean {
  if (atoms.length < 3 || known.has(atoms.join(''))) return known.has(atoms.join(''))
  return !atoms.some((_, at) => at > 1 && known.has(atoms.slice(0, at).join('')))
}

/** "I" and "a" are words where a number follows; a capital A within a sentence is not. */
function isWordHere(tokens: readonly Token[], at: number): boolean {
  const letter = tokens[at]?.text ?? ''
  return letter === 'I' || letter === 'a' || (letter === 'A' && !isWord(tokens[at - 1]))
}

/** "a V N A": an article stands before what is spelled, unless another one stands before it ("an A T O"). */
function isArticle(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text
  if (word === 'I') return !isLetter(tokens[at + 1])
  return word === 'a' && !isOneOf(plain(tokens[at - 1]), 'a an the our your their this that no any new') && !isLetter(tokens[at - 1])
}

/** Where the letters of a unit end ("d b i"); null where none begins. */
function unitEnd(tokens: readonly Token[], at: number): number | null {
  const unit = isLetter(tokens[at]) ? unitAt(tokens, at) : null
  // "six d b s n r": behind a number it is the unit that the letters begin with
  const isCounted = at > 0 && numberAt(tokens, at - 1) !== null
  return unit && unit.end > at + 1 && (isCounted || !isLetter(tokens[unit.end])) ? unit.end : null
}

/** The words that a run is: one that is known at its beginning or end is set apart. */
function written(atoms: readonly string[], known: ReadonlySet<string>): string {
  for (let length = atoms.length - 1; length > 1; length -= 1) {
    const head = atoms.slice(0, length).join('')
    if (known.has(head)) return `${head} ${written(atoms.slice(length), known)}`
    const tail = atoms.slice(-length).join('')
    if (known.has(tail)) return `${written(atoms.slice(0, -length), known)} ${tail}`
  }
  return atoms.join('')
}
