import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { LoadingBar } from '../ui/loading-bar.tsx'

/** What all screens share: a new screen starts at its top, and a screen reader starts reading it there. */
export function Screen() {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    // a screen that put the cursor somewhere itself knows better
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <ScrollRestoration />
      {navigation.state === 'loading' && <LoadingBar />}
      <Outlet />
    </>
  )
}
