import type { AnswerTopic } from './answer-topic.ts'

/** Short forms that people type, in full; those that a topic of its own would read otherwise stay. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bea\b\.?/g, 'each'],
  [/\bwks\b\.?/g, 'weeks'],
  [/\bapprox\.? (?=\d)/gi, 'about '],
  [/\bthru\b/gi, 'through'],
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
  [/\bconfigs?\b(?!\.\w)/gi, 'configuration'],
  [/\bmech(?=[,.;]|$)/gi, 'mechanics'],
  [/\bcams?\b(?= |[,.;]|$)/g, 'camera'],
  [/\bw\/o ?(?=\S)/g, 'without '],
  [/\bw\/ ?(?=\S)/g, 'with '],
  [/\bb\/c\b/g, 'because'],
]

/** "20h/wk" → "20 hours a week". */
const HOURS = /\b(\d{1,3}) ?(?:h|hrs?|hours?) ?(?:\/|per|p\.?) ?(?:wk|week|w)\b\.?/gi

/** "M1-4 port the code; M3-9 …": months of the effort, not milestones, where they are given as a span or in a row. */
const SPAN = /(^|[;,.(] ?|\n\s*(?:[-•*] )?)M(\d{1,2}) ?[-–] ?M?(\d{1,2})\b:? ?/g
const SINGLE = /(^|[;] ?|\n\s*(?:[-•*] )?)M(\d{1,2}):? (?=\p{L})/gu

/** An answer typed in short forms, in full words; its numbers and names are untouched. */
export function unabridged(answer: string, asked: AnswerTopic): string {
  const full = SHORT.reduce((text, [short, long]) => text.replace(short, long), answer.replace(HOURS, '$1 hours a week'))
  const dated = withMonths(full)
  if (asked === 'risk') return risks(dated)
  return asked === 'people' ? people(dated) : dated
}

function withMonths(text: string): string {
  if (!SPAN.test(text)) return text.replace(/\b(by|in|until|before|since|after) M(\d{1,2})\b/g, '$1 month $2')
  SPAN.lastIndex = 0
  return text
    .replace(SPAN, (_, before: string, from: string, to: string) =>
      before.includes('(') ? `${before}months ${from} to ${to}` : `${before.replace(/[;,.] ?$/, '\n')}Months ${from} to ${to}: `,
    )
    .replace(SINGLE, (_, before: string, month: string) => `${before.replace(/; ?$/, '\n')}Month ${month}: `)
    .replace(/\b(by|in|until|before|since|after) M(\d{1,2})\b/g, '$1 month $2')
}

const DOES = '(?:use|drop|run|switch|move|go|rent|buy|fall back|take|reduce|freeze|restrict|change|test|order|hire|add)'

/** "no slot by M12 -> rent a chamber", "sign >3%; fb ND filter": event, early sign and fallback told apart. */
function risks(text: string): string {
  return text
    .replace(/(?<=[.;)\w]) -- (?=\S)/g, '\n')
    .replace(/\b(?:fb|fallback|plan b)(?: is|:)? (?=\S)/gi, 'the fallback is ')
    .replace(/(?<=[;,.] |-> |→ |[-–] )(?:early )?sign(?: is|:)? (?=\S)/gi, 'the early sign is ')
    .replace(/ ?(?:->|→|=>) ?(?=the (?:fallback|early sign) is)/g, '; ')
    .replace(/ [-–] (?=the (?:fallback|early sign) is)/g, '; ')
    .replace(new RegExp(` ?(?:->|→|=>| - ) ?(?=${DOES}\\b)`, 'g'), '; then we ')
    .replace(/ ?(?:->|→|=>) ?/g, '; the fallback is ')
}

const NAME = "(?:(?:Dr|Prof|Mr|Ms|Mrs|Col|Lt|Capt)\\.? (?:\\(ret\\.?\\) )?)?\\p{Lu}[\\p{L}.'-]*(?: \\p{Lu}[\\p{L}.'-]*){1,3}"
const PRINCIPAL = new RegExp(`^(?:PI|[Pp]rincipal [Ii]nvestigator)(?::| is| -|,)? (${NAME})(?=[ ,;(]|$)(.*)$`, 'u')
const ENTRY = new RegExp(`^(${NAME})(?:,|:| [-–—])? (.+)$`, 'u')
const WEEK = /,? ?\(?\b(\d{1,3} hours a week|half time|full time|part time|\d{1,3} ?%)\)?/i

/** "PI Jane Roe 20h/wk; Tom Velez - HFSS": one person a line, as a sentence. */
function people(text: string): string {
  const lines = text.split(new RegExp(`\\n|;\\s+(?=(?:PI\\b|${NAME}|\\p{Lu}[\\p{Ll}]+: ))`, 'u'))
  return lines.map((line) => person(line.trim())).join('\n')
}

function person(line: string): string {
  const bare = line.replace(/^[-–•*] /, '').replace(/[.;]+$/, '')
  const principal = PRINCIPAL.exec(bare)
  if (principal?.[1] && !/\b(?:is|and|will|leads|does)\b/.test(bare)) return sentenceOf(principal[1], principal[2] ?? '', true)
  const [, name, rest] = ENTRY.exec(bare) ?? []
  const isShort = name && rest && !/\b(?:is|are|will|leads?|does|runs?|builds?|writes?|PI)\b/.test(rest) && rest.split(' ').length <= 14
  const isEntry = isShort && (WEEK.test(rest) || /^\S+(?: \S+){0,3}(?::| [-–—]) /.test(bare))
  return isEntry ? sentenceOf(name, rest, false) : line
}

function sentenceOf(name: string, rest: string, isPrincipal: boolean): string {
  const week = WEEK.exec(rest)?.[1]
  const work = rest
    .replace(WEEK, '')
    .replace(/^[\s,:;–—-]+|[\s,;.–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^[\s,:;–—-]+/, '')
    .replace(/, (?=[^,]+$)/, ' and ')
    .replace(/ \+ | & /g, ' and ')
  const hours = week ? `, ${week}` : ''
  if (isPrincipal) return `${name} is the PI${hours}.${work === '' ? '' : ` ${name} is responsible for ${work}.`}`
  return work === '' ? `${name}${hours}.` : `${name} is responsible for ${work}${hours}.`
}
