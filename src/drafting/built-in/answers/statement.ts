import { textOf, wordsOf } from '../../../language/words.ts'
import type { Clause } from '../demands/clause-kind.ts'
import { imperative } from '../english/imperative.ts'
import { baseForm } from '../english/inflection.ts'
import { namedActivity } from '../english/nominal.ts'
import { lowerStart, upperStart } from '../english/wording.ts'

type Rule = { pattern: RegExp; read: (match: RegExpExecArray) => Clause | null }

/** Ways in which solicitations say what they want without an order and without "shall"; the first that fits is taken. */
const RULES: readonly Rule[] = [
  { pattern: /^is there a desire to (.+?)\? yes\b.*$/i, read: ([, act = '']) => order(act) },
  {
    pattern: /^(?:are|is) (.+?) (?:also )?(?:of interest|in scope|responsive|acceptable|allowed)\? yes\b.*$/i,
    read: ([, thing = '']) => ({ kind: 'option', text: lowerStart(thing) }),
  },
  {
    pattern:
      /^(.{3,120}?) (?:is|are) (?:not (?:of interest|allowed|permitted|acceptable|within scope|in scope)|(?:specifically )?(?:disallowed|prohibited|excluded))\b(.*)$/i,
    read: ([, thing = '', rest = '']) =>
      / (?:is|are|and|can|may) /.test(thing)
        ? null
        : { kind: 'duty', verb: 'keep', text: `keep ${lowerStart(thing)} out of the work${rest}` },
  },
  {
    pattern:
      /^(?:an?|the|one) (?:\w+ )?(?:key|main|initial|primary|central|significant|major|important|secondary) (?:focus|component|aspect|element|consideration|part)(?: (?:of|in) [^,]{3,40}?)? is (?:on |in |to )?(.+)$/i,
    read: ([, rest = '']) => focus(rest),
  },
  {
    pattern:
      /^(?:an?|the|this) (?:\w+ ){0,3}?(?:topic|effort|project|focus)(?:, [^,]{3,50},)? (?:is|are) (?:focused|confined|centered|limited|concentrated) (?:on|to) (.+)$/i,
    read: ([, rest = '']) => focus(rest),
  },
  { pattern: /^(?:the )?focus of this [\w ]{3,40}, is (.+)$/i, read: ([, rest = '']) => focus(rest) },
  { pattern: /^this (?:\w+ )?(?:topic|effort|project)(?:, [^,]{3,30},)? focuses on (.+)$/i, read: ([, rest = '']) => focus(rest) },
  {
    pattern: /^this (?:\w+ )?(?:topic|effort|project) (?:invites|solicits) (?:proposals (?:that|to) )(.+)$/i,
    read: ([, act = '']) => order(act),
  },
  {
    pattern: /^(?:of (?:particular )?(?:interest|importance)) (?:is|are) (.+)$/i,
    read: ([, thing = '']) => ({ kind: 'need', text: lowerStart(thing) }),
  },
  {
    pattern: /^of (?:particular )?concern (?:is|are) (.+)$/i,
    read: ([, thing = '']) => ({ kind: 'duty', verb: 'address', text: `address ${lowerStart(thing)}` }),
  },
  {
    pattern: /^(.{3,90}?) (?:aims|seeks|wants|intends|hopes|is interested in methods|is intended|is expected)(?: to)? to (?:\w+ly )?(.+)$/i,
    read: ([, , act = '']) => order(act),
  },
  { pattern: /^(?:the |this )?[\w ().-]{2,50} (?:is|are) interested in (.+)$/i, read: ([, thing = '']) => ({ kind: 'need', text: thing }) },
  {
    pattern:
      /^(?:phase i{1,2}|this (?:\w+ )?(?:topic|effort|project|phase)|the (?:\w+ )?(?:topic|effort|project|department)) (?:also |further )?(?:requires|needs|seeks) (?:an? )?(.+)$/i,
    read: ([, rest = '']) => namedActivity(rest) ?? { kind: 'need', text: lowerStart(rest) },
  },
  {
    pattern: /^(?:the )?(?:metrics|measures) (?:for|of) ([\w ]{3,30}) (?:are|include):? (.+)$/i,
    read: ([, what = '', list = '']) => ({ kind: 'duty', verb: 'measure', text: `measure ${what} by ${list}` }),
  },
  {
    pattern: /^(?:the )?[\w ]{0,20}(?:parameter|goal|aim|objective) is (\w+ing .+)$/i,
    read: ([, rest = '']) => activity(rest),
  },
  {
    pattern:
      /^(?:as a result, |instead, )?(?:the )?(?:[A-Z][\w().&'-]*,? (?:(?:of|for|through|and|the) )*){1,16}(?:in response to [^,]+(?:, [^,]+)?, )?(?:program |department |office |division )?(?:needs|requires|seeks|is seeking|wants|aims|hopes) (.+)$/,
    read: ([, rest = '']) => (rest.startsWith('to ') ? order(rest.slice(3)) : { kind: 'need', text: lowerStart(rest) }),
  },
  {
    pattern: /^this (?:\w+ )?(?:topic|effort|project) solicits (?!proposals)(.+)$/i,
    read: ([, rest = '']) => ({ kind: 'need', text: lowerStart(rest) }),
  },
  {
    pattern: /^there (?:is|exists|remains) (?:also )?an? (?:\w+ )?need for (.+)$/i,
    read: ([, thing = '']) => ({ kind: 'need', text: lowerStart(thing) }),
  },
  { pattern: /^this includes (.+)$/i, read: ([, rest = '']) => activity(rest) ?? { kind: 'need', text: lowerStart(rest) } },
  {
    pattern:
      /^.{3,160}?\b(?:it is|it's) (?:therefore |also )?(?:paramount|imperative|important|essential|critical|vital|crucial) to (.+)$/i,
    read: ([, act = '']) => order(act),
  },
  {
    pattern:
      /^(.{3,140}?) (?:is|are|would be) (?:\w+ly )?(?:encouraged|preferred|favou?red|advantageous|beneficial|welcome)(?: (?:but|although) .+)?$/i,
    read: ([, thing = '']) => (isClause(thing) ? null : { kind: 'option', text: lowerStart(thing) }),
  },
  {
    pattern:
      /^(.{3,220}?) (?:is|are) (?:\w+ly )?(?:deemed |considered |both |all )?(?:necessary|essential|crucial|critical|important|imperative|paramount|of (?:importance|interest)|important [\w ]{3,24})(?:, (?:i\.e\.|e\.g\.|for example),? .+)?$/i,
    read: ([, thing = '']) => (isClause(thing) ? null : { kind: 'need', text: lowerStart(thing.replace(/^having /i, '')) }),
  },
  { pattern: /^interested in (.+)$/i, read: ([, thing = '']) => ({ kind: 'need', text: thing }) },
]

/** Reads a statement of intent, weight or limit: "A key focus is on X", "Are Y in scope? Yes", "Z is not of interest". Null when it is none. */
export function statedWish(text: string): Clause | null {
  for (const { pattern, read } of RULES) {
    const match = pattern.exec(text)
    const clause = match ? read(match) : null
    if (clause) return clause
  }
  return null
}

function order(act: string): Clause | null {
  return imperative(upperStart(act.replace(/^\w+ly (?=[a-z])/, '')))
}

/** What a focus lies on: an activity becomes a duty, a thing a need. */
function focus(rest: string): Clause {
  return activity(rest) ?? namedActivity(rest) ?? { kind: 'need', text: lowerStart(rest) }
}

/** "developing the technology to …" → "develop the technology to …". */
function activity(rest: string): Clause | null {
  const words = wordsOf(rest)
  const first = words[0]
  if (!first || !/ing$/.test(first.text)) return order(rest)
  const verb = baseForm(first.text, first.lemma)
  const both = words[1]?.text === 'and' && /ing$/.test(words[2]?.text ?? '') ? words[2] : undefined
  const second = both ? ` and ${baseForm(both.text, both.lemma)}` : ''
  return imperative(upperStart(`${verb}${second} ${textOf(words.slice(both ? 3 : 1))}`))
}

/** Whether words hold a finite verb of their own, so that they are not the name of a thing. */
function isClause(text: string): boolean {
  return /\b(?:is|are|was|were|has|have|can|may|will|should|must|if|because)\b/i.test(text.split(/ (?:that|which|who|where) /)[0] ?? '')
}
