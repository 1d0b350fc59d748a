import { cueList } from '../language/cue-list.ts'

/** What says of a figure beside it that it is today's, and no promise. */
export const SAYS_TODAY = cueList('today | now | currently | at present | so far | at the moment | to date')
