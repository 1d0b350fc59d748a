import { blanksIn } from '../../../domain/blank.ts'
import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { contractorWill } from '../../../domain/quality/style-rules.ts'
import { vagueIn } from '../../../domain/quality/wording-rules.ts'
import { inPlainWords, startsWithCapital, stripped } from '../../../language/characters.ts'
import { cueList, cuesIn } from '../../../language/cue-list.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { Objection } from './objections.ts'
import { rememberingLast } from './remembering.ts'

/** What a plan must not hold, and models put into it of their own accord. `before` is what the text is put for: its words stay. */
type PlanWords = {
  objections: (text: string, before: string) => Objection[]
  /** The same text without such words, where taking them out or changing one for another leaves the sentence whole. */
  plain: (text: string, before: string) => string
}

/** Words with which models fill and praise, and which no number beside them makes better; they stand beside others and can go. */
const GOING: ReadonlySet<string> = new Set([
  ...['innovative', 'novel', 'unique', 'state-of-the-art', 'cutting-edge', 'robust', 'user-friendly', 'seamless', 'holistic'],
  ...['transformative', 'thorough', 'extensive', 'comprehensive', 'rigorous', 'successfully', 'seamlessly', 'thoroughly'],
  ...['extensively', 'comprehensively', 'rigorously', 'highly'],
])

/** The same, and what holds a sentence together. Claims that a source could bear out are looked at elsewhere. */
const FILLING = cueList(
  `${[...GOING]
    .filter((word) => word !== 'highly')
    .join(' | ')
    .replaceAll('-', ' ')} | innovatively | uniquely | robustly | robustness | holistically |
   significantly | in a timely manner | as appropriate | as needed | best effort | synergy | synergistic | leverage | leveraged | leveraging |
   pave the way | paves the way | paving the way | solid foundation | strong foundation | firm foundation | solid basis | strong basis | firm footing`,
)

/** The company speaks of itself as "the Contractor"; a clause that a person typed stays as it is. */
const FIRST_PERSON = cueList('we | our | ourselves')

/** Whose doings are announced and not bound. */
const BY_OTHERS = cueList('government | tpoc | navy | army | air force | space force | marine corps | contracting officer | cor | dod')

const QUOTED_APART = /("[^"\n]{0,600}"|“[^“”\n]{0,600}”)/
const CLAUSE_END = /[;:,()]/

/** The solicitation's words are read once. What stood before, what is quoted, and what the solicitation says in the same words, stays. */
export function planWords({ documents }: PlanSources): PlanWords {
  const pages = documents.filter(({ role }) => role === 'solicitation').flatMap((one) => one.pages.map(({ text }) => text))
  const asked = inPlainWords(pages.join('\n'))
  const stood = rememberingLast(inPlainWords)
  const isNew = (words: string, before: string) =>
    ![asked, stood(before)].some((known) => ` ${known} `.includes(` ${inPlainWords(words)} `))
  const plain = (text: string, before: string) =>
    text
      .split(QUOTED_APART)
      .map((part, at) => (at % 2 === 1 ? part : plainPart(part, (words) => isNew(words, before))))
      .join('')
  return {
    plain,
    objections: (text, before) => {
      const own = plain(text, before)
        .split(QUOTED_APART)
        .filter((_, at) => at % 2 === 0)
        .join(' ')
      const told = sentencesOfLines(own).filter((sentence) => !sentence.endsWith('?'))
      const filling = told.flatMap((one) => cuesIn(FILLING, one)).filter((words) => isNew(words, before))
      const vague = told.flatMap((one) => vagueIn(one, `${asked} ${stood(before)}`))
      const clauses = told.flatMap((one) => one.split(CLAUSE_END)).filter((clause) => isNew(clause, before))
      const blanks = blanksIn(own).map(({ start, end }) => own.slice(start, end))
      return [
        ...vague.filter((word) => !filling.some((words) => words.includes(word))).map(unmeasured),
        ...filling.map(empty),
        ...clauses.flatMap((clause) => cuesIn(FIRST_PERSON, clause)).map(speaking),
        ...blanks.filter((blank) => !before.includes(blank)).map(opened),
        ...told
          .flatMap(announced)
          .filter((words) => isNew(words, before))
          .map(unbound),
      ]
    },
  }
}

