import { textOf, type Word, wordsOf } from '../../../language/words.ts'

const ENDS_HEAD = /^(?:ADP|SCONJ|VERB|AUX|PART|PRON)$/

/** The words of a noun phrase up to what only describes it further: "a compact antenna that …" → "a compact antenna". */
function headWords(phrase: string): readonly Word[] {
  const words = wordsOf(phrase)
  const end = words.findIndex(
    (word, index) => index > 0 && (endsHead(word, words, index) || word.text === '(' || endingComma(words, index)),
  )
  return end < 0 ? words : words.slice(0, end)
}

/** A comma ends the head unless another adjective of the same noun follows: "a portable, handheld device". */
function endingComma(words: readonly Word[], index: number): boolean {
  if (words[index]?.text !== ',') return false
  const isFirst = words.slice(0, index).every((word) => /^(?:DET|ADJ|ADV|PUNCT)$/.test(word.pos))
  return !isFirst && !(words[index + 1]?.pos === 'ADJ' && words[index + 2]?.pos === 'NOUN')
}

function endsHead(word: Word, words: readonly Word[], index: number): boolean {
  if (/^(?:that|which|who|whose|where)$/i.test(word.text)) return true
  if (words[index - 1]?.text === '-' || words[index + 1]?.text === '-') return false
  if (word.pos === 'VERB' && /(?:ed|ing)$/.test(word.text) && /^(?:NOUN|PROPN|ADJ)$/.test(words[index + 1]?.pos ?? '')) return false
  return ENDS_HEAD.test(word.pos)
}

const SINGULAR_S = /(?:ss|us|is|(?<!metr)ics|ous|series|analysis|Gas|lens|news|bias|canvas|gas|[A-Z]S)$/

/** Whether a subject takes a plural verb: its head noun is plural, or two things are joined. */
export function isPlural(subject: string): boolean {
  const head = headWords(subject.charAt(0).toLowerCase() + subject.slice(1))
  const nouns = head.filter((word) => /^(?:NOUN|PROPN|X)$/.test(word.pos))
  const last = nouns.at(-1)
  if (/^(?:these|those|both|all|several|many|they|we)\b/i.test(subject)) return true
  if (/^(?:an?|each|every|this|that)\b/i.test(subject)) return false
  if (/^[^,]+(?:, [^,]+)+, and [^,]+$/.test(subject) && !/ (?:that|which|who) /.test(subject)) return true
  if (head.some((word) => word.text === 'and') && nouns.length > 1) return true
  if (isOnePhrase(subject)) return /[a-z]s$/.test(subject) && !SINGULAR_S.test(subject.split(/[ -]/).at(-1) ?? '')
  if (!last) return /^\w+[^s]s (?:of|from|for|in|to|on)\b/.test(subject)
  if (/[A-Z]s$/.test(last.text)) return true
  return /s$/.test(last.text) && !SINGULAR_S.test(last.text)
}

/** Words without preposition, clause or list: the last one is the head, whatever the tagger takes the others for. */
function isOnePhrase(subject: string): boolean {
  const words = wordsOf(subject.charAt(0).toLowerCase() + subject.slice(1))
  return (
    words.length > 2 &&
    /^(?:NOUN|PROPN)$/.test(words.at(-1)?.pos ?? '') &&
    !words.some(({ pos, text }) => /^(?:ADP|SCONJ|AUX|PART|PRON|CCONJ)$/.test(pos) || /^[(),;:]$/.test(text))
  )
}

/** Whether a phrase names a thing: it starts as one and ends in a noun ("the thermal model", not "on understanding and"). */
export function isThing(phrase: string): boolean {
  const words = wordsOf(phrase)
  return /^(?:DET|ADJ|NOUN|PROPN|NUM|ADV|VERB|X)$/.test(words[0]?.pos ?? '') && /^(?:NOUN|PROPN|NUM|X)$/.test(words.at(-1)?.pos ?? '')
}

/** The shortest beginning of a phrase that names a thing whole. */
export function nameIn(phrase: string): string {
  const words = wordsOf(phrase)
  const head = headWords(phrase).length
  const end = words.findIndex((_, index) => index + 1 >= head && isWhole(words, index + 1))
  return end < 0 ? textOf(headWords(phrase)) : textOf(words.slice(0, end + 1))
}

