import { isPlural } from '../english/noun-phrase.ts'
import { hasNumber, indefinite } from '../english/wording.ts'
import { decisive } from './decisive.ts'
import type { Proof } from './demands.ts'
import { isQuoted, quoteOf } from './quoted-task.ts'

/** A value as a clause after "shows": "that the antenna operates …", "that R4 is met (…)", "a drop of 30 dB …", "for accuracy +/-2 dB"; null where it is no clear value. */
export function shownValue(proof: Proof, mostWords: number): string | null {
  const { text, form } = proof
  const plain = text.replace(/\([^()]*(?:\([^()]*\))?[^()]*\)/g, '')
  if (!hasNumber(text) || text.split(' ').length > mostWords || /[;"]/.test(plain.replace(/\d"/g, ''))) return null
  if (form === 'that')
    return plain.includes(':')
      ? null
      : (measured(text) ?? `that ${isQuoted(proof) ? `${proof.requirement_id} is met (${quoteOf(proof)})` : text}`)
  if (form !== 'thing') return null
  const [, label, value] = /^([a-z][^:]{2,50}): (.*\d.*)$/i.exec(text) ?? []
  const ensured = /\bensur\w+ that (.*\d.*)$/i.exec(value ?? '')?.[1]
  if (label && ensured) return `for ${label} that ${ensured}`
  if (label && value && /^\w+ing\b/.test(value)) return null
  if (label && value) return /^(?:must|should|phase|in)\b/i.test(value) || value.includes(':') ? null : `for ${label} ${value}`
  if (/^(?:an?|the|each|all|its)\b/i.test(text)) return text
  const name = LABELLED.exec(text)?.[1]
  if (!name) return null
  return isPlural(name) ? text : `${indefinite(text)} ${text}`
}

const IS_VALUE =
  /^(?:the )?((?:(?!of\b|that\b|which\b)[a-z][\w/-]* ){1,4}?)(?:of interest |goal )?(?:is|are|shall be|must be|should be|will be) (?:about |approximately )?((?:(?:less|more|greater|no more|no less|not more|not less) than |at (?:least|most) |up to |between )?[<>≤≥±~]{0,2} ?\$?\d[^;]*)$/i

/** "the frequency range of interest is 30 GHz to 40 GHz" → "a frequency range of 30 GHz to 40 GHz". */
function measured(text: string): string | null {
  const [, quantity, value] = IS_VALUE.exec(text) ?? []
  if (
    !quantity ||
    !value ||
    /\b(?:and|but) [^,]*\b(?:is|are|must|shall)\b|\b(?:tall|long|wide|high|deep|thick|heavy|fast|away)\b/.test(value)
  )
    return null
  const name = quantity.trim()
  return isPlural(name) ? `${name} of ${value}` : `${indefinite(name)} ${name} of ${value}`
}

/** "endurance of 70 min": the name of what is measured, and a number behind it. */
const LABELLED = /^([a-z][\w\s()/-]{2,50}?) of (?:(?:at|not|less|more|greater|up|no|about)\b.{0,20})?[<>≤≥±+-]?[\d$]/i

/** The values of the solicitation that decide most, each as it may stand in a list. */
export function decisiveValues(proofs: readonly Proof[], most: number, mostWords: number): { said: string; page: number }[] {
  return proofs
    .flatMap((proof) => {
      const said = shownValue(proof, mostWords)
      if (said === null || BACKGROUND.test(said)) return []
      const listed = said.startsWith('that ') && proof.said !== '' ? `${proof.requirement_id} (${quoteOf(proof)})` : said
      return [{ said: listed, page: proof.page, rank: decisive(proof.text) }]
    })
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
}

const BACKGROUND = /\bPhase I/
