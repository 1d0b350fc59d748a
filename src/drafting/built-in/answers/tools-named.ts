import type { PlanBrief } from '../plan-brief.ts'

const TOOL =
  /\b(?:uses?|using|in|with) ((?:[A-Z][\w+.-]*[A-Za-z\d](?: (?=[A-Z]))?){1,3})(?= (?:for|to|and|library|model|models|scripts?|code|files?)\b|[,;.]|$)/g
const KNOWN_TOOL_FACTS = /^(?:method|existing|data)$/

/** Words behind such prepositions that name people, places and offices, not programs. */
const NO_TOOL =
  /^(?:Phase|Milestone|Government|Contractor|Award|Dr|Mr|Ms|Prof|Role|The|A|An|Task|January|February|March|April|May|June|July|August)\b|^[A-Z]$/

/** The programs with which the answers say a milestone's models are made: "Ansys HFSS", "MATLAB"; only those whose sentence stands in its text. */
export function toolsIn({ answers }: Pick<PlanBrief, 'answers'>, text: string): string[] {
  const said = answers.filter((fact) => KNOWN_TOOL_FACTS.test(fact.topic) && text.includes(fact.text) && MODELS.test(fact.text))
  const named = said.flatMap((fact) => [...fact.text.matchAll(TOOL)].map(([, tool]) => (tool ?? '').trim()))
  return [...new Set(named)].filter((tool) => tool.length > 2 && !NO_TOOL.test(tool)).slice(0, 3)
}

const MODELS = /\b(?:model|simulat|analy[sz]|drawn|schematics?|code|written|train|library|circuit|layout)/i
