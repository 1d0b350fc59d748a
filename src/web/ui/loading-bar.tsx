/** A thin moving line at the top while the next screen is on its way; quick changes never show it. */
export function LoadingBar() {
  return (
    <div role="progressbar" aria-label="Loading the screen" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-navy-soft">
      <div className="h-full w-1/3 animate-pulse bg-blue" />
    </div>
  )
}
