import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { asGoal, GOAL } from '../answers/goal.ts'
import { isDutyVerb } from '../demands/duty-verbs.ts'
import { imperative } from './imperative.ts'
import { baseForm, thirdPerson } from './inflection.ts'
import { SPEAKER } from './numeral.ts'
import { lowerStart, sentence, upperStart } from './wording.ts'

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bwon't\b/gi, 'will not'],
  [/\bcan't\b/gi, 'cannot'],
  [/\bshan't\b/gi, 'shall not'],
  [/n't\b/gi, ' not'],
  [/\b(we|they|you)'re\b/gi, '$1 are'],
  [/\bI'm\b/gi, 'I am'],
  [/\b(it|that|there|he|she|what|here)'s\b/gi, '$1 is'],
  [/\b(we|they|you|I)'ve\b/gi, '$1 have'],
  [/\b(we|they|you|I|it|he|she)'ll\b/gi, '$1 will'],
  [/\b(we|they|I)'d\b/gi, '$1 would'],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/(?<=\b[A-Z][a-z]+ and )(?:I|we) (?=(?!am\b)[a-z]+ )/g, 'the Contractor '],
]

/** "We would like data from …" asks for a thing, not for leave to do something. */
const WISH = /\bwe would (?:also )?like (?!to\b)/gi

const INTENT = new RegExp(
  `${SPEAKER}(?: (?:also|then|now|first|really|just|currently))? (?:will|shall|are going to|am going to|plan to|plan on|intend to|would like to|would|want to|expect to|aim to|propose to|hope to|need to)( not)?(?: (?:also|then|probably|just|first|try to|be able to))? ([A-Za-z]+)`,
  'giu',
)

/** The subject need not be said again for each verb of one clause: "shall map the field, then redesign the leads". */
const AGAIN = /(the Contractor shall (?:(?!\bif\b|\bwhen\b)[^;.])*?,? (?:and then|then|and last|and)) the Contractor shall (?=[a-z])/gi

/** "…; then the Contractor shall use X" → "…; the Contractor shall then use X". */
const THEN_FIRST = /(?<=[;,] )(?:then|in that case|otherwise) the Contractor (shall|would|will) (?=[a-z])/gi

/**
 * A statement of the company about itself, as the plan says it: "We will use X" → "The Contractor shall use X". A fact, such as a line
 * of the company's profile, sets no duty: "We build X" → "The Contractor builds X".
 */
export function inThirdPerson(statement: string, isFact = false): string {
  const wish = asGoal(statement)
  return wish === null
    ? stated(statement, isFact)
    : sentencesIn(wish)
        .map(({ start, end }) => wishOf(wish.slice(start, end), isFact))
        .join(' ')
}

/** What is wished keeps its verb and binds nobody: "Goal (not a commitment): halve the error." */
function wishOf(said: string, isFact: boolean): string {
  return said.startsWith(GOAL)
    ? sentence(owned(PLAIN_WISH.reduce((text, [pattern, full]) => text.replace(pattern, full), said)))
    : stated(said, isFact)
}

const PLAIN_WISH: readonly [RegExp, string][] = [
  ...CONTRACTIONS,
  [/\bwe (?:can|could|will|shall)\b/gi, 'the Contractor can'],
  [/\bwe\b/g, 'the Contractor'],
]

function stated(statement: string, isFact: boolean): string {
  const plain = CONTRACTIONS.reduce((text, [pattern, full]) => text.replace(pattern, full), statement).replace(
    WISH,
    'the Contractor asks for ',
  )
  const intended = plain.replace(INTENT, (_, not: string | undefined, verb: string) =>
    not === undefined && ABOUT.test(ordered(verb))
      ? `the Contractor ${thirdPerson(ordered(verb))}`
      : `the Contractor shall${not ?? ''} ${ordered(verb)}`,
  )
  const acted = asContractor(isFact ? intended : withSubject(intended), isFact)
  const joined = acted.replace(AGAIN, '$1 ').replace(AGAIN, '$1 ')
  const spoken = ifPresent(joined)
    .replace(THEN_FIRST, 'the Contractor $1 then ')
    .replace(/\b(the Contractor) shall commit to\b/gi, '$1 commits to')
  return sentence(owned(spliced(spoken.replace(WITHOUT_COMMA, '$1, the Contractor $2'))))
}

const SUBORDINATE =
  /(?:^|[.;] )(?:if|when|unless|once|after|before|while|until|since|because|as|although|though|where|in|at|on|by|for|from|with|without|to|during|using|first|next|last|finally|then|today|currently)\b[^.;]*$/i

/** Two sentences joined by a comma alone are parted: "The glue may fail, the Contractor shall …" → "…; the Contractor shall …". */
function spliced(text: string): string {
  return text.replace(/, (?=the Contractor (?:shall|would)\b)/g, (comma, at: number) => {
    const before = text.slice(0, at)
    const clause = before.split(/[.;] /).at(-1) ?? ''
    return SUBORDINATE.test(before) || !hasFinite(wordsOf(clause)) ? comma : '; '
  })
}

/** "If it is late the Contractor shall …" gets its comma. */
const WITHOUT_COMMA = /((?:^|[.;] )(?:if|when|unless) [^,.;:]{3,90}?) the Contractor (shall|would)\b/gi

/** What may happen is no duty: "if the Contractor shall fail a test" → "if the Contractor fails a test". */
function ifPresent(text: string): string {
  return text.replace(
    /\b(if|when|unless|until|once|after|before) the Contractor shall ([a-z]+)/gi,
    (_, lead: string, verb: string) => `${lead} the Contractor ${thirdPerson(verb)}`,
  )
}

function ordered(verb: string): string {
  const word = wordsOf(verb)[0]
  return word && /ing$/.test(verb) ? baseForm(verb, word.lemma) : verb
}

/** "Test lead: Bob Stone" orders nothing. */
const LABELLED = /^[A-Za-z/ -]{2,40}: ?[A-Z]/

/** "Report, month 6" names a step and its time. */
const DATED_LABEL = /^[\p{L} -]{2,40}, months? \d/iu

/** A statement that begins with its verb gets its subject. */
function withSubject(text: string): string {
  if (LABELLED.test(text) || DATED_LABEL.test(text)) return text
  if (/^(?:could|might|may|can|must|should) [a-z]/i.test(text)) return `the Contractor ${lowerStart(text)}`
  if (/^(?:will|shall) /i.test(text)) return text.replace(/^(?:will|shall) /i, 'the Contractor shall ')
  const words = wordsOf(lowerStart(text))
  const first = words[0]
  if (!first) return text
  const base = baseForm(first.text, first.lemma)
  if (/ing$/.test(first.text) && first.pos === 'VERB' && isDutyVerb(base) && !hasFinite(words)) {
    return `the Contractor shall ${base} ${textOf(words.slice(1))}`
  }
  const order = imperative(text)
  return order && !hasFinite(words.slice(1)) ? `the Contractor shall ${order.text}` : text
}

/** Whether a verb stands there that carries a sentence: not an infinitive, a gerund or a participle. */
export function hasFinite(all: readonly Word[]): boolean {
  const relative = all.findIndex(
    (word, index) =>
      index > 0 && /^(?:that|which|who)$/i.test(word.text) && (all[0]?.pos === 'DET' || /^(?:NOUN|PROPN)$/.test(all[index - 1]?.pos ?? '')),
  )
  const words = relative > 0 && !all.slice(0, relative).some(({ text }) => /^[,;:]$/.test(text)) ? all.slice(0, relative) : all
  return words.some((word, index) => {
    if (word.pos === 'AUX') return true
    if (word.pos !== 'VERB' || /ing$/.test(word.text)) return false
    const before = words[index - 1]
    if (before && /^(?:to|-|\/)$/.test(before.text)) return false
    if (/(?:ed|en|ilt|own)$/.test(word.text))
      return (
        /^(?:PRON|NOUN|PROPN)$/.test(before?.pos ?? '') && !/^(?:by|with|in|on|at|for|from|to|using)$/.test(words[index + 1]?.text ?? '')
      )
    return index > 0
  })
}

const PRESENT = new RegExp(
  `${SPEAKER} (?:(also|currently|already|now|still|then|first|next|only|simply|usually|mainly|always) )?(?:(am|are|have|had|was|were|do|did|can|could|may|might|should|must)\\b|([a-z]+(?:-[a-z]+)?)\\b)`,
  'giu',
)
const SAME = /^(?:had|did|can|could|may|might|should|must)$/i

function asContractor(text: string, isFact: boolean): string {
  const isNow = isFact || /\b(?:today|currently|already|now|have been|last year|to date|so far)\b/i.test(text)
  const told = text.replace(PRESENT, (...found: (string | number | undefined)[]) => {
    const [match, adverb, auxiliary, verb, at] = found as [string, string | undefined, string | undefined, string | undefined, number]
    const lead = adverb ? ` ${adverb}` : ''
    const isDone = /^do$/i.test(auxiliary ?? '') && /^ (?:the|an?|all|our|my|this|that|it|most)\b/i.test(text.slice(at + match.length))
    if (isDone) return `the Contractor${worked('do', lead, isNow)}`
    if (auxiliary) return `the Contractor${lead} ${SAME.test(auxiliary) ? auxiliary : finite(auxiliary)}`
    const [before, after] = [text.slice(0, at), text.slice(at + match.length)]
    return `the Contractor${worked(verb ?? '', lead, isNow || RELATIVE.test(before) || isStanding(verb ?? '', after))}`
  })
  return /the Contractor(?: [a-z]+ly)? [a-z-]+s\b/.test(told) ? agreeing(told) : told
}

/** The second verb of a statement agrees as well: "owns a chamber and have …" → "owns a chamber and has …". */
function agreeing(text: string): string {
  const words = wordsOf(text)
  const at = words.findIndex((word, index) => {
    const isBase = word.text === baseForm(word.text, word.lemma) || word.text === 'are'
    return (
      words[index - 1]?.text === 'and' &&
      /^(?:VERB|AUX)$/.test(word.pos) &&
      isBase &&
      words[index + 1]?.pos !== 'AUX' &&
      !isOrdered(words, index)
    )
  })
  const verb = words[at]
  if (!verb) return text
  return agreeing(
    textOf(words.map((word, index) => (index === at ? { ...word, text: thirdPerson(baseForm(verb.text, verb.lemma)) } : word))),
  )
}

/** "shall take what it calls frames and run" orders both. */
function isOrdered(words: readonly Word[], at: number): boolean {
  return words.slice(0, at).some(({ text }) => text === 'shall')
}

function finite(auxiliary: string): string {
  const form = auxiliary.toLowerCase()
  return form === 'was' || form === 'were' ? 'was' : thirdPerson(baseForm(form, form))
}

/** "which we book by the week" tells of a thing; it sets no duty. */
const RELATIVE = /\b(?:which|that|who|where|what|because|since|as) $/i

/** What the effort is about is said, not ordered. */
const ABOUT = /^(?:address|cover|focus|target|tackle)$/i

function isStanding(verb: string, after: string): boolean {
  return (
    ABOUT.test(verb) ||
    (/^(?:build|draw|work|specialize|rely)$/i.test(verb) && /^ (?:on|in)\b(?! (?:the|a) (?:board|prototype))/.test(after))
  )
}

const STATE =
  /^(?:have|own|hold|operate|propose|commit|plan|expect|offer|know|think|believe|see|rely|depend|need|want|achieve|get|reach|employ|agree|hope|assume)$/

/** What the company does is a duty ("shall use"); what it has or reaches today stays a statement; the past stays past. */
function worked(verb: string, lead: string, isNow: boolean): string {
  const word = wordsOf(verb)[0]
  const base = verb.includes('-') ? verb.toLowerCase() : baseForm(verb, word?.lemma ?? verb)
  if (base !== verb.toLowerCase()) return `${lead} ${verb}`
  return isNow || STATE.test(base) ? `${lead} ${thirdPerson(base)}` : ` shall${lead} ${base}`
}

/** "our lab … our tools" → "the Contractor's lab … its tools". */
function owned(text: string): string {
  let count = /\bthe Contractor\b/i.test(text.split(/\b(?:our|my)\b/i)[0] ?? '') ? 1 : 0
  return upperStart(
    text
      .replace(/\b(?:our|my)\b/gi, () => (count++ === 0 ? "the Contractor's" : 'its'))
      .replace(/(?<!\d ?)\b(?:us|me)\b/g, 'the Contractor')
      .replace(/\b(?:ours|mine)\b/gi, "the Contractor's")
      .replace(/\b(?:ourselves|myself)\b/gi, 'itself'),
  )
}
