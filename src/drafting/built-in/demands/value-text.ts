import { lowerLabel, lowerStart } from '../english/wording.ts'

const PAIR = /^(.+?),? \((?:threshold|T)\)(?:,| or| and|, and|;)* (.+?),? \((?:objective|O)\)(.*)$/i
const LABELLED_PAIR = /\bthreshold(?: \(T\))?:? (.+?)[,;]? (?:and )?objective(?: \(O\))?:? (.+)$/i
const LIMIT =
  /^(?:not (?:less|more) than|no (?:less|more) than|less than|more than|greater than|at (?:least|most)|up to|between|approximately|about|[<>≤≥±+~-]{0,3} ?\$?\d)/i

/** A value as a person writes it: threshold and objective in one bracket, a label with "of", the unit apart from its number. Every number stays. */
export function valueText(text: string): string {
  return spaced(inOneBracket(labelled(text)))
}

/** "30 dB in the opposing direction (Threshold), 60+ dB in the opposing direction (Objective)" → "30 dB … (threshold; objective 60+ dB)". */
function inOneBracket(text: string): string {
  const [, threshold, objective, rest] = PAIR.exec(text) ?? []
  if (threshold && objective && !/[()]/.test(objective))
    return `${threshold} (threshold; objective ${withoutTail(objective, threshold)})${rest ?? ''}`
  return text.replace(/\((Threshold|Objective)\)/g, (mark) => mark.toLowerCase())
}

/** The words that two values end on are said once. */
function withoutTail(objective: string, threshold: string): string {
  const [own, other] = [objective.split(' '), threshold.split(' ')]
  let same = 0
  while (same < own.length - 1 && own.at(-1 - same) === other.at(-1 - same)) same++
  return (same >= 2 ? own.slice(0, own.length - same) : own).join(' ').replace(/ (?:in|on|of|at|to)$/, '')
}

/** "max operating depth: Threshold 200 ft, Objective 400 ft" → "max operating depth of 200 ft (threshold; objective 400 ft)". */
function labelled(text: string): string {
  const [, label, said] = /^([^:]{2,60}): (.+)$/.exec(text) ?? []
  if (!label || !said || /\d$/.test(label)) return text
  const pair = LABELLED_PAIR.exec(said)
  const value = (pair?.[1] ? `${plainLimit(pair[1])} (threshold; objective ${lowerStart(pair[2] ?? '')})` : plainLimit(said)).replace(
    /\(Full /,
    '(full ',
  )
  if (/^number /i.test(label) && LIMIT.test(value)) return `${lowerLabel(label)} ${value}`
  return LIMIT.test(value) ? `${lowerLabel(label)} of ${value}` : `${lowerLabel(label)}: ${value}`
}

function plainLimit(value: string): string {
  return lowerStart(value)
    .replace(/^(?:must|shall|should) (?:be able to )?/, '')
    .replace(/^max(?:imum)?\.?:? (?=\d)/i, 'at most ')
    .replace(/^min(?:imum)?\.?:? (?=\d)/i, 'at least ')
    .replace(/^(Not|No|Less|More|Greater|Up|At) /, (word) => word.toLowerCase())
}

/** "30dB" → "30 dB", "6ft" → "6 ft". */
function spaced(text: string): string {
  return text.replace(/(?<![A-Za-z\d.-])((?:\d+\.)?\d+\+?)(dB|[kMG]?Hz|ft|lbs?|kg|km|mm|cm|nm|kW|TOPS)(?![A-Za-z])/g, '$1 $2')
}
