import { atWords, byMilestone, ownWords } from './quoted.ts'
import type { Objection, QualityRule, ReviewContext, Said } from './rule.ts'
import { placeName } from './said.ts'

/** Gives the one finding of a milestone on its manner of writing: style must not drown what matters. */
type OfMilestone = (said: readonly Said[]) => Objection[]

function eachMilestone({ said }: ReviewContext, of: OfMilestone): Objection[] {
  return [...byMilestone(said).values()].flatMap(of)
}

/** Participles that do not end in "ed", one beside the other. */
export const IRREGULAR =
  'made|cut|done|given|taken|shown|built|held|kept|found|written|sent|put|set|run|met|seen|known|drawn|chosen|begun|led|brought|bought|fed|read|laid|left|lost|paid|said|sold|told|won|worn|driven|grown|thrown'

/** A form of "to be" with a participle. Participles that only describe a state, and what may happen, are left out. */
const PASSIVE = new RegExp(
  String.raw`(?<!\b(?:may|might|can|could) )\b(?:is|are|was|were|be|been|being)\s+(?:(?:[a-z]{1,20}ly|then|also|first|not)\s+)?(?!(?:based|limited|located|related|intended|needed|required|used to|interested|experienced|detailed|advanced|fixed|supposed|expected|due|scheduled)\b)(?:[a-z]{2,20}ed|${IRREGULAR})\b`,
  'i',
)

/** Who acts: the firm, its people and partners, the Government. */
const ACTOR =
  /\b(?:contractor|offeror|we|our|team|engineers?|scientists?|lead|leads|PI|investigator|subcontractor|university|institution|TPOC|government|navy|army|air force|person|Dr|small business|vendor)\b|\bshall (?!be\b)/i

/** Below this many passive sentences without an actor a milestone is not called passive. */
const FEWEST_PASSIVE = 3
const PASSIVE_SHARE = 0.25

/** QC-40: not more than a quarter of a milestone's sentences hide who acts (brief §4). Criteria may: what counts there is the result. */
export const passiveVoice: QualityRule = {
  id: 'QC-40',
  checks: 'at most a quarter of the sentences leave open who acts',
  severity: 'advice',
  source: 'NASA Langley statement-of-work checklist: active voice, the actor named',
  remedy: 'Name who does it: "The Contractor shall measure …".',
  objections: (_plan, context) => eachMilestone(context, passiveIn),
}

const passiveIn: OfMilestone = (said) => {
  const sentences = said.filter(({ part, sentence }) => (part === 'text' || part === 'scope') && wordCount(sentence) > 3)
  const passive = sentences.flatMap((one) => {
    const match = ACTOR.test(one.sentence) ? null : PASSIVE.exec(ownWords(one.sentence))
    return match ? [{ one, index: match.index }] : []
  })
  const [first] = passive
  if (!first || passive.length < FEWEST_PASSIVE || passive.length <= sentences.length * PASSIVE_SHARE) return []
  const message = `${placeName(first.one)} leaves open who acts in ${passive.length} of ${sentences.length} sentences.`
  return [{ ...atWords(first.one, first.index), message }]
}

/** Words with which a duty of the contractor is announced and not bound. */
export const CONTRACTOR_WILL =
  /(?<!\b(?:by|of|with|to|from|for) )\b(?:the contractor|the offeror|the subcontractor|the research institution|(?:the|our) (?:company|firm|team)|we)\s+(?:also\s+)?(?:will|must|plans? to|intends? to|hopes? to|is going to|are going to)\b/i
const GOVERNMENT_SHALL =
  /(?<!\b(?:by|of|with|to|from|for) )\bthe (?:government|TPOC|navy|army|air force|space force|marine corps|contracting officer|COR)\s+shall\b/i

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
    const own = ownWords(one.sentence)
    const binds = CONTRACTOR_WILL.exec(own)
    const match = binds ?? GOVERNMENT_SHALL.exec(own)
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
  return [{ ...atWords(first.one, first.match.index), message: `"${first.match[0]}" ${first.why}${more}.` }]
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

const longIn: OfMilestone = (said) => {
  const sized = said.map((one) => ({ one, words: longestPart(one.sentence), duties: one.sentence.match(/\bshall\b/gi)?.length ?? 0 }))
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

/** A task's label, citations, and what is still to be filled in, are no words of the sentence. */
const APPARATUS =
  /^\W*(?:Task|Subtask|Milestone) [\d.]{1,8}(?: \([^()]{1,60}\))?\s?[:–-]|\((?:R\d{1,4}, )?(?:solicitation )?pp?\. ?[\d, –-]{1,20}\)|\((?:[^()]|\([^()]{1,5}\)){0,60}\b(?:BAA|instructions)\b(?:[^()]|\([^()]{1,5}\)){0,60}\)|\[[^[\]]{2,200}\]/g

/** A line that lists who, where and when, is no sentence. */
const LISTING = /^\W*Lead, place and time:/

function longestPart(sentence: string): number {
  if (LISTING.test(sentence)) return 0
  return Math.max(...ownWords(sentence.replace(APPARATUS, '')).split(';').map(wordCount))
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
