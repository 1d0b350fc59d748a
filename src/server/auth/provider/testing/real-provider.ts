import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Somebody whom the provider knows. */
export type KnownPerson = { sub: string; email?: string; email_verified?: boolean; name?: string }

/** What the provider knows this product as. */
export const CLIENT = { id: 'work-plan-builder', secret: 'a secret between provider and product' } as const

/** An OpenID Connect provider as companies have one. */
export type RealProvider = {
  issuer: string
  /** Whom it takes a browser for from now on; null asks for a name on a page of its own. */
  signsIn: (person: KnownPerson | null) => void
  close: () => Promise<void>
}

/** How a provider reads the secret: in the body of a call, or in its header. */
type SecretIn = 'client_secret_post' | 'client_secret_basic'

/** Starts a provider at an address of this machine, which lets people come back to these addresses. */
export async function startProvider(
  redirect_uris: string[],
  known: KnownPerson[],
  { port = 0, reads }: { port?: number; reads?: SecretIn } = {},
): Promise<RealProvider> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let who: KnownPerson | null = known[0] ?? null
  const people = new Map(known.map((person) => [person.sub, person]))
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris,
        ...(reads && { token_endpoint_auth_method: reads }),
        post_logout_redirect_uris: redirect_uris.map((address) => `${new URL(address).origin}/`),
      },
    ],
    ...(reads && { clientAuthMethods: [reads] }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the provider'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, logoutSource: askToSignOut } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: async () => ({ ...person }) }
    },
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId ?? ''
      const given = oidc.session?.grantIdFor(clientId)
      if (given) return oidc.provider.Grant.find(given)
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    // browsers ask each address for its icon
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    if (!pathname.startsWith('/interaction/')) return answer(request, response)
    const sub = searchParams.get('who') ?? who?.sub
    if (sub === 'nobody') return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'Not me.' })
    if (sub) return provider.interactionFinished(request, response, { login: { accountId: sub } })
    response.setHeader('content-type', 'text/html').end(page([...people.keys()]))
  })
  return {
    issuer,
    signsIn: (person) => {
      who = person
      if (person) people.set(person.sub, person)
    },
    close: () => new Promise((closed) => server.closeAllConnections() ?? server.close(() => closed())),
  }
}

function page(people: string[]): string {
  const buttons = [...people, 'nobody'].map((sub) => `<button name="who" value="${sub}">${sub}</button>`)
  return `<!doctype html><title>Company login</title><h1>Company login</h1><form>${buttons.join('')}</form>`
}

async function askToSignOut(ctx: { body: unknown }, form: string): Promise<void> {
  ctx.body = `<!doctype html><title>Company login</title><h1>Sign out of the company?</h1>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`
}
