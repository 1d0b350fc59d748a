import { asWritten, isAsWritten } from '../../../../domain/open-answer.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'

type RemarksProps = { answer: string; remarks: readonly string[]; onType: (answer: string) => void; disabled?: boolean }

/** What of an answer stays out of the narrative because it seems to speak to whoever asks, and the way to say otherwise. */
export function Remarks({ answer, remarks, onType, disabled = false }: RemarksProps) {
  const own = isAsWritten(answer) ? [] : remarks.filter((one) => answer.includes(one))
  if (own.length === 0) return null
  return (
    <Banner
      title="Use this in the narrative?"
      actions={
        <Button disabled={disabled} onClick={() => onType(asWritten(answer))}>
          Use it
        </Button>
      }
    >
      {own.map((one) => `“${one}”`).join(' ')} {own.length === 1 ? 'does' : 'do'} not seem to tell of the work. Your answer keeps{' '}
      {own.length === 1 ? 'it' : 'them'}; the narrative leaves {own.length === 1 ? 'it' : 'them'} out unless you say otherwise.
    </Banner>
  )
}