const AS_NEEDED = /,? as (?:appropriate|needed)(?=[.,;]|$)/gi
const WILL = /\b(?:the contractor|(we)) (?:will|must|plans to|intends to) (?=\p{Ll})/giu
/** "our Dayton laboratory": what is the company's, in two words. */
const OUR = /\b([Oo])ur (\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+)?)/gu

function plainPart(text: string, isNew: (words: string) => boolean): string {
  return withoutFillers(text, isNew)
    .replace(AS_NEEDED, (words) => (isNew(words) ? '' : words))
    .replace(WILL, (words) => `${startsWithCapital(words) ? 'The' : 'the'} Contractor shall `)
    .replace(OUR, (all, first: string, thing: string) => (isNew(all) ? `${first === 'O' ? 'The' : 'the'} Contractor's ${thing}` : all))
}

const VOWELS = 'aeiou'

/** "A robust and novel model" is "A model". Fillers that are joined to a word that stays, stay, too. */
function withoutFillers(text: string, isNew: (words: string) => boolean): string {
  const words = text.split(' ')
  const kept: string[] = []
  for (let at = 0; at < words.length; ) {
    const end = endOfFillers(words, at)
    const next = words[end]
    if (end === at || !next || JOINING.has(next) || !words.slice(at, end).every((word) => JOINING.has(word) || isNew(word))) {
      kept.push(words[at++] ?? '')
      continue
    }
    const article = kept.at(-1)?.toLowerCase()
    const isVowel = VOWELS.includes(next.charAt(0).toLowerCase())
    if (article === 'a' || article === 'an') kept.push(`${kept.pop()?.charAt(0)}${isVowel ? 'n' : ''}`)
    at = end
  }
  return kept.join(' ')
}

const JOINING: ReadonlySet<string> = new Set(['and', 'or'])

/** Behind which word a row of fillers ends that begins at a place: "robust, novel and highly unique". */
function endOfFillers(words: readonly string[], from: number): number {
  let end = from
  while (
    GOING.has(stripped(words[end]?.toLowerCase() ?? '', ',')) ||
    (end > from && words[end] === 'and' && GOING.has(words[end + 1] ?? ''))
  )
    end++
  return end
}

/** "The Contractor will test", "coupons will be tested": a duty that is announced. What the Government and others do is told so. */
function announced(sentence: string): string[] {
  const will = contractorWill(sentence)?.text
  if (will) return [will]
  if (BY_OTHERS.test(sentence)) return []
  const words = wordsOf(sentence)
  const from = words.findIndex(({ lemma, text }) => text.toLowerCase() === 'will' || lemma === 'will')
  const rest = from < 0 ? [] : words.slice(from).filter(({ pos }) => pos !== 'ADV' && pos !== 'PART')
  return rest[1]?.lemma === 'be' && rest[2]?.pos === 'VERB' ? [textOf(rest.slice(0, 3))] : []
}

function unmeasured(word: string): Objection {
  return { kind: 'wording', sentence: `"${word}" has no measure: say the measure or what is done instead, or leave the word out.` }
}

function empty(words: string): Objection {
  return { kind: 'wording', sentence: `"${words}" says nothing that can be checked: leave it out.` }
}

function speaking(word: string): Objection {
  return { kind: 'wording', sentence: `"${word}": the company is "the Contractor" in a plan, and its things are "its".` }
}

/** What is still to be filled in was worked out by code, from what the person was asked and did not say. */
function opened(blank: string): Objection {
  return { kind: 'wording', sentence: `"${blank}" is a blank that the outline does not have: say it without, or leave the sentence out.` }
}

function unbound(words: string): Objection {
  return { kind: 'wording', sentence: `"${words}" binds nobody: write "The Contractor shall" with what is done.` }
}
