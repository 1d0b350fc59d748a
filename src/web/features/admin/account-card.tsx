import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveState } from '../../ui/save-state.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { emailObjection } from './company-card.ts'
import { ProfilePassages } from './profile-passages.tsx'
import type { CompanyCards } from './use-company-cards.ts'
import type { CompanyFile } from './use-company-files.ts'

const FIELDS = [
  { name: 'first_name', label: 'First Name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
  { name: 'company_name', label: 'Company Name', autoComplete: 'organization' },
] as const

/** Who answers solicitations here (spec §2, Admin Portal). */
export function AccountCard({ cards, files }: { cards: CompanyCards; files: readonly CompanyFile[] }) {
  const objection = emailObjection(cards.fields.email)
  return (
    <Card
      title="Account Information"
      description="How you and your company are named in plans."
      footer={
        <>
          <Button
            variant="primary"
            type="submit"
            form="account-information"
            busy={cards.saving('account') === 'saving'}
            disabled={objection !== undefined}
          >
            Save Changes
          </Button>
          <SaveState saving={cards.saving('account')} />
        </>
      }
    >
      <form
        id="account-information"
        noValidate
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void cards.save('account')
        }}
      >
        {FIELDS.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label} error={name === 'email' ? objection : undefined}>
            {(control) => (
              <TextInput
                {...control}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={autoComplete}
                maxLength={300}
                value={cards.fields[name]}
                onChange={(event) => cards.type({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <div className="empty:hidden sm:col-span-2">
          <ProfilePassages field="company_name" label="Company Name" cards={cards} files={files} />
        </div>
      </form>
    </Card>
  )
}
