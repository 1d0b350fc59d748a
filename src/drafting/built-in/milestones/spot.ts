/** Where in the plan a milestone stands, for deciding what belongs to it. */
export type Spot = { text: string; position: 'first' | 'early' | 'middle' | 'late' | 'last'; due: number }
