import { hasDigit, partedAtSpaces } from '../language/characters.ts'
import { cueList } from '../language/cue-list.ts'

/** What says of a figure beside it that it is today's, and no promise. */
export const SAYS_TODAY = cueList('today | now | currently | at present | so far | at the moment | to date')

/** What says of words beside it that they are only thought, and neither known nor promised. */
export const THOUGHT = cueList('think | believe | guess | hope | suppose | maybe | perhaps | probably')

/** What says at the beginning of a value that it stands elsewhere, or nowhere yet. */
const ELSEWHERE = cueList('see | refer to | per | same as | tbd')

/** "See the topic": more words say what they are about. */
const LONGEST_REFERENCE = 3

/** Whether a value is only thought, "$70, my guess", or tells none, "see topic": nobody is held to it before somebody says what counts. */
export function isGuess({ quantity = '', value = '' }: { quantity?: string | undefined; value?: string | undefined }): boolean {
  return (
    THOUGHT.test(quantity) ||
    THOUGHT.test(value) ||
    (partedAtSpaces(value).length <= LONGEST_REFERENCE && !hasDigit(value) && ELSEWHERE.find(value)?.index === 0)
  )
}
