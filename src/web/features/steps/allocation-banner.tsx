import type { ReactNode } from 'react'
import { type Cents, dollarLabel } from '../../../domain/money.ts'
import type { Allocation } from '../../../domain/payment.ts'
import { Banner } from '../../ui/banner.tsx'

type AllocationBannerProps = { allocation: Allocation; total: Cents; award: Cents; children?: ReactNode }

/** The payments against the award, in three states; percentages with one decimal (spec §5, §9). `children` change them. */
export function AllocationBanner({ allocation, total, award, children }: AllocationBannerProps) {
  const amounts =
    award === 0
      ? `${dollarLabel(total)} allocated; no award amount was entered.`
      : `${dollarLabel(total)} of ${dollarLabel(award)} allocated.`
  switch (allocation.kind) {
    case 'over':
      return (
        <Banner tone="danger" title="Total payment exceeds 100%" actions={children}>
          <p>Please adjust payment amounts to total ≤ 100% of award amount</p>
          <p className="numeric">
            {amounts} {award > 0 && `That is ${allocation.percent.toFixed(1)}% of the award.`}
          </p>
        </Banner>
      )
    case 'full':
      return (
        <Banner tone="success" title="Fully Allocated" actions={children}>
          <p className="numeric">{amounts}</p>
        </Banner>
      )
    case 'partial':
      return (
        <Banner tone="neutral" title={`${allocation.percentLeft.toFixed(1)}% remaining`} actions={children}>
          <p className="numeric">{amounts}</p>
        </Banner>
      )
  }
}
