import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { inPlainCase } from '../english/capitals.ts'
import { isBalanced, tidy, upperStart } from '../english/wording.ts'
import { FILLERS, LEADS } from './fillers.ts'
import { withoutHesitation } from './hesitation.ts'
import { corrected } from './taken-back.ts'
import { goesOn, isNoMore } from './undecided.ts'

const TRAILING =
  /,? (?:i|we) (?:guess|think|suppose|believe|hope)[.]?$|,? (?:or (?:something|so|whatever)|and (?:stuff|so on|whatnot)|etc|you know)[.?]?$|, (?:right|yeah)[.?]?$/i
const BULLET = /^\s*(?:[-–—*•●▪◦·]+|\(?(?:\d{1,2}|[a-z])[.)])\s+/

const UNDECIDED =
  "(?:not (?:really |quite |totally |yet )?(?:sure|certain|known|decided|clear|determined|applicable|available)|(?:do not|don'?t|dont) (?:really |actually )?(?:know|have (?:that|one|this|any(?: yet)?|an answer|it))|(?:have not|haven'?t|havent) (?:decided|thought about (?:that|it|this)|figured (?:that|it) out|chosen|picked)|no (?:idea|clue|answer|comment|opinion|info(?:rmation)?)|unsure|undecided|unknown|to be (?:determined|decided|defined|confirmed|announced|discussed)|tb[dcas]|will (?:follow|tell you later|get back to you)|open|pending|later|skip(?: this| it)?|pass|can(?:no|')t say)"
const NOTHING = new RegExp(
  `^(?:(?:i|we)(?:'m| am|'re| are)? |it(?:'s| is) |that(?:'s| is) |still |this is |honestly |sorry,? )*(?:${UNDECIDED})(?:(?: yet| at (?:this|the) (?:time|point|moment|stage)| right now| at present| for now| here| about (?:that|this|it)| on (?:that|this))*)[.!]*$|^(?:n\\.?/?a\\.?|none|no|nil|nothing(?: yet| so far)?|yes|ok|okay|\\?+|[-–—.]+|x+|same(?: as (?:above|before))?|ditto|(?:as|see) (?:above|before|below|previous)|see (?:our|my|the|attached|answer|question|q ?\\d)\\b.{0,60}|already (?:answered|said|covered)|(?:we'?ll|i'?ll|we will) (?:see|figure (?:it|that) out|decide (?:later|that later)|work (?:it|that) out)(?: later| then)?|lorem ipsum.*|test|asdf\\w*)[.!]?$`,
  'i',
)

/** An answer as separate statements: lines, bullets and sentences, without fillers; what says nothing is left out. */
export function statementsIn(answer: string): string[] {
  return enumerated(answer)
    .split(/\r?\n|(?<=[.;:])\s+(?=[-–•*●]\s)|\s+(?=[•●▪]\s)/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '' && !isNothing(line))
    .map(inPlainCase)
    .map(corrected)
    .map(withoutHesitation)
    .map(spelledOut)
    .flatMap(sentencesOf)
    .map((statement) => cleaned(statement))
    .filter((statement) => statement.length > 2 && !isNothing(statement))
}

/** "1) noise 2) drift" on one line are two entries. */
function enumerated(answer: string): string {
  return ENTRIES.test(answer) ? answer.replace(ENTRY, '\n') : answer
}

/** The number of a month or a milestone that ends a sentence, "by month 2. If it is late", opens no entry. */
const NO_ENTRY =
  '(?<!\\b(?:months?|weeks?|years?|days?|phase|milestones?|tasks?|steps?|risks?|levels?|types?|TRL|by|in|at|of|to|and|or|than|is|are))'
const ENTRIES = new RegExp(`(?:^|${NO_ENTRY}\\s)1[.)]\\s[^\\n]*${NO_ENTRY}\\s2[.)]\\s`, 'i')
const ENTRY = new RegExp(`(?<=\\S)${NO_ENTRY}[ \\t]+(?=\\d{1,2}[.)][ \\t])`, 'gi')

