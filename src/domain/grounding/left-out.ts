import { cueList, cuesInOrder } from '../../language/cue-list.ts'
import { lastClause } from './statement.ts'

const NOT = cueList('is/are/be/been/will/shall/does/do/can/could/was/were not | cannot | not to be | isn/aren/won/doesn/don/wasn/weren t')
/** What is done for a requirement, when it is done. */
const DEALT_WITH = cueList(`
  address* | analy* | provid* | plan | plans | planned | includ* | cover* | consider* | perform* | carr* | conduct* | pursu* | attempt* | evaluat* | test*
  | demonstrat* | deliver* | develop* | build* | built | show* | meet* | met | verif* | treat* | undertak* | support* | measur* | assess* | model* | design*
  | suppl* | submit* | answer* | pass* | compl* | satisf* | fulfil* | implement* | investigat* | stud*`)
/** "will not knowingly be provided": so many words from the first to the last. */
const MOST_WORDS = 5

/** "outside the scope", "excluded", "deferred to", "out of reach". */
const LEFT = cueList(`
  outside/beyond /of /the/its/our scope | out of /the/its/our scope/reach | beyond /our/its/the/this reach | falls/fall short of | not /a part of | is/are/be/been
  excluded/omitted/deferred/postponed/dropped/waived | is/are/be/been left out/aside | is/are/be/been left to/for phase`)
/** "no further test is planned". */
const NO = cueList('no _')
const DONE = cueList('is/are/be planned/made/performed/done/provided/included/delivered | is/are/be carried out')

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
