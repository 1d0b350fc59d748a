import type { ModelUsage } from './drafter-queries.ts'

/** What was used today, in a few words: "42 of 500 calls today, $0.12". */
export function usageWords({ calls, calls_limit, cost, cost_limit }: ModelUsage): string {
  const counted = calls_limit === null ? `${calls} ${calls === 1 ? 'call' : 'calls'} today` : `${calls} of ${calls_limit} calls today`
  if (cost === null) return counted
  return `${counted}, ${dollars(cost)}${cost_limit === null ? '' : ` of ${dollars(cost_limit)}`}`
}

/** Which limit is used up, in a sentence; null while there is something left. */
export function limitWords({ calls, calls_limit, cost, cost_limit }: ModelUsage): string | null {
  if (calls_limit !== null && calls >= calls_limit) return `You have made today's ${calls_limit} calls of the language model.`
  if (cost !== null && cost_limit !== null && cost >= cost_limit) {
    return `You have used up today's ${dollars(cost_limit)} for the language model.`
  }
  return null
}

/** Less than a cent is not nothing. */
function dollars(amount: number): string {
  return amount > 0 && amount < 0.01 ? 'less than $0.01' : `$${amount.toFixed(2)}`
}
