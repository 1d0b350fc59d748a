import { ButtonLink } from '../ui/button-link.tsx'

/** The way in for who is not signed in; on the narrowest screens signing up is one step further, behind signing in. */
export function SignedOutWayIn() {
  return (
    <div className="flex items-center gap-1">
      <ButtonLink to="/sign-in" variant="quiet" className="whitespace-nowrap">
        Sign in
      </ButtonLink>
      <ButtonLink to="/sign-up" className="whitespace-nowrap max-[22rem]:hidden">
        Sign up
      </ButtonLink>
    </div>
  )
}
