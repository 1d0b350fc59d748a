import '../app/without-compiling.ts'
import { type GroundingJob, groundingDesk } from './grounding-job.ts'

/** Holds a plan against its sources beside the screen, so that no key waits for it. */
const answer = groundingDesk()

self.onmessage = ({ data }: MessageEvent<GroundingJob>) => {
  const answered = answer(data)
  if (answered) self.postMessage(answered)
}
