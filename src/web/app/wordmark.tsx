import { Link } from 'react-router'

/** The product's name with its mark, leading to `to`. */
export function Wordmark({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="flex items-center gap-2.5 rounded-control font-bold text-navy">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="6" className="fill-navy" />
        <path d="M8 9.5h16M8 16h11M8 22.5h6" className="stroke-on-navy" strokeWidth="2.6" strokeLinecap="round" />
        <path
          d="m18.5 22 2.6 2.6 5-5.6"
          fill="none"
          className="stroke-sky"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="leading-tight">{name}</span>
    </Link>
  )
}
