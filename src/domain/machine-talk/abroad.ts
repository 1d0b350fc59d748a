import type { Stretch } from './cipher.ts'
import { PARAGRAPH_END } from './letters.ts'
import { LATIN_LEXICONS, type Lexicon } from './lexicon.ts'
import { FURTHER_LEXICONS } from './lexicon-further.ts'
import { SCRIPT_LEXICONS } from './lexicon-scripts.ts'

type Part = Exclude<keyof Lexicon, 'language' | 'script'>

/** What together is an order to a machine: each needs an imperative, so that a text which tells of instructions or of models is none. */
const ORDERS: readonly (readonly Part[])[] = [
  ['drop', 'earlier', 'rules'],
  ['drop', 'earlier', 'tell'],
  ['drop', 'earlier', 'set'],
  ['drop', 'rules', 'tell'],
  ['machine', 'tell'],
  ['machine', 'set', 'award'],
  ['tell', 'checks', 'passed'],
  ['tell', 'only', 'passed'],
  ['set', 'award', 'secret'],
]
/** In a language of Latin letters a stem may be a word of another language; "set the amount" is one only with a sum behind it. */
const SUMS =
  /(?:\$|€|£)\s?\d|\b(?:dollars?|dolar|dolares|dollari|dolarow|usd|euro)\b|美元|ドル|달러|доллар|долар|دولار|दॉलर|डॉलर|דולר|δολαρ|ดอลลาร์/iu

const SCRIPTS: Record<string, string> = {
  Cyrillic: String.raw`\p{Script=Cyrillic}{3}`,
  Greek: String.raw`\p{Script=Greek}{3}`,
  Han: String.raw`\p{Script=Han}{2}`,
  Japanese: String.raw`[\p{Script=Hiragana}\p{Script=Katakana}]`,
  Hangul: String.raw`\p{Script=Hangul}{2}`,
  Arabic: String.raw`\p{Script=Arabic}{3}`,
  Hebrew: String.raw`\p{Script=Hebrew}{3}`,
  Devanagari: String.raw`\p{Script=Devanagari}{2}`,
  Thai: String.raw`\p{Script=Thai}{3}`,
  Bengali: String.raw`\p{Script=Bengali}{2}`,
  Tamil: String.raw`\p{Script=Tamil}{2}`,
}

/** Chinese, Japanese and Thai put no space between words; Korean, Arabic and Hebrew put endings and articles on them. */
const WITHOUT_EDGES: ReadonlySet<string> = new Set([
  'Han',
  'Japanese',
  'Hangul',
  'Thai',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Tamil',
])

const READ: readonly Read[] = [...LATIN_LEXICONS, ...FURTHER_LEXICONS, ...SCRIPT_LEXICONS].map(readerOf)

type Read = { cue: RegExp; parts: Record<Part, RegExp> }

function readerOf({ language: _, script, ...parts }: Lexicon): Read {
  const pattern = (stems: string) => {
    const plain = folded(stems)
    if (script && WITHOUT_EDGES.has(script)) return new RegExp(plain, 'iu')
    return new RegExp(String.raw`(?<!\p{L})(?:${plain})${script ? '' : String.raw`(?!\p{L})`}`, 'iu')
  }
  const cue = script ? new RegExp(SCRIPTS[script] ?? '', 'u') : pattern([parts.drop, parts.machine, parts.tell, parts.set].join('|'))
  const named = Object.fromEntries(Object.entries(parts).map(([part, stems]) => [part, pattern(stems)])) as Record<Part, RegExp>
  return { cue, parts: named }
}

/** Sentences in other languages than English that give an order to a machine. */
export function ordersAbroadIn(plain: string): Stretch[] {
  const folds = folded(plain)
  const here = READ.filter(({ cue }) => cue.test(folds))
  if (here.length === 0) return []
  return sentencesOf(plain).filter(({ from, to }) => {
    const sentence = folded(plain.slice(from, to))
    return here.some(({ parts }) => isOrder(parts, sentence))
  })
}

function isOrder(parts: Record<Part, RegExp>, sentence: string): boolean {
  const known = new Map<Part, boolean>()
  const has = (part: Part) => {
    const is = known.get(part) ?? parts[part].test(sentence)
    known.set(part, is)
    return is
  }
  return ORDERS.some((order) => order.every(has)) || (has('set') && has('award') && SUMS.test(sentence))
}

/** Small letters without accents, so that a word is found however it is spelled. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
}

const ENDS = new RegExp(String.raw`[.!?。！？؟।](?:\s|$)|[。！？।]|${PARAGRAPH_END}`, 'gu')

function sentencesOf(plain: string): Stretch[] {
  const ends = [...plain.matchAll(ENDS)].map(({ index }) => index + 1)
  return [...ends, plain.length].map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0), to })).filter(({ from, to }) => to > from)
}
