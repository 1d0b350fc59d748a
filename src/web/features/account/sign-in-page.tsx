import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { WayIn } from '../../app/auth/auth-client.ts'
import { useSession } from '../../app/auth/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { AccountScreen, WayInPending } from './account-screen.tsx'
import { ArrivalQuestion } from './arrival-question.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { signInProblem } from './sign-in-problem.ts'
import { useWayIn } from './use-way-in.ts'

/** Sign in, in the way that this server has: with an account of the product itself, or at a provider. */
export function SignInPage() {
  const state = useWayIn()
  const session = useSession()
  const [search] = useSearchParams()
  if (state.kind !== 'known') return framed(<WayInPending state={state} />)
  const { wayIn } = state
  const isAsked = wayIn.kind !== 'embedded' && (session.kind === 'question' || search.has('question'))
  if (isAsked) {
    return (
      <AccountScreen title="Is this your work?" lead="There is an account with your e-mail address already.">
        <ArrivalQuestion wayIn={wayIn} />
      </AccountScreen>
    )
  }
  return framed(
    <>
      <Problem wayIn={wayIn} code={search.get('problem')} />
      {wayIn.kind === 'embedded' ? <PasswordSignIn /> : <ProviderSignIn wayIn={wayIn} />}
    </>,
  )
}

function framed(content: ReactNode) {
  return (
    <AccountScreen title="Sign in" lead="Continue with your solicitations and work plans.">
      {content}
    </AccountScreen>
  )
}

function Problem({ wayIn, code }: { wayIn: WayIn; code: string | null }) {
  const problem = signInProblem(code, wayIn)
  return (
    problem && (
      <Banner tone="danger" title={problem.title}>
        {problem.words}
      </Banner>
    )
  )
}
