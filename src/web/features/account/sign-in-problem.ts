import { raised } from '../../../language/characters.ts'
import type { WayIn } from '../../app/auth/auth-client.ts'
import { providerName } from './use-way-in.ts'

/** Why somebody came back without being signed in, and what to do about it. */
export type SignInProblem = { title: string; words: string }

const START_AGAIN = 'Start again below. If it happens again, tell whoever runs this server.'

const PROBLEMS: Record<string, (provider: string) => SignInProblem> = {
  unreachable: (provider) => ({
    title: `${raised(provider)} did not answer`,
    words: 'Try again in a minute. If it goes on, tell whoever runs this server.',
  }),
  refused: (provider) => ({
    title: `${raised(provider)} did not sign you in`,
    words: `Either you called it off, or your account there may not be used here. Try again below, or ask the people who run ${provider}.`,
  }),
  clock: (provider) => ({
    title: `The clocks of this server and of ${provider} differ`,
    words: 'Nobody can sign in until the clock of this server is set right: tell whoever runs it.',
  }),
  invalid: (provider) => ({ title: `What ${provider} answered could not be trusted`, words: `Nobody was signed in. ${START_AGAIN}` }),
  expired: () => ({
    title: 'Signing in took too long, or was begun in another browser',
    words: 'Start again below, and finish it in this browser.',
  }),
  'signed-out': () => ({
    title: 'Sign in, and open the link again',
    words: 'This link confirms a new address of an account. It still works: sign in to that account in this browser first.',
  }),
  link: () => ({
    title: 'This link does not work any more',
    words: 'A link from an e-mail works once and for a limited time, and only when it is complete. Ask for a new one.',
  }),
}

/** The sentences for a code that the server, or a link that it sent, came back with; one that is not known is a failure all the same. */
export function signInProblem(code: string | null, wayIn: Pick<WayIn, 'label'>): SignInProblem | null {
  if (code === null) return null
  const known = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined
  return known ? known(providerName(wayIn)) : { title: 'Signing in did not work', words: START_AGAIN }
}