/** Signs that stand for words when somebody types fast. */
function spelledOut(line: string): string {
  return line
    .replace(/[’]/g, "'")
    .replace(/ \.\.\. /g, ' … ')
    .replace(/, (?:i|we) (?:think|guess|believe),? ((?:about|around|roughly|maybe) )?(\d[\d.,]* [\p{L}-]+)/giu, ', $1$2 [confirm $2]')
    .replace(/(?<=\d-in)\.(?= \p{Ll})/gu, '')
    .replace(/\b(we|i|they|you)(?:'ve| have) got\b/gi, '$1 have')
    .replace(/\b(and|but|so) (?:we|i) (?:think|believe|guess|feel) (?:that )?(?=(?:we|i|it|this|they)\b)/gi, '$1 ')
    .replace(/\bUniv\. (?=of\b|\p{Lu})/gu, 'University ')
    .replace(/(?<=\p{L}) (?:\+|&) (?=\p{L})/gu, ' and ')
    .replace(/ w\/o ?(?=\S)/g, ' without ')
    .replace(/ w\/ ?(?=\S)/g, ' with ')
    .replace(/^.+(?:->|=>|→).+(?:->|=>|→).+$/, (chain) => chain.replace(/ ?(?:->|=>|→) ?/g, ', then '))
    .replace(/ ?(?:->|=>|→) ?/g, ': ')
    .replace(/\bthe pi (?=is\b|will\b)/gi, (lead) => `${lead.slice(0, 4)}PI `)
    .replace(
      /\b(?:[Mm]y|[Oo]ur) (?:wife|husband|brother|sister|son|daughter|friend|buddy|colleague|co-?founder|intern) (?=(?:Dr\. )?\p{Lu})/gu,
      '',
    )
    .replace(/\b(?:me|myself) \((\p{Lu}[^()]{3,40})\)/gu, '$1')
    .replace(/(?<=\p{Lu}[\p{L}'-]+,? )(?:he|she) (?=(?:leads|is|runs|does|will|writes|builds|heads|manages|handles)\b)/gu, '')
}

/** Whether somebody says that they have nothing to say: "n/a", "we haven't decided yet", "see above". */
function isNothing(statement: string): boolean {
  const plain = withoutHesitation(statement.replace(/[’]/g, "'")).replace(FILLERS, ' ').replace(/\s+/g, ' ').trim()
  return isNoMore(plain.replace(LEADS, '')) || NOTHING.test(plain.replace(LEADS, '')) || NOTHING.test(plain)
}

function sentencesOf(line: string): string[] {
  return sentencesIn(line)
    .map(({ start, end }) => line.slice(start, end))
    .flatMap((sentence) => sentence.split(/(?<!\b(?:vs|approx|incl|resp|esp|cf|fig|min|max)\.)(?<=[a-z)]{2}[.!?])\s+(?=[a-z])/))
    .flatMap((sentence) => (sentence.split(' ').length > 40 ? committed(sentence.split(/;\s+/)) : [sentence]))
    .flatMap(breathed)
    .flatMap(shortened)
}

/** "We commit to: 250 ms; and no error" commits to each of its parts. */
function committed(parts: readonly string[]): readonly string[] {
  const lead = /^(?:.*\b)?(?:we|I) commit to: ?/i.exec(parts[0] ?? '')
  if (!lead) return parts
  return parts.map((part, index) => (index === 0 ? part : `We commit to ${part.replace(/^and /, '')}`))
}

/** A speaker's sentence without marks is cut from this many words on, one with marks later. */
const LONG_UNMARKED = 20
const LONG = 34

const CONNECTOR =
  /,?\s+(?=(?:and then (?:we|i|the|our|it|they|he|she|dr\.?|there|you)|and so|so then|then we|so we|but we|but i|and we(?:'ll|'re|'ve)?|and i(?:'m|'ll|'ve)?|and our|and my|and his|and her|and this|and that|and there|and dr\.?|and it|and he|and she|and they|and the risk|and if|so if|but if|so the|and also|oh and|plus (?:we|i|the)|and (?:the|another)(?= (?:[a-z]+ ){1,3}(?:is|will|leads|would|has|have|must)\b)|it(?:'s| is) (?:like|about|around|roughly))\s)/i
const JOINT = /^(?:and then|and so|so then|and also|oh and|then|so|and|but|plus)\s+/i

/** Speech without full stops runs on; it is cut where the speaker starts a new clause. */
function breathed(sentence: string): string[] {
  const limit = /[,;:.]\s/.test(sentence) ? LONG : LONG_UNMARKED
  if (sentence.split(/\s+/).length <= limit) return [sentence]
  return unbroken(sentence.split(CONNECTOR))
    .map((part) => part.replace(JOINT, '').trim())
    .filter((part) => part !== '' && !/^(?:and|so|then|but|also|plus)$/i.test(part))
}

/** A rule told in several "if" clauses is one rule. */
const PASS_RULE = /\bpass(?:es|ed)? (?:if|when) (?!.*[.;] )/i

/** A cut within a bracket, behind "which Ann" or behind a word that cannot end a sentence is none. */
function unbroken(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last !== undefined && PASS_RULE.test(last) && /^and if /i.test(part)) whole[whole.length - 1] = `${last}, ${part}`
    else if (last !== undefined && (!isBalanced(last) || goesOn(last))) whole[whole.length - 1] = `${last} ${part}`
    else whole.push(part)
  }
  return whole
}

/** The longest statement that a plan may hold, in words; what is longer is cut at its marks, so that nothing is lost. */
const LONGEST = 55

function shortened(sentence: string): string[] {
  if (sentence.split(/\s+/).length <= LONGEST) return [sentence]
  const parts: string[] = []
  for (const piece of sentence.split(/(?<=[;:])\s+|,\s+(?=(?:and|but|so|then|which|while)\s)|,\s+/)) {
    const last = parts.at(-1)
    if (last !== undefined && `${last} ${piece}`.split(/\s+/).length <= LONGEST)
      parts[parts.length - 1] = `${last.replace(/,$/, '')}, ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** What was said with a doubt is kept with a blank that asks for the word. */
const DOUBT =
  /^(?:(?:i|we)(?:'m| am|'re| are) )?(?:not (?:really |quite |totally |100% )?(?:sure|certain)(?: yet)?|(?:i |we )?(?:do not|don'?t) (?:really |exactly )?know(?: yet| exactly)?)[,.]?\s+(?:but |maybe |probably |perhaps |i (?:think|guess) |we (?:think|guess) )+|^(?:maybe|perhaps|probably|possibly)[,:]?\s+/i

function cleaned(statement: string): string {
  const plain = tidy(
    statement
      .replace(FILLERS, ' ')
      .replace(TRAILING, '')
      .replace(/(?<!\b(?:would|should|looks?|feels?|is|are)|'d) (?:like|roughly like) (?=\d)/gi, ' about '),
  )
    .replace(LEADS, '')
    .replace(/^[,.;:]\s*/, '')
  const doubted = plain.replace(DOUBT, '')
  const sure = doubted === plain || /\[confirm/.test(plain) ? doubted : `${doubted.replace(/[.;]+$/, '')} [confirm this]`
  return upperStart(balanced(sure).trim())
}

/** A bracket or quote that never closes is no bracket. */
function balanced(text: string): string {
  return isBalanced(text) ? text : text.replace(/[()[\]]|(?<!\d)"/g, '').replace(/ {2,}/g, ' ')
}