/** A phrase cut where it only describes further, with as many words as fit `limit` characters. */
export function shortened(phrase: string, limit: number): string {
  const words = wordsOf(phrase)
  let best = ''
  for (let end = 1; end <= words.length; end++) {
    const piece = textOf(words.slice(0, end))
    if (piece.length > limit) break
    if (isWhole(words, end)) best = piece
  }
  return best === '' ? textOf(headWords(phrase)) : best
}

const OPEN_END = /^(?:ADP|DET|CCONJ|SCONJ|AUX|PART|ADJ|PRON|ADV|VERB)$/
const GOES_ON = /^(?:NOUN|PROPN|ADJ|NUM|VERB|-|\/)$/

/** Whether a phrase may stop after its first `end` words: not mid-compound, not on an article, a preposition or an open bracket. */
export function isWhole(words: readonly Word[], end: number): boolean {
  const last = words[end - 1]
  const next = words[end]
  if (!last) return false
  const piece = words.slice(0, end)
  const opens = piece.filter((word) => word.text === '(').length - piece.filter((word) => word.text === ')').length
  if (opens !== 0) return false
  if (last.text !== ')' && (OPEN_END.test(last.pos) || last.pos === 'PUNCT' || last.pos === 'NUM' || last.pos === 'SYM')) return false
  if (/^(?:accordance|order|terms|case|addition|support|response|conjunction|comparison|lieu|light|part|basis|such)$/i.test(last.text))
    return false
  if (!next) return true
  if (next.text === 'to' && /^(?:ability|capability|need|opportunity|way|means|extent|degree|potential)$/i.test(last.text)) return false
  if (/^I{1,3}$/.test(next.text)) return false
  if (next.pos === 'VERB' && /(?:ed|en)$/.test(next.text) && /^(?:ADP|PART)$/.test(words[end + 1]?.pos ?? '')) return true
  if (/^[-/'&%]/.test(next.text) || /^(?:\(|and|or|of)$/.test(next.text)) return false
  if (next.text === ',') return !listGoesOn(words, end)
  if (next.text === 'based' && /^(?:NOUN|PROPN|ADJ)$/.test(words[end + 1]?.pos ?? '')) return false
  if (next.pos === 'ADJ' && words[end + 1]?.pos === 'ADP') return true
  return !GOES_ON.test(next.pos) || (next.pos === 'VERB' && /^(?:using|based|including|considering)$/i.test(next.text))
}

/** Whether the comma after `end` words is one of a list that goes on to "and". */
function listGoesOn(words: readonly Word[], end: number): boolean {
  const next = words[end + 1]
  if (
    next &&
    (/^(?:one|which|including|such|with|based|to|and then|comprising)$/i.test(next.text) ||
      /^(?:using|utilizing|including|comprising|demonstrating|enabling|employing|covering|building)$/i.test(next.text))
  )
    return false
  return words.slice(end + 1, end + 14).some((word) => /^(?:and|or)$/.test(word.text))
}

const VAGUE =
  /^(?:system|systems|tool|tools|device|devices|solution|solutions|capability|method|methods|software|technology|concept|concepts|platform|model|approach|suite|array|vehicle|network|radar)$/i

/** The noun that a phrase is about, with the noun before it where it says little alone: "navigation capability", "antenna". */
export function headOf(phrase: string): string {
  const words = headWords(phrase).filter((word) => word.pos !== 'DET')
  const last = words.findLastIndex((word) => /^(?:NOUN|PROPN|X)$/.test(word.pos))
  if (last < 0) return textOf(words)
  let first = last
  const isVague = VAGUE.test(words[last]?.text ?? '') || /^[A-Z][a-z]/.test(words[last]?.text ?? '')
  while (first > 0 && isVague && joins(words, first) && (last - first < 2 || words[first]?.text === '-' || words[first - 1]?.text === '-'))
    first--
  return textOf(words.slice(first, last + 1))
}

function joins(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return before !== undefined && (before.text === '-' || words[at]?.text === '-' || /^(?:NOUN|PROPN|ADJ|VERB)$/.test(before.pos))
}
