import type { Page, Route } from '@playwright/test'
import type { Endpoint } from '../src/contract/endpoint.ts'

/** Makes a call fail with the server's words, as often as it is made or only the first `times`. */
export async function failing(
  page: Page,
  promise: Endpoint,
  detail = 'The provider failed',
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  const answer = { status: 502, contentType: 'application/json', body: JSON.stringify({ detail }) }
  let left = times
  const fail = (route: Route) => {
    left -= 1
    return left < 0 ? route.fallback() : route.fulfill(answer)
  }
  await page.route(addressed(promise), (route) => own(route, promise, () => fail(route)))
}

/** Answers a call in the server's place. */
export async function answering(page: Page, promise: Endpoint, body: unknown): Promise<void> {
  const answer = { status: 200, contentType: 'application/json', body: JSON.stringify(body) }
  await page.route(addressed(promise), (route) => own(route, promise, () => route.fulfill(answer)))
}

const FAILED = { status: 502, contentType: 'application/json', body: JSON.stringify({ detail: 'The provider failed' }) }

/** A call that is held back: `asked` resolves when it was made, `times` tells how often. */
type Held = { asked: Promise<void>; letGo: () => void; times: () => number }

/** Holds a call back until it is let go, to the server or, where it `fails`, to nowhere. */
export async function holding(page: Page, promise: Endpoint, then: 'passes' | 'fails' = 'passes'): Promise<Held> {
  let letGo = () => {}
  let wasAsked = () => {}
  let count = 0
  const open = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve
  })
  const pass = async (route: Route) => {
    count += 1
    wasAsked()
    await open
    // a page that was left meanwhile no longer waits for the answer
    await (then === 'fails' ? route.fulfill(FAILED) : route.continue()).catch(() => {})
  }
  await page.route(addressed(promise), (route) => own(route, promise, () => pass(route)))
  return { asked, letGo, times: () => count }
}

/** Counts how often a call is made, letting it through. */
export function counting(page: Page, promise: Endpoint): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === promise.method && addressed(promise).test(request.url())) count += 1
  })
  return () => count
}

/** Lets a call through again that was interfered with. What was put in its way stays there: a page whose last route goes loses the calls that are just then on their way. */
export async function undisturbed(page: Page, promise: Endpoint): Promise<void> {
  await page.route(addressed(promise), (route) => own(route, promise, () => route.continue()))
}

function own(route: Route, promise: Endpoint, action: () => Promise<void>): Promise<void> {
  return route.request().method() === promise.method ? action() : route.fallback()
}

function addressed({ path }: Endpoint): RegExp {
  return new RegExp(`^https?://[^/]+${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
}
