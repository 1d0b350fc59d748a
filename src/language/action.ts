import { partedAtSpaces, startsAsName } from './characters.ts'
import { formOf } from './clause.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/** What goes before an action, so that its first word is read as what one has to do. */
const DUTY = 'The team shall'
/** What may follow a verb that may be a noun as well, when it is the verb: "test the coupons", "model two antennas", "fly it". */
const FOLLOWS = new Set(['DET', 'NUM', 'PRON', 'ADV', 'ADJ'])
/** "Lay out", "work up": with these it is the verb, too. */
const PARTICLES = new Set(['out', 'up', 'down', 'off', 'away', 'through'])

/**
 * Whether what is to be done begins with a verb in its bare form, so that it can stand behind "shall": "Model the antenna", not "Antenna model". Where
 * the word may be a noun as well, what follows decides.
 */
export function beginsWithVerb(action: string): boolean {
  const before = wordsOf(DUTY).length
  const [verb, ...rest] = wordsOf(`${DUTY} ${lowerFirst(action.trim())}`).slice(before)
  if (!verb || !isBare(verb) || isOfSomething(rest) || isOfTrials(verb, rest) || isListed(rest)) return false
  if (goesOnBehindParticle(rest)) return true
  if (verb.pos === 'NOUN') return isArticle(rest[0])
  if (verb.pos !== 'VERB' && !MAIN.has(verb.text)) return false
  return wordsOf(`the ${verb.text}`)[1]?.pos !== 'NOUN' || isVerbBefore(verb, rest)
}

/**
 * Whether words begin with a verb without doubt: with a word that is no noun, or one before which no noun would stand so, "load the cases", "pack and ship
 * it". "Load cases and geometry" may tell of work or name things, and whoever reads it cannot know.
 */
export function surelyBeginsWithVerb(action: string): boolean {
  const before = wordsOf(DUTY).length
  const [verb, ...rest] = wordsOf(`${DUTY} ${lowerFirst(action.trim())}`).slice(before)
  if (!verb || verb.pos === 'ADP' || !isBare(verb) || isOfSomething(rest) || isOfTrials(verb, rest) || isListed(rest)) return false
  if (isHardlyNoun(verb.text) || MAIN.has(verb.text) || goesOnBehindParticle(rest)) return true
  const [next, ...others] = rest
  if (!next) return false
  if (next.pos === 'NUM') return others.some(isSeveral)
  if (next.pos === 'CCONJ' || next.text === ',') return surelyBeginsWithVerb(textOf(others))
  return ['DET', 'PRON', 'ADV'].includes(next.pos) || PARTICLES.has(next.text)
}

/** "Write", "build": the reader has no noun of that form, or none of which there are several. */
function isHardlyNoun(verb: string): boolean {
  const isVerb = (words: string, at: number) => wordsOf(words)[at]?.pos === 'VERB'
  return isVerb(`the ${verb}`, 1) || (isVerb(verb, 0) && isVerb(`two ${verb}s`, 1))
}

/** "Test of the coupons", "Work that is done": what stands before these is a thing. */
function isOfSomething([next, second]: readonly Word[]): boolean {
  return next?.text === 'of' || (next?.pos === 'PRON' && second?.pos === 'AUX')
}

/** "Build, safety and field demo": what is listed with things is one of them. */
function isListed([comma, ...others]: readonly Word[]): boolean {
  return comma?.text === ',' && others[0] !== undefined && isNoun(others[0]) && !beginsWithVerb(textOf(others))
}

/** "Smolder trials", "weld tests": what stands right before trials says what is tried, unless it is what one does with trials. */
function isOfTrials(verb: Word, rest: readonly Word[]): boolean {
  const end = rest.findIndex(({ pos }) => !IN_NAME.has(pos))
  const head = rest[(end < 0 ? rest.length : end) - 1]
  return head !== undefined && TRIALS.has(head.lemma) && !DONE_WITH_WORK.has(verb.text)
}

/** "Scope the variables": the reader knows some verbs as nouns alone, and no noun stands before an article. */
function isArticle(word: Word | undefined): boolean {
  return ['the', 'a', 'an'].includes(word?.text ?? '')
}

/** Whether a word that may be a noun is the verb before these words. */
function isVerbBefore(verb: Word, rest: readonly Word[]): boolean {
  const [next, ...others] = rest
  if (!next) return false
  const isPair = (next.pos === 'CCONJ' || next.text === ',') && beginsWithVerb(textOf(others))
  if (FOLLOWS.has(next.pos) || PARTICLES.has(next.text) || isPair) return true
  if (next.text === 'in' && DONE_WITH_WRITTEN.has(verb.text)) return isWrittenIn(others)
  return (isMostlyVerb(verb) && next.pos === 'PROPN') || isDoneTo(verb, withoutBrackets(rest)) || goesOnWithVerb(rest)
}

