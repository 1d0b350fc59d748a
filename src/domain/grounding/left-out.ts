import { cueList, cuesInOrder } from '../../language/cue-list.ts'
import { lastClause } from './statement.ts'

const NOT = cueList(`
  is not | are not | be not | been not | will not | shall not | does not | do not | can not | could not | was not | were not | cannot | not to be | isn t | aren t
  | won t | doesn t | don t | wasn t | weren t`)
/** What is done for a requirement, when it is done. */
const DEALT_WITH = cueList(`
  address* | analy* | provid* | plan | plans | planned | includ* | cover* | consider* | perform* | carr* | conduct* | pursu* | attempt* | evaluat* | test*
  | demonstrat* | deliver* | develop* | build* | built | show* | meet* | met | verif* | treat* | undertak* | support* | measur* | assess* | model* | design*
  | suppl* | submit* | answer* | pass* | compl* | satisf* | fulfil* | implement* | investigat* | stud*`)
/** "will not knowingly be provided": so many words from the first to the last. */
const MOST_WORDS = 5

/** "outside the scope", "excluded", "deferred to". */
const LEFT = cueList(
  [
    ...['outside', 'outside of', 'out of', 'beyond'].flatMap((one) =>
      ['scope', 'the scope', 'its scope', 'our scope'].map((scope) => `${one} ${scope}`),
    ),
    ...['is', 'are', 'be', 'been'].flatMap((be) =>
      'excluded|omitted|deferred|postponed|left out|left aside|left to phase|left for phase|dropped|waived'
        .split('|')
        .map((left) => `${be} ${left}`),
    ),
    'not part of',
    'not a part of',
  ].join(' | '),
)
/** "no further test is planned". */
const NO = cueList('no _')
const DONE = cueList(
  ['is', 'are', 'will be']
    .flatMap((be) => 'planned|made|carried out|performed|done|provided|included|delivered'.split('|').map((done) => `${be} ${done}`))
    .join(' | '),
)

/** "where a value is not met", "what was not tested": the case is told of, and nothing is left out. */
const A_CASE = cueList(`
  where | if | when | that | which | who | what | whether | why | any | each | every | unless | until | whatever | should | case | may`)
const LOOK_BACK = 90

/** Whether a sentence says that its subject is not dealt with in this effort. */
export function isDenied(sentence: string): boolean {
  const undone = cuesInOrder(NOT, DEALT_WITH, sentence)
  const none = cuesInOrder(NO, DONE, sentence)
  const found = [undone && undone.text.split(' ').length <= MOST_WORDS ? undone : null, LEFT.find(sentence), none].find(
    (one) => one !== null,
  )
  if (!found) return false
  return !A_CASE.test(lastClause(sentence.slice(Math.max(0, found.index - LOOK_BACK), found.index)))
}
