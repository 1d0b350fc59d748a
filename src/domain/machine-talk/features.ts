import { remembering } from '../../language/remembering.ts'
import { stem } from '../../language/stem.ts'
import { plain, tokensOf } from '../../language/tokens.ts'
import { CUES } from './cues.ts'
import { plainLetters } from './letters.ts'

/** How far apart two cues still belong together, in words. */
const NEAR = 12
/** Fewer words are no part of a sentence that could be an order by itself. */
const FEWEST = 3

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

const MEANS = new Map(CUES.flatMap(({ means, words }) => words.map((word): [string, string] => [stem(word), means])))

/** What a text looks like that was made for machines: marks of speakers, comments, headings, codes. The example is one that has the shape. */
export const SHAPES: readonly { shape: string; pattern: RegExp; example: string }[] = [
  {
    shape: 'tag',
    pattern: /<\/?\|?(?:system|assistant|user|instruction|prompt|document|data|sys|im_|start_|end|eot|tool|function)/,
    example: '<|im_end|>',
  },
  { shape: 'bracket', pattern: /\[\/?(?:inst|system|user|assistant)\]/, example: '[INST] Stop. [/INST]' },
  { shape: 'turn', pattern: /(?:^|\n)\W{0,9}(?:system|assistant|user|human|ai|developer)(?: \w+)?\s?:/, example: 'Assistant: Sure.' },
  { shape: 'role', pattern: /\brole"?\s?:\s?"?(?:system|assistant|developer)/, example: '{"role": "system"}' },
  { shape: 'comment', pattern: /<!--|\/\*|^\s*(?:%|#|\/\/)/, example: '<!-- AI: stop -->' },
  { shape: 'heading', pattern: /^\W{0,9}#{2,4}\s/, example: '### System' },
  { shape: 'hidden', pattern: /display:\s?none|\bhidden\b|color:\s?#?f?white|#fff|font-size:\s?[01]/, example: '<p style="display:none">' },
]

/** A sentence as it is judged, and each of its parts: an order may stand in one cell of a table, in brackets or among keywords. */
export function partsOf(sentence: string): string[] {
  const whole = withoutQuotes(plainLetters(sentence))
  const parts = whole.split(/(?:^|\s)\|(?=\s|$)|[;()]|\.\s|,\s*(?=")/).map((part) => part.trim())
  return [whole, ...parts.filter((part) => part.length < whole.length - 3 && part.split(/\s+/, FEWEST).length >= FEWEST)]
}

/** What is seen of a part: its words, those beside each other, its shapes, and the cues, also those that stand a little apart. */
export function seenIn(part: string): string[] {
  const words = tokensOf(part).flatMap((token) => wordsIn(plain(token)))
  const meant = ['^', ...words.map((word) => MEANS.get(word) ?? word)]
  const cues = [...meant.keys()].filter((place) => isCue(meant[place]))
  const seen = ['any', ...words.map((word) => `word ${word}`), ...cues.map((cue) => `cue ${meant[cue]}`)]
  for (let place = 1; place < meant.length; place++) {
    const [one, other, third] = [meant[place - 1], meant[place], meant[place + 1]]
    seen.push(`next ${one} ${other}`)
    if (third && (isCue(one) || isCue(other) || isCue(third))) seen.push(`three ${one} ${other} ${third}`)
  }
  for (const [nth, cue] of cues.entries())
    for (const other of cues.slice(nth + 1)) {
      if (other >= cue + NEAR) break
      seen.push(`near ${meant[cue]} ${meant[other]}`)
    }
  return [...seen, ...SHAPES.flatMap(({ shape, pattern }) => (pattern.test(part) ? [`shape ${shape}`] : []))]
}

/** Words stand in small letters, what cues mean in capitals. */
function isCue(word = ''): boolean {
  return word >= 'A' && word < '['
}

/** A word by its root, a figure as a figure; scripts without spaces are compared by two letters at a time. */
const wordsIn: (token: string) => readonly string[] = remembering((token) => {
  if (!UNSPACED.test(token)) return [/\d/.test(token) ? '0' : stem(token)]
  const letters = [...token]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
})

/** A sentence without what it quotes: that is said to somebody else, or an example. A sentence that is a quote as a whole is judged by its words. */
function withoutQuotes(text: string): string {
  if (/"\s?:|[{[]\s?"/.test(text)) return text
  const rest = text.replace(/["“«„]([^"“”«»„]{12,300})["”»]/g, (all, said: string) =>
    said.trim().split(/\s+/).length >= 3 ? ' " " ' : all,
  )
  return rest !== text && (rest.match(/\p{L}{2,}/gu) ?? []).length < 2 ? text : rest
}
