import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { chooseAuthClient } from '../app/auth/chosen-client.ts'
import { serverSession } from '../app/auth/server-session.ts'
import { bearer } from '../app/call.ts'
import { dismissToast } from '../ui/toasts.ts'
import { expectNoComplaints, hearComplaints } from './complaints.ts'
import { fakeServer } from './fake-server.ts'

// ends what waits in vain; a slow machine takes longer than the second that is usual
configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  hearComplaints()
  layout()
  // one that has no answers, for tests that need none
  fakeServer()
  // the accounts of the product; a test of another way in has it chosen by what the server tells
  chooseAuthClient(serverSession('/sign-out'))
})

afterEach(() => {
  dismissToast()
  cleanup()
  bearer.forget()
  document.title = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expectNoComplaints()
})

/** jsdom lays nothing out: there is a wide window of which nothing is ever resized or scrolled, and a message is seen as soon as it is there. */
function layout(): void {
  // the messages bring their own, by which one is invisible until it has come in
  for (const style of document.head.querySelectorAll('style')) style.remove()
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: /min-width/.test(media) }))
  vi.stubGlobal('ResizeObserver', StillObserver)
  vi.stubGlobal('IntersectionObserver', StillObserver)
  // as browsers of now do, it gives a promise back
  Element.prototype.scrollIntoView = async () => {}
  Element.prototype.setPointerCapture = () => {}
}

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
