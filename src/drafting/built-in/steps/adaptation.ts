import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import { thirdPerson } from '../english/inflection.ts'
import { lowerStart } from '../english/wording.ts'
import { baseOfParticiple } from './step-verb.ts'

/** What has to be changed on something that exists, as an order; `said` is the clause that it was read from. `things`: what is to be added, one by one. */
export type Adaptation = { text: string; said: string; things: readonly string[]; thing: string }

/** The changes that an answer names: "It needs a second lane", "It has to be bent around a dipole", "so direction has to be added". */
export function adaptationsIn(answer: string): Adaptation[] {
  const plain = answer.replace(/[’]/g, "'").replace(/\s*\n\s*(?:[-–—*•]\s*)?/g, ' ')
  const sentences = sentencesIn(plain).map(({ start, end }) =>
    plain
      .slice(start, end)
      .replace(/[.;]+$/, '')
      .trim(),
  )
  let thing: string | null = null
  const found: Adaptation[] = []
  for (const sentence of sentences) {
    for (const clause of DOUBTFUL.test(sentence) ? [] : clausesOf(sentence)) {
      const today = clause.replace(/, (?:today|currently|right now|at present)\b.*$/i, '')
      const read = needs(today, thing) ?? changed(today, thing) ?? missing(today, thing)
      if (read) found.push({ ...read, said: clause })
    }
    thing = named(sentence) ?? thing
  }
  return found
}

const DOUBTFUL = /\b(?:if|unless|may|might|could|fall ?back|risks?|otherwise)\b/i

