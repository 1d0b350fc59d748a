import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { SaveState } from '../../ui/save-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { LONG, Part } from './part.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'destructive'] as const
const SAVINGS = ['idle', 'saving', 'saved', 'kept-here'] as const

/** What is pressed, typed and chosen. */
export function Asking() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Part key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>At rest</Button>
          <Button variant={variant} icon={Download}>
            With a mark
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Out of use
          </Button>
          <ButtonLink to="/ui" variant={variant}>
            Link
          </ButtonLink>
        </Part>
      ))}
      <Part name="Fields">
        <Fields />
      </Part>
      <Part name="Choices">
        <Choices />
      </Part>
      <Part name="Saving">
        {SAVINGS.map((saving) => (
          <SaveState key={saving} saving={saving} why={saving === 'kept-here' ? 'The server is out of reach.' : null} />
        ))}
      </Part>
    </>
  )
}

function Fields() {
  return (
    <div className="grid w-full gap-4 md:grid-cols-3">
      <Field label="Company Name" hint="As registered.">
        {(control) => <TextInput {...control} placeholder="Acme Antennas" />}
      </Field>
      <Field label="Award Amount" error="Give an amount in dollars.">
        {(control) => <TextInput {...control} prefix="$" defaultValue="a lot" />}
      </Field>
      <Field label="Out of use">{(control) => <TextInput {...control} disabled defaultValue={LONG} />}</Field>
      <Field label="Answer" className="md:col-span-3">
        {(control) => <TextArea {...control} rows={3} defaultValue={LONG} />}
      </Field>
    </div>
  )
}

function Choices() {
  const [program, choose] = useState<'SBIR' | 'STTR'>('SBIR')
  const [isChecked, check] = useState(true)
  const [tab, open] = useState<'interview' | 'narrative'>('interview')
  return (
    <div className="grid w-full gap-4 md:grid-cols-3">
      <Choice
        label="Program"
        options={[
          { value: 'SBIR', label: 'SBIR' },
          { value: 'STTR', label: 'STTR' },
        ]}
        value={program}
        onChange={choose}
      />
      <div className="grid content-start gap-2">
        <Checkbox label="Schedule as a picture" checked={isChecked} onChange={check} hint="Behind the table." />
        <Checkbox label="Out of use" checked={false} onChange={check} disabled />
      </div>
      <Tabs
        label="Views"
        value={tab}
        onChange={open}
        tabs={[
          { name: 'interview', label: 'Interview', content: <p>Question 1</p> },
          { name: 'narrative', label: 'Narrative', content: <p>{LONG}</p> },
        ]}
      />
    </div>
  )
}
