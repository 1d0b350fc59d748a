import { finiteVerb } from './inflection.ts'
import { isPlural } from './noun-phrase.ts'
import { lowerStart, upperStart } from './wording.ts'

const ORDINAL =
  /^(?:risk (?:no\. )?\d{1,2} ?[:.–-] |\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)] (?=\S)|(?:and )?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly|the (?:first|second|third|fourth|last|other)(?: one| risk)? is),?(?:[,:]| (?=that ))\s*(?:that )?|(?:the |our )?(?:biggest|main|first|second|third|fourth|last|next)(?: one| risk)? is (?:that )?(?!to\b)|(?:second|third|fourth) (?=the |our |its |a |an ))/i

/** A statement of an enumeration without its number: "Second, platform APIs may close" → "Platform APIs may close". */
export function withoutOrdinal(statement: string): string {
  const plain = statement.replace(ORDINAL, '')
  return plain.length > 8 ? upperStart(plain) : statement
}

const RISKS_ARE =
  /^(?:(?:the|our|its|the contractor's)(?: \w+)? (?:\w+ )?|(?:(?:main|biggest|first|top|real) )?)risks? (?:is|are)(?: that)?:? /i

/** "The main risks are hallucinated sources, …" → "Hallucinated sources, …": the label says that it is a risk. */
export function riskAlone(statement: string): string {
  const plain = statement.replace(RISKS_ARE, '')
  return plain.length > 3 ? upperStart(plain) : statement
}

const THEN =
  /^([^,;:.]{3,80}?) (?:may|might|could) (not )?(?:(\w+ly) )?([a-z]+)( [^,;:.]+)?; (?:then |in that case )?the Contractor (shall|would)(?: then)? ([^;]+)$/i

const REMEDY =
  /^([^,;]{6,120}), (?:then )?(use|move|switch|test|sample|take|buy|run|restrict|fall back|change|go|rent|order|hire) ([^;]+)$/i

/** "No access to the range, use our own chamber" → "No access to the range; the Contractor shall then use its own chamber". */
export function withActor(statement: string): string {
  const [, event, verb, rest] = REMEDY.exec(statement) ?? []
  if (!event || !verb || !rest || /\b(?:shall|will|would|if|when|the Contractor)\b/i.test(event)) return statement
  return `${event}; the Contractor shall then ${verb.toLowerCase()} ${rest.replace(/\bthe Contractor's\b/gi, 'its')}`
}

/** "APIs may close; the Contractor shall then use the archive" → "If APIs close, the Contractor shall use the archive"; else unchanged. */
export function conditional(statement: string): string {
  const [, subject, not, adverb, verb, rest, modal, act] = THEN.exec(statement) ?? []
  if (!subject || !verb || !act || /\b(?:it|this|that|they|which|who|if|when)\b/i.test(subject)) return statement
  const event = `${adverb ? `${adverb} ` : ''}${finiteVerb(verb.toLowerCase(), isPlural(subject), not !== undefined)}`
  return `If ${lowerStart(subject)} ${event}${rest ?? ''}, the Contractor ${modal} ${act}`
}
