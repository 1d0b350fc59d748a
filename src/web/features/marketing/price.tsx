/** A monthly price in dollars. */
export function Price({ dollars }: { dollars: number }) {
  return (
    <p className="flex items-baseline gap-1.5">
      <span className="text-heading font-bold text-navy">${dollars}</span>
      <span className="text-muted">per month</span>
    </p>
  )
}
