import { ApiError } from '../../../../../contract/client.ts'
import { done, fail } from '../../../../../domain/result.ts'
import type { StepStatus } from '../../../../../domain/step.ts'
import type { Toast } from '../../../../ui/toasts.ts'
import { AutosavedNarrative, NARRATIVE, type SentNarrative, type ServedNarrative } from '../autosaved-narrative.ts'
import type { KeptNarrative } from '../kept-narrative.ts'
import type { Block } from '../narrative-toasts.ts'

/** The narrative that an office begins with. */
export const SERVED: ServedNarrative = { text: 'We wind the coil.', version: 3 }
/** What a call ends in when nobody answers. */
export const UNREACHED = new ApiError('The server could not be reached.', 0)

/** A server with one narrative, and what the desk did with it. */
export function office(kept: KeptNarrative | null = null) {
  const server = {
    ...SERVED,
    status: 'ready' as StepStatus,
    refusal: null as ApiError | null,
    block: null as Block | null,
    during: () => {},
  }
  const seen = { sent: [] as SentNarrative[], kept, toasts: [] as Toast[] }
  const desk = new AutosavedNarrative(SERVED, kept, {
    commit: async (sent) => {
      seen.sent.push(sent)
      server.during()
      if (server.refusal) return fail(server.refusal)
      if (sent.version !== server.version) return fail(new ApiError('Changed meanwhile.', 409))
      Object.assign(server, { text: sent.text, version: server.version + 1 })
      return done({ status: sent.finalize ? server.status : 'ready', version: server.version, block: server.block })
    },
    latest: async () => ({ text: server.text, version: server.version }),
    keep: (now) => {
      seen.kept = now
    },
    kept: () => seen.kept,
    notify: (toast) => seen.toasts.push(toast),
  })
  return { desk, server, seen, title: () => seen.toasts.at(-1)?.title }
}

/** What is shown of a narrative. */
export function stateOf(narrative: AutosavedNarrative) {
  const { base, theirs } = narrative.all()[NARRATIVE] ?? {}
  return { text: narrative.text(), saving: narrative.shownSaving(), base, theirs }
}
