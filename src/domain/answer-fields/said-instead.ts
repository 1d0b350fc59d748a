import { partedAtSpaces, raised, startsWithCapital, stripped, withoutEnd } from '../../language/characters.ts'
import { heldBy } from '../../language/held-back.ts'
import { stem } from '../../language/stem.ts'
import { textOf, type Word, wordsOf } from '../../language/words.ts'

/** What is to be said in place of what is held back: quoted behind a verb of saying, or before "is fine", or named behind "just say". */
const QUOTED = /(?<!not |n['’]t )\b(?:say|write|print|put|use|call (?:it|them|this|that))\b[^"“.;]{0,20}["“]([^"”]+)["”]/i
const ALLOWED = /["“]([^"”]+)["”]\s+(?:is|will|would)\s+(?:be\s+)?(?:fine|enough|sufficient|all right|ok(?:ay)?|do)\b/i
const NAMED = /(?<!not |n['’]t )\b(?:say|write)\s+(?:instead|only|just|simply)?\s?:?\s?((?:an?|some|one of)\s[^.;,"“]+)/i

/** The words that a statement asks for in place of what it keeps out of the document: "a boat builder" of "keep the name out, just say a boat builder". */
export function substituteIn(held: string): string | undefined {
  const said = [QUOTED, ALLOWED, NAMED].flatMap((one) => one.exec(held)?.[1] ?? [])[0]
  return said && stripped(said.replace(/\s+instead$/i, ''), '.,')
}

/** What parts a statement from what is said of its being printed. */
const BETWEEN = /\s+[–—-]+>?\s+|[;,.]\s+|\s->\s/
/** "Don't write that the dye is ours": the statement stands behind it. */
const FORBIDDEN = /^.*?(?:not|n['’]t|never)\s+(?:write|print|say|mention|tell)\s+that\s+/i

/** What is to be printed in place of a statement that is held back, where its speaker says in which words; undefined where nobody can tell. */
export function saidInstead(held: string): string | undefined {
  const substitute = substituteIn(held)
  const told = substitute && replaced(factIn(held), substitute)
  return told && raised(`${withoutEnd(told, '.')}.`)
}

/** The statement itself, without what is said of its being printed. */
function factIn(held: string): string {
  const line = held.replace(/^[\s•*–-]+/, '')
  const told = FORBIDDEN.test(line) ? line.replace(FORBIDDEN, '') : line
  const stops = [...told.matchAll(new RegExp(BETWEEN, 'g'))]
  const parts = told.split(BETWEEN)
  const first = parts.findIndex(
    (part, at) => (at > 0 || told === line) && (heldBy(part) !== 'print' || substituteIn(`${part} "x"`) === 'x'),
  )
  const end = first < 0 ? told.length : first === 0 ? 0 : (stops[first - 1]?.index ?? 0)
  return told.slice(0, end).trim()
}

/** A statement with other words for its secret: for the one name in it, or for all that its verb is told of. */
function replaced(fact: string, substitute: string): string | undefined {
  const words = wordsOf(fact)
  const verb = words.findIndex(({ pos }, at) => at > 0 && (pos === 'VERB' || pos === 'AUX'))
  if (!words.slice(0, Math.max(0, verb)).some(({ pos }) => ['NOUN', 'PROPN', 'PRON', 'DET'].includes(pos))) return undefined
  // "the tape is from Holm, say a common tape": what it is, and not where it is from
  if (headOf(words.slice(0, verb)) === headOf(wordsOf(substitute))) return `${textOf(words.slice(0, verb))} is ${substitute}`
  const name = onlyNameIn(words, verb)
  const [from, to] = name ?? objectOf(words, verb)
  return from < to ? `${textOf(words.slice(0, from))} ${substitute}${behind(words, to)}` : undefined
}

function behind(words: readonly Word[], at: number): string {
  return at < words.length ? `${words[at]?.space ?? ''}${textOf(words.slice(at))}` : ''
}

function headOf(words: readonly Word[]): string {
  return stem(words.at(-1)?.text.toLowerCase() ?? '')
}

/** Where the only name behind the verb stands; what is called so is kept out by more than its name. */
function onlyNameIn(words: readonly Word[], verb: number): [from: number, to: number] | undefined {
  const isName = (at: number) =>
    at > verb && (words[at]?.pos === 'PROPN' || (words[at - 1]?.pos === 'PROPN' && startsWithCapital(words[at]?.text ?? '')))
  const starts = words.flatMap((_, at) => (isName(at) && !isName(at - 1) ? [at] : []))
  const [from] = starts
  if (from === undefined || starts.length > 1 || /^(?:call|name)$/.test(words[from - 1]?.lemma ?? '')) return undefined
  const length = words.slice(from).findIndex(({ pos }, nth) => pos !== 'NUM' && !isName(from + nth))
  return [from, length < 0 ? words.length : from + length]
}

/** Where what the verb is told of begins, behind its helpers and its preposition, and where it ends. */
function objectOf(words: readonly Word[], verb: number): [from: number, to: number] {
  const isLed = ({ pos }: Word) => pos === 'VERB' || pos === 'AUX' || pos === 'ADV' || pos === 'PART'
  const length = words.slice(verb).findIndex((one) => !isLed(one))
  const from = length < 0 ? words.length : verb + length
  const to = words.findIndex(({ text }, at) => at > from && text === ',')
  return [words[from]?.pos === 'ADP' ? from + 1 : from, to < 0 ? words.length : to]
}

/** Another sentence with the name that a statement asks not to print, in the words that stand for it there. */
export function withoutName(text: string, held: readonly { text: string; name: string }[]): string | undefined {
  const found = held.find(({ name, text: asking }) => !text.includes(asking) && text.includes(name) && substituteIn(asking) !== undefined)
  const words = found && substituteIn(found.text)
  if (!found || !words) return undefined
  const told = text.replaceAll(found.name, words)
  const isLeft = partedAtSpaces(found.name).some((word) => told.includes(word))
  return isLeft ? undefined : raised(`${withoutEnd(told.replace(/^[\s•*–-]+/, ''), '.')}.`)
}