function clausesOf(sentence: string): string[] {
  return sentence
    .replace(/^(?:so |and )?what (?:has to|must|needs to|still has to) change is(?: that)? /i, '')
    .split(
      /;\s+|,\s+(?:so|but|and)\s+(?=(?:the |our |it |both |[a-z ]{3,40} )?[^,;]{0,60}(?:has|have|needs?|must|is|are)\b)|,\s+(?=[^,;]{3,60} (?:is|are) new$)|\s+and\s+(?=(?:the|our) [^,;]{3,40} (?:(?:has|have|needs?) to|must) )/i,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

const IT = /^(?:it|this|that)$/i
type Read = Omit<Adaptation, 'said'>

/** "It needs A, B and C." */
function needs(clause: string, thing: string | null): Read | null {
  const [, who = '', rest = ''] =
    /^(it|this|(?:our |the )?[\w .-]{2,40}?) (?:also |still )*(?:needs|lacks|requires) (?!to\b|of\b|for\b|access\b)(.+)$/i.exec(clause) ??
    []
  const object = IT.test(who) ? thing : who === '' ? null : owned(who)
  if (
    !object ||
    !rest ||
    /^(?:we|i|you|they)\b/i.test(who) ||
    /^(?:no|nothing|little|some|time|more time)\b|\bfrom the (?:government|navy|army)\b/i.test(rest)
  )
    return null
  const things = rest.split(/,? and (?=an? )|, (?=an? )/).map((one) => one.trim())
  const isAdded = /^(?:an?|one|two|three|more|the) /i.test(rest)
  return { text: isAdded ? `add ${rest} to ${object}` : `extend ${object} to ${rest}`, things: isAdded ? things : [], thing: object }
}

/** "It has to be scaled down and bent around a dipole", "the motor has to be shielded", "it has to learn other batteries". */
function changed(clause: string, thing: string | null): Read | null {
  const [, who = '', rest = ''] =
    /^(?:so |and |but )?(it|this|(?:the |our |both )?[\w .-]{2,60}?) (?:also |still |now |first )*(?:has to|have to|needs? to|must)(?: also| still| now| first)? (.+)$/i.exec(
      clause,
    ) ?? []
  if (
    who === '' ||
    /^(?:we|i|both|they|these|those|you|he|she|what|that|thickness|weight|power|cost|environment|size)\b/i.test(who) ||
    /\b(?:shall|under|below|above|at least) \d/.test(rest)
  )
    return null
  const object = IT.test(who) ? thing : owned(who)
  if (!object) return null
  const passive = /^be (.+)$/i.exec(rest)?.[1]
  if (passive) return ordered(passive, object, thing)
  return doing(rest, object)
}

/** "be scaled down in frequency and bent around a dipole" → "scale X down in frequency and bend it around a dipole". */
function ordered(passive: string, object: string, thing: string | null): Read | null {
  const words = wordsOf(`it is ${passive}`).slice(2)
  const first = words[0]
  const verb = first ? baseOfParticiple(first.text) : null
  if (!first || !verb || verb === 'able') return null
  const rest = passive.slice(first.text.length).trim()
  const [, before = rest, second = '', after = ''] = /^(.*?)(?:, )?\band ([a-z]+(?:ed|nt|lt|wn|en|ut|ade|ound))\b(.*)$/.exec(rest) ?? []
  const next = second ? baseOfParticiple(second) : null
  const tail = next ? `${before.trim()} and ${next} it${after}` : rest
  const into = verb === 'add' && thing && thing !== object && tail === '' ? `to ${thing}` : tail
  return { text: `${verb} ${object} ${into}`.replace(/ {2,}/g, ' ').trim(), things: [], thing: object }
}

/** "shrink to a handheld and get a cartridge" → "adapt X so that it shrinks to a handheld and gets a cartridge". */
function doing(rest: string, object: string): Read | null {
  const verb = /^[a-z]+/.exec(rest)?.[0]
  if (!verb || /^(?:weigh|come|stay|cost|survive|reach|be|remain)$/.test(verb)) return null
  const told = rest
    .replace(/,? so (?:we|i)\b.*$/i, '')
    .replace(/^[a-z]+/, thirdPerson)
    .replace(/ and (?:to )?([a-z]+)(?= (?:a|an|the|its|other|more|two|what|how|with|to)\b)/g, (whole, next: string) =>
      wordsOf(`it must ${next} it`)[2]?.pos === 'VERB' ? ` and ${thirdPerson(next)}` : whole,
    )
  return { text: `adapt ${object} so that it ${told}`, things: [], thing: object }
}

/** "The population map is new", "iOS is not supported yet", "cable run sheets are new to it". */
function missing(clause: string, thing: string | null): Read | null {
  const isNew =
    /^((?:the |our |an? )?[\w][\w /-]{3,60}?) (?:is|are) (?:still )?(?:new|missing|to be (?:done|built|made|developed))( to it)?$/i.exec(
      clause,
    )
  if (isNew?.[1] && !/^(?:it|this|that|all|what|everything|nothing)\b/i.test(isNew[1])) {
    const what = owned(isNew[1])
    if (isNew[2]) return thing ? { text: `extend ${thing} to ${what}`, things: [], thing } : null
    return { text: developing(what), things: [], thing: what }
  }
  const un = /^((?:the )?[\w][\w /-]{2,60}?) (?:is|are) not (?:yet )?(?:supported|covered|handled|included|implemented)(?: yet)?$/i.exec(
    clause,
  )
  return un?.[1]
    ? {
        text: `add support for ${/^[A-Z][a-z]+(?: [a-z]|$)/.test(un[1]) && / /.test(un[1]) ? lowerStart(un[1]) : un[1]}`,
        things: [],
        thing: thing ?? '',
      }
    : null
}

function developing(what: string): string {
  const article = /^(?:the|an?|its) |s$/i.test(what) ? what : `the ${what}`
  if (/\bintegration$/.test(what)) return `carry out ${article}`
  return `develop ${article}`
}

function owned(phrase: string): string {
  const plain = phrase.replace(/^(?:and|so|but) /i, '').replace(/^(?:our|my) /i, 'the ')
  return lowerStart(plain)
}

/** What a sentence introduces: "We build on our ThinShield absorber, which …" → "the ThinShield absorber". */
function named(sentence: string): string | null {
  const built =
    /^(?:we|i) (?:already )?(?:build on|have|start from|own|bring|developed|built|made|wrote|use|sell) (?:an? |the |our |one )(.+)$/i.exec(
      sentence,
    )?.[1]
  if (built) {
    const name = /^[^,]{3,60}, ((?:[A-Z][\w-]*)(?: \d[\d.]*)?)(?:,| with| that|$)/.exec(built)?.[1]
    return name ?? `the ${nameOf(built)}`
  }
  const own = /^(?:our|the|a|an) (.+)$/i.exec(sentence)?.[1]
  if (own) {
    const name = /^[^,]{3,60}, ((?:[A-Z][\w-]*)(?: \d[\d.]*)?),/.exec(own)?.[1]
    return name ?? `the ${nameOf(own)}`
  }
  if (/^[A-Z][a-z]+s /.test(sentence) && wordsOf(`the ${lowerStart(sentence)}`)[1]?.pos === 'NOUN') return null
  const proper = /^([A-Z][\w-]*[A-Za-z](?:'s [\w ]+?)?(?: (?:Mark |Mk |Mod |v)?\d[\d.]*)?)(?:,| (?=[a-z]))/.exec(sentence)?.[1]
  if (
    !proper ||
    /^(?:It|This|That|These|Those|We|They|Both|In|On|At|For|From|With|There|Here|All|No|Not|So|But|And|If|When|Today|Some|Most|Each|What|Which|Last)$/.test(
      proper,
    )
  )
    return null
  return wordsOf(sentence).findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX') <= wordsOf(proper).length + 1 ||
    /,/.test(sentence.slice(proper.length, proper.length + 1))
    ? proper
    : null
}

/** The words of a thing up to its verb or what describes it further. */
function nameOf(text: string): string {
  const words = wordsOf(`the ${text}`).slice(1)
  const end = words.findIndex(
    ({ pos, text: word }, index) =>
      index > 0 &&
      ((/^(?:AUX|VERB|SCONJ|PRON|ADV|ADP|PART)$/.test(pos) &&
        words[index - 1]?.text !== '-' &&
        word !== '-' &&
        !(/ing$|ed$/.test(word) && /^(?:NOUN|PROPN)$/.test(words[index + 1]?.pos ?? ''))) ||
        (/s$/.test(word) && /^(?:NUM|DET)$/.test(words[index + 1]?.pos ?? '')) ||
        /^(?:,|\(|that|which|with|for|from|of)$/.test(word)),
  )
  const kept = end < 0 ? words : words.slice(0, end)
  return kept.map(({ text: word, space }, index) => (index === 0 ? word : space + word)).join('')
}
