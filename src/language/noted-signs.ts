import { withApostrophes } from './contractions.ts'
import { wordsOf } from './words.ts'

/** What stands for words in notes, and never for anything else. */
const NOTED: readonly [RegExp, string][] = [
  [/(?<![^\s(])w\/o(?=[\s.,;:)]|$)/g, 'without'],
  [/(?<![^\s(])w\/ ?(?=[\s\p{L}\d])/gu, 'with '],
  [/\s&(?=\s)/g, ' and'],
  [/(?<=\p{L}{2}|\))\s\+(?=\s(?:a\s|\p{L}{2}))/gu, ' and'],
  [/\bapprox\.?(?=\s)/g, 'approximately'],
  [/\bacc\.? to(?=\s)/g, 'according to'],
  [/\bincl\.?(?=\s)/g, 'including'],
  [/(?<![^\s(])~ ?(?=\d)/g, 'about '],
  [/\bwon['’]t\b/g, 'will not'],
  [/\bcan['’]t\b/g, 'cannot'],
  [/(?<=\p{Ll})n['’]t\b/gu, ' not'],
  [/(?<=\p{L})['’]ll\b/gu, ' will'],
  [/(?<=\p{L})['’]re\b/gu, ' are'],
  [/(?<=\p{L})['’]ve\b/gu, ' have'],
  [/!+(?=["'”’)]*(?:\s|$))/g, '.'],
]

/** Signs of notes whose words hang on what they lead to. */
const BECAUSE = /(?<!\S)(?:bc|b\/c)(?=\s)/g
const ARROW = /(?<=[^\s,;]),?\s(?:->|→|=>)(?=\s\S)/g

/** Words in which the signs and short forms of notes, "w/", "bc", "->", are written out; quotations stay as they are. */
export function writtenOut(text: string): string {
  return text
    .split(/(“[^”]*”)/)
    .map((words, at) => (at % 2 === 1 ? words : spelled(words)))
    .join('')
}

function spelled(text: string): string {
  const long = withApostrophes(text)
  const words = NOTED.reduce((left, [sign, word]) => left.replace(sign, word), long).replace(
    BECAUSE,
    (found: string, at: number, whole: string) => (led(whole.slice(at + found.length)) === 'clause' ? 'because' : 'because of'),
  )
  // a chain of them is a flow, and stays one
  if (words.split(ARROW).length > MOST_ARROWS + 1) return words
  return words.replace(ARROW, (found: string, at: number, whole: string) => ARROWS[led(whole.slice(at + found.length))])
}

const MOST_ARROWS = 1

/** An arrow leads to what follows from something, to what is made of it, or from one name to another; what a figure has to do with what stands before it nobody knows. */
const ARROWS = { clause: ', so', thing: ', giving', name: ' to', figure: ' →', other: ', then' }

/** How far the words behind a sign belong to it. */
const END = /[.,;:!?](?=\s|$)|->|→|=>/

function led(behind: string): keyof typeof ARROWS {
  const [first, ...others] = wordsOf((behind.split(END)[0] ?? '').trim())
  if (others.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return 'clause'
  if (first?.pos === 'NUM') return 'figure'
  if (first?.pos === 'PROPN') return 'name'
  return ['NOUN', 'ADJ', 'DET'].includes(first?.pos ?? '') ? 'thing' : 'other'
}
