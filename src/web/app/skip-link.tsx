/** The first stop of the keyboard: past the navigation to the screen itself. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-navy px-4 py-2 font-semibold text-on-navy focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  )
}
