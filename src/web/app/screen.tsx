import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'

/** What all screens share: a new screen starts at its top, and a screen reader starts reading it there. */
export function Screen() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it run
  useEffect(() => {
    if (document.activeElement && document.activeElement !== document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  )
}