/** "Compare", "map": where it stands alone the reader takes it for a verb, though it may be a noun. */
function isMostlyVerb(verb: Word): boolean {
  return wordsOf(verb.text)[0]?.pos === 'VERB'
}

/** "Compare the two … and demonstrate it": where the next thing is done without doubt, so is the first. */
function goesOnWithVerb(words: readonly Word[]): boolean {
  const end = words.findIndex(({ pos, text }) => ENDS_CLAUSE.has(pos) || OPENS_CLAUSE.has(text))
  const clause = words.slice(0, end < 0 ? undefined : end)
  return clause.some((word, at) => {
    const [before, next] = [clause[at - 1], clause[at + 1]]
    if (word.pos !== 'VERB' || formOf(word) !== 'bare' || !(before?.pos === 'CCONJ' || before?.text === ',')) return false
    return next?.pos === 'DET' || next?.pos === 'PRON' || PARTICLES.has(next?.text ?? '') || wordsOf(`the ${word.text}`)[1]?.pos !== 'NOUN'
  })
}

/** "Log in the guests and lead them up": of a word that may be a noun and its particle the next thing that is done shows that they are a verb. */
function goesOnBehindParticle([particle, ...others]: readonly Word[]): boolean {
  return particle?.pos === 'ADP' && goesOnWithVerb(others)
}

const ENDS_CLAUSE = new Set(['PART', 'AUX', 'SCONJ'])
const OPENS_CLAUSE = new Set(['that', 'which', 'who'])

/** What was done, and is no bare form although it has no ending. */
const PAST = new Set(
  'built made written held kept sent found taken done shown given met told grown drawn chosen driven flown worn sold bought brought taught led'.split(
    ' ',
  ),
)

/** "Do the simulation", "have it welded": what helps other verbs can be what is done. */
const MAIN = new Set(['do', 'have'])
/** Nouns that name work or what is written of it: what stands before them tells which. */
const TRIALS = new Set('test trial run experiment campaign'.split(' '))
const WORK = new Set('test trial run experiment study campaign measurement analysis simulation session review meeting design'.split(' '))
const WRITTEN = new Set(
  'report memo plan sheet record log list table file document result recording paper drawing curve note schedule procedure protocol matrix data chart'.split(
    ' ',
  ),
)
/** What one does with work, and with what is written. */
const DONE_WITH_WORK = new Set(
  partedAtSpaces(`run plan design repeat conduct perform execute do have complete begin start continue finish observe attend witness supervise support
   schedule prepare arrange organize coordinate lead hold monitor film automate simulate evaluate analyze compare review assess define develop
   document validate host join improve update refine extend write add make get take use see show watch record log list`),
)
const DONE_WITH_WRITTEN = new Set('report document review file record log list plot draft print process'.split(' '))
/** "Design verification", "model validation" are work as well. */
const DEEDS = ['tion', 'sion', 'ment', 'sis', 'ing']

/**
 * "Measure coupons", "score forecast skill and stability": what is done to several things, where "test plan" is one thing. "Flight tests" are work
 * themselves, and nothing that one flights; "test results" are what was written of it.
 */
function isDoneTo(verb: Word, words: readonly Word[]): boolean {
  const end = words.findIndex(({ pos }) => !IN_NAME.has(pos))
  const name = words.slice(0, end < 0 ? undefined : end)
  const [first, head, behind] = [name[0], name.at(-1), words[name.length]]
  if (!first || !head || !isNoun(first) || !isNoun(head) || behind?.pos === 'AUX') return false
  const heads = name.filter((_, at) => !name[at + 1] || name[at + 1]?.pos === 'CCONJ')
  if (heads.some(({ lemma }) => WORK.has(lemma))) return isSeveral(head) && DONE_WITH_WORK.has(verb.text)
  if (heads.some(isWritten)) return isSeveral(head) && (DONE_WITH_WRITTEN.has(verb.text) || isMostlyVerb(verb))
  const isOne = heads.length === 1 && !(isMostlyVerb(verb) && name.length > 1)
  return isSeveral(head) || isSeveral(first) || !(isOne || DEEDS.some((ending) => head.text.endsWith(ending)))
}

/** "Log in the rope sheet": behind "in" the name of what is written ends in one. */
function isWrittenIn(words: readonly Word[]): boolean {
  const end = words.findIndex(({ pos }) => !IN_NAME.has(pos) && pos !== 'DET')
  const head = words[(end < 0 ? words.length : end) - 1]
  return head !== undefined && isWritten(head)
}

