import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveState } from '../../ui/save-state.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { CompanyDocuments } from './company-documents.tsx'
import { OtherPassages, ProfilePassages } from './profile-passages.tsx'
import type { CompanyCards } from './use-company-cards.ts'
import type { CompanyFile } from './use-company-files.ts'

const LONGEST = 20_000

const FIELDS = [
  {
    name: 'company_description',
    label: 'Company Description',
    hint: 'What you do, where, with how many people, and which facilities and equipment you have. Plain facts: plans are drafted from them.',
  },
  {
    name: 'technology_overview',
    label: 'Technology Overview',
    hint: 'What works today, how it was measured, and what it is built on.',
  },
] as const

/** What the company says of itself in every plan, with its documents before the fields that they can fill (spec §2, Admin Portal). */
export function CompanyInformation({ cards, files }: { cards: CompanyCards; files: readonly CompanyFile[] }) {
  return (
    <Card
      title="Company Information"
      description="Used in a plan where your interview answers leave something open, and shown as the source wherever it is."
      footer={
        <>
          <Button variant="primary" busy={cards.saving('company') === 'saving'} onClick={() => void cards.save('company')}>
            Save Company Information
          </Button>
          <SaveState saving={cards.saving('company')} />
        </>
      }
    >
      <div className="grid gap-6">
        <CompanyDocuments files={files} />
        {FIELDS.map(({ name, label, hint }) => (
          <div key={name}>
            <Field label={label} hint={hint}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={6}
                  maxLength={LONGEST}
                  className="field-sizing-content"
                  style={{ minHeight: 150 }}
                  value={cards.fields[name]}
                  onChange={(event) => cards.type({ [name]: event.target.value })}
                />
              )}
            </Field>
            <ProfilePassages field={name} label={label} cards={cards} files={files} />
          </div>
        ))}
        <OtherPassages fields={FIELDS} cards={cards} files={files} />
      </div>
    </Card>
  )
}
