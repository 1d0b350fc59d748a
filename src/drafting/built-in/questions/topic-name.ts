import type { PlanFacts } from '../../drafter.ts'
import { wordsIn } from './quoted.ts'

/** A title of more words is cut where it begins to say what for or by what means. */
const MOST_WORDS = 7
const FEWEST_WORDS = 3
/** A title that nothing cuts is still repeated up to this length. */
const MOST_UNCUT = 11
const CUTS = new Set('for in on with through using via from under by at within'.split(' '))

/** What the effort is called in a question: the system's name, else the topic's title, shortened and in quotation marks. */
export function topicName({ system_name, analysis }: PlanFacts): string {
  if (system_name?.trim()) return system_name.trim()
  const title = shortTitle(analysis?.topic.title ?? '')
  return title ? `"${title}"` : 'this effort'
}

/** "DIRECT TO PHASE II: Next-generation Design Tools" → "Next-generation Design Tools". */
function withoutMark(title: string): string {
  const [mark = '', ...rest] = title.split(/: | [–-] /)
  return rest.length > 0 && mark === mark.toUpperCase() ? title.slice(title.indexOf(rest[0] ?? '')) : title
}

function shortTitle(title: string): string {
  const [plain = ''] = withoutMark(title.replaceAll('"', "'")).split(' (')
  const words = wordsIn(plain)
  if (words.length <= MOST_WORDS) return words.join(' ')
  const cut = words.findIndex((word, at) => at >= FEWEST_WORDS && CUTS.has(word.toLowerCase()))
  if (cut > 0) return words.slice(0, cut).join(' ')
  return words.length <= MOST_UNCUT ? words.join(' ') : ''
}
