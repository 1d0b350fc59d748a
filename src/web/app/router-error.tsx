import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

/** What is shown when a screen breaks: the status or the message, never a stack (spec §2, §8). */
export function RouterError() {
  const problem = useRouteError()
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-5 px-5 py-16">
      <title>Unexpected Application Error</title>
      <h1 className="text-heading font-bold">Unexpected Application Error</h1>
      <p className="text-lead text-muted [overflow-wrap:anywhere]">{reason(problem)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </main>
  )
}

function reason(problem: unknown): string {
  if (isRouteErrorResponse(problem)) return `${problem.status} ${problem.statusText}`.trim()
  return problem instanceof Error && problem.message ? problem.message : 'Something went wrong.'
}
