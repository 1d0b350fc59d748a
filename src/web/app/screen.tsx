import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { LoadingBar } from '../ui/loading-bar.tsx'

/** What all screens share: a new screen starts at its top, and a screen reader starts reading it there. */
export function Screen() {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it run
  useEffect(() => {
    if (document.activeElement && document.activeElement !== document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <ScrollRestoration />
      {navigation.state === 'loading' && <LoadingBar />}
      <Outlet />
    </>
  )
}
