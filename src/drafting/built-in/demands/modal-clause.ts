import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { imperative } from '../english/imperative.ts'
import { baseForm, finiteVerb } from '../english/inflection.ts'
import { namedActivity } from '../english/nominal.ts'
import { isPlural } from '../english/noun-phrase.ts'
import { lowerStart } from '../english/wording.ts'
import { isDutyVerb } from './duty-verbs.ts'

type Read = { kind: 'duty'; verb: string; text: string } | { kind: 'condition'; text: string }

const ACTOR =
  /^(?:the |an? |all |any )?(?:prospective |selected |small business |proposing )?(?:performers?|offerors?|proposers?|applicants?|contractors?(?:\(s\))?|awardees?|vendors?|companies|company|firms?|selectees?|small business(?:es)?(?: concerns?)?|teams?|efforts?|it|(?:multi-?phase |future |proposed )?developments?|(?:this |the )?(?:proposed |developed |overall )?(?:\w+ )?(?:research(?: effort)?|effort|project|focus))(?: selected for phase i{1,2}| under phase i{1,2})?$/i
const PHASE =
  /^(?:(?:a|the|this) )?(?:successful )?(?:phase i{1,2}|testing|phase|effort|project)(?: (?:efforts?|option|study|research|project|work|phase))?(?:, if exercised,?)?$/i
/** What is written or shown: what it must hold is said of it, "describe in the report …". */
const DOCUMENT =
  /^(?:the |this |these |such a |a )?((?:[\w-]+ ){0,3}?(?:plans?|reports?|demonstrations?|assessment|rationale|documentation|CONOPS))$/i
/** "The solution will be subject to laboratory assessment …": the Government examines, the company supports it. */
const EXAMINED =
  /^be subject(?:ed)? to (?:an? |the )?((?:[\w-]+ ){0,4}(?:assessments?|evaluations?|inspections?|reviews?|testing|tests?|examinations?)\b.*)$/i
/** "The objective of Phase I should be to develop …" */
const AIM = /^(?:the )?(?:main |overall |primary )?(?:objective|goal|aim|intent|purpose)s?(?: (?:of|for) .{3,40})?$/i
const MODAL = /^(?:shall|should|must|will|would)$/i

/** A sentence built on "shall", "should", "must" or "will", as a duty of the company or as a condition that can be checked. */
export function modalClause(text: string): Read | null {
  const words = wordsOf(text)
  const at = modalAt(words)
  if (at < 1) return null
  const subject = textOf(words.slice(0, at)).replace(/,$/, '')
  const rest = words.slice(at + width(words, at)).filter((word, index) => !(index === 0 && /^(?:also|then|therefore)$/i.test(word.text)))
  const verb = rest.find((word) => word.pos !== 'ADV' && !/^not$/i.test(word.text))
  if (!verb) return null
  if (/\s(?:it|they|this|these)$/i.test(subject)) return null
  if (/^they$/i.test(subject) && /^(?:address|describe|discuss|explain|propose|identify|outline)$/.test(verb.text))
    return ordered(textOf(rest))
  const aimed = AIM.test(subject) ? ordered(textOf(rest).replace(/^be to /, '')) : null
  if (aimed) return aimed
  const bidden = /^be (?:required|expected|asked|requested|encouraged) to (.+)$/i.exec(textOf(rest))?.[1]
  if (ACTOR.test(subject) && bidden) return ordered(bidden)
  if (ACTOR.test(subject) && verb.text !== 'be' && !/^not$/i.test(rest[0]?.text ?? '')) return ordered(textOf(rest))
  if (/^(?:proposals?|awardees?|phase i{1,2} (?:awards|awardees|proposals?))$/i.test(subject)) return null
  if (/^testing$/i.test(subject) && /^include$/.test(verb.text))
    return { kind: 'duty', verb: 'test', text: `carry out tests that include ${textOf(rest.slice(1))}` }
  const document = DOCUMENT.exec(subject)?.[1]
  if (document && /^(?:address|include|describe|cover|contain|identify|outline|discuss|explain)$/.test(verb.text))
    return {
      kind: 'duty',
      verb: verb.text,
      text: `${verb.text} in the ${document.toLowerCase()} ${textOf(rest.slice(rest.indexOf(verb) + 1)).replace(/^if /, 'whether ')}`,
    }
  const examined = EXAMINED.exec(textOf(rest))?.[1]
  if (examined) return { kind: 'duty', verb: 'support', text: `support the ${examined}` }
  const stressed = /^be (?:included|placed|given)$/i.test(textOf(rest)) ? /^emphasis on (.+)$/i.exec(subject)?.[1] : undefined
  if (stressed) return { kind: 'duty', verb: 'emphasize', text: `emphasize ${stressed}` }
  const considered = /^consideration$/i.test(subject) ? /^be given to (.+)$/i.exec(textOf(rest))?.[1] : undefined
  if (considered) return { kind: 'duty', verb: 'consider', text: `consider ${considered}` }
  if (PHASE.test(subject)) return ofPhase(rest) ?? condition(subject, rest)
  return passive(subject, rest) ?? condition(subject, rest)
}

