import { ButtonLink } from '../ui/button-link.tsx'

/** The way in for who is not signed in. */
export function SignedOutWayIn() {
  return (
    <div className="flex items-center gap-1">
      <ButtonLink to="/sign-in" variant="quiet" className="whitespace-nowrap">
        Sign in
      </ButtonLink>
      <ButtonLink to="/sign-up" className="whitespace-nowrap">
        Sign up
      </ButtonLink>
    </div>
  )
}
