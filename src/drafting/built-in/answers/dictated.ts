import { baseForm } from '../english/inflection.ts'
import { lowerStart, upperStart } from '../english/wording.ts'

/** Ways of dictating and the way in which the same is written, one after the other. */
type Rule = readonly [RegExp, string | ((...found: string[]) => string)]

const NUMBER = '(?:about |around |at least |at most |over |under |below |above )?[-<>]?\\d'
const NOW = '(?:today|now|currently|right now|at present|so far)'
const QUANTITY = '(?:[Tt]he |[Oo]ur )?([\\p{L}][\\p{Ll}\\p{Lu}-]*(?: [\\p{Ll}-]+){0,3})'

/** A quantity that is named before a pause and then told: "Weight, about 6 kg", "Size I said, 27 by 10". */
const QUANTITIES: readonly Rule[] = [
  [
    /^(?:the|that|this) (?:number|value|figure|limit) (?:that )?you(?:'re| are)? (?:quot(?:e|ing)|cit(?:e|ing)|give|giving|have|ask(?:ing)? (?:about|for)|mention(?:ing)?),? (?=the )/i,
    '',
  ],
  [/^(the [\d.]+),? (?:that|it)(?:'s| is) /i, '$1 is '],
  [
    /^(?:the )?([\p{Ll}]+),? (?:as |like )?(?:i|we) (?:already )?said(?: before| already| above)?,? (?=\d)/iu,
    (_, what) => `The ${lowerStart(what ?? '')} is `,
  ],
  [
    new RegExp(
      `^(?:the )?(size|weight|mass|volume|power|height|width|length|diameter|thickness|cost|price|range|speed|accuracy|resolution|frequency|temperature|pressure|uncertainty)(?:,| is,|:)? (?=${NUMBER})`,
      'iu',
    ),
    (_, what) => `The ${lowerStart(what ?? '')} is `,
  ],
  [
    new RegExp(
      `^(?!${NOW}\\b|then\\b|so\\b|and\\b|but\\b|first\\b|there\\b|here\\b|in\\b|at\\b|on\\b|by\\b|for\\b|with\\b|after\\b|before\\b)${QUANTITY},? (?:we|i)(?:'re| are|'m| am) at (?=${NUMBER})`,
      'iu',
    ),
    (_, what) => `The ${lowerStart(what ?? '')} is `,
  ],
  [
    new RegExp(`^${QUANTITY}, (${NOW}),? (?:it|that|they|we)(?:'s| is|'re| are)(?: at)? (${NUMBER}[^,;]*)(?=[,;]|$)`, 'iu'),
    (_, what, when, value) => `The ${lowerStart(what ?? '')} is ${value} ${(when ?? '').toLowerCase()}`,
  ],
  [/, (?:and )?(?=we(?:'ll| will)? commit to\b)/gi, ', and '],
  [/, (?:and )?(?=for phase i+ (?:it|that|this)(?:'s| is| was)\b)/gi, '; '],
  [/\b(k|sigma|n) equals (?=\d)/gi, '$1 = '],
  [
    /^(?:the )?(\w+) is the (?:hard|tough|tricky|difficult) (?:one|part|thing|bit),? (?:so |because |since )?(?=\S)/i,
    (_, what) => `The ${lowerStart(what ?? '')} is the hardest to meet: `,
  ],
]

/** What is not known is said behind it: "Who accepts it, we don't know yet". */
const UNKNOWN: readonly Rule[] = [
  [
    /^(who|which|what|where|when|how) ([^,.;]{3,60}), (?:that )?(?:we|i) (?:don't|do not) (?:really )?know(?: yet)?(?=[.;,]|$)/i,
    (_, asks, what) =>
      `We do not know yet ${(asks ?? '').toLowerCase()} ${(what ?? '').replace(/\b(accepts|judges|signs|takes) it$/, '$1 the result')}`,
  ],
  [/^(the \w+) is (?:just|only|simply) (?:by |with )?(?=\p{Lu}{2,5}(?:[.;]|$))/iu, '$1 is measured by '],
  [/(?<= \d[^,;.]*), (?=[\p{Ll}]+ was (?:about )?\d)/giu, ', and '],
]

/** Whom and what a speaker points to. */
const POINTED: readonly Rule[] = [
  [/\b(the [\d.]+ [\p{L}-]+) one, the ([\d.]+ [\p{L}-]+)(?=[,.;]|$)/giu, '$1 ($2) one'],
  [/\bthe (?:[\p{Ll}-]+ ){1,2}one, (?:that is )?(?=the (?:[\d.]|\p{L})[^,.;]*\p{L}{4})/giu, ''],
  [
    /\bthe test that (?:really )?(?:counts|matters|decides) is (?:really |just |only )?the (\w+) (?:one|test),? (?=at|in|on|with)/gi,
    'the deciding test is the $1 test ',
  ],
  [/^(.{4,60}? (?:test )?(?:at|in) [^,.;]{3,40}), (?=(?:two|three|four|five|six|seven|eight|nine|ten|\d+) [\p{Ll}]+s, )/iu, '$1: '],
  [
    /\bthe ((?:Air Force|Army|Navy|Marine Corps|Government|Space Force)|\p{Lu}{3,}) (?:guy|gal|man|woman|person)\b/gu,
    'the $1 representative',
  ],
  [/\b([\p{Ll}\p{Lu}]+) (?:guys|folks|people)(?= (?:at|in|of|from)\b)/gu, '$1 staff'],
  [/\byour (?=[\p{Ll}-]+)/giu, 'the '],
  [/,? and you can ([\p{Ll}]+) it (?=into|onto|to|in|on|with)/giu, (_, verb) => `, and it can be ${participle(verb ?? '')} `],
  [/^you can ([\p{Ll}]+) it (?=into|onto|to|in|on|with)/giu, (_, verb) => `It can be ${participle(verb ?? '')} `],
  [
    /(?:,|;)? (?:and )?(?:you|we)(?:'d| would|'ll| will| can)? (?:see|notice|spot) (?:it|that|this|them) (?=on|in|at|by|from)/giu,
    '; the early sign shows ',
  ],
  [
    /, whichever (\w+)(?: it is)?,? (?:we|i) (?:haven't|have not|didn't|did not) (?:settle|decide|choose|chose|pick|fix)\w*(?: (?:on|yet))*/gi,
    '\nThe $1 is not decided yet',
  ],
  [
    /(?<=^|[;,] )(the [^,;.]{3,40}?) (?:we|i)(?:'re| are|'m| am) not (?:gonna|going to) (?:do|cover|address|build|touch)(?=[,.;]|$)/gi,
    'we leave out $1',
  ],
  [/, (?=we leave out the )/gi, '; '],
  [/, here in (?=\p{Lu})/gu, ', in '],
]

const THE_ONE =
  /\bthe ((?:big|small|large|little|new|old|long|short|first|second) one), (?:that(?:'s| is) )?(the [^,.;]{3,50}?\p{L}{4})(?=[,.;]|$)/giu

/** "The big one" stands for what it was said to be in any of the answers: "the big one, the deep-water pump". */
export function withTheOnesNamed(answer: string, all: string): string {
  return [...all.matchAll(THE_ONE)].reduce(
    (text, [, one = '', thing = '']) => text.replace(new RegExp(`\\bthe ${one}\\b(?!, (?:the|that))`, 'gi'), thing),
    answer,
  )
}

/** A spoken sentence whose quantity, person or thing stands before a pause, as one writes it. */
export function undictated(said: string): string {
  return [...POINTED, ...QUANTITIES, ...UNKNOWN].reduce(
    (text, [pattern, written]) => (typeof written === 'string' ? text.replace(pattern, written) : text.replace(pattern, written)),
    said,
  )
}

function participle(verb: string): string {
  const known: Record<string, string> = { put: 'put', build: 'built', set: 'set', bring: 'brought', hang: 'hung', screw: 'screwed' }
  const base = baseForm(verb, verb)
  if (known[base]) return known[base] ?? base
  return /e$/.test(base) ? `${base}d` : /^[^aeiou]*[aeiou][bdgmnpt]$/.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

const NAME = "(?:(?:Dr|Prof|Mr|Ms|Mrs)\\. )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}\\.)? \\p{Lu}[\\p{L}'-]+"
const IS_DONE_BY = new RegExp(`^(?!(?:the )?(?:PI|lead|principal)\\b)(\\p{L}[\\p{Ll} -]{3,40}?) is (?:by )?(${NAME})(?=,| \\(|$)`, 'iu')
const NAMED_BEHIND = new RegExp(`^(.{6,90}? (?:does|runs|leads) [^,;]{4,90}), (${NAME})$`, 'u')
const LEADS_THAT = new RegExp(`^(${NAME}),? (leads|runs|heads) (?:that|it|this)(?: one| part)?(?=[,.;]|$)`, 'u')
const WORK_BY = new RegExp(`^(?:The )?(\\p{L}[\\p{Ll} -]{3,40}?) \\(by (${NAME})\\)(?=, (?:months?|at|in|\\d)|$)`, 'u')
const THEIR_WORK = /\b(?:does|do) (the [\p{L} -]{3,50}?)(?:,| \(| months? |[.;]|$)/u

/** Who is told behind a piece of work, or only pointed to it: "Software is Ann Vale", "Jo Reed leads that". */
export function withTheirWork(sentences: readonly string[]): string[] {
  return sentences.map((one, index) => {
    const plain = one.replace(/[.;]+$/, '')
    const work = THEIR_WORK.exec(sentences[index - 1] ?? '')?.[1]
    if (work && LEADS_THAT.test(plain)) return plain.replace(LEADS_THAT, `$1 $2 ${work}`)
    return plain
      .replace(WORK_BY, (_, what: string, who: string) => `${who} does the ${lowerStart(what)}`)
      .replace(NAMED_BEHIND, '$1 ($2)')
      .replace(IS_DONE_BY, (_, what: string, who: string) =>
        /^\p{Lu}/u.test(who) ? `${upperStart(who)} does the ${lowerStart(what.replace(/^the /i, ''))}` : _,
      )
  })
}

const SIGNS = new RegExp(
  `^(The [\\p{L} -]{3,50}?) (signs|decides|judges|approves|watches|accepts|checks)(?: (?:it|that))?, (${NAME})(?=,|$)`,
  'u',
)

/** "The harbor master signs, Dr. Ann Vale, and …": the name stands with the office. */
export function withNameAtOffice(said: string): string {
  return said.replace(SIGNS, '$1, $3, $2')
}
