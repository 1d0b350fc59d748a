import { clauseOf } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { wordsOf } from '../../../language/words.ts'

const OTHER = 'separate | another | different | parallel | sister | companion | existing | present | former | own | their | its'
const AGREEMENT = 'contract | award | agreement | effort | project'

/** Each word of one list before each of another, as cues: with a word between them, too ("the present overhaul contract"). */
function before(one: string, other: string): string {
  const pairs = one.split(' | ').flatMap((first) => other.split(' | ').flatMap((last) => [`${first} ${last}`, `${first} _ ${last}`]))
  return pairs.join(' | ')
}

/** "Under a separate contract", "under the present overhaul contract". */
const ELSEWHERE = cueList(before(OTHER, AGREEMENT))

/** Who has a part in the work of others, or in the reading of proposals, and none in this work. */
const OTHERS = cueList(
  `${before('another | different | other', 'contractor | vendor | firm | performer')} | incumbent | integrator | prime contractor | reviewer | evaluator | topic author`,
)

/** "The Naval Air Warfare Center laboratory shall issue …": a body of the Government by its name, whatever it is to do; what "shall be" is told of a thing. */
const BODY = /\p{Lu}\S*\s(?:.*\s)?(?:Center|Command|Directorate|Agency|Laboratory|Depot|Squadron|Wing|Office)\b/u

/** Words that say that it is the one who proposes after all: "the contractor and the integrator shall". */
const OFFEROR = cueList('offeror | proposer | applicant | awardee | performer | small business')

/**
 * Whether a duty is somebody else's by what stands before its verb: "Under a separate contract, the performer of the tug shall …", "The prime integrator will
 * …", "Reviewers will …". What stands behind the verb tells nothing of that: "The performer shall help the integrator".
 */
export function bindsOthers(text: string): boolean {
  const words = wordsOf(text)
  const { modals, subject, led } = clauseOf(words)
  if (modals.length === 0) return false
  const who = subject.slice(subject.findLastIndex(({ text: word }) => word === ',') + 1)
  const printed = (some: typeof words) => some.map((word) => word.space + word.text).join('')
  const told = printed(who)
  const isOthers = OTHERS.test(told) || (BODY.test(told) && led?.lemma !== 'be')
  return ELSEWHERE.test(printed(subject)) || (isOthers && !OFFEROR.test(told))
}
