import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { SCREENS } from '../../contract/screens.ts'
import { accountCall, answering, fakeServer, refusing } from '../testing/fake-server.ts'
import { HEALTH } from '../testing/health.ts'
import { putWhatIsKnownLater } from './known-later.ts'
import { renderedPage } from './rendered-page.tsx'

const DOCUMENT = '<html lang="en"><head><!--head--></head><body><!--body--></body></html>'
const SESSION = accountCall('GET', '/get-session')

/** The plain page as a browser has it before its script has run. */
function opened(path: (typeof SCREENS.plain)[number]): void {
  const page = new DOMParser().parseFromString(renderedPage(path, DOCUMENT), 'text/html')
  document.head.innerHTML = page.head.innerHTML
  document.body.innerHTML = page.body.innerHTML
}

// files of tests share one document
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test.each(SCREENS.plain)('%s says what it is without any script', (path) => {
  opened(path)
  const [heading] = screen.getAllByRole('heading', { level: 1 })
  expect(document.title).toContain(heading?.textContent)
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')?.length).toBeGreaterThan(40)
  const banner = within(screen.getByRole('banner'))
  expect(banner.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
  expect(banner.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up')
})

test('where to pay is put in once the server has told it', async () => {
  fakeServer(answering(api.health, HEALTH), answering(SESSION, null))
  opened('/')
  expect(screen.getAllByRole('link', { name: /^Subscribe Now/ }).every((link) => !link.hasAttribute('href'))).toBe(true)
  await putWhatIsKnownLater(document)
  const links = screen.getAllByRole('link', { name: /^Subscribe Now/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([HEALTH.payment_links.work_plan, HEALTH.payment_links.matching_tool])
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['noopener noreferrer', 'noopener noreferrer'])
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('who is signed in finds the dashboard in place of the way in', async () => {
  fakeServer(answering(api.health, HEALTH), answering(SESSION, { user: { id: 'one' } }))
  opened('/work-plan-generator')
  await putWhatIsKnownLater(document)
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
})

test('a server that answers nothing leaves the page as it was built', async () => {
  fakeServer(refusing(api.health, 'Overloaded.', 503))
  opened('/matching-tool')
  const before = document.body.innerHTML
  await putWhatIsKnownLater(document)
  expect(document.body.innerHTML).toBe(before)
})
