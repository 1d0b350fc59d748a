import { oneLine } from '../../language/characters.ts'
import { monthCount } from '../schedule.ts'
import type { PlanToLayOut } from './form-document.ts'

/** What every form says of a plan before its first section; the award stands in none. */
export function formFacts({ plan, topic_name, research_institution }: PlanToLayOut): (readonly [string, string])[] {
  const lines: (readonly [string, string | undefined])[] = [
    ['Topic', topic_name],
    ['Company', plan.company_name],
    ['Program', `${plan.program_type} Phase ${plan.phase}`],
    ['Research institution', plan.program_type === 'STTR' ? research_institution : undefined],
    ['Customer', plan.customer_org],
    ['Period of performance', monthCount(plan.period_of_performance)],
  ]
  return lines.flatMap(([name, value]) => (value?.trim() ? [[name, oneLine(value)] as const] : []))
}