function isWritten({ text, lemma }: Word): boolean {
  return WRITTEN.has(lemma) || text === 'data'
}

/** What the name of a thing is made of, and of several: "forecast skill and stability". */
const IN_NAME = new Set(['NOUN', 'PROPN', 'ADJ', 'CCONJ'])

function isNoun({ pos }: Word): boolean {
  return pos === 'NOUN' || pos === 'PROPN'
}

/** What stands in brackets says more of a thing and is no part of its name. */
function withoutBrackets(words: readonly Word[]): Word[] {
  let depth = 0
  return words.filter(({ text }) => {
    if (text === '(') depth += 1
    if (text === ')') depth -= 1
    return depth === 0 && text !== ')'
  })
}

function isSeveral({ pos, text, lemma }: Word): boolean {
  return text === 'data' || (pos === 'NOUN' && text.endsWith('s') && lemma !== text)
}

/** "Scoping" and "screening" have an ending, "bring" and "string" have none. */
const ENDING = /[aeiouy].*ing$/

/** "Half the plates", "all the fleeces" are things. */
const PARTS = new Set(['half', 'twice', 'all', 'both'])

const INFLECTED = ['ing', 'ed', 's']

/** The reader does not know each verb's dictionary form ("lay out"), but these endings are no bare form. */
function isBare(verb: Word): boolean {
  if (ENDING.test(verb.text) || PARTS.has(verb.text)) return false
  return formOf(verb) === 'bare' || !(INFLECTED.some((ending) => verb.text.endsWith(ending)) || PAST.has(verb.text))
}

function lowerFirst(text: string): string {
  return startsAsName(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/**
 * What is done, beginning with its verb in the bare form, where the words show what that is: "builds four cages" → "build four cages", "screening 17
 * metals" → "screen 17 metals", "the code is written in C" → "write the code in C". Other words stay as they are.
 */
export function asAction(told: string): string {
  const text = told.trim().replace(/^(?:to|we(?:'ll| will)?|i(?:'ll| will)?|then|and|our|my)\s+/i, '')
  if (beginsWithVerb(text)) return text
  const words = wordsOf(text)
  return active(words) ?? bareStart(text) ?? text
}

/** A sentence whose subject is what something is done to, turned round; "what falls off is mended" has a clause there, and stays as it is. */
function active(words: readonly Word[]): string | undefined {
  const at = words.findIndex(({ pos }) => pos === 'AUX')
  const verb = words[at + 1]
  if (at < 1 || hasClause(words.slice(0, at))) return undefined
  if (words[at]?.lemma !== 'be' || verb?.pos !== 'VERB' || !['d', 't', 'n'].includes(verb.text.slice(-1))) return undefined
  const rest = textOf(words.slice(at + 2))
  const turned = `${verb.lemma} ${lowerFirst(textOf(words.slice(0, at)))}${',.;'.includes(rest.charAt(0)) ? '' : ' '}${rest}`.trim()
  return beginsWithVerb(turned) ? turned : undefined
}

function hasClause(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const hasSubject = word.pos === 'VERB' && !['ed', 'ing'].includes(formOf(word))
    return hasSubject || (at > 0 && (word.pos === 'PRON' || OPENS_CLAUSE.has(word.text)))
  })
}

/** "builds", "building" at the start; of "putting it together and finding the cycle" one alone would be turned. */
function bareStart(text: string): string | undefined {
  const [verb, ...rest] = wordsOf(`She ${lowerFirst(text)}`).slice(1)
  if (!verb || !isMainVerb(verb, rest) || verb.lemma === verb.text.toLowerCase()) return undefined
  const bare = `${verb.lemma}${rest[0]?.space ?? ' '}${textOf(rest)}`
  return beginsWithVerb(bare) && !/ing\b.*(?:,| and) [a-z]+ing\b/.test(text) ? bare : undefined
}

/** "Does the survey" says what is done, "has done the survey" when. */
function isMainVerb({ pos, lemma }: Word, [next]: readonly Word[]): boolean {
  return pos === 'VERB' || (MAIN.has(lemma) && next?.pos !== 'VERB')
}

/** Whether words say what somebody does, and name nothing: "installs them", "Build the cage with a parts list". */
export function isDeed(words: string): boolean {
  const [first, second] = wordsOf(words)
  if (first?.pos === 'AUX') return true
  return first?.pos === 'VERB' && (formOf(first) === 's' || second?.pos === 'DET' || second?.pos === 'PRON')
}

/** Whether words name a thing or a person: neither what somebody does, nor what hangs on other words as "of the types on that list" does. */
export function isThing(words: string): boolean {
  const [first] = wordsOf(words)
  return !isDeed(words) && first?.pos !== 'ADP' && first?.pos !== 'SCONJ'
}
