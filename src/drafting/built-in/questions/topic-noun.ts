import { wordsOf } from '../../../language/words.ts'
import { lowerLabel } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'

const VAGUE =
  /^the \w+ing |^the (?:(?:(?:common|automated|new) )?(?:tools?|systems?|device|solution|methods?|architectures?|approach|process(?:es)?|technolog(?:y|ies)|technology maturation|topic|baseline|forward|far forward|SBIR|STTR|and\/or|[a-z-]+(?:ity|tion|omy|ness|ance|ence)))$|\/|\bopen topic\b/i
const UNFINISHED = /\b(?:and|or|of|for|to|and\/or)$|\/|^the (?:far forward|topic|\w+ing)\b|\bopen topic\b/i
/** Words that name a kind only; with the words before them they name this one. */
const KIND_ONLY = /^the (?:algorithms?|software|framework|library|application|indicator|sensors?|materials?|models?|(?:\w+ )?arrays?)$/i

/** What the topic is about, as one says it in a question: the short name unless it could be anything; then the long one, then the title, then the solution itself. */
export function topicNoun({ subject: { full, short }, facts }: PlanBrief): string {
  const title = facts.analysis?.topic.title ?? ''
  const plain = full.replace(/ \([^)]*\)/g, '')
  if (title.toLowerCase() === short.slice('the '.length)) return title
  const isVague = VAGUE.test(short) || isOfAnother(full, short)
  const acronyms = /\(([A-Z]{2,}\/[A-Z]{2,})\)/.exec(title)?.[1]
  if (acronyms && (isVague || KIND_ONLY.test(short))) return `the ${acronyms} system`
  const listed = /, and (?:[\w-]+ )*?([\w-]+) capability$/.exec(plain)?.[1]
  if (listed) return `the ${listed}`
  if (KIND_ONLY.test(short)) return withKind(plain) ?? short
  if (!isVague) return short
  const words = plain.split(' ').length
  const isTelling = words > 2 && words <= (/ to /.test(plain) ? 6 : 9) && !UNFINISHED.test(plain)
  return isTelling ? plain : titled(title)
}

/** "the scalable, AI-enabled decision-support framework" → "the decision-support framework". */
function withKind(plain: string): string | undefined {
  const words = plain.split(' ')
  const isOne = !/ (?:and|or|of|for|to|in|with|on|that) |\//.test(plain)
  if (!isOne || words.length < 3) return undefined
  return words.length <= 6 && !plain.includes(',') ? plain : `the ${words.slice(-2).join(' ')}`
}

/** The head of the title as a thing: "Defect Mitigation Processes for Detectors" → "the defect mitigation processes". */
function titled(title: string): string {
  const head = title
    .replace(/ ?\([^)]*\)/g, '')
    .replace(/ (?:for|of|with|in|on|to|via|using|from|under|towards?) .*$/i, '')
    .replace(/ development$/i, '')
  const words = head.split(' ').length
  if (words < 2 || words > 6 || /open topic|\b(?:maturation|technolog(?:y|ies)|approach(?:es)?|solutions?)$|[:–—,]|\band\b/i.test(head))
    return 'your solution'
  const name = lowerLabel(head)
  return /ing$/.test(name) ? name : `the ${name}`
}

/** An acronym of a word that only describes names nothing: "the mid-Infrared (MWIR) optics". */
function isOfAnother(full: string, short: string): boolean {
  const name = short.replace(/^the /, '')
  const [before = ''] = full.split(` (${name})`)
  if (!/^[A-Z][A-Z-]+$/.test(name) || before === full) return false
  const last = wordsOf(before).at(-1)
  return last?.pos === 'ADJ' || /(?:ed|red)$/.test(last?.text ?? '')
}
