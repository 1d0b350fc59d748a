import { partedAtSpaces } from '../../language/characters.ts'
import { stem } from '../../language/stem.ts'

/** What a text is about, for comparing two texts: the stems of its telling words, and its numbers. */
export type KeyTerms = { words: ReadonlySet<string>; numbers: ReadonlySet<string> }

/** Words that say nothing about the subject: grammar, and what every solicitation and every plan says. */
const EMPTY_WORDS = new Set(
  partedAtSpaces(`about above after again against also although among another around because been before being below between both cannot could does doing down during each either
   every from further have having here however into itself less like made make many more most much must neither only other over same shall should since some such
   than that their them then there therefore these they this those through thus toward towards under until upon very well were what when where which while whose will
   with within without would your able ensure include includes including may might need needed needs perform provide provided provides required requirement
   requirements proposed phase plan task work effort program based order using used use the and for are was has had can not all any but its out per via our who how
   new one two non offeror offerors proposer proposers applicant applicants awardee awardees contractor government announcement solicitation topic sbir sttr baa dod
   interest desired desirable goal objective intended accordance proposal proposals type types
   seek seeks seeking sought statement sow fns possess possessed possesses accomplish accomplishment announcement following listed described specified various`),
)

/** Words that solicitations and plans use for one another; each group counts as its first word. */
const ONE_MEANING = [
  'develop design devise create build fabricate construct make produce manufacture',
  'determine assess evaluate analyze analyse examine investigate study explore analysis',
  'demonstrate show prove verify validate verification',
  'measure test',
  'deliver supply submit furnish',
  'reduce decrease lower minimize minimise diminish',
  'increase raise improve maximize maximise enhance',
  'method technique approach methodology',
  'compliant comply compliance conform conformance',
  'weight mass',
  'cost price',
  'threat enemy adversary',
  'describe outline explain report document',
  'identify name list determine',
  'predict forecast estimate',
]

const MEANING = new Map(
  ONE_MEANING.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem)
    return others.map((word) => [word, first] as const)
  }).reverse(),
)

/** The telling words of a text as stems, words of one meaning as one, and its numbers without their commas. */
export function keyTerms(text: string): KeyTerms {
  const lower = text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1')
  const words = lower.match(/\p{L}[\p{L}\d]*/gu) ?? []
  return {
    words: new Set(words.filter((word) => word.length > 2 && !EMPTY_WORDS.has(word)).map(termOf)),
    numbers: new Set(lower.match(/(?<![\p{L}\d])\d+(?:\.\d+)?/gu) ?? []),
  }
}

function termOf(word: string): string {
  const root = stem(word)
  return MEANING.get(root) ?? root
}
