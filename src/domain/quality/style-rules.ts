import { counted, hasLetterOrDigit, partedAtSpaces } from '../../language/characters.ts'
import { type CueList, cueList, type FoundCue } from '../../language/cue-list.ts'
import { parse } from '../milestone-document.ts'
import { atWords, byMilestone, ownWords } from './quoted.ts'
import { type Objection, placeName, type QualityRule, type ReviewContext, type Said } from './rule.ts'

/** Gives the one finding of a milestone on its manner of writing: style must not drown what matters. */
type OfMilestone = (said: readonly Said[]) => Objection[]

function eachMilestone({ said }: ReviewContext, of: OfMilestone): Objection[] {
  return [...byMilestone(said).values()].flatMap(of)
}

const FIRM_WILL = cueList(`
  the contractor/offeror/subcontractor /also will/must | the contractor/offeror/subcontractor plan*/intend*/hope* to
  | the research institution will/must | the research institution plan*/intend*/hope* to | the/our company/firm/team /also will/must
  | the/our company/firm/team plan*/intend*/hope* to | we /also will/must | we plan/intend/hope to | we are going to | the contractor is going to`)
const GOVERNMENT_SHALL = cueList(`
  the government/tpoc/navy/army/cor shall | the air/space force shall | the marine corps shall | the contracting officer shall`)

const OF_SOMETHING = /\b(?:by|of|with|to|from|for) $/i

/** The first cue that is a subject, and not what something is done by or belongs to. */
const asSubject = (cues: CueList, sentence: string): FoundCue | undefined =>
  cues.all(sentence).find(({ index }) => !OF_SOMETHING.test(sentence.slice(0, index)))

/** Words with which a duty of the contractor is announced and not bound. */
export function contractorWill(sentence: string): FoundCue | undefined {
  return asSubject(FIRM_WILL, sentence)
}

/** QC-41: "shall" binds the contractor, "will" is what the Government does (brief §4). */
export const shallAndWill: QualityRule = {
  id: 'QC-41',
  checks: '"shall" stands for the contractor\'s duties, "will" for the Government\'s',
  severity: 'advice',
  source: 'Air Force SBIR 25.1 Direct to Phase II instructions, work plan format; NASA Langley statement-of-work checklist',
  remedy: 'Write "The Contractor shall …" for each duty, and "The Government will …" for what you count on.',
  objections: (_plan, context) => eachMilestone(context, modalsIn),
}

const modalsIn: OfMilestone = (said) => {
  const found = said.flatMap((one) => {
    const own = ownWords(one.own)
    const binds = contractorWill(own)
    const match = binds ?? asSubject(GOVERNMENT_SHALL, own)
    return match
      ? [
          {
            one,
            match,
            why: binds ? 'does not bind the contractor; a duty is a "shall"' : 'binds the Government, which a plan cannot; write "will"',
          },
        ]
      : []
  })
  const [first] = found
  if (!first) return []
  const more = found.length > 1 ? ` (${found.length} sentences in this place)` : ''
  return [{ ...atWords(first.one, first.match.index), message: `"${first.match.text}" ${first.why}${more}.` }]
}

/** Most words of one sentence; the parts of a list between semicolons count apart. */
const MOST_WORDS = 35

/** QC-42: a sentence holds one requirement in at most 35 words (brief §4). Words quoted from the solicitation are not counted. */
export const longSentence: QualityRule = {
  id: 'QC-42',
  checks: 'a sentence has at most 35 words and one duty',
  severity: 'advice',
  source: 'NASA Langley statement-of-work checklist: one requirement in one sentence',
  remedy: 'Cut it in two, one duty in each.',
  objections: (_plan, context) => eachMilestone(context, longIn),
}

const SHALL = cueList('shall')

const longIn: OfMilestone = (said) => {
  const sized = said.map((one) => ({ one, words: longestPart(one.own), duties: SHALL.all(one.own).length }))
  const long = sized.filter(({ words }) => words > MOST_WORDS)
  const double = sized.filter(({ words, duties }) => words <= MOST_WORDS && duties > 1)
  const worst = long.reduce<(typeof sized)[number] | undefined>((most, one) => (most && most.words >= one.words ? most : one), undefined)
  const shown = worst ?? double[0]
  if (!shown) return []
  const told = [
    ...(worst ? [`${counted(long.length, 'sentence')} of more than ${MOST_WORDS} words, the longest of ${worst.words}`] : []),
    ...(double.length > 0 ? [`${counted(double.length, 'sentence')} with two duties`] : []),
  ]
  return [{ ...atWords(shown.one, 0), message: `${placeName(shown.one)} has ${told.join(', and ')}.` }]
}

/** What stands in brackets; a bracket within may name a paragraph. */
const BRACKETS = /\((?:[^()]|\([^()]{1,5}\)){0,160}\)|\[[^[\]]{2,200}\]/g
/** Citations, and what is still to be filled in, are no words of the sentence. */
const CITED = cueList('p | pp | baa | instructions')
/** A line that lists who, where and when, is no sentence. */
const LISTING = 'Lead, place and time:'

function longestPart(sentence: string): number {
  const { opening = '', text = '' } = parse(sentence).lines[0] ?? {}
  if (opening.includes(LISTING)) return 0
  const own = text.replace(BRACKETS, (inside) => (inside.startsWith('[') || CITED.test(inside) ? '' : inside))
  return Math.max(...ownWords(own).split(';').map(wordCount))
}

function wordCount(text: string): number {
  return partedAtSpaces(text).filter(hasLetterOrDigit).length
}
