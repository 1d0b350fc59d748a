import { useQuery } from '@tanstack/react-query'
import { TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CompanyProfile, ProfilePassage } from '../../../domain/company.ts'
import { Button } from '../../ui/button.tsx'
import { companyQueries } from './company-queries.ts'
import type { CompanyCards } from './use-company-cards.ts'
import type { CompanyFile } from './use-company-files.ts'

type Words = Exclude<ProfilePassage['field'], 'other'>
type ProfilePassagesProps = { field: Words; label: string; cards: CompanyCards; files: readonly CompanyFile[] }
type OtherPassagesProps = { fields: readonly { name: Words; label: string }[]; cards: CompanyCards; files: readonly CompanyFile[] }

/** What the company's documents have for an empty field: their own words, which count once somebody has put them there and saved. */
export function ProfilePassages({ field, label, cards, files }: ProfilePassagesProps) {
  const passages = usePassages(field, cards, files)
  if (passages.length === 0) return null
  const put = (texts: readonly string[]) => cards.type({ [field]: withTexts(cards.fields[field], texts) })
  return (
    <section aria-label={`From your documents, for ${label}`} className="mt-3 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-caption text-muted">Read in your documents. Nothing is used until you put it in and save.</p>
        {passages.length > 1 && (
          <Button onClick={() => put(passages.map(({ text }) => text))}>
            Put all {passages.length} into {label}
          </Button>
        )}
      </div>
      <ul className="grid gap-3">
        {passages.map((passage) => (
          <PassageItem key={passage.text} passage={passage}>
            <Button variant="quiet" className="-ml-4 w-fit" onClick={() => put([passage.text])}>
              Put it into {label}
            </Button>
          </PassageItem>
        ))}
      </ul>
    </section>
  )
}

/** What a short paper says beside the fields: shown, so that nothing of it is lost, and put wherever the person wants it. */
export function OtherPassages({ fields, cards, files }: OtherPassagesProps) {
  const passages = usePassages('other', cards, files)
  if (passages.length === 0) return null
  return (
    <section aria-label="Also in your documents">
      <p className="font-semibold">Also in your documents</p>
      <p className="max-w-prose text-caption text-muted">
        This fits none of the fields above. It stays in your document, or goes where you put it.
      </p>
      <ul className="mt-3 grid gap-3">
        {passages.map((passage) => (
          <PassageItem key={passage.text} passage={passage}>
            <div className="-ml-4 flex flex-wrap">
              {fields.map(({ name, label }) => (
                <Button key={name} variant="quiet" onClick={() => cards.type({ [name]: withTexts(cards.fields[name], [passage.text]) })}>
                  Put it into {label}
                </Button>
              ))}
            </div>
          </PassageItem>
        ))}
      </ul>
    </section>
  )
}

function PassageItem({ passage: { heading, text, file_name, page }, children }: { passage: ProfilePassage; children: ReactNode }) {
  return (
    <li className="grid gap-1 rounded-control border border-line bg-sheet px-4 py-3">
      <p className="flex gap-2 text-caption text-muted [overflow-wrap:anywhere]">
        <TextQuote aria-hidden className="mt-0.5 size-4 shrink-0" />
        {[`${file_name}, page ${page}`, heading].filter(Boolean).join(' · ')}
      </p>
      <p className="max-w-prose [overflow-wrap:anywhere]">{text}</p>
      {children}
    </li>
  )
}

function usePassages(field: ProfilePassage['field'], { fields }: CompanyCards, files: readonly CompanyFile[]): ProfilePassage[] {
  const { data } = useQuery({ ...companyQueries.draft(files), enabled: files.length > 0 })
  return (data?.passages ?? []).filter((one) => one.field === field && !holds(fields, one))
}

/** The words of a field with others behind them, each in a paragraph of its own; what already stands there is not put there again. */
function withTexts(before: string, texts: readonly string[]): string {
  return [before.trim(), ...texts.filter((text) => !before.includes(text))].filter((one) => one !== '').join('\n\n')
}

function holds(fields: CompanyProfile, { text }: ProfilePassage): boolean {
  return Object.values(fields).some((words) => words.includes(text))
}