/** Where the sentence's own modal stands: not inside brackets or a relative clause of its subject. */
function modalAt(words: readonly Word[]): number {
  let depth = 0
  for (const [index, word] of words.entries()) {
    if (word.text === '(') depth++
    if (word.text === ')') depth--
    if (depth === 0 && (MODAL.test(word.text) || width(words, index) > 1)) return index
    if (depth === 0 && /^(?:is|are|was|were|has|have)$/i.test(word.text)) return -1
  }
  return -1
}

/** How many words the modal takes: "should" 1, "is to" and "needs to" 2, "is expected to" 3. */
function width(words: readonly Word[], at: number): number {
  const [one, two, three] = [words[at]?.text ?? '', words[at + 1]?.text ?? '', words[at + 2]?.text ?? '']
  if (MODAL.test(one)) return 1
  if (/^needs?$/i.test(one) && words[at - 1]?.pos === 'DET') return 1
  if (/^(?:is|are|needs?)$/i.test(one) && two === 'to') return 2
  return /^(?:is|are)$/i.test(one) && /^(?:expected|intended|required|anticipated|encouraged)$/i.test(two) && three === 'to' ? 3 : 1
}

function ordered(text: string): Read | null {
  const order = imperative(text.replace(/^include\b/, 'provide'))
  if (order) return order
  const words = wordsOf(text)
  const first = words[0]
  return first && first.pos === 'VERB' ? { kind: 'duty', verb: first.text.toLowerCase(), text: lowerStart(text) } : null
}

/** "Phase I will consist of designing …" → "design …"; "… will include the initial design" → "provide the initial design". */
function ofPhase(rest: readonly Word[]): Read | null {
  const text = textOf(rest)
  const consists =
    /^(?:consist of|focus on|include|involve|require|comprise|result in|culminate (?:with|in)|contain|be defined (?:on|by|as))\s+(.+)$/i.exec(
      text,
    )
  if (!consists?.[1]) return ordered(text)
  const named = namedActivity(consists[1])
  if (named) return named
  const inside = wordsOf(consists[1])
  const first = inside[0]
  if (first && /ing$/.test(first.text) && isDutyVerb(baseForm(first.text, first.lemma)) && !/^of$/.test(inside[1]?.text ?? '')) {
    const base = baseForm(first.text, first.lemma)
    return { kind: 'duty', verb: base, text: `${base} ${textOf(inside.slice(1))}` }
  }
  const verb = /^(?:focus|be defined)/i.test(text)
    ? 'concentrate the work on'
    : /^culminate/i.test(text)
      ? 'conclude the work with'
      : 'provide'
  return { kind: 'duty', verb: verb === 'provide' ? 'provide' : 'conduct', text: `${verb} ${consists[1]}` }
}

const ACTIVE =
  /^(?:complete|provide|conduct|include|deliver|test|address|demonstrate|validate|measure|confirm|identify|integrate|develop|evaluate|use|establish|consider|determine|perform|quantify|show|submit|describe|document|subject|air launch|launch|implement|analyze|assess|investigate|verify|repeat|install|examine|apply|make|adapt|outline)$/

/** "A prototype should be completed by Phase I" → "complete a prototype by Phase I"; only for verbs that are work, and short subjects. */
function passive(subject: string, rest: readonly Word[]): Read | null {
  const [be, ...more] = rest
  if (be?.text.toLowerCase() !== 'be') return null
  const skip = more[0]?.pos === 'ADV' || /^also$/i.test(more[0]?.text ?? '') ? 1 : 0
  const done = more[skip]
  if (!done || !/(?:ed|en|wn|lt|de|ne)$/.test(done.text)) return null
  const verb = baseForm(done.text, done.lemma)
  const tail = textOf(more.slice(skip + 1))
  const tailHasVerb = / and (?:\w+ )?(?:be |\w+ed\b)/.test(` ${tail}`)
  if (
    !ACTIVE.test(verb) ||
    subject.split(' ').length > 45 ||
    /^(?:this|these|it|they|that|those|no|the government)\b/i.test(subject) ||
    tailHasVerb
  )
    return null
  if (/\b(?:by|to) the (?:TPOC|Government|Navy|Air Force|Army)\b/.test(tail)) return null
  const act = verb === 'provide' && /\b(?:tests?|testing|demonstrations?|analysis|stud(?:y|ies))\b/i.test(subject) ? 'conduct' : verb
  return { kind: 'duty', verb: act, text: `${act} ${lowerStart(subject)}${tail ? ` ${tail}` : ''}`.replace(/ ([,;])/g, '$1') }
}

