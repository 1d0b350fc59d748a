import { sentencesIn } from '../../domain/solicitation/sentence.ts'
import { tidy, upperStart } from './wording.ts'

const FILLERS =
  /(?:^|(?<=[\s,]))(?:um+|uh+|erm?|hmm+|you know|i mean|like i said|as i said|to be honest|honestly|basically|actually|literally|obviously|of course|kind of|sort of|i suppose|(?:our|this|the) guy)(?:,|(?=\s|$|[.;]))\s*/gi
const LEADS =
  /^(?:(?:so|well|okay|ok|(?:right|yes|yeah|no|sure|now|then|again|finally)(?=,)|and|but|also|anyway|plus|first of all|let me see|let's see|the thing is|the answer is|i (?:think|guess|believe|would say|feel|hope)(?: that)?|we (?:think|believe|feel|guess)(?: that)?|in my opinion|in our view|it's like|probably|maybe)[,:]?\s+)+/i
const TRAILING = /,? (?:i|we) (?:guess|think|suppose|believe|hope)[.]?$/i
const BULLET = /^\s*(?:[-–—*•●▪◦]|\(?(?:\d{1,2}|[a-z])[.)])\s+/
const NOTHING =
  /^(?:n\/?a|none|no|nothing|not (?:sure|applicable|yet|known)|tbd|unknown|yes|ok|\?+|-+|same|see above|not decided(?: yet)?|don'?t know|to be determined|see (?:our|my|the|attached)\b.{0,60})[.!]?$/i

/** An answer as separate statements: lines, bullets and sentences, without fillers; what says nothing is left out. */
export function statementsIn(answer: string): string[] {
  return answer
    .split(/\r?\n|(?<=[.;])\s+(?=[-•*]\s)/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '' && !NOTHING.test(line))
    .flatMap(sentencesOf)
    .map((statement) => cleaned(statement))
    .filter((statement) => statement.length > 2 && !NOTHING.test(statement))
}

function sentencesOf(line: string): string[] {
  return sentencesIn(line)
    .map(({ start, end }) => line.slice(start, end))
    .flatMap((sentence) => (sentence.split(' ').length > 40 ? sentence.split(/;\s+/) : [sentence]))
    .flatMap(breathed)
}

/** Speech without full stops runs on; it is cut where the speaker starts a new clause. */
function breathed(sentence: string): string[] {
  if (sentence.split(/\s+/).length <= 34) return [sentence]
  return sentence
    .split(/,?\s+(?:and then|and so|so then|and we|and i|and our|then we|so we|but we|and also|and the (?=\w+ (?:is|will|leads)))\s+/i)
    .flatMap((part, index, parts) => {
      const starter = index === 0 ? '' : (starterOf(sentence, parts, index) ?? '')
      return part.trim() === '' ? [] : [`${starter}${part.trim()}`]
    })
}

function starterOf(sentence: string, parts: readonly string[], index: number): string | undefined {
  const at = sentence.indexOf(parts[index] ?? '')
  const connector = sentence.slice(Math.max(0, at - 12), at)
  return /\bwe\s+$/i.test(connector) ? 'we ' : /\bi\s+$/i.test(connector) ? 'I ' : /\bour\s+$/i.test(connector) ? 'our ' : undefined
}

function cleaned(statement: string): string {
  const plain = tidy(
    statement
      .replace(FILLERS, ' ')
      .replace(TRAILING, '')
      .replace(/\b(?:like|roughly like) (?=\d)/gi, 'about '),
  )
    .replace(LEADS, '')
    .replace(/^[,.;:]\s*/, '')
  return upperStart(plain.trim())
}
