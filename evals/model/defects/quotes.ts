import { sentencesIn } from '../../../src/language/sentence.ts'
import { appended, type Defect, type Plant, replaced, type Soil } from './defect.ts'

/** A sentence of the solicitation with its page. */
type Said = { page: number; words: string[]; text: string }

const known = new WeakMap<Soil['topic'], Said[]>()

/** Sentences of a topic that can be quoted: whole, of 8 to 30 words. */
export function sentencesOf(topic: Soil['topic']): Said[] {
  const before = known.get(topic)
  if (before) return before
  const pages = topic.draft.sources.documents.filter(({ role }) => role === 'solicitation').flatMap((one) => one.pages)
  const found = pages.flatMap(({ page, text }) =>
    sentencesIn(text)
      .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim())
      .filter((sentence) => /^[A-Z][^"“”•|]{40,260}\.$/.test(sentence))
      .map((sentence) => ({ page, text: sentence, words: sentence.replace(/\.$/, '').split(' ') }))
      .filter(({ words }) => words.length >= 8 && words.length <= 30),
  )
  known.set(topic, found)
  return found
}

/** Words as they are compared: letters and digits alone. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function isSaid({ source }: Soil['topic'], words: string): boolean {
  return bare(source).includes(bare(words))
}

/** A sentence that quotes; null where the words stand in the sources after all. */
export function quoting(soil: Soil, words: string, page: number): Plant | null {
  if (isSaid(soil.topic, words)) return null
  const sentence = soil.chance.pick([
    `The solicitation says: "${words}" (solicitation p. ${page}).`,
    `This answers "${words}" (solicitation p. ${page}).`,
    `The Contractor shall keep to "${words}" (solicitation p. ${page}).`,
  ])
  return appended(soil, sentence ?? '', '')
}

/** A word of a quotation replaced by another word of the topic. */
function withOtherWord({ topic, chance }: Soil, words: readonly string[]): string[] | null {
  const places = [...words.keys()].filter((at) => at > 1 && at < words.length - 1 && /^[a-z]{5,}$/.test(words[at] ?? ''))
  const at = chance.pick(places)
  const other = chance.pick(
    sentencesOf(topic).flatMap((one) => one.words.filter((word) => /^[a-z]{6,}$/.test(word) && !words.includes(word))),
  )
  return at === undefined || other === undefined ? null : words.map((word, index) => (index === at ? other : word))
}

const oneWord: Defect = {
  name: 'a quotation with one word changed',
  kind: 'false quote',
  plant: (soil) => {
    const said = soil.chance.pick(sentencesOf(soil.topic))
    const words = said && withOtherWord(soil, said.words)
    return words ? quoting(soil, words.join(' '), said.page) : null
  },
}

/** The outline's own quotation with another word in it. */
const ownQuote: Defect = {
  name: "a word changed in the outline's quotation",
  kind: 'false quote',
  plant: (soil) => {
    const quote = soil.chance.pick([...soil.text.matchAll(/(?<=[\s(]|^)"([^"\s][^"\n]{38,}[^"\s])"(?=[\s.,;:)]|$)/g)])
    const words = quote?.[1] && withOtherWord(soil, quote[1].split(' '))
    if (!quote || !words || isSaid(soil.topic, words.join(' '))) return null
    return { text: replaced(soil.text, quote.index, quote.index + quote[0].length, `"${words.join(' ')}"`), words: words.join(' ') }
  },
}

const MADE_UP = [
  'the contractor shall provide a working unit to the program office before the end of the base period',
  'proposals that show a clear path to the fleet will be preferred',
  'the design must be ready for production without further development',
  'all hardware becomes the property of the Government upon acceptance',
  'performance is to be verified by an independent laboratory',
]

const madeUp: Defect = {
  name: 'an invented quotation with a page',
  kind: 'false quote',
  plant: (soil) => {
    const page = soil.chance.pick(soil.topic.draft.sources.documents.flatMap((one) => one.pages.map((some) => some.page))) ?? 1
    return quoting(soil, soil.chance.pick(MADE_UP) ?? '', page)
  },
}

/** A sentence that was said, cited to a page where it does not stand. */
const wrongPage: Defect = {
  name: 'a quotation with the wrong page',
  kind: 'false quote',
  plant: (soil) => {
    const all = sentencesOf(soil.topic)
    const said = soil.chance.pick(all)
    const last = Math.max(1, ...all.map(({ page }) => page))
    const page = soil.chance.pick([...Array(last + 2).keys()].map((at) => at + 1).filter((one) => Math.abs(one - (said?.page ?? 0)) > 1))
    const isThere = all.some((one) => one.page === page && one.text === said?.text)
    if (!said || page === undefined || isThere) return null
    const words = said.words.join(' ')
    return appended(soil, `The solicitation says: "${words}" (solicitation p. ${page}).`, '')
  },
}

const stitched: Defect = {
  name: 'a quotation stitched from two',
  kind: 'false quote',
  plant: (soil) => {
    const [one, other] = soil.chance.shuffled(sentencesOf(soil.topic))
    if (!one || !other) return null
    const words = [...one.words.slice(0, Math.ceil(one.words.length / 2)), ...other.words.slice(-Math.ceil(other.words.length / 2))]
    return quoting(soil, words.join(' '), one.page)
  },
}

/** Words that nobody said so, or not there. */
export const FALSE_QUOTES: readonly Defect[] = [oneWord, ownQuote, madeUp, wrongPage, stitched]
