import { useOpenSource } from './source-opening.tsx'

/** The page of a requirement, which opens the solicitation at its words. */
export function RequirementPage({ id, page, quote, file_id }: { id: string; page: number; quote: string; file_id: string }) {
  const open = useOpenSource()
  return (
    <button
      type="button"
      onClick={() => open({ document_id: file_id, title: 'Solicitation', page, quote })}
      aria-label={`${id}, page ${page} of the solicitation`}
      className="numeric rounded-control text-blue underline decoration-line-strong underline-offset-4 hover:decoration-blue"
    >
      page {page}
    </button>
  )
}
