const BETWEEN = '; '
const GOVERNMENT = 'Government'

/** Where a result goes, one by one: the Government, steps by the ids of their rows, or others by name. */
export function goalsOf(goes_to: unknown): string[] {
  return String(goes_to ?? '')
    .split(';')
    .map((goal) => goal.trim())
    .filter(Boolean)
}

/** The cell of several goals, each named once; null for none. */
export function goalCell(goals: readonly string[]): string | null {
  return goals.length > 0 ? [...new Set(goals)].join(BETWEEN) : null
}

/** The goal that tells how a result is handed over: the Government or another outside of the plan, which makes it a deliverable, else the first step. */
export function leadingGoal(goes_to: string, steps: ReadonlySet<string>): string {
  const goals = goalsOf(goes_to)
  if (goals.length < 2) return goes_to
  return goals.find((goal) => goal === GOVERNMENT) ?? goals.find((goal) => !steps.has(goal)) ?? goals[0] ?? goes_to
}
