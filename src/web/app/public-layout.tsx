import { Outlet } from 'react-router'
import { ButtonLink } from '../ui/button-link.tsx'
import { useSession } from './auth/session.ts'
import { PublicFrame } from './public-frame.tsx'
import { SignedOutWayIn } from './signed-out-way-in.tsx'

/** The frame of every public screen that is no plain page. */
export function PublicLayout() {
  const session = useSession()
  const wayIn = session.kind === 'signed-in' ? <ButtonLink to="/dashboard">Dashboard</ButtonLink> : <SignedOutWayIn />
  return (
    <PublicFrame wayIn={wayIn}>
      <Outlet />
    </PublicFrame>
  )
}
