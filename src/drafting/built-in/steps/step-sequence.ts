import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { baseForm } from '../english/inflection.ts'
import { hasFinite } from '../english/third-person.ts'
import { isActivity, isWorkVerb, openingVerb } from './step-verb.ts'

/** One step as it was said: `isTold` when "we" stood before it. */
export type Piece = { text: string; isTold: boolean }

/** An order of work that somebody gives, in one breath or line by line; `said` is all of it. */
export type Sequence = { pieces: readonly Piece[]; said: string }

const BULLET =
  /^\s*(?:[-–—*•●▪◦·]+\s|(?:step\s*)?\(?(?:\d{1,2}|[a-z])[.):]\s|(?:step|task|phase) (?:\d{1,2}|one|two|three|four|five|six)\s*[:.–-]\s)\s*/i
const NUMBERED = /^\s*(?:(?:step|task)\s*\d{1,2}|\(?\d{1,2}[.):])/i
const FILLERS =
  /(?:^|(?<=[\s,]))(?:um+|uh+|erm?|you know|i mean|basically|actually|obviously|of course|kind of|sort of|i guess|let's say|like i said)(?:,|(?=\s|$|[.;]))\s*/gi

/** What may go wrong, and what is done then, is no order of work. */
const DOUBTFUL = /\b(?:if|unless|may|might|could|fall ?back|risks?|otherwise|in case|in that case)\b/i

/** The orders of work in an answer. `isAsked`: the question was for the steps. */
export function sequencesIn(answer: string, isAsked: boolean): Sequence[] {
  const lines = enumerated(answer)
    .split(/\r?\n/)
    .map((line) => line.replace(/[’]/g, "'").trim())
    .filter((line) => line !== '')
  const list = isAsked ? listed(lines) : null
  if (list) return [list]
  return lines.flatMap((line) => told(line.replace(BULLET, '')).flatMap((sentence) => sequenceIn(sentence) ?? []))
}

function enumerated(answer: string): string {
  if (/\bstep (?:1|one)\b[\s\S]*\bstep (?:2|two)\b/i.test(answer))
    return answer.replace(/\s+(?=step (?:\d{1,2}|one|two|three|four|five|six)\s*[:.–-])/gi, '\n')
  return /(?:^|\s)\(?1[.)]\s[^\n]*\s\(?2[.)]\s/.test(answer)
    ? answer.replace(/(?<=\S)[ \t;,]+(?:and )?(?=\(?\d{1,2}[.)][ \t])/g, '\n')
    : answer
}

/** Numbered or bulleted lines that begin with what is done. */
function listed(lines: readonly string[]): Sequence | null {
  const all = lines.filter((line) => BULLET.test(line))
  const items = all.filter((line) => isPlain(line.replace(BULLET, '').replace(/[.;,]+$/, '')))
  if (items.length < 2) return null
  const pieces = items.map((line) => pieceOf(line.replace(BULLET, '').replace(/[.;,]+$/, '')))
  const orders = pieces.filter(({ text, isTold }) => openingVerb(text, isTold) !== null || isActivity(text)).length
  const isNumbered = items.every((line) => NUMBERED.test(line))
  const isOrder = isNumbered ? orders * 2 >= pieces.length : orders === pieces.length
  return isOrder ? { pieces, said: items.join(' ') } : null
}

/** What says more than a step, or speaks of what may happen, stays as it was said. */
function isPlain(item: string): boolean {
  return !DOUBTFUL.test(item) && item.split(' ').length <= LONGEST && !/[.;] /.test(item)
}

/** Words of one step; what is longer is a story. */
const LONGEST = 34

const GOES_ON =
  /^(?:(?:and )?then|next|after that|after this|afterwards?|thereafter|subsequently|finally|lastly|last|at the end|in the end|second(?:ly)?|third(?:ly)?|fourth(?:ly)?)\b,?\s+/i
const OPENS =
  /^(?:first(?:ly)?|initially|to (?:start|begin)(?: with)?|(?:we|i)(?:'ll| will| would| shall)? (?:first|start|begin)|(?:we|i) start|step 1|the first step)\b/i

/** The sentences of a line; those that go on with "Then …" belong to the one that began with "First …". */
function told(line: string): string[] {
  const plain = line.replace(FILLERS, ' ').replace(/ {2,}/g, ' ').trim()
  const sentences = sentencesIn(plain).map(({ start, end }) => plain.slice(start, end).trim())
  const groups: string[] = []
  for (const sentence of sentences) {
    const before = groups.at(-1)
    const goesOn = GOES_ON.exec(sentence) ?? /^(?=(?:we|i) (?:then|next|finally|lastly)\b)/i.exec(sentence)
    if (before !== undefined && goesOn && (OPENS.test(before) || /\bfirst[.;]?$/.test(before) || / ⟂ /.test(before))) {
      groups[groups.length - 1] = `${before.replace(/[.;]+$/, '')} ⟂ ${sentence.slice(goesOn[0].length)}`
    } else groups.push(sentence)
  }
  return groups
}

const LINK =
  /\s*(?:⟂|->|=>|→)\s*|[,;]?\s+(?:(?:and|before|but) )?(?:then|after that|after this|afterwards|thereafter|subsequently|finally|lastly|followed by|next(?=,? (?:we|i|the|an?|to)\b)|at the (?:very )?end|in the end)\b,?\s*|,?\s+and last(?:ly| of all)?,?\s+|;\s+(?=(?:we|next|last)\b)/gi
const FIRST = /\b(?:first(?:ly)?|start(?:s|ing)?|begin(?:s|ning)?|initially)\b/i

/** Who leads a step is no part of it: "a small demo and our guy Frank Miller leads that". */
const WHO_LEADS =
  /,? and (?:(?:the|our|its|my) )?(?:guy )?(?:Dr\. )?\p{Lu}\p{L}+ \p{Lu}\p{L}+,? (?:he |she )?(?:leads|runs|does|heads|is)\b.*$/u

function sequenceIn(sentence: string): Sequence | null {
  const plain = sentence
    .replace(/[.!]+$/, '')
    .replace(/,\s+(we|i) then /gi, ', then $1 ')
    .replace(/⟂ (we|i) (?:then|next|finally|lastly) /gi, '⟂ $1 ')
    .trim()
  if (DOUBTFUL.test(plain)) return null
  const order = ORDER.exec(plain)?.[0]
  if (order !== undefined) return inOrder(plain.slice(order.length), sentence)
  const parts = plain
    .split(LINK)
    .flatMap((part) => (part ?? '').split(/,? and (?=(?:we|i) (?:will |shall )?[a-z-]+ .*\blast$)/i))
    .map((part) => part.replace(WHO_LEADS, '').trim())
    .filter((part) => part !== '')
    .reduce<string[]>(withNumber, [])
  const isChain = parts.length > 2 && /->|=>|→/.test(plain)
  const isMarked = parts.length > 1 && (FIRST.test(parts[0] ?? '') || parts.length > 2)
  const told = parts.flatMap((part, index) => clauses(part, index === 0))
  const isListed = parts.length === 1 && told.length > 2 && /^(?:so |first,? )?(?:we|i)\b/i.test(plain)
  const isOrdered = isMarked && (told.length > 2 || told.every(({ text, isTold }) => openingVerb(text, isTold)))
  if (!isChain && !isListed && !isOrdered && !(parts.length > 1 && told.length > 2)) return null
  const pieces = withoutTail(told)
  return pieces.length > 1 && pieces.every((piece) => isSayable(piece)) ? { pieces, said: sentence } : null
}

/** "in two steps: 40, then 100" is one step. */
function withNumber(parts: string[], part: string): string[] {
  const last = parts.at(-1)
  if (last === undefined || !/^\d[\d.,]*(?: \w{1,3})?$/.test(part)) return parts.concat(part)
  return parts.slice(0, -1).concat(`${last}, then ${part}`)
}

const ORDER =
  /^(?:the |our |my )?(?:order|steps|sequence|plan)(?: of (?:the |our )?work)?(?: (?:is|are)(?: to)?:?|:)\s+|^in (?:this )?order:\s+/i

/** "The order is: requirements, architecture, prototype." */
function inOrder(listed: string, said: string): Sequence | null {
  const parts = listed
    .split(/,\s+(?:and )?(?:then |finally |last(?:ly)? )?|,? and (?:then|finally|last(?:ly)?) /)
    .filter((part) => part.trim() !== '')
  const first = pieceOf(parts[0] ?? '')
  const isOrders = openingVerb(first.text, false) !== null
  const pieces = parts.map((part) => ({ ...pieceOf(part), isTold: isOrders && openingVerb(pieceOf(part).text, true) !== null }))
  return pieces.length > 2 && pieces.every((piece) => isSayable(piece)) ? { pieces, said } : null
}

/** "collect documents, mark 100 sheets, extend the reader" is three steps; a list of things is one. */
function clauses(part: string, isFirst: boolean): Piece[] {
  const first = pieceOf(part)
  if (!openingVerb(first.text, first.isTold)) return [first]
  const cuts: string[] = []
  for (const bit of first.text.split(/,\s+/)) {
    const plain = bit.replace(/^and (?:then |also )?/, '')
    const isVerb =
      openingVerb(plain.replace(SUBJECT, ''), SUBJECT.test(plain) || !isFirst) !== null && looksOrdered(plain.replace(SUBJECT, ''))
    if (cuts.length > 0 && isVerb) cuts.push(plain)
    else if (cuts.length > 0) cuts[cuts.length - 1] = `${cuts.at(-1)}, ${bit}`
    else cuts.push(bit)
  }
  return cuts.flatMap(coordinated).map((cut) => ({ text: pieceOf(cut).text, isTold: true }))
}

function looksOrdered(text: string): boolean {
  return openingVerb(text, false) !== null
}

/** "and we run the replay" has a subject of its own. */
function coordinated(text: string): string[] {
  return text.split(/,? and (?:also )?(?=(?:we|i) (?:will |shall |would )?[a-z-]+ )/i)
}

const SUBJECT =
  /^(?:we|i)(?:'ll| will| would| shall| can| are going to| am going to|'re going to| plan to| plan on| intend to| want to| need to| have to)?(?: (?:first|then|also|next|now|just|simply|finally|last))?\s+/i
const LEAD =
  /^(?:so|well|ok(?:ay)?|and|also|now|first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|initially|last(?:ly)?|finally|then|to (?:start|begin)(?: with)?|the (?:first|second|third|next|last|final) (?:step|thing|one|task) (?:is|will be)(?: to)?|what we do first is|our (?:steps|order|sequence|plan)(?: is| are)?|the (?:steps|order|sequence|plan) (?:is|are)|(?:steps|order|sequence|plan)(?=:))[,:]?\s+/i
const STARTS = /^(?:start|begin|starting|beginning|starts|begins)(?: off| out)? (with|by|on)\s+/i
const BEHIND =
  /,? (?:comes? (?:first|next|last)|is (?:first|next|last)|goes? (?:first|next|last)|first|last|next|at the (?:very )?end|in the end|to start(?: with)?|as (?:the )?(?:first|last) step)$/i

/** A step without what leads it in and out: "first we will measure coupons" → "measure coupons". */
function pieceOf(part: string): Piece {
  let text = part.trim().replace(BEHIND, '')
  let isTold = false
  for (let tries = 0; tries < 5; tries++) {
    const before = text
    text = text
      .replace(LEAD, '')
      .replace(/^[,:]\s*/, '')
      .replace(/^(?:comes?|follows?) (?=(?:the|an?|our) )/i, '')
    if (SUBJECT.test(text)) {
      isTold = true
      text = text.replace(SUBJECT, '')
    }
    if (STARTS.test(text)) {
      const by = STARTS.exec(text)?.[1]
      text = text.replace(STARTS, '')
      isTold = by === 'by' || /^[a-z]+ing (?:the|an?|our|\d)/.test(text)
      if (isTold) text = text.replace(/^[a-z]+ing\b/, (form) => baseOf(form))
    }
    if (text === before) break
  }
  const bare = text.replace(/[,;:]+$/, '').trim()
  return { text: /^[A-Z][a-z]+\b(?! [A-Z])/.test(bare) && !isName(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare, isTold }
}

/** "simulating" → "simulate". */
function baseOf(form: string): string {
  const stem = form.replace(/ing$/, '')
  const forms = [`${stem}e`, stem, stem.replace(/(.)\1$/, '$1')]
  return forms.find((one) => isWorkVerb(one)) ?? baseForm(form, wordsOf(`it is ${form} it`)[2]?.lemma ?? form)
}

function isName(text: string): boolean {
  const plain = text.charAt(0).toLowerCase() + text.slice(1)
  return /^[A-Z][a-z]+[A-Z]/.test(text) || wordsOf(`the ${plain}`)[1]?.pos === 'PROPN'
}

/** A clause with a subject of its own at the end ("and the design falls out of those") stays with the last step. */
function withoutTail(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => {
    const tail = /,? and (?=(?:the|its|their|this|that|it|they|Dr\.?|[A-Z][a-z]+ [A-Z][a-z]+) )(.+)$/.exec(piece.text)
    const isClause = tail?.[1] && hasFinite(wordsOf(tail[1])) && /\b(?:[a-z]+s|are|is|will|do) /.test(tail[1])
    if (!tail || !isClause || openingVerb(tail[1] ?? '', false)) return piece
    const isOther = /^(?:Dr\.?|[A-Z][a-z]+ [A-Z])/.test(tail[1] ?? '')
    return { ...piece, text: `${piece.text.slice(0, tail.index)}${isOther ? '' : `; ${tail[1]}`}` }
  })
}

/** A step is an order or a thing, not a statement about something else. */
function isSayable({ text, isTold }: Piece): boolean {
  if (text === '' || text.split(' ').length > LONGEST) return false
  if (/^(?:it|they|this|that|he|she|there|which|who|you)\b/i.test(text)) return false
  if (openingVerb(text, isTold)) return true
  if (isTold) return false
  const words = wordsOf(`the ${text.replace(/;.*$/, '').replace(/^(?:the|an?) /, '')}`)
  const behind = words.findIndex(({ text: word }) => /^(?:that|which|who)$/.test(word))
  return !tells(behind > 0 ? words.slice(0, behind) : words) && /^(?:DET|NOUN|PROPN|ADJ|NUM|VERB|X|ADV)$/.test(words[1]?.pos ?? '')
}

/** Whether a verb of its own stands in a phrase; the tagger takes many a plural noun for one. */
function tells(words: readonly Word[]): boolean {
  return words.some(({ pos, text }, index) => {
    if (pos === 'AUX') return true
    const next = words[index + 1]
    if (pos !== 'VERB' || index < 2 || !next) return false
    return /s$/.test(text) && /^(?:DET|PRON|ADP|NUM|ADV|PART)$/.test(next.pos) && next.text !== 'of'
  })
}
