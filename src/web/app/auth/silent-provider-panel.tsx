import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** Stands where somebody would sign in while the provider does not answer: who was asked, and what can be done about it. */
export function SilentProviderPanel({ host, onRetry }: { host: string; onRetry: () => void }) {
  return (
    <div className="grid gap-6">
      <title>Sign-in is not available - Work Plan Builder</title>
      <h1 className="text-heading font-bold tracking-tight">Sign-in is not available</h1>
      <Banner
        tone="danger"
        title={`Sign-in is not available: ${host} did not answer.`}
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        Your work is safe: what you typed is kept in this browser, and everything else on the server. Try again in a minute, or check
        whether this machine reaches the internet.
      </Banner>
      <section className="grid gap-2 text-muted">
        <h2 className="text-subtitle font-bold">If you run this server</h2>
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            Browsers have to reach <strong className="[overflow-wrap:anywhere]">https://{host}</strong>: let it through a firewall, a proxy
            or a content blocker.
          </li>
          <li>
            The host comes from <code>AUTH_CLERK_PUBLISHABLE_KEY</code>: check that the key is the one that your provider shows.
          </li>
          <li>
            Without this provider, people can sign in with accounts of the product itself: start the server with{' '}
            <code>AUTH_PROVIDER=embedded</code>.
          </li>
        </ul>
      </section>
    </div>
  )
}
