import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../app/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { exportedAccount } from './profile-calls.ts'
import { useAccountButton } from './use-account-change.ts'

/** Everything that is kept of the person: to take along, or to have deleted. `hasPassword`: the account's password is kept here. */
export function DataCard({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { doing, press } = useAccountButton('Your data could not be downloaded')
  const [percent, setPercent] = useState<number | null>(null)
  const download = async () => {
    setPercent(null)
    const content = await exportedAccount((share) => setPercent(share * 100))
    saveFile({ name: `work-plan-builder-data-${new Date().toISOString().slice(0, 10)}.zip`, content })
  }
  return (
    <Card title="Your data">
      <div className="grid gap-8">
        <section className="grid justify-items-start gap-3">
          <h3 className="font-bold">Download everything</h3>
          <p className="max-w-prose text-muted">
            One ZIP file with all that this server keeps of you: your account, your company, solicitations, answers, recordings, plans and
            their history.
          </p>
          <Button icon={Download} busy={doing !== null} onClick={() => void press('download', download)}>
            Download my data
          </Button>
          {doing !== null && <Progress label="Downloading your data" percent={percent} />}
        </section>
        <section className="grid justify-items-start gap-3 border-t border-line pt-6">
          <h3 className="font-bold">Delete your account</h3>
          <p className="max-w-prose text-muted">
            Your account goes, and all of your work with it: solicitations, answers, recordings, plans and their history, and your company's
            information. It cannot be undone, so download your data first.
          </p>
          <DeleteAccount email={email} hasPassword={hasPassword} />
        </section>
      </div>
    </Card>
  )
}
