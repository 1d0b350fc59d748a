import type * as z from 'zod'
import type { api } from '../../contract/api.ts'
import { buttonLook } from '../ui/button-look.ts'

type Health = z.output<typeof api.health.output>

/** Puts into a plain page what was not known when it was built: where to pay, and the way to the dashboard for who is signed in. */
export async function putWhatIsKnownLater(page: Document): Promise<void> {
  const health = await answerTo<Health>('/api/health')
  if (!health) return
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-payment-link]')) leadToPayment(link, health)
  // who is signed in at a provider that keeps the session itself is only known to its own script: the way in leads on from there
  if (health.sign_in.kind !== 'clerk' && (await answerTo<object>('/api/auth/get-session'))) showDashboard(page)
}

function leadToPayment(link: HTMLAnchorElement, { payment_links }: Health): void {
  const address = payment_links[link.dataset.paymentLink as keyof Health['payment_links']]
  if (address === undefined) return
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.removeAttribute('role')
  link.removeAttribute('aria-disabled')
}

function showDashboard(page: Document): void {
  const link = page.createElement('a')
  link.href = '/dashboard'
  link.className = buttonLook('secondary')
  link.textContent = 'Dashboard'
  page.querySelector('[data-way-in]')?.replaceChildren(link)
}

/** What the server answers; null also where it does not, and the page stays as it was built. */
async function answerTo<Answer>(path: string): Promise<Answer | null> {
  const answer = await fetch(path).catch(() => null)
  return answer?.ok ? answer.json() : null
}
