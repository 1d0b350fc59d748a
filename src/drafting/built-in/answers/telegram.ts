import { lowerStart, upperStart } from '../english/wording.ts'
import { openingVerb } from '../steps/step-verb.ts'
import type { AnswerTopic } from './answer-topic.ts'
import { datedPerson } from './telegram-person.ts'

/** Short forms that people type, in full; those that a topic of its own would read otherwise stay. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bea\b\.?/g, 'each'],
  [/\bwks\b\.?/g, 'weeks'],
  [/\bapprox\.? (?=\d)/gi, 'about '],
  [/\bthru\b/gi, 'through'],
  [/(?<=(?:^|\n)\s*(?:[-•*] )?|[.;] )focus(?: is)?(?: ?=|:) (?=\S)/gi, 'We focus on '],
  [/\binstall (?=scripts?\b)/gi, 'installation '],
  [/\bPh (?=I{1,3}\b)/g, 'Phase '],
  [/\balgos\b/gi, 'algorithms'],
  [/\balgo\b/gi, 'algorithm'],
  [/\biface\b/gi, 'interface'],
  [/\beval\b/gi, 'evaluation'],
  [/\bflight qual\b/gi, 'flight qualification'],
  [/\brngs\b/gi, 'ranges'],
  [/\bsqdns?\b/gi, 'squadrons'],
  [/\bgnd\b/gi, 'ground'],
  [/\berr(?= ?[<>≤≥=])/gi, 'error'],
  [/\bunclas\b/gi, 'unclassified'],
  [/\btemps\b/gi, 'temperatures'],
  [/\bavg\b\.?/gi, 'average'],
  [/\bconfigs\b/gi, 'configurations'],
  [/\bconfig\b(?!\.\w| file)/gi, 'configuration'],
  [/\benv(?= tests?\b)/gi, 'environmental'],
  [/\breqs?(?=[,.;: )]|$)/gi, 'requirements'],
  [/(?<=\bFA )rej\b/g, 'rejection'],
  [/\bpx\b/g, 'pixels'],
  [/\bsys(?=[,.;]|$)/g, 'systems'],
  [/\bAccept: /gi, 'Acceptance: '],
  [/\bmech(?=[,.;]|$)/gi, 'mechanics'],
  [/\bcam\b(?= |[,.;]|$)/g, 'camera'],
  [/\bcams\b/g, 'cameras'],
  [/\bw\/in\b/g, 'within'],
  [/\bw\/o ?(?=\S)/g, 'without '],
  [/\bw\/ ?(?=\S)/g, 'with '],
  [/\bb\/c\b/g, 'because'],
]

/** "20h/wk" → "20 hours a week". */
const HOURS = /\b(\d{1,3}) ?(?:h|hrs?|hours?) ?(?:\/|per|p\.?) ?(?:wk|week|w)\b\.?/gi

/** "M1-4 port the code; M3-9 …": months of the effort, not milestones, where they are given as a span or in a row. */
const SPAN = /((?:^|\n)\s*(?:[-•*] )?|[;,.(] ?)M(\d{1,2}) ?[-–] ?M?(\d{1,2})\b:? ?/g
const SINGLE = /((?:^|\n)\s*(?:[-•*] )?|[;] ?)M(\d{1,2}):? (?=\p{L})/gu

/** An answer typed in short forms, in full words; its numbers and names are untouched. */
export function unabridged(answer: string, asked: AnswerTopic, isSpoken: boolean): string {
  const full = SHORT.reduce(
    (text, [short, long]) => text.replace(short, (found: string) => (/^\p{Lu}/u.test(found) ? upperStart(long) : long)),
    answer.replace(HOURS, '$1 hours a week'),
  )
  const dated = withMonths(asked === 'method' ? withLineMonths(full) : full, asked)
    .replace(/\bpass (?=\w{1,8} ?[<>≥≤])/gi, 'pass: ')
    .replace(/(?<=[\p{L})\d%]\. )\p{Ll}(?=\p{Ll}+: )/gu, (first) => first.toUpperCase())
  if (asked === 'risk') return risks(dated)
  if (asked === 'people') return isSpoken ? dated : people(dated)
  if (asked === 'user') return dated.replace(/; (?=\S)/g, '\n')
  return chained(dated)
}

/** "M4: first article", "M5: second article": what can be checked at a month of the effort, and no milestone of the plan. */
function withLineMonths(text: string): string {
  const lines = /^(\s*(?:[-•*] )?)M(\d{1,2}): (?=\S)/gm
  return (text.match(lines)?.length ?? 0) < 2 ? text : text.replace(lines, '$1At month $2: ')
}