/** "The device shall weigh less than 3 lb" → "the device weighs less than 3 lb". */
function condition(subject: string, rest: readonly Word[]): Read | null {
  const plural = isPlural(subject)
  const isNot = /^not$/i.test(rest[0]?.text ?? '')
  const body = joinedHyphen(isNot ? rest.slice(1) : rest)
  const adverbs = body.findIndex((word) => word.pos !== 'ADV')
  const lead = body.slice(0, Math.max(0, adverbs))
  const verb = body[Math.max(0, adverbs)]
  if (!verb || !/^[a-z]+(?:-[a-z]+)?$/i.test(verb.text) || /^(?:could|should|may|must|can|might)$/i.test(verb.text)) return null
  if (baseForm(verb.text, verb.lemma) !== verb.text.toLowerCase() && /ed$/.test(verb.text)) return null
  const rows = body.slice(Math.max(0, adverbs) + 1)
  const tail = goingOn(textOf(isNot ? rows : joinedVerbs(rows, plural)), plural)
  const finite = finiteVerb(verb.text.toLowerCase(), plural, isNot)
  const comma = subject.includes(',') && !/\band\b/.test(subject) ? ',' : ''
  const isBe = verb.text.toLowerCase() === 'be'
  const text = [`${withArticle(lowerStart(subject))}${comma}`, isBe ? '' : textOf(lead), finite, isBe ? textOf(lead) : '', tail]
    .filter(Boolean)
    .join(' ')
    .replace(/ ([,;:])/g, '$1')
    .replace(/\b(?:is|are) able to\b/, 'can')
  return { kind: 'condition', text }
}

/** "… and should be suitable for wear" → "… and is suitable for wear". */
function goingOn(tail: string, plural: boolean): string {
  return tail.replace(
    /\b(and|but) (?:should|shall|must) (?:also )?(not )?([a-z]+)/g,
    (_, joint: string, not: string | undefined, verb: string) => `${joint} ${finiteVerb(verb, plural, not !== undefined)}`,
  )
}

/** The verbs that go on with the first one take its form: "detects, tracks, and classifies targets", "operates at night and sends the data". */
function joinedVerbs(tail: readonly Word[], plural: boolean): Word[] {
  const isRow = tail[0]?.text === ','
  const last = tail.findIndex(({ text }) => /^(?:and|or)$/.test(text))
  const isFree = !tail.some(({ text }) => /^(?:to|that|which|who|can|will|for)$/.test(text))
  return tail.map((word, index) => {
    const before = tail[index - 1]?.text ?? ''
    const after = tail[index + 1]
    const isVerb = word.pos === 'VERB' || isDutyVerb(word.text)
    const isNext = isVerb && /^(?:and|or)$/.test(before) && /^(?:DET|PRON)$/.test(after?.pos ?? '')
    const isInRow =
      isRow && /^[a-z]+$/.test(word.text) && ((before === ',' && index < last && after?.text === ',') || (isVerb && index === last + 1))
    const isInLongRow = isFree && word.pos === 'VERB' && isDutyVerb(word.text) && /^(?:,|and)$/.test(before) && after?.pos === 'NOUN'
    return isNext || isInRow || isInLongRow ? { ...word, text: finiteVerb(word.text, plural, false) } : word
  })
}

/** "self", "-", "protect" is one verb. */
function joinedHyphen(words: readonly Word[]): readonly Word[] {
  const [one, hyphen, two, ...more] = words
  return one && two && hyphen?.text === '-' ? [{ ...one, text: `${one.text}-${two.text}`, pos: 'VERB' }, ...more] : words
}

const BARE =
  /^(?:emphasis|consideration|information|software|hardware|data|performance|testing|research|work|familiarity|failure|innovation|training|collaboration|documentation)$/i

/** "weight of the design" → "the weight of the design": solicitations drop the article before a single thing. */
function withArticle(subject: string): string {
  const [first, next] = wordsOf(subject)
  if (!first || !/^[a-z]+$/.test(first.text) || BARE.test(first.text) || /s$/.test(first.text)) return subject
  return first.pos === 'NOUN' && (!next || next.pos === 'ADP') ? `the ${subject}` : subject
}
