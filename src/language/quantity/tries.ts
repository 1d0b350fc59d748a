import { cueList } from '../cue-list.ts'

/** How often something is tried: "12 runs", "14 sea trials", "3 times". */
export const TRIES = cueList(
  `# times/run/test/trial/try/attempt/shot/pass/cycle/firing/flight/dive |
   # _ run/test/trial/attempt/shot/pass/cycle/firing/flight/dive`,
)