/** Months beside a person: "20 hours a week M3-9 code, M10-12 tests". */
const INLINE = /(?<=[\p{L}\d,(+&–—-] )M(\d{1,2}) ?[-–] ?M?(\d{1,2})\b(?<!^\s*[-–—] M\d+ ?[-–] ?M?\d+)/gmu

const DATED_LINE = /^(\s*(?:[-•*] )?months? \d{1,2}(?: to \d{1,2})?: )([^.;:]{4,60})\. (\S.*)$/i

/** "formulation. 3 variables. gap list": what follows a dated step without a verb of its own says more of it. */
function withDetails(line: string): string {
  const [, months, head = '', rest = ''] = DATED_LINE.exec(line) ?? []
  const details = rest.replace(/\.$/, '').split(/\. (?=\S)/)
  const isMore = [head, ...details].every((one) => !TELLS.test(one)) && details.every((one) => !openingVerb(lowerStart(one), false))
  return months && isMore ? `${months}${head} (${details.join(', ')})` : line
}

const TELLS =
  /: |[;?]|\b(?:is|are|was|were|has|have|had|will|shall|can|must|may|do|does|if|we|i|it|they|this|that)\b|^(?:then|open|decide)\b/i

function withMonths(written: string, asked: AnswerTopic): string {
  const text = asked === 'people' ? written.replace(INLINE, (_, from: string, to: string) => `months ${from} to ${to}`) : written
  const dated = withMonthsInFull(text)
  return asked === 'people' ? dated : dated.split('\n').map(withDetails).join('\n')
}

function withMonthsInFull(text: string): string {
  if (!SPAN.test(text)) return text.replace(/\b(by|in|until|before|since|after) M(\d{1,2})\b/g, '$1 month $2')
  SPAN.lastIndex = 0
  return text
    .replace(SPAN, (_, before: string, from: string, to: string) =>
      before.includes('(') ? `${before}months ${from} to ${to}` : `${before.replace(/[;,.] ?$/, '\n')}Months ${from} to ${to}: `,
    )
    .replace(SINGLE, (_, before: string, month: string) => `${before.replace(/; ?$/, '\n')}Month ${month}: `)
    .replace(/\b(by|in|until|before|since|after) M(\d{1,2})\b/g, '$1 month $2')
}

const ARROW = / ?(?:->|=>|→) ?/
const WITH_MONTHS = /^(.+?) ?\((months? \d{1,2}(?: to \d{1,2})?)\)$/

/** "requirements (months 1 to 2) -> build (months 3 to 9)" is a calendar; "frames -> mask -> product" is the way of the data, not of the work. */
function chained(text: string): string {
  return text.replace(/(?<=^|[\n.;] ?)[^\s.;][^\n.;]*?(?: ?(?:->|=>|→) ?[^\n.;]+?){2,}(?:\. ?(?=\p{Lu})|(?=[\n.;]|$))/gu, (whole) => {
    const chain = whole.replace(/\. ?$/, '')
    const end = whole.slice(chain.length)
    const pieces = chain.split(ARROW).map((one) => one.trim())
    const dated = pieces.map((one) => WITH_MONTHS.exec(one))
    if (dated.every((one) => one !== null))
      return `\n${dated.map(([, what = '', when = '']) => `${upperStart(when)}: ${what}`).join('\n')}\n`
    return pieces.some((one) => openingVerb(one, false)) ? whole : `${pieces.join(' to ')}${end}`
  })
}

/** "Gov: panel drawings by month 6, else use our own". */
const FROM_GOVERNMENT =
  /((?:^|\n)\s*(?:[-•*] )?|(?<=[.;]) )Gov(?:t|'t|ernment)?\.?: (?!none|nothing|no\b)([^.;\n]+?)(?:,? else (?:we )?([^.;\n]+))?(?=[.;\n]|$)/g

const DOES = '(?:use|drop|run|switch|move|go|rent|buy|fall back|take|reduce|freeze|restrict|change|test|order|hire|add)'

/** "no slot by M12 -> rent a chamber", "sign >3%; fb ND filter": event, early sign and fallback told apart. */
function risks(text: string): string {
  return text
    .replace(FROM_GOVERNMENT, (_, before: string, what: string, other: string | undefined) => {
      const late = other ? `; if this comes late, we ${other.replace(/^we /, '')}` : ''
      return `${before === ' ' ? '\n' : before}From the Government we need ${what}${late}`
    })
    .replace(/(?<=^\s*(?:[-•*] )?|[.;] )Need (?=\S)/gm, 'We need ')
    .replace(/(?<=\b(?:\d+ )?(?:days?|hours?|weeks?)) (?:in )?M(\d{1,2}) ?(?:&|\+|and) ?M?(\d{1,2})\b/g, ' in months $1 and $2')
    .replace(/(?<=\bat )M(\d{1,2})\b(?=[.,;]|$)/gm, 'month $1')
    .replace(/(?<=[.;)\w]) -- (?=\S)/g, '\n')
    .replace(/\b(?:fb|fallback|plan b)(?::| -)? (?=\S)(?!(?:is|was|would|will|may|could|plan|for|and|to)\b)/gi, 'fallback: ')
    .replace(/(?<=[;,.] |-> |→ |[-–] )(?:early )?sign(?::)? (?=\S)(?!(?:is|was|would|will|of|and|that|for|to)\b)/gi, 'early sign: ')
    .replace(/,? ?(?:->|→|=>|(?<=,)) ?(?=(?:fallback|early sign): )/g, '; ')
    .replace(/ [-–] (?=(?:fallback|early sign): )/g, '; ')
    .replace(new RegExp(` ?(?:->|→|=>| - ) ?(?=${DOES}\\b)`, 'g'), '; then we ')
    .replace(/ ?(?:->|→|=>) ?/g, '; fallback: ')
}

const NAME = "(?:(?:Dr|Prof|Mr|Ms|Mrs|Col|Lt|Capt)\\.? (?:\\(ret\\.?\\) )?)?\\p{Lu}[\\p{L}.'-]*(?: \\p{Lu}[\\p{L}.'-]*){1,3}"
const PRINCIPAL = new RegExp(`^(?:PI|[Pp]rincipal [Ii]nvestigator)(?::| is| -|,)? (${NAME})(?=[ ,;(]|$)(.*)$`, 'u')
const ENTRY = new RegExp(`^(${NAME})(?:,|:| [-–—])? (.+)$`, 'u')
const WEEK = /,? ?\(?\b(\d{1,3} hours a week|half time|full time|part time|\d{1,3} ?%)\)?/i

/** "PI Jane Roe 20h/wk; Tom Velez - HFSS": one person a line, as a sentence. */
function people(text: string): string {
  const lines = text.split(
    new RegExp(
      `\\n|;\\s+(?=(?:PI\\b|${NAME}|\\p{Lu}[\\p{Ll}]+: ))|(?<=[a-z)])(?<!\\b(?:Dr|Prof|Mr|Ms|Mrs|Col|Lt|Capt|St|vs))\\. +(?=${NAME}(?:,|:| [-–—]) |All |(?:\\p{Lu}\\p{Ll}+ ){1,3}[A-Z]{2}(?:;|$))`,
      'u',
    ),
  )
  const isList = lines.length > 1 && lines.some((line) => PRINCIPAL.test(line.trim()) || WEEK.test(line))
  return lines.map((line) => person(line.trim(), isList)).join('\n')
}

/** "Fort Walton Beach FL; live fire at the range": where it is done. */
const TOWN = /^((?:\p{Lu}\p{Ll}+ ?){1,3}?),? ([A-Z]{2})(?=;|$)/u
const ALL_IN = /^All (?:work )?(?:is )?(?:done )?(?:in |at )?(?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*,? [A-Z]{2}$)/u

/** One person, as an entry of a list or a line of speech, in a sentence. */
export function person(line: string, isList: boolean): string {
  const bare = line.replace(/^[-–•*] /, '').replace(/[.;]+$/, '')
  if (ALL_IN.test(bare)) return bare.replace(ALL_IN, 'All work is done in ').replace(/(?<=[a-z]) (?=[A-Z]{2}$)/, ', ')
  if (TOWN.test(bare)) return bare.replace(TOWN, 'The work is done in $1, $2')
  const dated = datedPerson(bare)
  if (dated) return dated
  const principal = PRINCIPAL.exec(bare)
  if (principal?.[1] && !/\b(?:is|and|will|leads|does|he|she)\b/.test(principal[2] ?? ''))
    return sentenceOf(principal[1], principal[2] ?? '', true)
  const [, name, rest] = ENTRY.exec(bare) ?? []
  const isShort = name && rest && !/\b(?:is|are|will|leads?|does|runs?|builds?|writes?|PI)\b/.test(rest) && rest.split(' ').length <= 14
  const isEntry = isShort && ((isList && rest.split(' ').length <= 6) || WEEK.test(rest) || /^\S+(?: \S+){0,3}(?::| [-–—]) /.test(bare))
  return isEntry ? sentenceOf(name, rest, false) : line
}

function sentenceOf(name: string, rest: string, isPrincipal: boolean): string {
  const week = WEEK.exec(rest)?.[1]
  const work = rest
    .replace(WEEK, '')
    .replace(/^[\s,:;–—-]+|[\s,;.–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^[\s,:;–—-]+/, '')
    .replace(/(?:^|,) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? ([A-Z]{2})$/u, ' in $1, $2')
    .replace(/, (?=[^,]+$)(?! ?[A-Z]{2}$)/, ' and ')
    .replace(/ \+ | & /g, ' and ')
  const hours = week ? `, ${week}` : ''
  if (isPrincipal) return `${name} is the PI${hours}.${work === '' ? '' : ` ${name} is responsible for ${work}.`}`
  return work === '' ? `${name}${hours}.` : `${name} is responsible for ${work}${hours}.`
}
